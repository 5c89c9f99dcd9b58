// A word list with all queries about spelling. What words mean and how they are used: knowledge/.

import { lazy } from '../lazy.ts';
import { type AnagramIndex, buildAnagramIndex, findWordsFromLetters } from './anagrams.ts';
import { isValidSpelling } from './spelling.ts';
import {
  ALPHABET,
  ARC_CHILD_SHIFT,
  ARC_ENDS_WORD,
  ARC_IS_LAST,
  buildWordGraph,
  findPrefixArc,
  forEachWord,
  indexOfWord,
  type NumberedWordGraph,
  type SearchableWordGraph,
  withLetterMasks,
  withWordCounts,
  wordAt,
  wordCount,
} from './word-graph.ts';
import type { Word, WordGraph, WordList } from './word-list-types.ts';

/** Built once for the largest list, and shared by the lists that are parts of it. */
export interface SharedWordIndex {
  readonly graph: SearchableWordGraph;
  readonly words: () => readonly Word[];
  readonly anagrams: () => AnagramIndex;
}

/** The list of a graph. If it is a part of the indexed list, `marks` has a bit for each word of that list that is valid. */
export function openWordList(
  list: string,
  graph: NumberedWordGraph,
  whole: () => SharedWordIndex,
  marks: Uint32Array | null,
): WordList {
  const counts = (n: number): boolean => marks === null || ((marks[n >>> 5]! >>> (n & 31)) & 1) === 1;
  const spell = (numbers: readonly number[]): Word[] => {
    const words = whole().words();
    const spelled: Word[] = [];
    for (const n of numbers) if (counts(n)) spelled.push(words[n]!);
    return spelled;
  };
  return {
    name: list,
    ...openGraphQueries(graph),
    wordsFromLetters: (letters) => spell(findWordsFromLetters(whole().anagrams(), letters)),
    wordsHiding: (letters) => spell(findHiding(whole().graph, letters)),
  };
}

/** The queries that a graph alone can answer. */
export function openGraphQueries(
  graph: NumberedWordGraph,
): Omit<WordList, 'name' | 'wordsFromLetters' | 'wordsHiding'> {
  return {
    size: wordCount(graph),
    has: createMembershipTest(graph),
    isPrefix: (text) => (text === '' ? wordCount(graph) > 0 : findPrefixArc(graph, text) !== 0),
    indexOf: (word) => indexOfWord(graph, word),
    wordAt: (index) => wordAt(graph, index),
    graph: { arcs: graph.arcs, root: graph.root },
    wordsMatching: (pattern) => findFitting(graph, pattern),
    wordsFittingLine: (line) => findCompleting(graph, line),
  };
}

/** An index of words in alphabetical order. All words are listed at the first long query and kept for the next. */
export function buildSharedWordIndex(graph: SearchableWordGraph, anagrams?: () => AnagramIndex): SharedWordIndex {
  const words = lazy(() => {
    const all: Word[] = [];
    forEachWord(graph, (word) => all.push(word));
    return all;
  });
  return { graph, words, anagrams: lazy(anagrams ?? (() => buildAnagramIndex(words()))) };
}

/** A list of these words, and a hash of them. Entries that are not in capitals A–Z are ignored. */
export function buildWordList(words: readonly string[]): { list: WordList; hash: string } {
  const sorted = [...new Set(words)].filter(isValidSpelling).sort();
  const graph = withLetterMasks(withWordCounts(buildWordGraph(sorted)));
  const index = lazy(() => buildSharedWordIndex(graph));
  return { list: openWordList('custom', graph, index, null), hash: hashWords(sorted) };
}

/** 64 bits: enough to tell lists apart, but not cryptographic. */
export function hashWords(words: readonly string[]): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (const sign of words.join(' ')) {
    a = Math.imul(a ^ sign.charCodeAt(0), 0x01000193);
    b = Math.imul(b ^ sign.charCodeAt(0), 0x5bd1e995);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A faster `has`: looks up the first two letters at once, because their nodes are the large ones. Allocates nothing. */
function createMembershipTest(graph: WordGraph): (word: string) => boolean {
  const { arcs } = graph;
  const heads = new Uint32Array(26 * 26);
  for (let i = 0; i < heads.length; i++)
    heads[i] = findPrefixArc(graph, ALPHABET[Math.floor(i / 26)]! + ALPHABET[i % 26]!);
  return (word) => {
    const length = word.length;
    if (length < 2) return (arcs[findPrefixArc(graph, word)]! & ARC_ENDS_WORD) !== 0;
    const one = word.charCodeAt(0) - 65;
    const two = word.charCodeAt(1) - 65;
    if (one < 0 || one > 25 || two < 0 || two > 25) return false;
    let value = arcs[heads[one * 26 + two]!]!;
    for (let i = 2; i < length; i++) {
      let arc = value >>> ARC_CHILD_SHIFT;
      if (arc === 0) return false;
      const letter = word.charCodeAt(i) - 65;
      value = arcs[arc]!;
      while ((value & 31) < letter) {
        if (value & ARC_IS_LAST) return false;
        value = arcs[++arc]!;
      }
      if ((value & 31) !== letter) return false;
    }
    return (value & ARC_ENDS_WORD) !== 0;
  };
}

/** Shorter words hide nothing (WordList.wordsHiding). */
export const MIN_HIDING_LETTERS = 4;

/** Numbers of the words of 4 letters or more with these letters in this order, ascending. The search enters a node only if
 *  all missing letters occur below it; once none is missing, all words below match, and their numbers are consecutive. */
function findHiding(graph: SearchableWordGraph, letters: string): number[] {
  const { arcs, counts, below, root } = graph;
  const found: number[] = [];
  if (root === 0 || !/^[A-Z]*$/.test(letters)) return found;
  const codes = new Int32Array(letters.length + 1).fill(-1);
  const missing = new Int32Array(letters.length + 2); // the letters from each position on, one bit each
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
        const ends = value & ARC_ENDS_WORD ? 1 : 0;
        const next = value >>> ARC_CHILD_SHIFT;
        if (now === letters.length && length >= MIN_HIDING_LETTERS) {
          for (let n = at; n < at + ends + counts[next]!; n++) found.push(n);
        } else if (next !== 0) walk(next, at + ends, length + 1, now);
      }
      if (value & ARC_IS_LAST) return;
    }
  };
  walk(root, 0, 1, 0);
  return found;
}

const DOT = 46;

/** Calls back with every word that fits into the line from this square on. */
function forEachWordAt({ arcs, root }: WordGraph, line: string, from: number, say: (word: Word) => void): void {
  const walk = (list: number, at: number, start: string): void => {
    const code = line.charCodeAt(at);
    for (let arc = list; arc !== 0 && at < line.length; arc++) {
      const value = arcs[arc]!;
      if (code === DOT || (value & 31) === code - 65) {
        const word = start + ALPHABET[value & 31];
        if (value & ARC_ENDS_WORD) say(word);
        walk(value >>> ARC_CHILD_SHIFT, at + 1, word);
      }
      if (value & ARC_IS_LAST) return;
    }
  };
  walk(root, from, '');
}

function findFitting(graph: WordGraph, pattern: string): Word[] {
  const found: Word[] = [];
  forEachWordAt(graph, pattern, 0, (word) => word.length === pattern.length && found.push(word));
  return found;
}

function findCompleting(graph: WordGraph, line: string): { at: number; word: Word }[] {
  const found: { at: number; word: Word }[] = [];
  for (let at = 0; at < line.length; at++) {
    forEachWordAt(graph, line, at, (word) => word.length > 1 && found.push({ at, word }));
  }
  return found;
}
