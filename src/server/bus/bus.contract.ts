// The tests every bus must pass. bus.test.ts runs them on real servers, and tests what happens when a server is down.

import { afterEach, describe, expect, it } from 'vitest';
import type { Bus, BusMessage } from './bus.ts';

export type BusNode = { readonly bus: Bus; readonly received: BusMessage[] };

export const chatMessage = (room: string, text: string, from: string): BusMessage => ({
  ...{ t: 'chat', room, who: 0, text, among: 'players', from },
});

export async function openListener(opening: Promise<Bus>): Promise<BusNode> {
  const bus = await opening;
  const received: BusMessage[] = [];
  bus.onMessage((message) => void received.push(message));
  return { bus, received };
}

/** Waits for a condition, up to the test's own time limit. */
export async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until one node's messages about a room reach the other. */
export async function untilConnected(from: BusNode, to: BusNode, room: string): Promise<void> {
  const before = to.received.length;
  while (!to.received.slice(before).some((message) => message.t === 'match' && message.match === 'a call')) {
    from.bus.publish({ t: 'match', room, match: 'a call', n: 0, from: from.bus.node });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => setTimeout(resolve, 100)); // for the messages still under way
  to.received.length = before;
}

export function describeBus(name: string, open: (node: string) => Promise<Bus>): void {
  describe(`a bus on ${name}`, () => {
    const nodes: BusNode[] = [];
    const start = async (...names: string[]): Promise<BusNode[]> => {
      for (const one of names) nodes.push(await openListener(open(one)));
      return nodes;
    };
    afterEach(async () => {
      await Promise.all(nodes.splice(0).map(({ bus }) => bus.close()));
    });

    it('delivers every kind of message unchanged to all subscribers but the sender', async () => {
      const [a, b, c] = (await start('a', 'b', 'c')) as [BusNode, BusNode, BusNode];
      for (const { bus } of nodes) bus.subscribe('r');
      await untilConnected(a, b, 'r');
      await untilConnected(a, c, 'r');
      const messages: BusMessage[] = [
        { t: 'room', room: 'r', rev: 7, from: 'a' },
        { t: 'match', room: 'r', match: 'm', n: 3, from: 'a' },
        { t: 'here', room: 'r', people: [0, 2], from: 'a' },
        { t: 'chat', room: 'r', who: 1, text: '“Grüße” 🂡 \u0000 \n', among: 'watchers', from: 'a' },
        { t: 'notice', room: 'r', sentence: 'Ann asked for a hint.', from: 'a' },
        { t: 'notice', room: 'r', sentence: 'Ann is the host now.', own: { who: 1, sentence: 'You’re …' }, from: 'a' },
        { t: 'bye', from: 'a' },
      ];
      b.received.length = c.received.length = 0;
      for (const message of messages) a.bus.publish(message);
      await waitUntil(() => b.received.length >= messages.length && c.received.length >= messages.length);
      expect(b.received).toEqual(messages);
      expect(c.received).toEqual(messages);
      expect(a.received).toEqual([]);
      expect(nodes.map(({ bus }) => bus.node)).toEqual(['a', 'b', 'c']);
    });

    it('keeps the order of a node’s messages, and loses none while the server is up', async () => {
      const [a, b] = (await start('a', 'b')) as [BusNode, BusNode];
      b.bus.subscribe('r');
      await untilConnected(a, b, 'r');
      b.received.length = 0;
      for (let n = 1; n <= 2000; n++) a.bus.publish({ t: 'match', room: 'r', match: 'm', n, from: 'a' });
      await waitUntil(() => b.received.length >= 2000);
      expect(b.received.map((message) => message.t === 'match' && message.n)).toEqual(
        Array.from({ length: 2000 }, (_, i) => i + 1),
      );
    });

    it('delivers nothing about rooms that are not subscribed; a goodbye reaches every node', async () => {
      const [a, b] = (await start('a', 'b')) as [BusNode, BusNode];
      b.bus.subscribe('r');
      b.bus.subscribe('s');
      await untilConnected(a, b, 'r');
      await untilConnected(a, b, 's');
      b.bus.unsubscribe('r');
      await new Promise((resolve) => setTimeout(resolve, 100));
      b.received.length = 0;
      for (const room of ['r', 'elsewhere', 's']) a.bus.publish(chatMessage(room, 'hello', 'a'));
      a.bus.publish({ t: 'bye', from: 'a' });
      await waitUntil(() => b.received.length >= 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(b.received.map((message) => ('room' in message ? message.room : message.t)).toSorted()).toEqual([
        'bye',
        's',
      ]);
    });

    it('delivers a message once to a node that subscribed twice', async () => {
      const [a, b] = (await start('a', 'b')) as [BusNode, BusNode];
      b.bus.subscribe('r');
      b.bus.subscribe('r');
      await untilConnected(a, b, 'r');
      b.received.length = 0;
      a.bus.publish(chatMessage('r', 'hello', 'a'));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(b.received).toHaveLength(1);
    });

    it('sends everything published before it is closed', async () => {
      const [a, b] = (await start('a', 'b')) as [BusNode, BusNode];
      b.bus.subscribe('r');
      await untilConnected(a, b, 'r');
      b.received.length = 0;
      for (let i = 0; i < 200; i++) a.bus.publish(chatMessage('r', `last message ${i}`, 'a'));
      a.bus.publish({ t: 'bye', from: 'a' });
      await nodes.shift()!.bus.close();
      a.bus.publish(chatMessage('r', 'after closing', 'a')); // never throws
      await waitUntil(() => b.received.some(({ t }) => t === 'bye') && b.received.length >= 201);
      expect(
        b.received.filter((message) => message.t === 'chat' && message.text.startsWith('last message')),
      ).toHaveLength(200);
    });
  });
}
