// The smallest letter graph of a word list, and what can be asked of it: membership, prefixes, word and number.
// Not a word list with all its queries (wordlist.ts), and not how the graph travels (pack.ts).

import type { Graph } from '../lexicon.ts';

/** A graph whose words are numbered in alphabetical order. */
export interface NumberedGraph extends Graph {
  /** Per arc: how many words lie at or below it and its later siblings. */
  readonly counts: Uint32Array;
}

/** A graph that is searched for words with certain letters. */
export interface WordGraph extends NumberedGraph {
  /** Per arc: which letters occur below it, one bit each. */
  readonly below: Uint32Array;
}

/** The bits of an arc, as lexicon.ts describes them; shifting by BELOW leaves the first arc below. */
export const END = 32;
export const LAST = 64;
export const BELOW = 7;
const A = 65;

/** What can be a word at all. Nothing longer is in any list, and the graph is walked by recursion. */
export const isSpelling = (text: string): boolean => /^[A-Z]{1,40}$/.test(text);

/** Builds the graph of words that are spelled properly, each once, in alphabetical order.
 *  A node is closed as soon as no other word can change it, and equal closed nodes are kept once. The words are taken from
 *  the last to the first, so that each list lies after all that is below it, what its first arc leads to being the nearest:
 *  unpacking (pack.ts) is quickest so. The root is the last list. */
export function buildGraph(words: readonly string[]): Graph {
  const pool = nodePool();
  const open: number[][] = [[]]; // the arcs of each node on the path of the word before, letters falling
  const mark = (depth: number, bits: number): void => {
    const arcs = open[depth]!;
    arcs[arcs.length - 1]! += bits;
  };
  let before = '';
  const closeTo = (depth: number): void => {
    for (let d = before.length; d > depth; d--) {
      mark(d - 1, pool.close(open[d]!) * (1 << BELOW));
      open[d]!.length = 0;
    }
  };
  for (let i = words.length - 1; i >= 0; i--) {
    const word = words[i]!;
    let shared = 0;
    while (shared < word.length && word.charCodeAt(shared) === before.charCodeAt(shared)) shared++;
    closeTo(shared);
    for (let d = shared; d < word.length; d++) {
      open[d]!.push(word.charCodeAt(d) - A);
      open[d + 1] ??= [];
    }
    mark(word.length - 1, END);
    before = word;
  }
  closeTo(0);
  const root = pool.close(open[0]!);
  return { arcs: pool.arcs(), root };
}

/** Closed nodes, found again by their content in a hash table of where they begin. Takes arcs with letters falling. */
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
      for (let i = 0; i < arcs.length; i++) pool[size + i] = arcs[arcs.length - 1 - i]!;
      pool[size + arcs.length - 1]! |= LAST;
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

/** The root is the last list. */
export function graphOver(arcs: Uint32Array): Graph {
  let root = arcs.length - 1;
  while (root > 1 && !(arcs[root - 1]! & LAST)) root--;
  return { arcs, root };
}

/** Numbers the words. Each list lies after all that is below it, so one pass will do. */
export function numberWords(graph: Graph): NumberedGraph {
  const { arcs } = graph;
  const counts = new Uint32Array(arcs.length);
  eachList(arcs, (first, last) => {
    for (let arc = last, count = 0; arc >= first; arc--) {
      counts[arc] = count += counts[arcs[arc]! >>> BELOW]! + (arcs[arc]! & END ? 1 : 0);
    }
  });
  return { ...graph, counts };
}

/** Gathers the letters below each arc. */
export function gatherLetters(graph: NumberedGraph): WordGraph {
  const { arcs } = graph;
  const below = new Uint32Array(arcs.length);
  const letters = new Uint32Array(arcs.length); // of a whole list, where it begins
  eachList(arcs, (first, last) => {
    for (let arc = first; arc <= last; arc++) {
      below[arc] = letters[arcs[arc]! >>> BELOW]!;
      letters[first]! |= below[arc]! | (1 << (arcs[arc]! & 31));
    }
  });
  return { ...graph, below };
}

function eachList(arcs: Uint32Array, say: (first: number, last: number) => void): void {
  for (let first = 1, last = 1; first < arcs.length; first = ++last) {
    while (!(arcs[last]! & LAST)) last++;
    say(first, last);
  }
}

export const sizeOf = (graph: NumberedGraph): number => (graph.root === 0 ? 0 : graph.counts[graph.root]!);

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
export function indexOf(graph: NumberedGraph, word: string): number {
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

export function wordAt(graph: NumberedGraph, index: number): string {
  const { arcs, counts } = graph;
  if (!(index >= 0 && index < sizeOf(graph))) throw new RangeError(`There is no word number ${index}.`);
  let word = '';
  let rest = index;
  let list = graph.root;
  for (;;) {
    // counts fall along the list: the arc wanted is the last that still has the word behind or below it
    const left = counts[list]! - rest;
    let arc = list;
    while (!(arcs[arc]! & LAST) && counts[arc + 1]! >= left) arc++;
    rest -= counts[list]! - counts[arc]!;
    word += LETTERS[arcs[arc]! & 31];
    if (arcs[arc]! & END && rest-- === 0) return word;
    list = arcs[arc]! >>> BELOW;
  }
}

/** Calls back with every word, in alphabetical order. */
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
