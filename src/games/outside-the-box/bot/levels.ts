// How strong each bot level is, in numbers: vocabulary, lookahead, errors and rollouts; and how a player of the cast differs
// from their level.

import type { BotLevel, Persona } from '../../../core/bot-cast.ts';

export type LevelSettings = {
  /** A word of this learning age is known with probability one half. */
  readonly halfKnownAge: number;
  readonly maxWordLength: number;
  /** 0: considers the next letter only. 1: counts on letters to come as far as that pays off. */
  readonly lookahead: number;
  /** Largest error in judging a square, in points. */
  readonly errorPoints: number;
  /** How much that error varies between matches: 0 not at all, 1 between none and double. */
  readonly errorVariation: number;
  /** Number of sampled futures; 0: no rollouts. */
  readonly rolloutCount: number;
  /** How many of the best placements are compared by rollouts. */
  readonly rolloutCandidates: number;
  /** How many letters each rollout plays. */
  readonly rolloutDepth: number;
  /** Weight added to a letter for each time another player has called it; the draw weights sum to 125. */
  readonly callHistoryWeight: number;
  /** Rejects a letter that would cost more points than this. */
  readonly rejectThresholdPoints: number;
  /** Whether it looks for a word that matches its task card. */
  readonly usesTask: boolean;
};

const NO_ROLLOUTS = { rolloutCount: 0, rolloutCandidates: 1, rolloutDepth: 0, callHistoryWeight: 0 };

export const LEVELS: { readonly [L in BotLevel]: LevelSettings } = {
  child: {
    halfKnownAge: 5.75,
    maxWordLength: 5,
    lookahead: 0.35,
    errorPoints: 2.3,
    errorVariation: 0.6,
    rejectThresholdPoints: 3,
    usesTask: false,
    ...NO_ROLLOUTS,
  },
  beginner: {
    halfKnownAge: 8.05,
    maxWordLength: 6,
    lookahead: 0.7,
    errorPoints: 1.8,
    errorVariation: 0.6,
    rejectThresholdPoints: 4,
    usesTask: false,
    ...NO_ROLLOUTS,
  },
  casual: {
    halfKnownAge: 8.85,
    maxWordLength: 6,
    lookahead: 0.82,
    errorPoints: 1.75,
    errorVariation: 0.6,
    rejectThresholdPoints: 5,
    usesTask: true,
    ...NO_ROLLOUTS,
  },
  keen: {
    halfKnownAge: 9.7,
    maxWordLength: 6,
    lookahead: 1,
    errorPoints: 1.2,
    errorVariation: 0.6,
    rejectThresholdPoints: 5,
    usesTask: true,
    ...NO_ROLLOUTS,
  },
  expert: {
    halfKnownAge: 11.25,
    maxWordLength: 6,
    lookahead: 1,
    errorPoints: 0.3,
    errorVariation: 0.6,
    rejectThresholdPoints: 6,
    usesTask: true,
    rolloutCount: 3,
    rolloutCandidates: 2,
    rolloutDepth: 3,
    callHistoryWeight: 3,
  },
  master: {
    halfKnownAge: 14.8,
    maxWordLength: 6,
    lookahead: 1,
    errorPoints: 0,
    errorVariation: 0,
    rejectThresholdPoints: 6,
    usesTask: true,
    rolloutCount: 16,
    rolloutCandidates: 3,
    rolloutDepth: 6,
    callHistoryWeight: 3,
  },
};

/** How much of a player's shifts acts in this game: all of it would make players of one level too different. */
const SHIFT = 0.3;

/** The settings of a level with the shifts of a player: a quick one errs less, a bold one skips letters more readily. */
export function settingsOf({ level, speed, eye, words, nerve }: Persona): LevelSettings {
  const settings = LEVELS[level];
  return {
    ...settings,
    halfKnownAge: settings.halfKnownAge + SHIFT * words,
    lookahead: Math.min(1, settings.lookahead * (1 + SHIFT * (eye - 1))),
    errorPoints: settings.errorPoints * (1 - SHIFT * (speed - 1)),
    callHistoryWeight: settings.callHistoryWeight * eye,
    rejectThresholdPoints: settings.rejectThresholdPoints * (1 - SHIFT * (nerve - 1)),
  };
}
