import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findService,
  missingServiceMessage,
  type Service,
  type ServiceName,
  startService,
} from '../../../tools/services/local-services.ts';
import { startTcpProxy, type TcpProxy } from '../../../tools/services/tcp-proxy.ts';
import { chatMessage, describeBus, openListener, untilConnected, waitUntil } from './bus.contract.ts';
import type { Bus } from './bus.ts';
import { type LocalHub, openInProcessBus } from './in-process.ts';
import { openNatsBus } from './nats.ts';
import { openRedisBus } from './redis.ts';
import { parseBusMessage } from './wire-format.ts';

const hub: LocalHub = new Set();
describeBus('one process', async (node) => openInProcessBus(node, hub, false));

it('ignores messages of other versions and of other programs', () => {
  for (const text of [
    '',
    'hello',
    '{}',
    '[]',
    'null',
    '{"t":"room"}',
    '{"t":"new","from":"b"}',
    '{"t":"bye","from":7}',
  ])
    expect(parseBusMessage(text)).toBeNull();
});

type BusServer = {
  open(url: string, node: string): Promise<Bus>;
  /** Publishes on a room's channel without being a node. */
  publishRaw(url: string, text: string): Promise<void>;
};

const BUS_SERVERS: { readonly [name in Exclude<ServiceName, 'postgres'>]: BusServer } = {
  redis: {
    open: openRedisBus,
    async publishRaw(url, text) {
      const redis = new Redis(url);
      await redis.publish('wordhoard.room.r', text);
      await redis.quit();
    },
  },
  nats: {
    open: openNatsBus,
    async publishRaw(url, text) {
      const nats = await connect({ servers: url });
      nats.publish('wordhoard.room.r', text);
      await nats.flush();
      await nats.close();
    },
  },
};

const NAMES = ['redis', 'nats'] as const;
for (const name of NAMES) if (findService(name) === null) console.warn(missingServiceMessage(name));

describe.each(NAMES.filter((name) => findService(name) !== null))('%s', (name) => {
  const { open, publishRaw } = BUS_SERVERS[name];
  let service: Service;
  let line: TcpProxy;
  beforeAll(async () => {
    service = await startService(name);
    line = await startTcpProxy(() => [service.port]);
  });
  afterAll(async () => {
    await line.close();
    await service.close();
  });
  const overLine = (): string => service.url.replace(String(service.port), String(line.port));

  describeBus(name, (node) => open(service.url, node));

  it('ignores other programs on its channels', async () => {
    const [a, b] = [await openListener(open(service.url, 'a')), await openListener(open(service.url, 'b'))];
    b.bus.subscribe('r');
    await untilConnected(a, b, 'r');
    await publishRaw(service.url, 'hello {');
    a.bus.publish(chatMessage('r', 'after', 'a'));
    await waitUntil(() => b.received.length > 0);
    expect(b.received).toEqual([chatMessage('r', 'after', 'a')]);
    await Promise.all([a.bus.close(), b.bus.close()]);
  });

  it.each(['stopped', 'killed', 'cut off'] as const)(
    'never throws while the server is %s, and then reconnects with the current subscriptions',
    async (how) => {
      const [a, b] = [await openListener(open(overLine(), 'a')), await openListener(open(overLine(), 'b'))];
      b.bus.subscribe('before');
      b.bus.subscribe('nomore');
      await untilConnected(a, b, 'before');
      await untilConnected(a, b, 'nomore');
      if (how === 'cut off') line.disconnect();
      else await service.halt(how);
      for (let i = 0; i < 100; i++) a.bus.publish(chatMessage('before', 'lost', 'a'));
      b.bus.subscribe('meanwhile');
      b.bus.unsubscribe('nomore');
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (let i = 0; i < 100; i++) a.bus.publish(chatMessage('before', 'lost', 'a'));
      if (how === 'cut off') line.restore();
      else await service.resume();
      await untilConnected(a, b, 'before');
      await untilConnected(a, b, 'meanwhile');
      b.received.length = 0;
      for (const room of ['nomore', 'before', 'meanwhile']) a.bus.publish(chatMessage(room, 'good again', 'a'));
      await waitUntil(() => b.received.length >= 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(b.received).toEqual([
        chatMessage('before', 'good again', 'a'),
        chatMessage('meanwhile', 'good again', 'a'),
      ]);
      await Promise.all([a.bus.close(), b.bus.close()]);
    },
  );

  it('does not need the server when a node starts', async () => {
    await service.halt('stopped');
    const [a, b] = await Promise.all([openListener(open(service.url, 'a')), openListener(open(service.url, 'b'))]);
    b.bus.subscribe('r');
    a.bus.publish(chatMessage('r', 'lost', 'a'));
    await service.resume();
    await untilConnected(a, b, 'r');
    expect(b.received).toEqual([]);
    await Promise.all([a.bus.close(), b.bus.close()]);
  });

  it('can be closed while the server is down', async () => {
    const { bus } = await openListener(open(service.url, 'a'));
    await service.halt('killed');
    await bus.close();
    await service.resume();
  });
});
