// Every refusal code of Word Power and the functions that build a refusal. When a move is refused is decided in
// legality.ts and apply.ts; the sentences are in text/refusals.ts.

import type { Refusal } from '../../../core/game.ts';
import { err } from '../../../core/result.ts';

export type RefusalCode =
  | 'GAME_OVER'
  | 'UNKNOWN_SEAT'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'TIME_UP'
  | 'NOT_DUE'
  | 'MALFORMED'
  | 'BAD_SCENARIO'
  | 'CARD_NOT_IN_HAND'
  | 'BAD_WINDOW'
  | 'WAIT_OPEN'
  | 'BET_OPEN'
  | 'NOTHING_LAID'
  | 'ALREADY_LAID'
  | 'OWN_CARD'
  | 'NO_SUCH_PLACEMENT'
  | 'NOT_THIS_TURN'
  | 'ALREADY_CHALLENGED'
  | 'AGREES_WITH_PLAY'
  | 'TOO_POOR'
  | 'WAIVED'
  | 'LOST_TIE'
  | 'NOTHING_OPEN'
  | 'NO_BET'
  | 'NOT_YOUR_BET'
  | 'OVER_CAP'
  | 'BAD_AMOUNT'
  | 'WRONG_COUNT'
  | 'DUPLICATE_CARD'
  | 'ALREADY_CHOSEN';

type RefusalDetail = string | number;

export const createRefusal = (code: RefusalCode, rule: string, ...about: readonly RefusalDetail[]): Refusal => ({
  code,
  rule,
  about: about.map(String),
});

/** The same refusal as a failed `Result`. */
export const refuse = (code: RefusalCode, rule: string, ...about: readonly RefusalDetail[]) =>
  err(createRefusal(code, rule, ...about));
