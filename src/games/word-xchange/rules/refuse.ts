// The refusal codes of Word Xchange and the helper that refuses a move with one of them.

import { refuse as coreRefuse } from '../../../core/game.ts';

export type RefusalCode =
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'TIME_UP'
  | 'NO_SUCH_WORD'
  | 'AMBIGUOUS_WORD'
  | 'OWN_WORD'
  | 'NOT_ALL_LETTERS'
  | 'NO_LETTER_ADDED'
  | 'NO_JOKER_THERE'
  | 'NOT_ONE_EXCHANGED'
  | 'TWO_JOKERS'
  | 'NOT_ON_BOARD'
  | 'TOO_SHORT'
  | 'PLURAL_ONLY'
  | 'NOT_IN_DICTIONARY'
  | 'OWN_PROPOSAL'
  | 'ALREADY_ANSWERED'
  | 'NOT_AWAY'
  | 'NOT_DUE'
  | 'BAD_SCENARIO';

/** The last part of `about` in every refusal to a seat that has left (WX-144). */
export const HAS_LEFT = 'left';

/** Core's `refuse`, limited to this game's codes. `about` fills in the sentence in text/refusals.ts. */
export const refuse = (code: RefusalCode, rule: string, ...about: string[]) => coreRefuse(code, rule, ...about);
