// The bus between nodes on Redis or Valkey: a channel for each room, and one for all.
// While Redis is away words are dropped, not kept: they would be stale, and the store knows everything anyway.

import { Redis } from 'ioredis';
import type { Bus, Word } from './bus.ts';
import { formatWord, parseWord } from './wire-format.ts';

const ALL = 'wordhoard.all';
const channelOf = (room: string): string => `wordhoard.room.${room}`;
/** How long we wait at start; a node can do without the bus, only slower. */
const START_PATIENCE = 3000;

export async function openRedisBus(url: string, node: string): Promise<Bus> {
  const open = (): Redis =>
    new Redis(url, {
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      autoResubscribe: false,
      maxRetriesPerRequest: 0,
      keepAlive: 5000,
      connectTimeout: 3000,
      retryStrategy: (times) => Math.min(1000, 50 * 2 ** times) * (0.5 + Math.random() / 2),
    });
  const mouth = open();
  const ear = open(); // who listens on a connection may not speak on it
  const channels = new Set([ALL]);
  let hear: (word: Word) => void = () => {};

  for (const redis of [mouth, ear]) redis.on('error', () => {}); // it tries again by itself
  ear.on('ready', () => void ear.subscribe(...channels).catch(() => {}));
  ear.on('message', (_, text) => {
    const word = parseWord(text);
    if (word !== null && word.from !== node) hear(word);
  });
  await Promise.race([
    Promise.all([mouth, ear].map((redis) => new Promise((resolve) => redis.once('ready', resolve)))),
    new Promise((resolve) => setTimeout(resolve, START_PATIENCE)),
  ]);

  return {
    node,
    alone: false,
    publish(word) {
      mouth.publish(word.t === 'bye' ? ALL : channelOf(word.room), formatWord(word)).catch(() => {});
    },
    listen(listener) {
      hear = listener;
    },
    follow(room) {
      channels.add(channelOf(room));
      ear.subscribe(channelOf(room)).catch(() => {}); // if it is away: when it is back
    },
    unfollow(room) {
      channels.delete(channelOf(room));
      ear.unsubscribe(channelOf(room)).catch(() => {});
    },
    async close() {
      ear.disconnect();
      await mouth.quit().catch(() => {}); // answered after all that was said before
      mouth.disconnect();
    },
  };
}
