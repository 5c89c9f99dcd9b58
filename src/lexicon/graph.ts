// The smallest letter graph of a word list, and what can be asked of it: membership, prefixes, word and number.
// Not a word list with all its queries (wordlist.ts), and not how the graph travels (pack.ts).

import type { Graph } from './lexicon.ts';

/** A graph whose words are numbered in alphabetical order. */
export interface WordGraph extends Graph {
  /** Per arc: how many words lie at or below it and its later siblings. */
  readonly counts: Uint32Array;
  /** Per arc: which letters occur below it, one bit each. */
  readonly below: Uint32Array;
}

export const END = 32;
export const LAST = 64;
export const BELOW = 7; // the shift that leaves the first arc below
const A = 65;

/** What can be a word at all. Nothing longer is in any list, and the graph is walked by recursion. */
export const isSpelling = (text: string): boolean => /^[A-Z]{1,40}$/.test(text);

/** Builds the graph of words that are spelled properly, each once, in alphabetical order.
 *  A node is closed as soon as no later word can change it, and equal closed nodes are kept once. */
export function buildGraph(words: Iterable<string>): Graph {
  const pool = nodePool();
  const open: number[][] = [[]]; // the arcs of each node on the path of the last word
  let last = '';
  const closeTo = (depth: number): void => {
    for (let d = last.length; d > depth; d--) {
      const node = pool.close(open[d]!);
      open[d]!.length = 0;
      const above = open[d - 1]!;
      above[above.length - 1]! += node * (1 << BELOW);
    }
  };
  for (const word of words) {
    let shared = 0;
    while (shared < last.length && word.charCodeAt(shared) === last.charCodeAt(shared)) shared++;
    closeTo(shared);
    for (let d = shared; d < word.length; d++) {
      open[d]!.push((word.charCodeAt(d) - A) | (d === word.length - 1 ? END : 0));
      open[d + 1] ??= [];
    }
    last = word;
  }
  closeTo(0);
  const root = pool.close(open[0]!);
  return inDepthOrder({ arcs: pool.arcs(), root });
}

/** Closed nodes, found again by their content in a hash table of where they begin. */
function nodePool(): { close(arcs: readonly number[]): number; arcs(): Uint32Array } {
  let pool = new Uint32Array(1 << 12);
  let size = 1; // arc 0 means "nothing here"
  let table = new Uint32Array(1 << 10);
  let nodes = 0;
  const hashAt = (node: number): number => {
    let hash = 0;
    for (let arc = node; ; arc++) {
      hash = Math.imul(hash ^ pool[arc]!, 0x9e3779b1);
      hash ^= hash >>> 15;
      if (pool[arc]! & LAST) return hash;
    }
  };
  const isSame = (a: number, b: number): boolean => {
    for (; pool[a] === pool[b]; a++, b++) if (pool[a]! & LAST) return true;
    return false;
  };
  const slotOf = (node: number): number => {
    let slot = hashAt(node) & (table.length - 1);
    while (table[slot] !== 0 && !isSame(table[slot]!, node)) slot = (slot + 1) & (table.length - 1);
    return slot;
  };
  const grow = (): void => {
    const old = table;
    table = new Uint32Array(old.length * 2);
    for (const node of old) if (node !== 0) table[slotOf(node)] = node;
  };
  return {
    close(arcs) {
      if (arcs.length === 0) return 0;
      if (size + arcs.length > pool.length) {
        const old = pool;
        pool = new Uint32Array(old.length * 2);
        pool.set(old);
      }
      for (let i = 0; i < arcs.length; i++) pool[size + i] = arcs[i]! + (i === arcs.length - 1 ? LAST : 0);
      const slot = slotOf(size);
      if (table[slot] !== 0) return table[slot]!;
      const node = size;
      table[slot] = node;
      size += arcs.length;
      if (++nodes * 2 > table.length) grow();
      return node;
    },
    arcs: () => pool.slice(0, size),
  };
}

/** The same graph with each node laid down where a depth-first walk first meets it: one order for one list, and good to walk. */
function inDepthOrder(graph: Graph): Graph {
  const from = graph.arcs;
  const arcs = new Uint32Array(from.length);
  const moved = new Uint32Array(from.length);
  let size = 1;
  const move = (node: number): number => {
    if (node === 0) return 0;
    if (moved[node] !== 0) return moved[node]!;
    const start = size;
    moved[node] = start;
    for (let arc = node; ; arc++) {
      size++;
      if (from[arc]! & LAST) break;
    }
    for (let arc = node, to = start; ; arc++, to++) {
      arcs[to] = (from[arc]! & 127) | (move(from[arc]! >>> BELOW) << BELOW);
      if (from[arc]! & LAST) break;
    }
    return start;
  };
  return { arcs, root: move(graph.root) };
}

/** Counts the words and the letters below each arc. */
export function numberWords(graph: Graph): WordGraph {
  const { arcs, root } = graph;
  const counts = new Uint32Array(arcs.length);
  const below = new Uint32Array(arcs.length);
  const lettersOf = (list: number): number => {
    let letters = 0;
    for (let arc = list; ; arc++) {
      letters |= below[arc]! | (1 << (arcs[arc]! & 31));
      if (arcs[arc]! & LAST) return letters;
    }
  };
  const count = (list: number): void => {
    let end = list;
    while (!(arcs[end]! & LAST)) end++;
    for (let arc = end; arc >= list; arc--) {
      const next = arcs[arc]! >>> BELOW;
      if (next !== 0 && counts[next] === 0) count(next);
      if (next !== 0) below[arc] = lettersOf(next);
      counts[arc] = (arc === end ? 0 : counts[arc + 1]!) + (arcs[arc]! & END ? 1 : 0) + (next ? counts[next]! : 0);
    }
  };
  if (root !== 0) count(root);
  return { arcs, root, counts, below };
}

export const sizeOf = (graph: WordGraph): number => (graph.root === 0 ? 0 : graph.counts[graph.root]!);

/** The arc of a letter (0–25, others are never found) in a list, 0 if there is none. */
export function arcOf(arcs: Uint32Array, list: number, letter: number): number {
  if (list === 0) return 0;
  for (let arc = list; ; arc++) {
    const found = arcs[arc]! & 31;
    if (found === letter) return arc;
    if (found > letter || arcs[arc]! & LAST) return 0;
  }
}

/** The arc a text ends on, 0 if no word begins so. */
export function arcAfter(graph: Graph, text: string): number {
  const { arcs } = graph;
  let list = graph.root;
  let arc = 0;
  for (let i = 0; i < text.length; i++) {
    arc = arcOf(arcs, list, text.charCodeAt(i) - A);
    if (arc === 0) return 0;
    list = arcs[arc]! >>> BELOW;
  }
  return arc;
}

export const hasWord = (graph: Graph, word: string): boolean => (graph.arcs[arcAfter(graph, word)]! & END) !== 0;

/** Number of a word in alphabetical order, -1 if it is none. */
export function indexOf(graph: WordGraph, word: string): number {
  const { arcs, counts } = graph;
  let list = graph.root;
  let index = 0;
  let value = 0;
  for (let i = 0; i < word.length; i++) {
    const arc = arcOf(arcs, list, word.charCodeAt(i) - A);
    if (arc === 0) return -1;
    if (value & END) index++;
    index += counts[list]! - counts[arc]!;
    value = arcs[arc]!;
    list = value >>> BELOW;
  }
  return value & END ? index : -1;
}

export function wordAt(graph: WordGraph, index: number): string {
  const { arcs, counts } = graph;
  if (!(index >= 0 && index < sizeOf(graph))) throw new RangeError(`There is no word number ${index}.`);
  let word = '';
  let rest = index;
  let list = graph.root;
  for (;;) {
    // counts fall along the list: the arc wanted is the last one with more than what must remain
    const left = counts[list]! - rest;
    let arc = list;
    while (!(arcs[arc]! & LAST) && counts[arc + 1]! >= left) arc++;
    rest -= counts[list]! - counts[arc]!;
    word += LETTERS[arcs[arc]! & 31];
    if (arcs[arc]! & END && rest-- === 0) return word;
    list = arcs[arc]! >>> BELOW;
  }
}

/** Calls back with every word below a list, in alphabetical order. */
export function eachWord(graph: Graph, say: (word: string) => void): void {
  const walk = (list: number, start: string): void => {
    for (let arc = list, value = 0; arc !== 0 && !(value & LAST); arc++) {
      value = graph.arcs[arc]!;
      const word = start + LETTERS[value & 31];
      if (value & END) say(word);
      walk(value >>> BELOW, word);
    }
  };
  walk(graph.root, '');
}

export const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(A + i));
