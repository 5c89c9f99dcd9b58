// Sentences that the questions of several games share.

import { countOf, quoteLetter } from '../wording.ts';

/** "It has 5 letters and starts with “T”." */
export const hintFor = (word: string): string =>
  `It has ${countOf(word.length, 'letter')} and starts with ${quoteLetter(word[0]!)}.`;

/** Letters with spaces between them, so that nobody reads them as a word: "T E A S"; a joker is named. */
export const spellOut = (letters: string): string => [...letters].map((one) => (one === '*' ? 'joker' : one)).join(' ');
