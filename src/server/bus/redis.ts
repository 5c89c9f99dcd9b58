// The bus between nodes on Redis or Valkey: a channel for each room, and one for all.
// While Redis is away words are dropped, not kept: they would be stale, and the store knows everything anyway.

import { Redis } from 'ioredis';
import type { Bus, BusMessage } from './bus.ts';
import { formatBusMessage, parseBusMessage } from './wire-format.ts';

const BROADCAST_CHANNEL = 'wordhoard.all';
const channelOf = (room: string): string => `wordhoard.room.${room}`;
/** How long we wait at start; a node can do without the bus, only slower. */
const STARTUP_TIMEOUT_MS = 3000;

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
  const publisher = open();
  const subscriber = open(); // who listens on a connection may not speak on it
  const channels = new Set([BROADCAST_CHANNEL]);
  let hear: (word: BusMessage) => void = () => {};

  for (const redis of [publisher, subscriber]) redis.on('error', () => {}); // it tries again by itself
  subscriber.on('ready', () => void subscriber.subscribe(...channels).catch(() => {}));
  subscriber.on('message', (_, text) => {
    const word = parseBusMessage(text);
    if (word !== null && word.from !== node) hear(word);
  });
  await Promise.race([
    Promise.all([publisher, subscriber].map((redis) => new Promise((resolve) => redis.once('ready', resolve)))),
    new Promise((resolve) => setTimeout(resolve, STARTUP_TIMEOUT_MS)),
  ]);

  return {
    node,
    singleNode: false,
    publish(word) {
      publisher
        .publish(word.t === 'bye' ? BROADCAST_CHANNEL : channelOf(word.room), formatBusMessage(word))
        .catch(() => {});
    },
    onMessage(listener) {
      hear = listener;
    },
    subscribe(room) {
      channels.add(channelOf(room));
      subscriber.subscribe(channelOf(room)).catch(() => {}); // if it is away: when it is back
    },
    unsubscribe(room) {
      channels.delete(channelOf(room));
      subscriber.unsubscribe(channelOf(room)).catch(() => {});
    },
    async close() {
      subscriber.disconnect();
      await publisher.quit().catch(() => {}); // answered after all that was said before
      publisher.disconnect();
    },
  };
}
