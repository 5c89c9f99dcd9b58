// The bus on Redis or Valkey: a channel for each room, and one for all nodes.
// While Redis is down messages are dropped: later they would be stale, and the store has the data anyway.

import { Redis } from 'ioredis';
import type { Bus, BusMessage } from './bus.ts';
import { formatBusMessage, parseBusMessage } from './wire-format.ts';

const BROADCAST_CHANNEL = 'wordhoard.all';
const channelOf = (room: string): string => `wordhoard.room.${room}`;
/** How long a node waits for Redis when it starts. It works without, only slower. */
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
  const subscriber = open(); // a Redis connection that subscribes cannot publish
  const channels = new Set([BROADCAST_CHANNEL]);
  let deliver: (message: BusMessage) => void = () => {};

  for (const redis of [publisher, subscriber]) redis.on('error', () => {}); // ioredis reconnects by itself
  subscriber.on('ready', () => void subscriber.subscribe(...channels).catch(() => {}));
  subscriber.on('message', (_, text) => {
    const message = parseBusMessage(text);
    if (message !== null && message.from !== node) deliver(message);
  });
  await Promise.race([
    Promise.all([publisher, subscriber].map((redis) => new Promise((resolve) => redis.once('ready', resolve)))),
    new Promise((resolve) => setTimeout(resolve, STARTUP_TIMEOUT_MS)),
  ]);

  return {
    node,
    singleNode: false,
    publish(message) {
      publisher
        .publish('room' in message ? channelOf(message.room) : BROADCAST_CHANNEL, formatBusMessage(message))
        .catch(() => {});
    },
    onMessage(listener) {
      deliver = listener;
    },
    subscribe(room) {
      channels.add(channelOf(room));
      subscriber.subscribe(channelOf(room)).catch(() => {}); // if Redis is down: once it is ready again
    },
    unsubscribe(room) {
      channels.delete(channelOf(room));
      subscriber.unsubscribe(channelOf(room)).catch(() => {});
    },
    async close() {
      subscriber.disconnect();
      await publisher.quit().catch(() => {}); // answered after everything published before
      publisher.disconnect();
    },
  };
}
