// Refusals of this game: every code, and the helper that builds a refused result. Their sentences are in
// text/refusals.ts.

import { refuse as createRefusal, type Refusal } from '../../../core/game.ts';
import type { EntryFault } from './state.ts';

export type RefusalCode =
  | EntryFault
  | 'GAME_OVER'
  | 'UNKNOWN_SEAT'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'TIME_UP'
  | 'NOT_DUE'
  | 'NOT_OFFERED'
  | 'LIST_FULL'
  | 'DUPLICATE'
  | 'NO_SUCH_LINE'
  | 'NOT_ON_LIST'
  | 'NOT_LIVE'
  | 'PROTECTED'
  | 'ALREADY_RESPONDED'
  | 'NOT_SIMILAR'
  | 'NOT_EARLIER'
  | 'ALREADY_JUDGED'
  | 'NOT_CONTESTABLE'
  | 'NO_QUESTIONS'
  | 'ALREADY_VOTED'
  | 'BAD_SCENARIO';

export type RefusedResult = { ok: false; error: Refusal };

/** Refuses with the number of the rule that forbids the move, and what the sentence mentions. */
export const refuse = (code: RefusalCode, rule: `WS-${string}`, ...about: string[]): RefusedResult =>
  createRefusal(code, rule, ...about);
