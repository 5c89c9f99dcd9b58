// Who is in a room right now: connections to this node, and what the other nodes have announced. Nothing of it is stored.

import type { ServerMessage } from '../../../core/protocol/protocol.ts';
import type { StepPosition } from '../step-writer.ts';

/** `own` is what the person reads whom it is about. */
export type Notice = {
  readonly sentence: string;
  readonly own?: { readonly who: number; readonly sentence: string } | undefined;
};

/** One open connection of a person to this node. */
export interface RoomConnection {
  readonly person: string;
  /** The client understands steps that carry only what has changed. */
  readonly wantsChanges: boolean;
  /** null: the next step has to be a whole one. */
  latestStep: StepPosition | null;
  /** A keyed hash of the sender's network address, different in every room; null if unknown. */
  addressIn(room: string): string | null;
  send(message: ServerMessage): void;
  /** Sends a message that is serialized already. */
  sendText(text: string): void;
  /** The person has to leave the room. */
  dismiss(sentence: string): void;
}

/** A node that has announced nothing for this long is gone. */
const NODE_TIMEOUT_MS = 5000;

export class Presence {
  readonly #node: string;
  readonly #since = performance.now();
  readonly #connections = new Map<number, Set<RoomConnection>>();
  readonly #otherNodes = new Map<string, { readonly people: readonly number[]; readonly at: number }>();
  readonly #leftAt = new Map<number, number>();

  constructor(node: string) {
    this.#node = node;
  }

  /** People with a connection to this node. */
  get localPeople(): number[] {
    return [...this.#connections.keys()];
  }

  get hasLocalPeople(): boolean {
    return this.#connections.size > 0;
  }

  get hasOtherNodes(): boolean {
    return this.#otherNodes.size > 0;
  }

  /** People with a connection to any node, in order. */
  get peopleHere(): ReadonlySet<number> {
    const elsewhere = [...this.#otherNodes.values()].flatMap(({ people }) => people);
    return new Set([...this.#connections.keys(), ...elsewhere].sort((a, b) => a - b));
  }

  *connections(): Generator<readonly [who: number, connection: RoomConnection]> {
    for (const [who, connections] of this.#connections) for (const connection of connections) yield [who, connection];
  }

  /** The person this connection belongs to; null if it is not in the room. */
  whoOf(connection: RoomConnection): number | null {
    for (const [who, connections] of this.#connections) if (connections.has(connection)) return who;
    return null;
  }

  get connectionCount(): number {
    return [...this.#connections.values()].reduce((sum, connections) => sum + connections.size, 0);
  }

  sendToAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const [, connection] of this.connections()) connection.sendText(text);
  }

  /** Sends a sentence to everybody; the person whom it is about may get another one. */
  notify({ sentence, own }: Notice): void {
    const text = JSON.stringify({ t: 'notice', sentence } satisfies ServerMessage);
    for (const [who, connection] of this.connections())
      if (who === own?.who) connection.send({ t: 'notice', sentence: own.sentence });
      else connection.sendText(text);
  }

  add(who: number, connection: RoomConnection): void {
    const connections = this.#connections.get(who) ?? new Set();
    connections.add(connection);
    this.#connections.set(who, connections);
  }

  remove(connection: RoomConnection): void {
    for (const [who, connections] of this.#connections) {
      if (!connections.delete(connection) || connections.size > 0) continue;
      this.#connections.delete(who);
      this.#leftAt.set(who, performance.now());
    }
  }

  clear(): void {
    this.#connections.clear();
  }

  /** Another node announced its people. Returns whether that node is new to us. */
  updateNode(node: string, people: readonly number[]): boolean {
    const known = this.#otherNodes.get(node);
    const at = performance.now();
    for (const who of known?.people ?? []) if (!people.includes(who)) this.#leftAt.set(who, at);
    if (people.length === 0) this.#otherNodes.delete(node);
    else this.#otherNodes.set(node, { people, at });
    return known === undefined && people.length > 0;
  }

  expireNodes(): void {
    const now = performance.now();
    for (const [node, { at }] of this.#otherNodes) if (now - at > NODE_TIMEOUT_MS) this.updateNode(node, []);
  }

  /** How long somebody has been away, as far as this node knows. */
  awayMs(who: number): number {
    return this.peopleHere.has(who) ? 0 : performance.now() - (this.#leftAt.get(who) ?? this.#since);
  }

  /** Whether this node moves the bots and the clock: the first by name of the nodes with people, or any if none has. */
  get isLeader(): boolean {
    const nodes = [...this.#otherNodes.keys()];
    if (this.#connections.size === 0) return nodes.length === 0;
    return nodes.every((node) => this.#node < node);
  }
}
