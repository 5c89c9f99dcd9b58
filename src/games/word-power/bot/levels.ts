// The parameters of the six bot levels of Word Power, and how a player of the cast differs from their level.

import type { BotLevel, Persona } from '../../../core/bot-cast.ts';
import type { CardVocabulary } from './belief.ts';

export type LevelSettings = {
  readonly vocabulary: CardVocabulary;
  /** The minimum probability of being right at which it places a card when not bluffing. */
  readonly minConfidence: number;
  /** The share of decisions in which it is willing to bluff. */
  readonly bluffRate: number;
  /** Multiplies the bluff rate each time it has been caught with a wrong card in this match. */
  readonly bluffRateAfterCaught: number;
  /** Bluffs only with key words learned at this age or later, or with a word that looks like the key. */
  readonly bluffAge: number;
  /** The assumed probability that an unknown opponent catches a wrong card. */
  readonly assumedCatchRate: number;
  /** How much it considers what it leaves to the next player, 0 to 1. */
  readonly foresight: number;
  /** The assumed probability that a card of an unknown opponent is right. */
  readonly opponentTrust: number;
  /** Challenges only if the card is wrong with at least this probability, */
  readonly minDoubt: number;
  /** and its own answer is right with at least this one. */
  readonly minOwnAnswer: number;
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
      halfKnownAge: 9,
      ageSpread: 0.9,
      certainShare: 0.85,
      certainty: 0.9,
      rulesOutShare: 0.95,
      halfKnownShare: 0.2,
      halfKnownConfidence: 0.84,
    },
    minConfidence: 0.44,
    bluffRate: 0.03,
    bluffRateAfterCaught: 0.3,
    bluffAge: 8,
    assumedCatchRate: 0.3,
    foresight: 0,
    opponentTrust: 0.6,
    minDoubt: 0.8,
    minOwnAnswer: 0.7,
    challengeMarginDollars: 300,
    raiseThreshold: 0.8,
    statsWeight: 0,
  },
  beginner: {
    vocabulary: {
      halfKnownAge: 9.8,
      ageSpread: 0.9,
      certainShare: 0.9,
      certainty: 0.9,
      rulesOutShare: 0.97,
      halfKnownShare: 0.3,
      halfKnownConfidence: 0.83,
    },
    minConfidence: 0.44,
    bluffRate: 0.06,
    bluffRateAfterCaught: 0.5,
    bluffAge: 8.8,
    assumedCatchRate: 0.4,
    foresight: 0,
    opponentTrust: 0.6,
    minDoubt: 0.75,
    minOwnAnswer: 0.6,
    challengeMarginDollars: 300,
    raiseThreshold: 0.8,
    statsWeight: 0,
  },
  casual: {
    vocabulary: {
      halfKnownAge: 10.3,
      ageSpread: 0.9,
      certainShare: 0.94,
      certainty: 0.92,
      rulesOutShare: 0.98,
      halfKnownShare: 0.4,
      halfKnownConfidence: 0.82,
    },
    minConfidence: 0.42,
    bluffRate: 0.12,
    bluffRateAfterCaught: 0.7,
    bluffAge: 9.3,
    assumedCatchRate: 0.5,
    foresight: 0.3,
    opponentTrust: 0.65,
    minDoubt: 0.7,
    minOwnAnswer: 0.5,
    challengeMarginDollars: 300,
    raiseThreshold: 0.75,
    statsWeight: 0.2,
  },
  keen: {
    vocabulary: {
      halfKnownAge: 10.9,
      ageSpread: 0.9,
      certainShare: 0.96,
      certainty: 0.94,
      rulesOutShare: 0.99,
      halfKnownShare: 0.4,
      halfKnownConfidence: 0.78,
    },
    minConfidence: 0.36,
    bluffRate: 0.2,
    bluffRateAfterCaught: 0.8,
    bluffAge: 9.9,
    assumedCatchRate: 0.6,
    foresight: 0.6,
    opponentTrust: 0.7,
    minDoubt: 0.62,
    minOwnAnswer: 0.45,
    challengeMarginDollars: 200,
    raiseThreshold: 0.7,
    statsWeight: 0.5,
  },
  expert: {
    vocabulary: {
      halfKnownAge: 11.8,
      ageSpread: 0.9,
      certainShare: 0.98,
      certainty: 0.96,
      rulesOutShare: 0.995,
      halfKnownShare: 0.4,
      halfKnownConfidence: 0.74,
    },
    minConfidence: 0.25,
    bluffRate: 0.28,
    bluffRateAfterCaught: 1,
    bluffAge: 10,
    assumedCatchRate: 0.75,
    foresight: 1,
    opponentTrust: 0.75,
    minDoubt: 0.55,
    minOwnAnswer: 0.4,
    challengeMarginDollars: 100,
    raiseThreshold: null,
    statsWeight: 1,
  },
  master: {
    vocabulary: {
      halfKnownAge: 17.5,
      ageSpread: 0.8,
      certainShare: 0.995,
      certainty: 0.99,
      rulesOutShare: 1,
      halfKnownShare: 0.3,
      halfKnownConfidence: 0.7,
    },
    minConfidence: 0.1,
    bluffRate: 0.8,
    bluffRateAfterCaught: 1,
    bluffAge: 10,
    assumedCatchRate: 0.8,
    foresight: 1,
    opponentTrust: 0.75,
    minDoubt: 0.5,
    minOwnAnswer: 0.35,
    challengeMarginDollars: 100,
    raiseThreshold: null,
    statsWeight: 1,
  },
} as const satisfies { readonly [level in BotLevel]: LevelSettings };

/** The settings of a level with the shifts of a player: words they know, nerve to bluff and to doubt, an eye for mistakes. */
export function settingsOf({ level, words, nerve, eye }: Persona): LevelSettings {
  const settings: LevelSettings = LEVELS[level];
  return {
    ...settings,
    vocabulary: { ...settings.vocabulary, halfKnownAge: settings.vocabulary.halfKnownAge + words },
    bluffAge: settings.bluffAge + words,
    bluffRate: Math.min(1, settings.bluffRate * nerve),
    opponentTrust: Math.max(0, 1 - (1 - settings.opponentTrust) * nerve),
    challengeMarginDollars: settings.challengeMarginDollars / eye,
  };
}
