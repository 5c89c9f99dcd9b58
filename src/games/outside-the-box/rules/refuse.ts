// Builds refusals with the codes of this game (RULES.md, section 15). Their sentences are in text/refusals.ts.

import { refuse as createRefusal } from '../../../core/game.ts';

export type RefusalCode =
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'WRONG_MODE'
  | 'NOT_YOUR_TURN'
  | 'NOT_PLAYING'
  | 'ALREADY_DONE'
  | 'TIME_UP'
  | 'GRAB_PENDING'
  | 'ALREADY_REJECTED'
  | 'SQUARE_TAKEN'
  | 'HOLDS_CARD'
  | 'CALLER_MAY_NOT_REJECT'
  | 'EMPTY_SQUARE'
  | 'NOT_A_WORD'
  | 'OVERLAP'
  | 'REPEATED_WORD'
  | 'SECOND_EXCEPTION'
  | 'NOT_MARKED'
  | 'NOT_AWAY'
  | 'NOT_DUE'
  | 'BAD_SCENARIO';

export const refuse = (code: RefusalCode, rule: string, ...about: string[]) => createRefusal(code, rule, ...about);
