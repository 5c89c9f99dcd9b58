// The bus: messages between nodes. They only say that something changed; the store has the data.
// So a lost or repeated message does no harm. Implementations: in-process.ts, redis.ts, nats.ts.

export type BusMessage =
  /** The room has reached this revision. */
  | { readonly t: 'room'; readonly room: string; readonly rev: number; readonly from: string }
  /** The match has reached this act. */
  | { readonly t: 'match'; readonly room: string; readonly match: string; readonly n: number; readonly from: string }
  /** People connected to the sending node. Sent on every change, and every 2 s while there are any. */
  | {
      readonly t: 'here';
      readonly room: string;
      readonly people: readonly number[];
      readonly from: string;
      /** Service time, to measure how long messages are under way. */
      readonly at?: number | undefined;
    }
  | {
      readonly t: 'chat';
      readonly room: string;
      readonly who: number;
      readonly text: string;
      readonly among: 'players' | 'watchers';
      /** Its number if the room keeps its chat. */
      readonly n?: number | undefined;
      readonly from: string;
    }
  /** A sentence for everybody in the room. `own` is what the person reads whom it is about. */
  | {
      readonly t: 'notice';
      readonly room: string;
      readonly sentence: string;
      readonly own?: { readonly who: number; readonly sentence: string } | undefined;
      readonly from: string;
    }
  /** A lesson, or an answer in it, has changed. `room` is the lesson. */
  | { readonly t: 'lesson'; readonly room: string; readonly from: string }
  /** A device or a person was signed out. Every node gets this. */
  | { readonly t: 'revoked'; readonly id: string; readonly at: number; readonly from: string }
  /** The sending node stops. Every node gets this, whatever it subscribed to. */
  | { readonly t: 'bye'; readonly from: string };

export type RoomBusMessage = Exclude<Extract<BusMessage, { room: string }>, { t: 'lesson' }>;
/** What a room publishes: the message without room and sender. */
export type OutgoingRoomMessage<M = RoomBusMessage> = M extends { room: string } ? Omit<M, 'room' | 'from'> : never;

export interface Bus {
  /** The name of this node. No two nodes have the same. */
  readonly node: string;
  /** There can be no other node. */
  readonly singleNode: boolean;
  /** Never throws and never waits. A node does not get its own messages. */
  publish(message: BusMessage): void;
  /** Called once, before the first subscription. */
  onMessage(listener: (message: BusMessage) => void): void;
  subscribe(room: string): void;
  unsubscribe(room: string): void;
  /** Sends what was published before. */
  close(): Promise<void>;
}
