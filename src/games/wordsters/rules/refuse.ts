// Refusals of this game: every code there is, with the number of the rule that forbids it.
// Not their sentences (refusals.ts).

import { type Refusal, refuse } from '../../../core/game.ts';
import type { EntryFault } from './state.ts';

export type Code =
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

export type Refused = { ok: false; error: Refusal };

export const forbid = (code: Code, rule: `WS-${string}`, ...about: string[]): Refused => refuse(code, rule, ...about);
