import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findService,
  missingServiceMessage,
  type Service,
  type ServiceName,
  startService,
} from '../../../tools/services/services.ts';
import { startTcpProxy, type TcpProxy } from '../../../tools/services/tcp-proxy.ts';
import { chatOf, describeBus, linked, listenOn, until } from './bus.contract.ts';
import { type Bus, type House, openHouseBus } from './bus.ts';
import { openNatsBus } from './nats.ts';
import { openRedisBus } from './redis.ts';
import { parseWord } from './wire-format.ts';

const house: House = new Set();
describeBus('one process', async (node) => openHouseBus(node, house, false));

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
    expect(parseWord(text)).toBeNull();
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
for (const name of NAMES) if (findService(name) === null) console.warn(missingServiceMessage(name));

describe.each(NAMES.filter((name) => findService(name) !== null))('%s', (name) => {
  const { open, shout } = CARRIERS[name];
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

  it('pays no heed to strangers', async () => {
    const [a, b] = [await listenOn(open(service.url, 'a')), await listenOn(open(service.url, 'b'))];
    b.bus.follow('r');
    await linked(a, b, 'r');
    await shout(service.url, 'hello {');
    a.bus.publish(chatOf('r', 'after', 'a'));
    await until(() => b.heard.length > 0);
    expect(b.heard).toEqual([chatOf('r', 'after', 'a')]);
    await Promise.all([a.bus.close(), b.bus.close()]);
  });

  it.each(['stopped', 'killed', 'cut off'] as const)(
    'never throws while it is %s, and afterwards goes on by itself with what is followed then',
    async (how) => {
      const [a, b] = [await listenOn(open(overLine(), 'a')), await listenOn(open(overLine(), 'b'))];
      b.bus.follow('before');
      b.bus.follow('nomore');
      await linked(a, b, 'before');
      await linked(a, b, 'nomore');
      if (how === 'cut off') line.disconnect();
      else await service.halt(how);
      for (let i = 0; i < 100; i++) a.bus.publish(chatOf('before', 'lost', 'a'));
      b.bus.follow('meanwhile');
      b.bus.unfollow('nomore');
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (let i = 0; i < 100; i++) a.bus.publish(chatOf('before', 'lost', 'a'));
      if (how === 'cut off') line.restore();
      else await service.resume();
      await linked(a, b, 'before');
      await linked(a, b, 'meanwhile');
      b.heard.length = 0;
      for (const room of ['nomore', 'before', 'meanwhile']) a.bus.publish(chatOf(room, 'good again', 'a'));
      await until(() => b.heard.length >= 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(b.heard).toEqual([chatOf('before', 'good again', 'a'), chatOf('meanwhile', 'good again', 'a')]);
      await Promise.all([a.bus.close(), b.bus.close()]);
    },
  );

  it('need not be there when a node starts', async () => {
    await service.halt('stopped');
    const [a, b] = await Promise.all([listenOn(open(service.url, 'a')), listenOn(open(service.url, 'b'))]);
    b.bus.follow('r');
    a.bus.publish(chatOf('r', 'lost', 'a'));
    await service.resume();
    await linked(a, b, 'r');
    expect(b.heard).toEqual([]);
    await Promise.all([a.bus.close(), b.bus.close()]);
  });

  it('can be closed while it is away', async () => {
    const { bus } = await listenOn(open(service.url, 'a'));
    await service.halt('killed');
    await bus.close();
    await service.resume();
  });
});
