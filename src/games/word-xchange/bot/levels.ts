// The settings of the six bot levels, and how likely a level is to notice a play.

import type { BotLevel } from '../../../core/bot-cast.ts';
import { pow } from '../../../core/math/portable-math.ts';
import type { Play } from '../rules/state.ts';
import { spellingOf } from '../rules/tiles.ts';

export type LevelSettings = {
  /** The learning age at which the bot knows half the words. It knows more of the words learned earlier and fewer of those
   * learned later. ALL_WORDS: the whole list. */
  readonly halfKnownAge: number;
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

export const ALL_WORDS = Number.POSITIVE_INFINITY;
export const UNLIMITED_TILES = Number.POSITIVE_INFINITY;

export const LEVELS: { readonly [level in BotLevel]: LevelSettings } = {
  child: {
    halfKnownAge: 9.25,
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
    halfKnownAge: 9.8,
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
    halfKnownAge: 11.35,
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
    halfKnownAge: 13.7,
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
    halfKnownAge: 19.5,
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
    halfKnownAge: ALL_WORDS,
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
