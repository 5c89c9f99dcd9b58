// The settings of the six bot levels, and how a player of the cast differs from their level.

import type { BotLevel, Persona } from '../../../core/bot-cast.ts';
import type { Vocabulary } from '../../../core/vocabulary/known-words.ts';

export type LevelSettings = Vocabulary & {
  /** The most finds per second, however many words there are to find. */
  readonly findsPerSecond: number;
  /** How much a hard play is harder for this level than an easy one. */
  readonly steepness: number;
  /** How readily the level sees steals compared with new words. */
  readonly stealWeight: number;
  /** How long it looks before it ends its turn. */
  readonly lookingSeconds: number;
  /** The number of finds after which it stops looking and plays the best of them. */
  readonly enoughFinds: number;
  /** Share of evaluate.ts in the choice of a play; the rest is noise. 0: plays the first word it finds. */
  readonly evaluationWeight: number;
  /** Would rather not take the last words of a player. */
  readonly isKind: boolean;
  /** Knows every word of the list that somebody else plays, and never misses a win. */
  readonly seesEveryWin: boolean;
  /** Probability of challenging a word it does not know. */
  readonly challengeProbability: number;
};

export const LEVELS: { readonly [level in BotLevel]: LevelSettings } = {
  child: {
    halfKnownAge: 9,
    ageSpread: 0.8,
    findsPerSecond: 1 / 6,
    steepness: 1.15,
    stealWeight: 0.6,
    lookingSeconds: 18,
    enoughFinds: 1,
    evaluationWeight: 0,
    isKind: true,
    seesEveryWin: false,
    challengeProbability: 0.05,
  },
  beginner: {
    halfKnownAge: 10.5,
    ageSpread: 0.8,
    findsPerSecond: 1 / 5.5,
    steepness: 1.05,
    stealWeight: 0.8,
    lookingSeconds: 20,
    enoughFinds: 2,
    evaluationWeight: 0.3,
    isKind: true,
    seesEveryWin: false,
    challengeProbability: 0.1,
  },
  casual: {
    halfKnownAge: 11.5,
    ageSpread: 0.8,
    findsPerSecond: 1 / 4.2,
    steepness: 0.93,
    stealWeight: 1,
    lookingSeconds: 22,
    enoughFinds: 3,
    evaluationWeight: 0.5,
    isKind: true,
    seesEveryWin: false,
    challengeProbability: 0.2,
  },
  keen: {
    halfKnownAge: 12.5,
    ageSpread: 0.8,
    findsPerSecond: 1 / 3.2,
    steepness: 0.82,
    stealWeight: 1.3,
    lookingSeconds: 24,
    enoughFinds: 5,
    evaluationWeight: 0.7,
    isKind: true,
    seesEveryWin: false,
    challengeProbability: 0.35,
  },
  expert: {
    halfKnownAge: 14,
    ageSpread: 1,
    findsPerSecond: 1 / 2.2,
    steepness: 0.7,
    stealWeight: 1.7,
    lookingSeconds: 24,
    enoughFinds: 8,
    evaluationWeight: 0.85,
    isKind: false,
    seesEveryWin: false,
    challengeProbability: 0.6,
  },
  master: {
    halfKnownAge: 16,
    ageSpread: 1.2,
    findsPerSecond: 1 / 1.2,
    steepness: 0.6,
    stealWeight: 2,
    lookingSeconds: 26,
    enoughFinds: 20,
    evaluationWeight: 1,
    isKind: false,
    seesEveryWin: true,
    challengeProbability: 1,
  },
};

/** The settings of a level with the shifts of a player. */
export function settingsOf({ level, speed, eye, words, nerve }: Persona): LevelSettings {
  const settings = LEVELS[level];
  return {
    ...settings,
    findsPerSecond: settings.findsPerSecond * speed,
    stealWeight: settings.stealWeight * eye,
    halfKnownAge: settings.halfKnownAge + words,
    challengeProbability: Math.min(1, settings.challengeProbability * nerve),
  };
}
