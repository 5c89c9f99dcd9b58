// How well each level plays.

import type { BotLevel } from '#core/bot-cast.ts';

export type LevelSettings = {
  /** The probability of planning a bid instead of bidding a random card. */
  readonly planningProbability: number;
};

export const LEVELS: { readonly [L in BotLevel]: LevelSettings } = {
  child: { planningProbability: 0 },
  beginner: { planningProbability: 0.2 },
  casual: { planningProbability: 0.4 },
  keen: { planningProbability: 0.6 },
  expert: { planningProbability: 0.8 },
  master: { planningProbability: 1 },
};
