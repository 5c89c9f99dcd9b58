// Who is in a room now: people with a line to this node, and those whom other nodes have told of.
// Nothing of it is stored: what is not said again within a few seconds is gone.

import type { ServerMessage } from '../../core/protocol.ts';

/** One open line to a person. */
export interface Connection {
  readonly person: string;
  send(message: ServerMessage): void;
}

/** A node that was not heard of for this long is gone. */
const NODE_TIMEOUT_MS = 5000;

export class Presence {
  readonly #node: string;
  readonly #since = performance.now();
  readonly #lines = new Map<number, Set<Connection>>();
  readonly #others = new Map<string, { readonly people: readonly number[]; readonly at: number }>();
  readonly #left = new Map<number, number>();

  constructor(node: string) {
    this.#node = node;
  }

  /** People with a line to this node. */
  get localPeople(): number[] {
    return [...this.#lines.keys()];
  }

  /** Everybody, in order. */
  get peopleHere(): ReadonlySet<number> {
    const others = [...this.#others.values()].flatMap(({ people }) => people);
    return new Set([...this.#lines.keys(), ...others].sort((a, b) => a - b));
  }

  *connections(): Generator<readonly [who: number, line: Connection]> {
    for (const [who, lines] of this.#lines) for (const line of lines) yield [who, line];
  }

  add(who: number, line: Connection): void {
    const lines = this.#lines.get(who) ?? new Set();
    lines.add(line);
    this.#lines.set(who, lines);
  }

  remove(line: Connection): void {
    for (const [who, lines] of this.#lines) {
      if (!lines.delete(line) || lines.size > 0) continue;
      this.#lines.delete(who);
      this.#left.set(who, performance.now());
    }
  }

  clear(): void {
    this.#lines.clear();
  }

  /** Another node says who is there. True: that node is new to us. */
  updateNode(node: string, people: readonly number[]): boolean {
    const known = this.#others.get(node);
    const at = performance.now();
    for (const who of known?.people ?? []) if (!people.includes(who)) this.#left.set(who, at);
    if (people.length === 0) this.#others.delete(node);
    else this.#others.set(node, { people, at });
    return known === undefined && people.length > 0;
  }

  /** Nodes that were silent for long are gone, with their people. */
  expireNodes(): void {
    const now = performance.now();
    for (const [node, { at }] of this.#others) if (now - at > NODE_TIMEOUT_MS) this.updateNode(node, []);
  }

  /** How long somebody has been away, as far as we know. */
  awayMs(who: number): number {
    return this.peopleHere.has(who) ? 0 : performance.now() - (this.#left.get(who) ?? this.#since);
  }

  /** Is it for this node to move bots and clock? The first by name of those that have people; anybody if none has. */
  get isLeader(): boolean {
    const nodes = [...this.#others.keys()];
    if (this.#lines.size === 0) return nodes.length === 0;
    return nodes.every((node) => this.#node < node);
  }
}
