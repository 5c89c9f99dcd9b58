// The bus on NATS: a subject for each room, and one for all nodes. It does not use JetStream.
// While NATS is down messages are dropped: later they would be stale, and the store has the data anyway.

import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus, BusMessage } from './bus.ts';
import { formatBusMessage, parseBusMessage } from './wire-format.ts';

const BROADCAST_SUBJECT = 'wordhoard.all';
const subjectOf = (room: string): string => `wordhoard.room.${room}`;
/** How long a node waits for NATS when it starts. It works without, only slower. */
const STARTUP_TIMEOUT_MS = 3000;

export async function openNatsBus(url: string, node: string): Promise<Bus> {
  let nats: NatsConnection | null = null;
  let up = false;
  let closed = false;
  let deliver: (message: BusMessage) => void = () => {};
  const subscriptions = new Map<string, Subscription | null>([[BROADCAST_SUBJECT, null]]);

  const subscribe = (subject: string): void => {
    if (subscriptions.get(subject)) return;
    const subscription = nats?.subscribe(subject, {
      callback: (error, message) => {
        const parsed = error === null ? parseBusMessage(message.string()) : null;
        if (parsed !== null && parsed.from !== node) deliver(parsed);
      },
    });
    subscriptions.set(subject, subscription ?? null);
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
    for (const subject of subscriptions.keys()) subscribe(subject);
    void watch(connection);
    await connection.flush();
  });
  /** The client reconnects and subscribes again by itself. Nothing may be published meanwhile. */
  const watch = async (connection: NatsConnection): Promise<void> => {
    for await (const { type } of connection.status())
      if (type === 'disconnect' || type === 'reconnect') up = type === 'reconnect';
  };
  const timeout = new Promise((resolve) => setTimeout(resolve, STARTUP_TIMEOUT_MS));
  await Promise.race([connected.catch(() => {}), timeout]);

  return {
    node,
    singleNode: false,
    publish(message) {
      if (up && nats !== null && !nats.isClosed())
        nats.publish('room' in message ? subjectOf(message.room) : BROADCAST_SUBJECT, formatBusMessage(message));
    },
    onMessage(listener) {
      deliver = listener;
    },
    subscribe: (room) => subscribe(subjectOf(room)),
    unsubscribe(room) {
      subscriptions.get(subjectOf(room))?.unsubscribe();
      subscriptions.delete(subjectOf(room));
    },
    async close() {
      closed = true;
      if (up) await Promise.race([nats?.flush().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 1000))]);
      await nats?.close();
    },
  };
}
