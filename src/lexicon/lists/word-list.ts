// The words that count in a match and every question about spelling alone.
// Not what words mean or how they are used: that is knowledge.ts.

import type { Graph, Word, WordList } from '../lexicon.ts';
import { type Anagrams, buildAnagrams, findMade } from './anagrams.ts';
import {
  arcAfter,
  BELOW,
  buildGraph,
  END,
  eachWord,
  gatherLetters,
  indexOf,
  isSpelling,
  LAST,
  LETTERS,
  type NumberedGraph,
  numberWords,
  sizeOf,
  type WordGraph,
  wordAt,
} from './word-graph.ts';

/** What is drawn up once, for the widest list, and serves the lists that are parts of it. */
export interface Whole {
  readonly graph: WordGraph;
  readonly words: () => readonly Word[];
  readonly anagrams: () => Anagrams;
}

/** The list drawn in `graph`. If it is a part of the whole, `marks` has a bit for each word of the whole that counts. */
export function openWordList(list: string, graph: NumberedGraph, whole: Whole, marks: Uint32Array | null): WordList {
  const counts = (n: number): boolean => marks === null || ((marks[n >>> 5]! >>> (n & 31)) & 1) === 1;
  const spell = (numbers: readonly number[]): Word[] => {
    const words = whole.words();
    const spelled: Word[] = [];
    for (const n of numbers) if (counts(n)) spelled.push(words[n]!);
    return spelled;
  };
  return {
    list,
    size: sizeOf(graph),
    has: membership(graph),
    isPrefix: (text) => (text === '' ? sizeOf(graph) > 0 : arcAfter(graph, text) !== 0),
    indexOf: (word) => indexOf(graph, word),
    wordAt: (index) => wordAt(graph, index),
    graph: { arcs: graph.arcs, root: graph.root },
    wordsFromLetters: (letters) => spell(findMade(whole.anagrams(), letters)),
    wordsHiding: (letters) => spell(findHiding(whole.graph, letters)),
    wordsMatching: (pattern) => findFitting(graph, pattern),
    wordsFittingLine: (line) => findCompleting(graph, line),
  };
}

/** A whole of words in alphabetical order. Long listings copy from all its words, kept from the first listing on. */
export function wholeOf(graph: WordGraph, anagrams?: () => Anagrams): Whole {
  const words = once(() => {
    const all: Word[] = [];
    eachWord(graph, (word) => all.push(word));
    return all;
  });
  return { graph, words, anagrams: once(anagrams ?? (() => buildAnagrams(words()))) };
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => (made ??= { it: make() }).it;
}

/** A list of these words, and a hash of them. What cannot be a word (signs other than A–Z) is left out. */
export function listOf(words: readonly string[]): { list: WordList; hash: string } {
  const sorted = [...new Set(words)].filter(isSpelling).sort();
  const graph = gatherLetters(numberWords(buildGraph(sorted)));
  return { list: openWordList('only', graph, wholeOf(graph), null), hash: hashOf(sorted) };
}

/** 64 bits, enough to tell lists apart, not to guard them. */
function hashOf(words: readonly string[]): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (const sign of words.join(' ')) {
    a = Math.imul(a ^ sign.charCodeAt(0), 0x01000193);
    b = Math.imul(b ^ sign.charCodeAt(0), 0x5bd1e995);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** `has`, with the first two letters looked up at once: their lists are the long ones. Allocates nothing. */
function membership(graph: Graph): (word: string) => boolean {
  const { arcs } = graph;
  const heads = new Uint32Array(26 * 26);
  for (let i = 0; i < heads.length; i++) heads[i] = arcAfter(graph, LETTERS[Math.floor(i / 26)]! + LETTERS[i % 26]!);
  return (word) => {
    const length = word.length;
    if (length < 2) return (arcs[arcAfter(graph, word)]! & END) !== 0;
    const one = word.charCodeAt(0) - 65;
    const two = word.charCodeAt(1) - 65;
    if (one < 0 || one > 25 || two < 0 || two > 25) return false;
    let value = arcs[heads[one * 26 + two]!]!;
    for (let i = 2; i < length; i++) {
      let arc = value >>> BELOW;
      if (arc === 0) return false;
      const letter = word.charCodeAt(i) - 65;
      value = arcs[arc]!;
      while ((value & 31) < letter) {
        if (value & LAST) return false;
        value = arcs[++arc]!;
      }
      if ((value & 31) !== letter) return false;
    }
    return (value & END) !== 0;
  };
}

/** Numbers of the words of 4 letters or more with these letters in this order, rising. The walk enters a list only if all
 *  missing letters lie below; once none is missing, all words below are found at one stroke: their numbers follow each other. */
function findHiding(graph: WordGraph, letters: string): number[] {
  const { arcs, counts, below, root } = graph;
  const found: number[] = [];
  if (root === 0 || !/^[A-Z]*$/.test(letters)) return found;
  const codes = new Int32Array(letters.length + 1).fill(-1);
  const missing = new Int32Array(letters.length + 2); // the letters from each on, one bit each
  for (let i = letters.length - 1; i >= 0; i--) {
    codes[i] = letters.charCodeAt(i) - 65;
    missing[i] = missing[i + 1]! | (1 << codes[i]!);
  }

  const walk = (list: number, index: number, length: number, met: number): void => {
    const wanted = codes[met]!;
    const [ifMet, ifNot] = [missing[met + 1]!, missing[met]!];
    for (let arc = list; ; arc++) {
      const value = arcs[arc]!;
      const isMet = (value & 31) === wanted;
      if (((isMet ? ifMet : ifNot) & ~below[arc]!) === 0) {
        const now = isMet ? met + 1 : met;
        const at = index + counts[list]! - counts[arc]!;
        const ends = value & END ? 1 : 0;
        const next = value >>> BELOW;
        if (now === letters.length && length >= 4) {
          for (let n = at; n < at + ends + counts[next]!; n++) found.push(n);
        } else if (next !== 0) walk(next, at + ends, length + 1, now);
      }
      if (value & LAST) return;
    }
  };
  walk(root, 0, 1, 0);
  return found;
}

const DOT = 46;

/** Calls back with every word that can stand in the line from this square on. */
function eachStanding({ arcs, root }: Graph, line: string, from: number, say: (word: Word) => void): void {
  const walk = (list: number, at: number, start: string): void => {
    const code = line.charCodeAt(at);
    for (let arc = list; arc !== 0 && at < line.length; arc++) {
      const value = arcs[arc]!;
      if (code === DOT || (value & 31) === code - 65) {
        const word = start + LETTERS[value & 31];
        if (value & END) say(word);
        walk(value >>> BELOW, at + 1, word);
      }
      if (value & LAST) return;
    }
  };
  walk(root, from, '');
}

function findFitting(graph: Graph, pattern: string): Word[] {
  const found: Word[] = [];
  eachStanding(graph, pattern, 0, (word) => word.length === pattern.length && found.push(word));
  return found;
}

function findCompleting(graph: Graph, line: string): { at: number; word: Word }[] {
  const found: { at: number; word: Word }[] = [];
  for (let at = 0; at < line.length; at++) {
    eachStanding(graph, line, at, (word) => word.length > 1 && found.push({ at, word }));
  }
  return found;
}
