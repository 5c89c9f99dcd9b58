// The minimal word graph (DAWG) of a word list: building it, and looking up words, prefixes and word numbers.
// All other queries are in word-list.ts; packed-format.ts packs graphs for the browser.

import type { WordGraph } from './word-list-types.ts';

/** A graph whose words are numbered in alphabetical order. */
export interface NumberedWordGraph extends WordGraph {
  /** For each arc: the number of words at or below it and its later siblings. */
  readonly counts: Uint32Array;
}

/** A graph that can be searched for words with given letters. */
export interface SearchableWordGraph extends NumberedWordGraph {
  /** For each arc: the letters that occur below it, one bit each. */
  readonly below: Uint32Array;
}

/** The bits of an arc, as described in word-list-types.ts; shifted by ARC_CHILD_SHIFT it is the first arc of the child. */
export const ARC_ENDS_WORD = 32;
export const ARC_IS_LAST = 64;
export const ARC_CHILD_SHIFT = 7;
export const CODE_OF_A = 65;

/** Builds the graph of valid spellings, each given once, in alphabetical order.
 *  A node is closed as soon as no other word can change it, and equal closed nodes are stored once. Words are processed from
 *  last to first, so that each node comes after all nodes below it, and the child of its first arc is the nearest: this
 *  makes unpacking (packed-format.ts) fastest. The root is the last node. */
export function buildWordGraph(words: readonly string[]): WordGraph {
  const pool = nodePool();
  const open: number[][] = [[]]; // the arcs of each node on the path of the previous word, letters descending
  const mark = (depth: number, bits: number): void => {
    const arcs = open[depth]!;
    arcs[arcs.length - 1]! += bits;
  };
  let before = '';
  const closeTo = (depth: number): void => {
    for (let d = before.length; d > depth; d--) {
      mark(d - 1, pool.close(open[d]!) * (1 << ARC_CHILD_SHIFT));
      open[d]!.length = 0;
    }
  };
  for (let i = words.length - 1; i >= 0; i--) {
    const word = words[i]!;
    let shared = 0;
    while (shared < word.length && word.charCodeAt(shared) === before.charCodeAt(shared)) shared++;
    closeTo(shared);
    for (let d = shared; d < word.length; d++) {
      open[d]!.push(word.charCodeAt(d) - CODE_OF_A);
      open[d + 1] ??= [];
    }
    mark(word.length - 1, ARC_ENDS_WORD);
    before = word;
  }
  closeTo(0);
  const root = pool.close(open[0]!);
  return { arcs: pool.arcs(), root };
}

/** Closed nodes in a hash table by their content. Takes arcs in descending order of letters. */
function nodePool(): { close(arcs: readonly number[]): number; arcs(): Uint32Array } {
  let pool = new Uint32Array(1 << 12);
  let size = 1; // arc 0 means "none"
  let table = new Uint32Array(1 << 10);
  let nodes = 0;
  const hashAt = (node: number): number => {
    let hash = 0;
    for (let arc = node; ; arc++) {
      hash = Math.imul(hash ^ pool[arc]!, 0x9e3779b1);
      hash ^= hash >>> 15;
      if (pool[arc]! & ARC_IS_LAST) return hash;
    }
  };
  const isSame = (a: number, b: number): boolean => {
    for (; pool[a] === pool[b]; a++, b++) if (pool[a]! & ARC_IS_LAST) return true;
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
      pool[size + arcs.length - 1]! |= ARC_IS_LAST;
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

/** The root is the last node. */
export function graphFromArcs(arcs: Uint32Array): WordGraph {
  let root = arcs.length - 1;
  while (root > 1 && !(arcs[root - 1]! & ARC_IS_LAST)) root--;
  return { arcs, root };
}

/** Counts the words. Each node comes after all nodes below it, so one pass is enough. */
export function withWordCounts(graph: WordGraph): NumberedWordGraph {
  const { arcs } = graph;
  const counts = new Uint32Array(arcs.length);
  forEachArcList(arcs, (first, last) => {
    for (let arc = last, count = 0; arc >= first; arc--) {
      counts[arc] = count += counts[arcs[arc]! >>> ARC_CHILD_SHIFT]! + (arcs[arc]! & ARC_ENDS_WORD ? 1 : 0);
    }
  });
  return { ...graph, counts };
}

/** Computes the letters below each arc. */
export function withLetterMasks(graph: NumberedWordGraph): SearchableWordGraph {
  const { arcs } = graph;
  const below = new Uint32Array(arcs.length);
  const letters = new Uint32Array(arcs.length); // of a whole node, at its first arc
  forEachArcList(arcs, (first, last) => {
    for (let arc = first; arc <= last; arc++) {
      below[arc] = letters[arcs[arc]! >>> ARC_CHILD_SHIFT]!;
      letters[first]! |= below[arc]! | (1 << (arcs[arc]! & 31));
    }
  });
  return { ...graph, below };
}

function forEachArcList(arcs: Uint32Array, visit: (first: number, last: number) => void): void {
  for (let first = 1, last = 1; first < arcs.length; first = ++last) {
    while (!(arcs[last]! & ARC_IS_LAST)) last++;
    visit(first, last);
  }
}

export const wordCount = (graph: NumberedWordGraph): number => (graph.root === 0 ? 0 : graph.counts[graph.root]!);

/** The arc of a letter (0–25; others are never found) in a node, 0 if there is none. */
export function findArc(arcs: Uint32Array, list: number, letter: number): number {
  if (list === 0) return 0;
  for (let arc = list; ; arc++) {
    const found = arcs[arc]! & 31;
    if (found === letter) return arc;
    if (found > letter || arcs[arc]! & ARC_IS_LAST) return 0;
  }
}

/** The arc on which a text ends, 0 if no word begins with it. */
export function findPrefixArc(graph: WordGraph, text: string): number {
  const { arcs } = graph;
  let list = graph.root;
  let arc = 0;
  for (let i = 0; i < text.length; i++) {
    arc = findArc(arcs, list, text.charCodeAt(i) - CODE_OF_A);
    if (arc === 0) return 0;
    list = arcs[arc]! >>> ARC_CHILD_SHIFT;
  }
  return arc;
}

export const hasWord = (graph: WordGraph, word: string): boolean =>
  (graph.arcs[findPrefixArc(graph, word)]! & ARC_ENDS_WORD) !== 0;

/** Number of a word in alphabetical order, -1 if it is not in the graph. */
export function indexOfWord(graph: NumberedWordGraph, word: string): number {
  const { arcs, counts } = graph;
  let list = graph.root;
  let index = 0;
  let value = 0;
  for (let i = 0; i < word.length; i++) {
    const arc = findArc(arcs, list, word.charCodeAt(i) - CODE_OF_A);
    if (arc === 0) return -1;
    if (value & ARC_ENDS_WORD) index++;
    index += counts[list]! - counts[arc]!;
    value = arcs[arc]!;
    list = value >>> ARC_CHILD_SHIFT;
  }
  return value & ARC_ENDS_WORD ? index : -1;
}

export function wordAt(graph: NumberedWordGraph, index: number): string {
  const { arcs, counts } = graph;
  if (!(index >= 0 && index < wordCount(graph))) throw new RangeError(`There is no word number ${index}.`);
  let word = '';
  let rest = index;
  let list = graph.root;
  for (;;) {
    // counts descend along the node: this is the last arc that still has the word at, below or after it
    const left = counts[list]! - rest;
    let arc = list;
    while (!(arcs[arc]! & ARC_IS_LAST) && counts[arc + 1]! >= left) arc++;
    rest -= counts[list]! - counts[arc]!;
    word += ALPHABET[arcs[arc]! & 31];
    if (arcs[arc]! & ARC_ENDS_WORD && rest-- === 0) return word;
    list = arcs[arc]! >>> ARC_CHILD_SHIFT;
  }
}

/** Calls back with every word, in alphabetical order. */
export function forEachWord(graph: WordGraph, visit: (word: string) => void): void {
  const walk = (list: number, start: string): void => {
    for (let arc = list, value = 0; arc !== 0 && !(value & ARC_IS_LAST); arc++) {
      value = graph.arcs[arc]!;
      const word = start + ALPHABET[value & 31];
      if (value & ARC_ENDS_WORD) visit(word);
      walk(value >>> ARC_CHILD_SHIFT, word);
    }
  };
  walk(graph.root, '');
}

export const ALPHABET = Array.from({ length: 26 }, (_, i) => String.fromCharCode(CODE_OF_A + i));
