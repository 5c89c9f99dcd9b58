// The refusal codes of this game and the helper that refuses with one of them. Their sentences are in text/refusals.ts.

import { refuse as createRefusal, type Refusal } from '#core/game.ts';

export type RefusalCode =
  | 'GAME_OVER'
  | 'HAS_LEFT'
  | 'TIME_IS_UP'
  | 'NOT_DUE'
  | 'ALREADY_BID'
  | 'NOT_IN_HAND'
  | 'BAD_SCENARIO';

/** `rule` is an id in RULES.md; `about` fills in the sentence. */
export const refuse = (code: RefusalCode, rule: `TO-${string}`, ...about: string[]): { ok: false; error: Refusal } =>
  createRefusal(code, rule, ...about);
