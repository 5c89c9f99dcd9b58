// What every bus promises, as tests: called for each of them by bus.test.ts, on the real thing.
// Promises of buses that can be away are in bus.test.ts.

import { afterEach, describe, expect, it } from 'vitest';
import type { Bus, BusMessage } from './bus.ts';

export type BusNode = { readonly bus: Bus; readonly heard: BusMessage[] };

export const chatMessage = (room: string, text: string, from: string): BusMessage => ({
  ...{ t: 'chat', room, who: 0, text, among: 'players', from },
});

export async function openListener(opening: Promise<Bus>): Promise<BusNode> {
  const bus = await opening;
  const heard: BusMessage[] = [];
  bus.onMessage((word) => void heard.push(word));
  return { bus, heard };
}

/** Until a condition holds; the test's own time limit ends it. */
export async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until what one node says of a room reaches the other. */
export async function untilConnected(from: BusNode, to: BusNode, room: string): Promise<void> {
  const before = to.heard.length;
  while (!to.heard.slice(before).some((word) => word.t === 'match' && word.match === 'a call')) {
    from.bus.publish({ t: 'match', room, match: 'a call', n: 0, from: from.bus.node });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => setTimeout(resolve, 100)); // the calls that are still under way
  to.heard.length = before;
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

    it('carries every kind of word as it was said, to all who follow the room, but not to the speaker', async () => {
      const [a, b, c] = (await start('a', 'b', 'c')) as [BusNode, BusNode, BusNode];
      for (const { bus } of nodes) bus.subscribe('r');
      await untilConnected(a, b, 'r');
      await untilConnected(a, c, 'r');
      const words: BusMessage[] = [
        { t: 'room', room: 'r', rev: 7, from: 'a' },
        { t: 'match', room: 'r', match: 'm', n: 3, from: 'a' },
        { t: 'here', room: 'r', people: [0, 2], from: 'a' },
        { t: 'chat', room: 'r', who: 1, text: '“Grüße” 🂡 \u0000 \n', among: 'watchers', from: 'a' },
        { t: 'notice', room: 'r', sentence: 'Ann asked for a hint.', from: 'a' },
        { t: 'bye', from: 'a' },
      ];
      b.heard.length = c.heard.length = 0;
      for (const word of words) a.bus.publish(word);
      await waitUntil(() => b.heard.length >= words.length && c.heard.length >= words.length);
      expect(b.heard).toEqual(words);
      expect(c.heard).toEqual(words);
      expect(a.heard).toEqual([]);
      expect(nodes.map(({ bus }) => bus.node)).toEqual(['a', 'b', 'c']);
    });

    it('keeps the order of what one node says of a room, and loses nothing while all is well', async () => {
      const [a, b] = (await start('a', 'b')) as [BusNode, BusNode];
      b.bus.subscribe('r');
      await untilConnected(a, b, 'r');
      b.heard.length = 0;
      for (let n = 1; n <= 2000; n++) a.bus.publish({ t: 'match', room: 'r', match: 'm', n, from: 'a' });
      await waitUntil(() => b.heard.length >= 2000);
      expect(b.heard.map((word) => word.t === 'match' && word.n)).toEqual(
        Array.from({ length: 2000 }, (_, i) => i + 1),
      );
    });

    it('is silent about rooms that are not followed, or no more; a goodbye reaches everybody', async () => {
      const [a, b] = (await start('a', 'b')) as [BusNode, BusNode];
      b.bus.subscribe('r');
      b.bus.subscribe('s');
      await untilConnected(a, b, 'r');
      await untilConnected(a, b, 's');
      b.bus.unsubscribe('r');
      await new Promise((resolve) => setTimeout(resolve, 100));
      b.heard.length = 0;
      for (const room of ['r', 'elsewhere', 's']) a.bus.publish(chatMessage(room, 'hello', 'a'));
      a.bus.publish({ t: 'bye', from: 'a' });
      await waitUntil(() => b.heard.length >= 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(b.heard.map((word) => (word.t === 'bye' ? 'bye' : word.room)).toSorted()).toEqual(['bye', 's']);
    });

    it('carries a word once to who follows a room twice', async () => {
      const [a, b] = (await start('a', 'b')) as [BusNode, BusNode];
      b.bus.subscribe('r');
      b.bus.subscribe('r');
      await untilConnected(a, b, 'r');
      b.heard.length = 0;
      a.bus.publish(chatMessage('r', 'hello', 'a'));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(b.heard).toHaveLength(1);
    });

    it('sends what was said before it closes', async () => {
      const [a, b] = (await start('a', 'b')) as [BusNode, BusNode];
      b.bus.subscribe('r');
      await untilConnected(a, b, 'r');
      b.heard.length = 0;
      for (let i = 0; i < 200; i++) a.bus.publish(chatMessage('r', `last words ${i}`, 'a'));
      a.bus.publish({ t: 'bye', from: 'a' });
      await nodes.shift()!.bus.close();
      a.bus.publish(chatMessage('r', 'from the grave', 'a')); // never throws
      await waitUntil(() => b.heard.some(({ t }) => t === 'bye') && b.heard.length >= 201);
      expect(b.heard.filter((word) => word.t === 'chat' && word.text.startsWith('last words'))).toHaveLength(200);
    });
  });
}
