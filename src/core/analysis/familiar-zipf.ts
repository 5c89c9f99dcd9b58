// How well known a word is, on the scale of word frequencies.

import type { Lexicon } from '../../lexicon/lexicon.ts';

/** A word learned at this age is at most an everyday word for families, one learned later is not. */
const EVERYDAY_AGE = 10.5;
const EVERYDAY_ZIPF_AT_AGE = 3.5;
const ZIPF_PER_YEAR = 0.375;
/** For words without a learning age, which are the rarest. */
const OLDEST_AGE = 20;

/** The frequency, lowered for a word that people learn late. Names are counted with the words they look like: PERRY has a
 *  frequency of 4, but few people know the drink. */
export function familiarZipf(word: string, lexicon: Lexicon): number {
  const age = lexicon.learningAge(word) ?? OLDEST_AGE;
  return Math.min(lexicon.zipf(word), Math.max(0, EVERYDAY_ZIPF_AT_AGE + ZIPF_PER_YEAR * (EVERYDAY_AGE - age)));
}
