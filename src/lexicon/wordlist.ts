// The words that count in a match and every question about spelling alone.
// Not what words mean or how they are used: that is knowledge.ts.

import { type Anagrams, buildAnagrams, findMade } from './anagrams.ts';
import {
  arcAfter,
  BELOW,
  buildGraph,
  END,
  indexOf,
  isSpelling,
  LAST,
  LETTERS,
  numberWords,
  sizeOf,
  type WordGraph,
  wordAt,
} from './graph.ts';
import type { Word, WordList } from './lexicon.ts';

/** Anagrams are kept once, for the broad list: `whole` numbers the words they speak of, `marks` has a bit for those that count. */
export interface Spellings {
  readonly words: WordGraph;
  readonly whole: WordGraph;
  readonly anagrams: () => Anagrams;
  readonly marks: Uint32Array | null;
}

export function openWordList(list: string, { words, whole, anagrams, marks }: Spellings): WordList {
  const isMarked = (n: number): boolean => marks === null || ((marks[n >>> 5]! >>> (n & 31)) & 1) === 1;
  return {
    list,
    size: sizeOf(words),
    has: membership(words),
    isPrefix: (text) => (text === '' ? sizeOf(words) > 0 : arcAfter(words, text) !== 0),
    indexOf: (word) => indexOf(words, word),
    wordAt: (index) => wordAt(words, index),
    graph: { arcs: words.arcs, root: words.root },
    made: (letters) =>
      findMade(anagrams(), letters)
        .filter(isMarked)
        .map((n) => wordAt(whole, n)),
    hiding: (letters) => findHiding(words, letters),
    fitting: (pattern) => findFitting(words, pattern),
    completing: (line) => findCompleting(words, line),
  };
}

/** A list of these words, and a hash of them. What cannot be a word (signs other than A–Z) is left out. */
export function listOf(words: readonly string[]): { list: WordList; hash: string } {
  const sorted = [...new Set(words)].filter(isSpelling).sort();
  const graph = numberWords(buildGraph(sorted));
  let anagrams: Anagrams | null = null;
  const spellings = {
    words: graph,
    whole: graph,
    anagrams: () => (anagrams ??= buildAnagrams(sorted)),
    marks: null,
  };
  return { list: openWordList('only', spellings), hash: hashOf(sorted) };
}

/** FNV-1a twice with different starts: enough to tell lists apart, not to guard them. */
function hashOf(words: readonly string[]): string {
  let [a, b] = [0x811c9dc5, 0x01234567];
  for (const sign of words.join(' ')) {
    a = Math.imul(a ^ sign.charCodeAt(0), 0x01000193);
    b = Math.imul(b ^ sign.charCodeAt(0), 0x01000193);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** `has`, with the first two letters looked up at once: their lists are the long ones. Allocates nothing. */
function membership(graph: WordGraph): (word: string) => boolean {
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

/** Words of 4 letters or more with these letters in this order: a walk that enters only where all missing letters lie below. */
function findHiding(graph: WordGraph, letters: string): Word[] {
  const { arcs, below, root } = graph;
  const found: Word[] = [];
  const codes = Array.from({ length: letters.length }, (_, i) => letters.charCodeAt(i) - 65);
  if (root === 0 || codes.some((code) => code < 0 || code > 25)) return found;
  const missing = new Uint32Array(codes.length + 1); // the letters from each on, one bit each
  for (let i = codes.length - 1; i >= 0; i--) missing[i] = missing[i + 1]! | (1 << codes[i]!);
  const walk = (list: number, met: number, start: string): void => {
    for (let arc = list; ; arc++) {
      const value = arcs[arc]!;
      const now = (value & 31) === codes[met] ? met + 1 : met;
      if ((missing[now]! & ~below[arc]!) === 0) {
        const word = start + LETTERS[value & 31];
        if (value & END && now === codes.length && word.length > 3) found.push(word);
        if (value >>> BELOW) walk(value >>> BELOW, now, word);
      }
      if (value & LAST) return;
    }
  };
  walk(root, 0, '');
  return found;
}

const DOT = 46;

function findFitting(graph: WordGraph, pattern: string): Word[] {
  const { arcs, root } = graph;
  const found: Word[] = [];
  const walk = (list: number, at: number, start: string): void => {
    const code = pattern.charCodeAt(at);
    for (let arc = list; arc !== 0; arc++) {
      const value = arcs[arc]!;
      if (code === DOT || (value & 31) === code - 65) {
        const word = start + LETTERS[value & 31];
        if (at < pattern.length - 1) walk(value >>> BELOW, at + 1, word);
        else if (value & END) found.push(word);
      }
      if (value & LAST) return;
    }
  };
  if (pattern !== '') walk(root, 0, '');
  return found;
}

function findCompleting(graph: WordGraph, line: string): { at: number; word: Word }[] {
  const { arcs, root } = graph;
  const found: { at: number; word: Word }[] = [];
  const walk = (list: number, from: number, at: number, start: string): void => {
    if (at === line.length) return;
    const code = line.charCodeAt(at);
    for (let arc = list; arc !== 0; arc++) {
      const value = arcs[arc]!;
      if (code === DOT || (value & 31) === code - 65) {
        const word = start + LETTERS[value & 31];
        if (value & END && word.length > 1) found.push({ at: from, word });
        walk(value >>> BELOW, from, at + 1, word);
      }
      if (value & LAST) return;
    }
  };
  for (let from = 0; from < line.length; from++) walk(root, from, from, '');
  return found;
}
