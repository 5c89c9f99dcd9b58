import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findService,
  type Service,
  type ServiceName,
  sayMissing,
  startService,
} from '../../../tools/services/services.ts';
import { type Line, openProxy } from '../../../tools/services/tcp-proxy.ts';
import { chatMessage, describeBus, openListener, untilConnected, waitUntil } from './bus.contract.ts';
import type { Bus } from './bus.ts';
import { type LocalHub, openInProcessBus } from './in-process.ts';
import { openNatsBus } from './nats.ts';
import { openRedisBus } from './redis.ts';
import { parseBusMessage } from './wire-format.ts';

const house: LocalHub = new Set();
describeBus('one process', async (node) => openInProcessBus(node, house, false));

it('no word is what another version, or a stranger, says', () => {
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

type Carrier = {
  open(url: string, node: string): Promise<Bus>;
  /** Somebody who is no node speaks on the channel of a room. */
  shout(url: string, text: string): Promise<void>;
};

const CARRIERS: { readonly [name in Exclude<ServiceName, 'postgres'>]: Carrier } = {
  redis: {
    open: openRedisBus,
    async shout(url, text) {
      const redis = new Redis(url);
      await redis.publish('wordhoard.room.r', text);
      await redis.quit();
    },
  },
  nats: {
    open: openNatsBus,
    async shout(url, text) {
      const nats = await connect({ servers: url });
      nats.publish('wordhoard.room.r', text);
      await nats.flush();
      await nats.close();
    },
  },
};

const NAMES = ['redis', 'nats'] as const;
for (const name of NAMES) if (findService(name) === null) console.warn(sayMissing(name));

describe.each(NAMES.filter((name) => findService(name) !== null))('%s', (name) => {
  const { open, shout } = CARRIERS[name];
  let service: Service;
  let line: Line;
  beforeAll(async () => {
    service = await startService(name);
    line = await openProxy(() => [service.port]);
  });
  afterAll(async () => {
    await line.close();
    await service.close();
  });
  const overLine = (): string => service.url.replace(String(service.port), String(line.port));

  describeBus(name, (node) => open(service.url, node));

  it('pays no heed to strangers', async () => {
    const [a, b] = [await openListener(open(service.url, 'a')), await openListener(open(service.url, 'b'))];
    b.bus.subscribe('r');
    await untilConnected(a, b, 'r');
    await shout(service.url, 'hello {');
    a.bus.publish(chatMessage('r', 'after', 'a'));
    await waitUntil(() => b.heard.length > 0);
    expect(b.heard).toEqual([chatMessage('r', 'after', 'a')]);
    await Promise.all([a.bus.close(), b.bus.close()]);
  });

  it.each(['stopped', 'killed', 'cut off'] as const)(
    'never throws while it is %s, and afterwards goes on by itself with what is followed then',
    async (how) => {
      const [a, b] = [await openListener(open(overLine(), 'a')), await openListener(open(overLine(), 'b'))];
      b.bus.subscribe('before');
      b.bus.subscribe('nomore');
      await untilConnected(a, b, 'before');
      await untilConnected(a, b, 'nomore');
      if (how === 'cut off') line.cut();
      else await service.halt(how);
      for (let i = 0; i < 100; i++) a.bus.publish(chatMessage('before', 'lost', 'a'));
      b.bus.subscribe('meanwhile');
      b.bus.unsubscribe('nomore');
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (let i = 0; i < 100; i++) a.bus.publish(chatMessage('before', 'lost', 'a'));
      if (how === 'cut off') line.mend();
      else await service.resume();
      await untilConnected(a, b, 'before');
      await untilConnected(a, b, 'meanwhile');
      b.heard.length = 0;
      for (const room of ['nomore', 'before', 'meanwhile']) a.bus.publish(chatMessage(room, 'good again', 'a'));
      await waitUntil(() => b.heard.length >= 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(b.heard).toEqual([chatMessage('before', 'good again', 'a'), chatMessage('meanwhile', 'good again', 'a')]);
      await Promise.all([a.bus.close(), b.bus.close()]);
    },
  );

  it('need not be there when a node starts', async () => {
    await service.halt('stopped');
    const [a, b] = await Promise.all([openListener(open(service.url, 'a')), openListener(open(service.url, 'b'))]);
    b.bus.subscribe('r');
    a.bus.publish(chatMessage('r', 'lost', 'a'));
    await service.resume();
    await untilConnected(a, b, 'r');
    expect(b.heard).toEqual([]);
    await Promise.all([a.bus.close(), b.bus.close()]);
  });

  it('can be closed while it is away', async () => {
    const { bus } = await openListener(open(service.url, 'a'));
    await service.halt('killed');
    await bus.close();
    await service.resume();
  });
});
