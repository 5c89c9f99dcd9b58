// The six levels of Word Power's bots: numbers over one way to play.
// Not the playing itself (bot.ts, plan.ts, wager.ts).

import type { Vocabulary } from './belief.ts';

export type LevelParameters = {
  readonly vocabulary: Vocabulary;
  /** Lays a card only if it is at least so likely right, unless it bluffs. */
  readonly minConfidence: number;
  /** How often it is in the mood to bluff. */
  readonly bluffRate: number;
  /** How likely it thinks each opponent finds out a wrong card. */
  readonly assumedCatchRate: number;
  /** How much it cares what it leaves to the next player, 0 to 1. */
  readonly foresight: number;
  /** How right it takes other players' cards to be. */
  readonly opponentTrust: number;
  /** What a challenge must promise, in dollars. */
  readonly challengeMarginDollars: number;
  /** Raises only when at least so sure; null: bets by the solved table (ladder.ts). */
  readonly raiseThreshold: number | null;
  /** How much it heeds what the table has seen of each opponent, 0 to 1. */
  readonly statsWeight: number;
};

export const LEVELS = {
  child: {
    vocabulary: { halfKnownZipf: 5.5, known: { right: 0.93, sure: 0.95 }, halfKnown: { right: 0.35, sure: 0.7 } },
    minConfidence: 0.5,
    bluffRate: 0.2,
    assumedCatchRate: 0.3,
    foresight: 0,
    opponentTrust: 0.45,
    challengeMarginDollars: 300,
    raiseThreshold: 0.8,
    statsWeight: 0,
  },
  beginner: {
    vocabulary: { halfKnownZipf: 4.75, known: { right: 0.95, sure: 0.95 }, halfKnown: { right: 0.4, sure: 0.65 } },
    minConfidence: 0.5,
    bluffRate: 0.3,
    assumedCatchRate: 0.4,
    foresight: 0,
    opponentTrust: 0.55,
    challengeMarginDollars: 300,
    raiseThreshold: 0.8,
    statsWeight: 0,
  },
  casual: {
    vocabulary: { halfKnownZipf: 4.2, known: { right: 0.96, sure: 0.95 }, halfKnown: { right: 0.45, sure: 0.6 } },
    minConfidence: 0.4,
    bluffRate: 0.3,
    assumedCatchRate: 0.5,
    foresight: 0.3,
    opponentTrust: 0.65,
    challengeMarginDollars: 300,
    raiseThreshold: 0.75,
    statsWeight: 0.2,
  },
  keen: {
    vocabulary: { halfKnownZipf: 3.55, known: { right: 0.97, sure: 0.96 }, halfKnown: { right: 0.5, sure: 0.55 } },
    minConfidence: 0.3,
    bluffRate: 0.3,
    assumedCatchRate: 0.6,
    foresight: 0.6,
    opponentTrust: 0.7,
    challengeMarginDollars: 200,
    raiseThreshold: 0.7,
    statsWeight: 0.5,
  },
  expert: {
    vocabulary: { halfKnownZipf: 2.85, known: { right: 0.98, sure: 0.97 }, halfKnown: { right: 0.55, sure: 0.55 } },
    minConfidence: 0.2,
    bluffRate: 0.5,
    assumedCatchRate: 0.75,
    foresight: 1,
    opponentTrust: 0.75,
    challengeMarginDollars: 100,
    raiseThreshold: null,
    statsWeight: 1,
  },
  master: {
    vocabulary: { halfKnownZipf: -2, known: { right: 0.995, sure: 0.99 }, halfKnown: { right: 0.6, sure: 0.6 } },
    minConfidence: 0,
    bluffRate: 1,
    assumedCatchRate: 0.95,
    foresight: 1,
    opponentTrust: 0.75,
    challengeMarginDollars: 100,
    raiseThreshold: null,
    statsWeight: 1,
  },
} as const satisfies { readonly [name: string]: LevelParameters };

export type LevelName = keyof typeof LEVELS;
