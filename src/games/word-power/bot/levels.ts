// The parameters of the six bot levels of Word Power.

import type { BotLevel } from '../../../core/bot-cast.ts';
import type { Vocabulary } from './belief.ts';

export type LevelSettings = {
  readonly vocabulary: Vocabulary;
  /** The minimum probability of being right at which it places a card when not bluffing. */
  readonly minConfidence: number;
  /** The share of decisions in which it is willing to bluff. */
  readonly bluffRate: number;
  /** The assumed probability that an unknown opponent catches a wrong card. */
  readonly assumedCatchRate: number;
  /** How much it considers what it leaves to the next player, 0 to 1. */
  readonly foresight: number;
  /** The assumed probability that a card of an unknown opponent is right. */
  readonly opponentTrust: number;
  /** The minimum expected gain of a challenge. */
  readonly challengeMarginDollars: number;
  /** Raises from this probability of being right; null: uses the solved strategy (bet-solver.ts). */
  readonly raiseThreshold: number | null;
  /** The weight of each opponent's challenge stats, 0 to 1. */
  readonly statsWeight: number;
};

export const LEVELS = {
  child: {
    vocabulary: {
      halfKnownAge: 4.9,
      known: { accuracy: 0.93, confidence: 0.95 },
      halfKnown: { accuracy: 0.35, confidence: 0.7 },
    },
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
    vocabulary: {
      halfKnownAge: 6.9,
      known: { accuracy: 0.95, confidence: 0.95 },
      halfKnown: { accuracy: 0.4, confidence: 0.65 },
    },
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
    vocabulary: {
      halfKnownAge: 8.2,
      known: { accuracy: 0.96, confidence: 0.95 },
      halfKnown: { accuracy: 0.45, confidence: 0.6 },
    },
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
    vocabulary: {
      halfKnownAge: 9.75,
      known: { accuracy: 0.97, confidence: 0.96 },
      halfKnown: { accuracy: 0.5, confidence: 0.55 },
    },
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
    vocabulary: {
      halfKnownAge: 11.4,
      known: { accuracy: 0.98, confidence: 0.97 },
      halfKnown: { accuracy: 0.55, confidence: 0.55 },
    },
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
    vocabulary: {
      halfKnownAge: 20,
      known: { accuracy: 0.995, confidence: 0.99 },
      halfKnown: { accuracy: 0.6, confidence: 0.6 },
    },
    minConfidence: 0,
    bluffRate: 1,
    assumedCatchRate: 0.95,
    foresight: 1,
    opponentTrust: 0.75,
    challengeMarginDollars: 100,
    raiseThreshold: null,
    statsWeight: 1,
  },
} as const satisfies { readonly [level in BotLevel]: LevelSettings };
