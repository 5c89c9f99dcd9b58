// The six levels of Word Power's bots: numbers over one way to play.
// Not the playing itself (bot.ts, plan.ts, wager.ts).

import type { Vocabulary } from './belief.ts';

export type Level = {
  readonly vocabulary: Vocabulary;
  /** Lays a card only if it is at least so likely right, unless it bluffs. */
  readonly honesty: number;
  /** How often it is in the mood to bluff. */
  readonly bluff: number;
  /** How likely it thinks each opponent finds out a wrong card. */
  readonly foundOut: number;
  /** How much it cares what it leaves to the next player, 0 to 1. */
  readonly care: number;
  /** How right it takes other players' cards to be. */
  readonly trust: number;
  /** What a challenge must promise, in dollars. */
  readonly margin: number;
  /** Raises only when at least so sure; null: bets by the solved table (ladder.ts). */
  readonly raiseAt: number | null;
  /** How much it heeds what the table has seen of each opponent, 0 to 1. */
  readonly memory: number;
};

export const LEVELS = {
  child: {
    vocabulary: { zipf: 5.5, knows: { right: 0.93, sure: 0.95 }, leans: { right: 0.35, sure: 0.7 } },
    honesty: 0.5,
    bluff: 0.2,
    foundOut: 0.3,
    care: 0,
    trust: 0.45,
    margin: 300,
    raiseAt: 0.8,
    memory: 0,
  },
  beginner: {
    vocabulary: { zipf: 4.75, knows: { right: 0.95, sure: 0.95 }, leans: { right: 0.4, sure: 0.65 } },
    honesty: 0.5,
    bluff: 0.3,
    foundOut: 0.4,
    care: 0,
    trust: 0.55,
    margin: 300,
    raiseAt: 0.8,
    memory: 0,
  },
  casual: {
    vocabulary: { zipf: 4.2, knows: { right: 0.96, sure: 0.95 }, leans: { right: 0.45, sure: 0.6 } },
    honesty: 0.4,
    bluff: 0.3,
    foundOut: 0.5,
    care: 0.3,
    trust: 0.65,
    margin: 300,
    raiseAt: 0.75,
    memory: 0.2,
  },
  keen: {
    vocabulary: { zipf: 3.55, knows: { right: 0.97, sure: 0.96 }, leans: { right: 0.5, sure: 0.55 } },
    honesty: 0.3,
    bluff: 0.3,
    foundOut: 0.6,
    care: 0.6,
    trust: 0.7,
    margin: 200,
    raiseAt: 0.7,
    memory: 0.5,
  },
  expert: {
    vocabulary: { zipf: 2.85, knows: { right: 0.98, sure: 0.97 }, leans: { right: 0.55, sure: 0.55 } },
    honesty: 0.2,
    bluff: 0.5,
    foundOut: 0.75,
    care: 1,
    trust: 0.75,
    margin: 100,
    raiseAt: null,
    memory: 1,
  },
  master: {
    vocabulary: { zipf: -2, knows: { right: 0.995, sure: 0.99 }, leans: { right: 0.6, sure: 0.6 } },
    honesty: 0,
    bluff: 1,
    foundOut: 0.95,
    care: 1,
    trust: 0.75,
    margin: 100,
    raiseAt: null,
    memory: 1,
  },
} as const satisfies { readonly [name: string]: Level };

export type LevelName = keyof typeof LEVELS;
