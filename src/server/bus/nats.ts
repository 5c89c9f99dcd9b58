// The bus between nodes on NATS: a subject for each room, and one for all. No JetStream: nothing is kept.
// While NATS is away words are dropped, not kept: they would be stale, and the store knows everything anyway.

import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus, BusMessage } from './bus.ts';
import { formatBusMessage, parseBusMessage } from './wire-format.ts';

const BROADCAST_CHANNEL = 'wordhoard.all';
const subjectOf = (room: string): string => `wordhoard.room.${room}`;
/** How long we wait at start; a node can do without the bus, only slower. */
const STARTUP_TIMEOUT_MS = 3000;

export async function openNatsBus(url: string, node: string): Promise<Bus> {
  let nats: NatsConnection | null = null;
  let up = false;
  let closed = false;
  let hear: (word: BusMessage) => void = () => {};
  const ears = new Map<string, Subscription | null>([[BROADCAST_CHANNEL, null]]);

  const follow = (subject: string): void => {
    if (ears.get(subject)) return;
    const ear = nats?.subscribe(subject, {
      callback: (error, message) => {
        const word = error === null ? parseBusMessage(message.string()) : null;
        if (word !== null && word.from !== node) hear(word);
      },
    });
    ears.set(subject, ear ?? null);
  };
  const connected = connect({
    servers: url,
    name: node,
    noEcho: true,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 300,
    reconnectJitter: 300,
    pingInterval: 3000,
    timeout: 3000,
  }).then(async (connection) => {
    if (closed) return connection.close();
    nats = connection;
    up = true;
    for (const subject of ears.keys()) follow(subject);
    void watch(connection);
    await connection.flush();
  });
  /** It connects and follows again by itself; we only must not speak meanwhile. */
  const watch = async (connection: NatsConnection): Promise<void> => {
    for await (const { type } of connection.status())
      if (type === 'disconnect' || type === 'reconnect') up = type === 'reconnect';
  };
  const late = new Promise((resolve) => setTimeout(resolve, STARTUP_TIMEOUT_MS));
  await Promise.race([connected.catch(() => {}), late]);

  return {
    node,
    singleNode: false,
    publish(word) {
      if (up && nats !== null && !nats.isClosed())
        nats.publish(word.t === 'bye' ? BROADCAST_CHANNEL : subjectOf(word.room), formatBusMessage(word));
    },
    onMessage(listener) {
      hear = listener;
    },
    subscribe: (room) => follow(subjectOf(room)),
    unsubscribe(room) {
      ears.get(subjectOf(room))?.unsubscribe();
      ears.delete(subjectOf(room));
    },
    async close() {
      closed = true;
      if (up) await Promise.race([nats?.flush().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 1000))]);
      await nats?.close();
    },
  };
}
