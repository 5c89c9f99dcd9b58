// The refusal codes of this game, and `refuse`, which builds a refused result with one of them.
// The sentences for players are in text/refusals.ts.

import { type Refusal, refuse as refuseWithCode } from '../../../core/game.ts';

/** Every refusal code, in no order; the order of the checks is in apply.ts and plays/check-play.ts. */
export type RefusalCode =
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'TIME_UP'
  | 'NOT_DUE'
  | 'CANNOT_CLEAR'
  | 'NO_CARDS'
  | 'BAD_CELLS'
  | 'NOT_IN_HAND'
  | 'BLANK_NEEDS_LETTER'
  | 'NOT_A_BLANK'
  | 'BLACK_LOCKED'
  | 'COLOUR_MISMATCH'
  | 'KEEP_ONE'
  | 'NO_CHANGE'
  | 'NOT_A_WORD'
  | 'NOT_A_BEGINNING'
  | 'CLAIM_REQUIRED'
  | 'CLAIM_NOT_ALLOWED'
  | 'PREMIUM_NEEDS_WORD'
  | 'PREMIUM_NOT_YOURS'
  | 'PREMIUM_NEEDS_BLACK'
  | 'PREMIUM_TAKEN'
  | 'PASS_NOT_ALLOWED'
  | 'NOT_YOUR_OFFER'
  | 'NO_SUCH_PLAYER'
  | 'CANNOT_SWITCH_WITH_SELF'
  | 'NO_DOUBLE'
  | 'NOT_AWAY'
  | 'ALREADY_LEFT'
  | 'BAD_SCENARIO';

export type Refused = { readonly ok: false; readonly error: Refusal };

/** `rule` is a rule number of RULES.md, `about` the values the sentence needs. */
export const refuse = (code: RefusalCode, rule: string, ...about: string[]): Refused =>
  refuseWithCode(code, rule, ...about);
