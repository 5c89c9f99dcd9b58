// Which words a bot knows: a word learned early is known to nearly everybody, one learned late to few. The ages are those of
// the lexicon (`learningAge`). Never changes for a bot and a word: a word it knows today it knows tomorrow.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { exp } from '../math/portable-math.ts';
import { hashToUnit } from '../random.ts';

export type Vocabulary = {
  /** The learning age at which half of the words are known. */
  readonly halfKnownAge: number;
  /** How many years make the difference between nearly all words and hardly any, divided by about six. */
  readonly ageSpread: number;
};

/** Words this many spreads above the half-known age are never known. */
const MAX_SPREADS = 3;
/** For words without a learning age, which are the rarest. */
const OLDEST_AGE = 20;

export const ageOf = (word: string, lexicon: Lexicon): number => lexicon.learningAge(word) ?? OLDEST_AGE;

/** The share of bots with this vocabulary that know a word of this learning age. */
export function shareKnowing({ halfKnownAge, ageSpread }: Vocabulary, age: number): number {
  const spreads = (age - halfKnownAge) / ageSpread;
  return spreads < MAX_SPREADS ? 1 / (1 + exp(spreads)) : 0;
}

/** Whether the bot with this id knows the word. */
export const isKnownTo = (id: string, vocabulary: Vocabulary, word: string, lexicon: Lexicon): boolean =>
  hashToUnit(`${id} ${word}`) < shareKnowing(vocabulary, ageOf(word, lexicon));
