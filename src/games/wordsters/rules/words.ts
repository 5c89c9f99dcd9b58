// One written word by itself: its normal form, and whether it could stand on a list at all.
// Not whether two words are the same (same.ts).

import type { Word, WordList } from '../../../lexicon/lexicon.ts';
import type { EntryFault } from './state.ts';

export const SHORTEST = 4;
export const LONGEST = 30;

/** Trimmed, in capitals, without diacritics (WS-025). */
export const normalForm = (text: string): Word => dropMarks(dropMarks(text).toUpperCase()).trim();

// Capitals may bring out new marks, so they are dropped before and after.
const dropMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Control characters, half characters and line breaks of any kind would not survive a record. */
export const isReadable = (text: string): boolean => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);

export const countCharacters = (text: string): number => Array.from(text).length;

export const isLetters = (word: Word): boolean => /^[A-Z]+$/.test(word);

/** The letters occur in the word in this order (WS-009, WS-010). */
export function hides(word: Word, wordster: Word): boolean {
  let found = 0;
  for (const letter of word) if (letter === wordster[found]) found++;
  return found === wordster.length;
}

/** What anyone can see is wrong with a word (WS-011, WS-014, WS-024); dictionaries are not asked. */
export function findShapeFault(word: Word, wordster: Word): EntryFault | null {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  if (letters < SHORTEST) return 'TOO_SHORT';
  if (letters > LONGEST) return 'TOO_LONG';
  if (!isLetters(word)) return 'BAD_CHARACTERS';
  return hides(word, wordster) ? null : 'NO_WORDSTER';
}

export const findFault = (word: Word, wordster: Word, lexicon: WordList): EntryFault | null =>
  findShapeFault(word, wordster) ?? (lexicon.has(word) ? null : 'NOT_A_WORD');
