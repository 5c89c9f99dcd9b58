// The bus between nodes on NATS: a subject for each room, and one for all. No JetStream: nothing is kept.
// While NATS is away words are dropped, not kept: they would be stale, and the store knows everything anyway.

import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus, Word } from './bus.ts';
import { formatWord, parseWord } from './wire-format.ts';

const ALL = 'wordhoard.all';
const subjectOf = (room: string): string => `wordhoard.room.${room}`;
/** How long we wait at start; a node can do without the bus, only slower. */
const START_PATIENCE = 3000;

export async function openNatsBus(url: string, node: string): Promise<Bus> {
  let nats: NatsConnection | null = null;
  let up = false;
  let closed = false;
  let hear: (word: Word) => void = () => {};
  const ears = new Map<string, Subscription | null>([[ALL, null]]);

  const follow = (subject: string): void => {
    if (ears.get(subject)) return;
    const ear = nats?.subscribe(subject, {
      callback: (error, message) => {
        const word = error === null ? parseWord(message.string()) : null;
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
  const late = new Promise((resolve) => setTimeout(resolve, START_PATIENCE));
  await Promise.race([connected.catch(() => {}), late]);

  return {
    node,
    alone: false,
    publish(word) {
      if (up && nats !== null && !nats.isClosed())
        nats.publish(word.t === 'bye' ? ALL : subjectOf(word.room), formatWord(word));
    },
    listen(listener) {
      hear = listener;
    },
    follow: (room) => follow(subjectOf(room)),
    unfollow(room) {
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
