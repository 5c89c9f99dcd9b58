// How well known a word is, on the scale of word frequencies.

import type { Lexicon } from '../../lexicon/lexicon.ts';

/** A word learned at this age is just an everyday word for families. */
const EVERYDAY_AGE = 10;
const ZIPF_AT_EVERYDAY_AGE = 3.5;
const ZIPF_PER_YEAR = 0.375;
/** Below this real frequency, a form of a well-known word is no word that people use (MANLIER, MOUSES). */
const RARE_FORM_ZIPF = 2;

/** For words without a learning age, which are the rarest. */
const OLDEST_AGE = 20;

/** The frequency of ordinary words learned at the same age. The real frequency misleads: names are counted with the words they
 *  look like (PERRY), and words that everybody knows can be rare in print (BANJO). */
export const familiarZipf = (word: string, lexicon: Lexicon): number =>
  Math.max(0, ZIPF_AT_EVERYDAY_AGE + ZIPF_PER_YEAR * (EVERYDAY_AGE - (lexicon.learningAge(word) ?? OLDEST_AGE)));

/** Forms that people read in old texts and don't use. */
const OLD_FORMS = new Set(
  'CANST COULDST DIDST DOST DOTH HADST HAST HATH MAYST SHALT SHOULDST WAST WERT WOULDST'.split(' '),
);

/** Learning ages are those of base forms, so that a rare form of a well-known word looks well known. */
export const isRareForm = (word: string, lexicon: Lexicon): boolean =>
  OLD_FORMS.has(word) ||
  (lexicon.zipf(word) < RARE_FORM_ZIPF && !lexicon.readingsOf(word).some(({ base }) => base === word));
