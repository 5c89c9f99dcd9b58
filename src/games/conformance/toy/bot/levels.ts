// How well each level plays: one number per level.

import type { BotLevel } from '#core/bot-levels.ts';

/** Chance to plan the bid instead of bidding any card. */
export const PLANNING: { readonly [L in BotLevel]: number } = {
  child: 0,
  beginner: 0.2,
  casual: 0.4,
  keen: 0.6,
  expert: 0.8,
  master: 1,
};
