// The settings of the six bot levels, and how likely a level is to notice a play.

import type { BotLevel } from '../../../core/bot-levels.ts';
import { pow } from '../../../core/portable-math.ts';
import type { Play } from '../rules/state.ts';
import { spellingOf } from '../rules/tiles.ts';

export type LevelSettings = {
  /** The Zipf frequency at which the bot knows half the words. It knows more of the more common words and fewer of the
   * rarer ones. 0: all words. */
  readonly halfKnownZipf: number;
  /** How many board tiles the bot considers together. UNLIMITED_TILES includes the joker. */
  readonly visibleTiles: number;
  /** Probability of noticing a three-letter word. */
  readonly noticeProbability: number;
  /** Multiplies that probability for each further letter. */
  readonly factorPerLetter: number;
  /** Multiplies it for a steal that keeps the old word's letters in order. */
  readonly extendFactor: number;
  /** Multiplies it for a steal that rearranges them. */
  readonly rearrangeFactor: number;
  /** Share of evaluate.ts in the choice of a play; the rest is noise. 0: plays the first word it notices. */
  readonly evaluationWeight: number;
  /** Probability of challenging a word it does not know. */
  readonly challengeProbability: number;
  /** Range of thinking time for a word. */
  readonly thinkingSeconds: readonly [from: number, to: number];
};

export const UNLIMITED_TILES = Number.POSITIVE_INFINITY;

export const LEVELS: { readonly [level in BotLevel]: LevelSettings } = {
  child: {
    halfKnownZipf: 3.85,
    visibleTiles: 8,
    noticeProbability: 0.95,
    factorPerLetter: 0.8,
    extendFactor: 0.9,
    rearrangeFactor: 0.3,
    evaluationWeight: 0,
    challengeProbability: 0.05,
    thinkingSeconds: [8, 20],
  },
  beginner: {
    halfKnownZipf: 3.5,
    visibleTiles: 10,
    noticeProbability: 0.95,
    factorPerLetter: 0.85,
    extendFactor: 1,
    rearrangeFactor: 0.48,
    evaluationWeight: 0.3,
    challengeProbability: 0.1,
    thinkingSeconds: [7, 18],
  },
  casual: {
    halfKnownZipf: 2.82,
    visibleTiles: 12,
    noticeProbability: 0.92,
    factorPerLetter: 0.9,
    extendFactor: 1,
    rearrangeFactor: 0.55,
    evaluationWeight: 0.5,
    challengeProbability: 0.2,
    thinkingSeconds: [6, 16],
  },
  keen: {
    halfKnownZipf: 1.85,
    visibleTiles: 14,
    noticeProbability: 0.9,
    factorPerLetter: 0.93,
    extendFactor: 1,
    rearrangeFactor: 0.75,
    evaluationWeight: 0.7,
    challengeProbability: 0.35,
    thinkingSeconds: [5, 14],
  },
  expert: {
    halfKnownZipf: 0.35,
    visibleTiles: 20,
    noticeProbability: 0.86,
    factorPerLetter: 0.97,
    extendFactor: 1,
    rearrangeFactor: 0.83,
    evaluationWeight: 0.9,
    challengeProbability: 0.6,
    thinkingSeconds: [4, 10],
  },
  master: {
    halfKnownZipf: 0,
    visibleTiles: UNLIMITED_TILES,
    noticeProbability: 1,
    factorPerLetter: 1,
    extendFactor: 1,
    rearrangeFactor: 1,
    evaluationWeight: 1,
    challengeProbability: 1,
    thinkingSeconds: [3, 7],
  },
};

/** The probability that a bot with these settings notices a play. */
export function probabilityOfNoticing(settings: LevelSettings, { type, word, tiles, target }: Play): number {
  if (target === null) return settings.noticeProbability * pow(settings.factorPerLetter, tiles.length - 3);
  const inOrder =
    type === 'steal'
      ? spellingOf(word).includes(spellingOf(target.word))
      : spellingOf(word) === spellingOf(target.word);
  return (
    settings.noticeProbability *
    (inOrder ? settings.extendFactor : settings.rearrangeFactor) *
    pow(settings.factorPerLetter, Math.max(0, tiles.length - 1))
  );
}
