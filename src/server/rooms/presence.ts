// Who is in a room now: people with a line to this node, and those whom other nodes have told of.
// Nothing of it is stored: what is not said again within a few seconds is gone.

import type { ServerMessage } from '../../core/protocol.ts';

/** One open line to a person. */
export interface Line {
  readonly person: string;
  send(message: ServerMessage): void;
}

/** A node that was not heard of for this long is gone. */
const PATIENCE = 5000;

export class Presence {
  readonly #node: string;
  readonly #since = performance.now();
  readonly #lines = new Map<number, Set<Line>>();
  readonly #others = new Map<string, { readonly people: readonly number[]; readonly at: number }>();
  readonly #left = new Map<number, number>();

  constructor(node: string) {
    this.#node = node;
  }

  /** People with a line to this node. */
  get own(): number[] {
    return [...this.#lines.keys()];
  }

  /** Everybody, in order. */
  get here(): ReadonlySet<number> {
    const others = [...this.#others.values()].flatMap(({ people }) => people);
    return new Set([...this.#lines.keys(), ...others].sort((a, b) => a - b));
  }

  *lines(): Generator<readonly [who: number, line: Line]> {
    for (const [who, lines] of this.#lines) for (const line of lines) yield [who, line];
  }

  add(who: number, line: Line): void {
    const lines = this.#lines.get(who) ?? new Set();
    lines.add(line);
    this.#lines.set(who, lines);
  }

  remove(line: Line): void {
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
  hear(node: string, people: readonly number[]): boolean {
    const known = this.#others.get(node);
    const at = performance.now();
    for (const who of known?.people ?? []) if (!people.includes(who)) this.#left.set(who, at);
    if (people.length === 0) this.#others.delete(node);
    else this.#others.set(node, { people, at });
    return known === undefined && people.length > 0;
  }

  /** Nodes that were silent for long are gone, with their people. */
  expire(): void {
    const now = performance.now();
    for (const [node, { at }] of this.#others) if (now - at > PATIENCE) this.hear(node, []);
  }

  /** How long somebody has been away, as far as we know. */
  awayFor(who: number): number {
    return this.here.has(who) ? 0 : performance.now() - (this.#left.get(who) ?? this.#since);
  }

  /** Is it for this node to move bots and clock? The first by name of those that have people; anybody if none has. */
  get leads(): boolean {
    const nodes = [...this.#others.keys()];
    if (this.#lines.size === 0) return nodes.length === 0;
    return nodes.every((node) => this.#node < node);
  }
}
