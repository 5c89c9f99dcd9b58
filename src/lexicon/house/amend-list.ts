// A word list with house words. Lookups run on an amended graph, as fast as before; the searches that need an index of all
// words search the list as it was, and filter and add at most 300 words.

import { ALPHABET, CODE_OF_A, withWordCounts } from '../lists/word-graph.ts';
import { MIN_HIDING_LETTERS, openGraphQueries } from '../lists/word-list.ts';
import type { LetterQuery, Word, WordGraph, WordList } from '../lists/word-list-types.ts';
import { amendGraph } from './amend-graph.ts';
import type { HouseWords } from './house-words.ts';

type GraphQueries = ReturnType<typeof openGraphQueries>;

/** Who looks up more words than a replay does is faster with the graph. */
const MAX_LOOKUPS_WITHOUT_GRAPH = 2000;

/** The house words have to be normal for this list (house-words.ts). Its graph may still be on its way. */
export function amendWordList(base: WordList, house: HouseWords): WordList {
  let opened: GraphQueries | null = null;
  const queries = (): GraphQueries => (opened ??= openGraphQueries(withWordCounts(amendGraph(base.graph, house))));
  const adds = new Set(house.add);
  const bans = new Set(house.ban);
  let lookups = 0;
  const hasWithoutGraph = (text: string): boolean => {
    if (++lookups > MAX_LOOKUPS_WITHOUT_GRAPH) return queries().has(text);
    return adds.has(text) || (!bans.has(text) && base.has(text));
  };
  const changes = indexChanges(house);
  const merge = (words: readonly Word[], found: readonly number[]): readonly Word[] => {
    if (found.length === 0) return words;
    const merged = [...words];
    for (const place of found) {
      const word = changes.words[place]!;
      const at = placeOf(word, merged);
      if (place < house.add.length) merged.splice(at, 0, word);
      else if (merged[at] === word) merged.splice(at, 1);
    }
    return merged;
  };
  return {
    name: base.name,
    get size(): number {
      return queries().size;
    },
    get graph(): WordGraph {
      return queries().graph;
    },
    // The test itself, so that a lookup in the graph takes no step more than in the list as it was. Lookups alone don’t need the
    // graph: a match that is replayed goes through hundreds of lists for a few words each.
    get has() {
      return opened === null ? hasWithoutGraph : opened.has;
    },
    isPrefix: (text) => queries().isPrefix(text),
    indexOf: (word) => queries().indexOf(word),
    wordAt: (index) => queries().wordAt(index),
    wordsFromLetters: (letters) =>
      merge(base.wordsFromLetters(letters), findChanges(changes, letters.required ?? '', letters, lettersOf, canSpell)),
    wordsHiding: (letters) =>
      merge(base.wordsHiding(letters), findChanges(changes, letters, letters, anyLetters, hides)),
    wordsMatching: (pattern) => queries().wordsMatching(pattern),
    wordsFittingLine: (line) => queries().wordsFittingLine(line),
  };
}

/** Where a word is, or would be, in this alphabetical list. */
function placeOf(word: Word, words: readonly Word[]): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All added words, then all banned ones. A search hardly notices them: it looks only at those that have the two rarest of the
 *  letters it needs. */
type Changes = {
  readonly words: readonly Word[];
  /** For each word, a bit for each of its letters. */
  readonly masks: Int32Array;
  /** How many words have each letter. */
  readonly counts: Int32Array;
  readonly all: readonly number[];
  /** The places of the words that have both letters, at first letter * 26 + second letter. */
  readonly withPair: readonly (readonly number[])[];
};

const maskOf = (text: string): number => {
  let mask = 0;
  for (let i = 0; i < text.length; i++) mask |= 1 << (text.charCodeAt(i) - CODE_OF_A);
  return mask;
};

const LETTERS = ALPHABET.length;

function indexChanges({ add, ban }: HouseWords): Changes {
  const words = [...add, ...ban];
  const counts = new Int32Array(LETTERS);
  const withPair = Array.from({ length: LETTERS * LETTERS }, (): number[] => []);
  for (const [place, word] of words.entries()) {
    const letters = [...new Set(word)].map((letter) => letter.charCodeAt(0) - CODE_OF_A);
    for (const first of letters) {
      counts[first]!++;
      for (const second of letters) withPair[first * LETTERS + second]!.push(place);
    }
  }
  return { words, masks: Int32Array.from(words, maskOf), counts, all: words.map((_, place) => place), withPair };
}

const NONE: readonly number[] = [];

/** The places of the words that have these letters, no others than `allowed` gives, and fit. Only those that have the two rarest
 *  of the letters are looked at. */
function findChanges<Query>(
  { words, masks, counts, all, withPair }: Changes,
  letters: string,
  query: Query,
  allowed: (query: Query) => number,
  fits: (word: Word, query: Query) => boolean,
): readonly number[] {
  let needed = 0;
  let rarest = -1;
  let second = -1;
  for (let i = 0; i < letters.length; i++) {
    const letter = letters.charCodeAt(i) - CODE_OF_A;
    if (letter < 0 || letter >= LETTERS) return NONE;
    if ((needed & (1 << letter)) !== 0) continue;
    needed |= 1 << letter;
    if (rarest < 0 || counts[letter]! < counts[rarest]!) {
      second = rarest;
      rarest = letter;
    } else if (second < 0 || counts[letter]! < counts[second]!) second = letter;
  }
  const candidates = rarest < 0 ? all : withPair[rarest * LETTERS + (second < 0 ? rarest : second)]!;
  let excluded: number | null = null;
  let found: number[] | null = null;
  for (const place of candidates) {
    const mask = masks[place]!;
    if ((needed & ~mask) !== 0) continue;
    excluded ??= ~allowed(query);
    if ((mask & excluded) === 0 && fits(words[place]!, query)) (found ??= []).push(place);
  }
  return found ?? NONE;
}

const ANY_LETTERS = -1;
const anyLetters = (): number => ANY_LETTERS;
const lettersOf = ({ required = '', requiredWild = 0, optional = '', optionalWild = 0 }: LetterQuery): number =>
  requiredWild + optionalWild > 0 ? ANY_LETTERS : maskOf(required) | maskOf(optional);

/** Whether these letters occur in a word in this order, as `wordsHiding` says. */
function hides(word: Word, letters: string): boolean {
  if (word.length < MIN_HIDING_LETTERS || !/^[A-Z]*$/.test(letters)) return false;
  let found = 0;
  for (const letter of word) if (letter === letters[found]) found++;
  return found === letters.length;
}

/** How often each letter of a word is still to be made. */
const left = new Int8Array(ALPHABET.length);

/** Whether a word can be made of these letters, as `wordsFromLetters` says. */
function canSpell(
  word: Word,
  { required = '', requiredWild = 0, optional = '', optionalWild = 0, minOptional = 0 }: LetterQuery,
): boolean {
  const wild = requiredWild + optionalWild;
  if (word.length < required.length + requiredWild + minOptional) return false;
  if (word.length > required.length + optional.length + wild) return false;
  left.fill(0);
  for (let i = 0; i < word.length; i++) left[word.charCodeAt(i) - CODE_OF_A]!++;
  for (let i = 0; i < required.length; i++) if (--left[required.charCodeAt(i) - CODE_OF_A]! < 0) return false;
  let missing = word.length - required.length;
  for (let i = 0; i < optional.length; i++) {
    const letter = optional.charCodeAt(i) - CODE_OF_A;
    if (left[letter]! > 0) {
      left[letter]!--;
      missing--;
    }
  }
  return missing <= wild;
}
