// Which words a bot of a level knows and which of them it plays.

import type { BotLevel } from '../../../core/bot-cast.ts';
import { exp } from '../../../core/math/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { ALL_WORDS, LEVELS } from './levels.ts';

/** How steeply knowledge falls off around the half-known age. */
const SLOPE_PER_YEAR = 2.4;
/** Words learned this much later than the half-known ones are never known. */
const MAX_YEARS_ABOVE_HALF = 2.5;

/** The answer is the same every time: a bot does not learn a word between two turns. */
export function knowsWord(level: BotLevel, word: string, lexicon: Lexicon): boolean {
  if (!lexicon.has(word)) return false;
  const { halfKnownAge } = LEVELS[level];
  if (halfKnownAge === ALL_WORDS) return true;
  const yearsAboveHalf = (lexicon.learningAge(word) ?? Number.POSITIVE_INFINITY) - halfKnownAge;
  return (
    yearsAboveHalf < MAX_YEARS_ABOVE_HALF &&
    hashToUnit(`${level} ${word}`) < 1 / (1 + exp(SLOPE_PER_YEAR * yearsAboveHalf))
  );
}

/** Bots know offensive words but never play them. */
export const mayPlayWord = (level: BotLevel, word: string, lexicon: Lexicon): boolean =>
  lexicon.offensiveness(word) === null && knowsWord(level, word, lexicon);
