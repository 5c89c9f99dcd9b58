// Checks on a single word: its normal form, its shape and its legality. Comparing two words is in same-word.ts.

import type { Word, WordList } from '../../../../lexicon/lexicon.ts';
import type { EntryFault } from '../state.ts';

export const MIN_WORD_LETTERS = 4;
/** Also the limit in characters where anything may be written (entryCheck none). */
export const MAX_WORD_LETTERS = 30;

/** Trimmed, in capitals, without diacritics (WS-025). */
export const toNormalForm = (text: string): Word => dropDiacritics(dropDiacritics(text).toUpperCase()).trim();

// Upper-casing can produce new combining marks, so they are dropped before and after it.
const dropDiacritics = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Control characters, lone surrogates and line breaks would break the line format of a record. */
export const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);

export const countCharacters = (text: string): number => Array.from(text).length;

export const isAllLetters = (word: Word): boolean => /^[A-Z]+$/.test(word);

/** The letters occur in the word in this order (WS-009, WS-010). */
export function hidesWordster(word: Word, wordster: Word): boolean {
  let found = 0;
  for (const letter of word) if (letter === wordster[found]) found++;
  return found === wordster.length;
}

/** What is wrong with the shape of a word, without a dictionary (WS-011, WS-014, WS-024). */
export function findShapeFault(word: Word, wordster: Word): EntryFault | null {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_WORD_LETTERS) return 'TOO_SHORT';
  if (letters > MAX_WORD_LETTERS) return 'TOO_LONG';
  if (!isAllLetters(word)) return 'BAD_CHARACTERS';
  return hidesWordster(word, wordster) ? null : 'NO_WORDSTER';
}

/** Shape first, then the dictionary. */
export const findLegalityFault = (word: Word, wordster: Word, lexicon: WordList): EntryFault | null =>
  findShapeFault(word, wordster) ?? (lexicon.has(word) ? null : 'NOT_A_WORD');
