// Takes acts: who may do what, when, in the order of checks of RULES.md section 15; and what follows.
// Not the consequences themselves, which live with their nouns.

import type { Act, Env, Refusal, Seat, Step } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import { runOut } from './clock.ts';
import { endPlay } from './phases/end.ts';
import { leave } from './phases/leave.ts';
import { mark, sayDone, unmark } from './phases/mark.ts';
import { decideIfPast, grab } from './phases/race.ts';
import { callLetter, enterLetter, place, seal } from './phases/respond.ts';
import { wake } from './presence.ts';
import { refuse } from './refuse.ts';
import { formatSquare, freeSquares, isFree, SIZE, type Square } from './scoring/grid.ts';
import {
  type Event,
  holderOf,
  isAway,
  isLate,
  isUnfinished,
  type Move,
  type Phase,
  type Respond,
  type State,
  type Tell,
} from './state.ts';

export function apply(state: State, act: Act<Move>, env: Env): Result<Step<State, Event>, Refusal> {
  const events: Event[] = [];
  const done = follow({ ...state, at: env.now }, act, env, (event) => events.push(event));
  return done.ok ? ok({ state: done.value, events }) : done;
}

function follow(state: State, act: Act<Move>, env: Env, tell: Tell): Result<State, Refusal> {
  if (act.type === 'timeUp') return runOut(state, env, tell);
  const decided = decideIfPast(state, env, tell); // OB-103: the race first, then this act
  if (decided.phase.type === 'over') return refuse('GAME_OVER', 'OB-075');
  if (act.type === 'move') return takeMove(decided, act.seat, act.move, env, tell);
  if (state.left.includes(act.seat)) return refuse('NOT_PLAYING', 'OB-110', 'left');
  return ok(leave(decided, act.seat, env, tell));
}

function takeMove(state: State, seat: Seat, move: Move, env: Env, tell: Tell): Result<State, Refusal> {
  switch (move.type) {
    case 'back':
      return isAway(state, seat) ? ok(wake(state, seat, tell)) : refuse('NOT_AWAY', 'OB-109');
    case 'call':
      return call(state, seat, move, env, tell);
    case 'place':
    case 'grab':
    case 'seal':
      return answer(state, seat, move, env, tell);
    case 'final':
    case 'decline':
      return endWithLast(state, seat, move, env, tell);
    case 'mark':
    case 'unmark':
    case 'done':
      return markWords(state, seat, move, env, tell);
  }
}

type Moving<Type extends Move['type']> = Extract<Move, { type: Type }>;
type Bounced = ReturnType<typeof refuse> | null;

function call(state: State, seat: Seat, move: Moving<'call'>, env: Env, tell: Tell): Result<State, Refusal> {
  const { phase } = state;
  if (phase.type !== 'call') return wrongPhase(phase, move);
  const refusal = forbidOther(phase.caller, seat, 'OB-020') ?? forbidLate(phase.limit, env);
  return refusal ?? ok(callLetter(wake(state, seat, tell), seat, move.letter, false, env, tell));
}

function answer(
  state: State,
  seat: Seat,
  move: Moving<'place' | 'grab' | 'seal'>,
  env: Env,
  tell: Tell,
): Result<State, Refusal> {
  const { phase } = state;
  if (phase.type !== 'respond') return wrongPhase(phase, move);
  const refusal = forbidAnswer(state, phase, seat, move, env);
  if (refusal !== null) return refusal;
  const awake = wake(state, seat, tell);
  switch (move.type) {
    case 'place':
      return ok(place(awake, phase, seat, move.square, env, tell));
    case 'grab':
      return ok(grab(awake, phase, seat, env.now, tell));
    case 'seal':
      return ok(seal(awake, phase, { seat, square: move.square, reject: move.reject }, env, tell));
  }
}

function endWithLast(
  state: State,
  seat: Seat,
  move: Moving<'final' | 'decline'>,
  env: Env,
  tell: Tell,
): Result<State, Refusal> {
  const { phase } = state;
  if (phase.type !== 'final') return wrongPhase(phase, move);
  const refusal =
    forbidOther(phase.seat, seat, 'OB-073') ??
    forbidLate(phase.limit, env) ??
    (move.type === 'final' ? forbidSquare(state, seat, move.square) : null);
  if (refusal !== null) return refusal;
  const awake = wake(state, seat, tell);
  if (move.type === 'decline') {
    tell({ type: 'lastDeclined', seat });
    return ok(endPlay(awake, env, tell));
  }
  tell({ type: 'lastNamed', seat, letter: move.letter });
  return ok(endPlay(enterLetter(awake, seat, move.square, move.letter), env, tell));
}

function markWords(
  state: State,
  seat: Seat,
  move: Moving<'mark' | 'unmark' | 'done'>,
  env: Env,
  tell: Tell,
): Result<State, Refusal> {
  const { phase } = state;
  if (phase.type !== 'mark') return wrongPhase(phase, move);
  if (state.left.includes(seat)) return refuse('NOT_PLAYING', 'OB-110', 'left');
  if (phase.done.includes(seat)) return refuse('ALREADY_DONE', 'OB-085', move.type);
  const late = forbidLate(phase.limit, env);
  if (late !== null) return late;
  const awake = wake(state, seat, tell);
  switch (move.type) {
    case 'mark':
      return mark(awake, phase, seat, move.run, env, tell);
    case 'unmark':
      return unmark(awake, phase, seat, move.run, tell);
    case 'done':
      return ok(sayDone(awake, phase, seat, env, tell));
  }
}

const wrongPhase = (phase: Phase, move: Move) => refuse('WRONG_PHASE', 'OB-101', phase.type, move.type);

const forbidOther = (mover: Seat, seat: Seat, rule: string): Bounced =>
  mover === seat ? null : refuse('NOT_YOUR_TURN', rule, String(mover));

const forbidLate = (limit: number | null, { now }: Env): Bounced =>
  isLate(limit, now) ? refuse('TIME_UP', 'OB-107') : null;

function forbidAnswer(
  state: State,
  phase: Respond,
  seat: Seat,
  move: Moving<'place' | 'grab' | 'seal'>,
  env: Env,
): Bounced {
  const { rejectMode } = state.setup;
  if (rejectMode !== (move.type === 'seal' ? 'sealed' : 'race'))
    return refuse('WRONG_MODE', rejectMode === 'race' ? 'OB-103' : 'OB-106', rejectMode);
  if (state.left.includes(seat)) return refuse('NOT_PLAYING', 'OB-110', 'left');
  if (!isUnfinished(state, seat)) return refuse('NOT_PLAYING', 'OB-077', 'full');
  if (phase.done.includes(seat)) return refuse('ALREADY_DONE', DONE_RULES[move.type], move.type, phase.letter);
  const late = forbidLate(phase.limit, env);
  if (late !== null) return late;
  if (phase.grabs.some((one) => one.seat === seat)) return refuse('GRAB_PENDING', 'OB-105', phase.letter);
  if (move.type === 'grab')
    return phase.decided ? refuse('ALREADY_REJECTED', 'OB-034', phase.letter) : forbidReject(state, phase, seat);
  const taken = forbidSquare(state, seat, move.square);
  return taken ?? (move.type === 'seal' && move.reject ? forbidReject(state, phase, seat) : null);
}

const DONE_RULES = { place: 'OB-023', grab: 'OB-039', seal: 'OB-106' } as const;

function forbidReject(state: State, { letter, caller }: Respond, seat: Seat): Bounced {
  if (holderOf(state.players, letter) === seat) return refuse('HOLDS_CARD', 'OB-032', letter);
  if (seat === caller && state.setup.callerMayReject === 'no') return refuse('CALLER_MAY_NOT_REJECT', 'OB-038', letter);
  return null;
}

function forbidSquare(state: State, seat: Seat, square: Square): Bounced {
  const { grid } = state.players[seat]!;
  if (isFree(grid, square)) return null;
  const nearest = freeSquares(grid).toSorted((a, b) => distance(a, square) - distance(b, square) || a - b)[0]!;
  return refuse('SQUARE_TAKEN', 'OB-021', formatSquare(square), grid[square]!, formatSquare(nearest));
}

const distance = (a: Square, b: Square): number =>
  Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE)) + Math.abs((a % SIZE) - (b % SIZE));
