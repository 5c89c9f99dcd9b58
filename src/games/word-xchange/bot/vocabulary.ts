// Which words a bot of a level knows and which of them it plays.

import type { BotLevel } from '../../../core/bot-levels.ts';
import { exp } from '../../../core/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { LEVELS } from './levels.ts';

/** How steeply knowledge falls off around the half-known frequency. */
const KNOWLEDGE_SLOPE = 3;
/** Words rarer than the half-known ones by this much are never known. */
const MAX_ZIPF_BELOW_HALF = 1.5;

/** The answer is the same every time: a bot does not learn a word between two turns. */
export function knowsWord(level: BotLevel, word: string, lexicon: Lexicon): boolean {
  if (!lexicon.has(word)) return false;
  const { halfKnownZipf } = LEVELS[level];
  const zipfBelowHalf = halfKnownZipf - lexicon.zipf(word);
  return (
    halfKnownZipf === 0 ||
    (zipfBelowHalf < MAX_ZIPF_BELOW_HALF &&
      hashToUnit(`${level} ${word}`) < 1 / (1 + exp(KNOWLEDGE_SLOPE * zipfBelowHalf)))
  );
}

/** Bots know offensive words but never play them. */
export const mayPlayWord = (level: BotLevel, word: string, lexicon: Lexicon): boolean =>
  lexicon.offensiveness(word) === null && knowsWord(level, word, lexicon);
