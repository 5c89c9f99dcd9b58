// A word list with house words. Lookups run on an amended graph, as fast as before; the searches that need an index of all
// words search the list as it was, and filter and add at most 300 words.

import { lazy } from '../lazy.ts';
import { CODE_OF_A, withWordCounts } from '../lists/word-graph.ts';
import { MIN_HIDING_LETTERS, openGraphQueries } from '../lists/word-list.ts';
import type { LetterQuery, Word, WordGraph, WordList } from '../lists/word-list-types.ts';
import { amendGraph } from './amend-graph.ts';
import type { HouseWords } from './house-words.ts';

/** The house words have to be normal for this list (house-words.ts). Its graph may still be on its way. */
export function amendWordList(base: WordList, house: HouseWords): WordList {
  const queries = lazy(() => openGraphQueries(withWordCounts(amendGraph(base.graph, house))));
  const added = house.add.map(withMask);
  const banned = house.ban.map(withMask);
  const merge = (words: readonly Word[], fits: (word: MaskedWord) => boolean): readonly Word[] => {
    const more = added.filter(fits);
    const less = banned.filter(fits);
    if (more.length + less.length === 0) return words;
    const merged = [...words];
    for (const { word } of less) if (merged[placeOf(word, merged)] === word) merged.splice(placeOf(word, merged), 1);
    for (const { word } of more) merged.splice(placeOf(word, merged), 0, word);
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
    // The test itself, so that a lookup takes no step more than in the list as it was.
    get has() {
      return queries().has;
    },
    isPrefix: (text) => queries().isPrefix(text),
    indexOf: (word) => queries().indexOf(word),
    wordAt: (index) => queries().wordAt(index),
    wordsFromLetters: (letters) => merge(base.wordsFromLetters(letters), createSpellingTest(letters)),
    wordsHiding: (letters) => merge(base.wordsHiding(letters), createHidingTest(letters)),
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

/** The letters that occur in the word, one bit each: most words that don't fit are ruled out by them. */
type MaskedWord = { readonly word: Word; readonly mask: number };

const maskOf = (text: string): number => {
  let mask = 0;
  for (let i = 0; i < text.length; i++) mask |= 1 << (text.charCodeAt(i) - CODE_OF_A);
  return mask;
};
const withMask = (word: Word): MaskedWord => ({ word, mask: maskOf(word) });

/** Whether these letters occur in a word in this order, as `wordsHiding` says. */
function createHidingTest(letters: string): (word: MaskedWord) => boolean {
  const needed = maskOf(letters);
  const isValid = /^[A-Z]*$/.test(letters);
  return ({ word, mask }) => {
    if (!isValid || (needed & ~mask) !== 0 || word.length < MIN_HIDING_LETTERS) return false;
    let found = 0;
    for (const letter of word) if (letter === letters[found]) found++;
    return found === letters.length;
  };
}

/** Whether a word can be made of these letters, as `wordsFromLetters` says. */
function createSpellingTest({
  required = '',
  requiredWild = 0,
  optional = '',
  optionalWild = 0,
  minOptional = 0,
}: LetterQuery): (word: MaskedWord) => boolean {
  const needed = maskOf(required);
  const wild = requiredWild + optionalWild;
  const allowed = wild > 0 ? -1 : needed | maskOf(optional);
  const shortest = required.length + requiredWild + minOptional;
  const longest = required.length + optional.length + wild;
  return ({ word, mask }) => {
    if ((needed & ~mask) !== 0 || (mask & ~allowed) !== 0 || word.length < shortest || word.length > longest)
      return false;
    let rest = word;
    for (const letter of required) {
      if (!rest.includes(letter)) return false;
      rest = rest.replace(letter, '');
    }
    for (const letter of optional) rest = rest.replace(letter, '');
    return rest.length <= wild;
  };
}
