// What nodes say to each other, and the bus that carries it; here for a single process.
// Words only wake: losing or doubling one is harmless, for the store decides. Other carriers: bus.redis.ts, bus.nats.ts.

export type BusMessage =
  /** The room has come to this revision. */
  | { readonly t: 'room'; readonly room: string; readonly rev: number; readonly from: string }
  /** The match has come to this act. */
  | { readonly t: 'match'; readonly room: string; readonly match: string; readonly n: number; readonly from: string }
  /** These people have a line to me: said on change, and every 2 s while there are any. */
  | { readonly t: 'here'; readonly room: string; readonly people: readonly number[]; readonly from: string }
  | {
      readonly t: 'chat';
      readonly room: string;
      readonly who: number;
      readonly text: string;
      readonly among: 'players' | 'watchers';
      readonly from: string;
    }
  /** A sentence for everybody in the room. */
  | { readonly t: 'notice'; readonly room: string; readonly sentence: string; readonly from: string }
  /** I stop. Heard by everybody, whatever they follow. */
  | { readonly t: 'bye'; readonly from: string };

export interface Bus {
  /** The name of this node, unlike any other's. */
  readonly node: string;
  /** No other node can be there. */
  readonly singleNode: boolean;
  /** Never throws, never waits. A node does not hear its own words. */
  publish(word: BusMessage): void;
  /** Called once, before anything is followed. */
  onMessage(hear: (word: BusMessage) => void): void;
  /** From now on words of this room are heard. */
  subscribe(room: string): void;
  unsubscribe(room: string): void;
  /** What was published before is sent. */
  close(): Promise<void>;
}

type LocalSubscriber = { readonly node: string; readonly rooms: Set<string>; hear(word: BusMessage): void };
/** The nodes of one process: there is one, but in tests. */
export type LocalHub = Set<LocalSubscriber>;

export function openInProcessBus(node: string, house: LocalHub = new Set(), alone = true): Bus {
  const ear: LocalSubscriber = { node, rooms: new Set(), hear: () => {} };
  house.add(ear);
  return {
    node,
    singleNode: alone,
    publish(word) {
      for (const other of house)
        if (other !== ear && (word.t === 'bye' || other.rooms.has(word.room))) setImmediate(() => other.hear(word));
    },
    onMessage(hear) {
      ear.hear = hear;
    },
    subscribe: (room) => void ear.rooms.add(room),
    unsubscribe: (room) => void ear.rooms.delete(room),
    async close() {
      house.delete(ear);
    },
  };
}
