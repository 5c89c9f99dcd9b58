// Applies an act to a table: checks who may do what and when, in the order of RULES.md section 15, then calls the phase.
// What each act leads to is in phases/.

import type { Act, Env, Refusal, Seat, Step } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import { recordPresence } from './away-seats.ts';
import { applyTimeUp } from './clock.ts';
import { endPlay } from './phases/game-end.ts';
import { leaveTable } from './phases/leave.ts';
import { finishMarking, markWord, unmarkWord } from './phases/mark.ts';
import { decideExpiredRace, grabCard } from './phases/race.ts';
import { callLetter, enterLetter, placeLetter, sealAnswer } from './phases/respond.ts';
import { refuse } from './refuse.ts';
import { columnOf, formatSquare, freeSquares, isSquareFree, rowOf, type Square } from './scoring/grid.ts';
import {
  type EmitEvent,
  type Event,
  findCardHolder,
  isAway,
  isPastDeadline,
  isUnfinished,
  type Move,
  type Phase,
  type RespondPhase,
  type State,
} from './state.ts';

export function apply(state: State, act: Act<Move>, env: Env): Result<Step<State, Event>, Refusal> {
  const events: Event[] = [];
  const next = applyAct({ ...state, updatedAt: env.now }, act, env, (event) => events.push(event));
  return next.ok ? ok({ state: next.value, events }) : next;
}

function applyAct(state: State, act: Act<Move>, env: Env, emit: EmitEvent): Result<State, Refusal> {
  if (act.type === 'timeUp') return applyTimeUp(state, env, emit);
  const current = decideExpiredRace(state, env, emit); // OB-103: an expired race is decided before this act
  if (current.phase.type === 'over') return refuse('GAME_OVER', 'OB-075');
  if (act.type === 'move') return applyMove(current, act.seat, act.move, env, emit);
  if (state.departedSeats.includes(act.seat)) return refuse('NOT_PLAYING', 'OB-110', 'left');
  return ok(leaveTable(current, act.seat, env, emit));
}

function applyMove(state: State, seat: Seat, move: Move, env: Env, emit: EmitEvent): Result<State, Refusal> {
  switch (move.type) {
    case 'back':
      return isAway(state, seat) ? ok(recordPresence(state, seat, emit)) : refuse('NOT_AWAY', 'OB-109');
    case 'call':
      return applyCall(state, seat, move, env, emit);
    case 'place':
    case 'grab':
    case 'seal':
      return applyAnswer(state, seat, move, env, emit);
    case 'final':
    case 'decline':
      return applyLastLetter(state, seat, move, env, emit);
    case 'mark':
    case 'unmark':
    case 'done':
      return applyMarking(state, seat, move, env, emit);
  }
}

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
type MaybeRefusal = ReturnType<typeof refuse> | null;

function applyCall(state: State, seat: Seat, move: MoveOf<'call'>, env: Env, emit: EmitEvent): Result<State, Refusal> {
  const { phase } = state;
  if (phase.type !== 'call') return refuseWrongPhase(phase, move);
  const refusal = refuseOtherSeat(phase.caller, seat, 'OB-020') ?? refuseLateMove(phase.limit, env);
  return refusal ?? ok(callLetter(recordPresence(state, seat, emit), seat, move.letter, false, env, emit));
}

function applyAnswer(
  state: State,
  seat: Seat,
  move: MoveOf<'place' | 'grab' | 'seal'>,
  env: Env,
  emit: EmitEvent,
): Result<State, Refusal> {
  const { phase } = state;
  if (phase.type !== 'respond') return refuseWrongPhase(phase, move);
  const refusal = refuseAnswer(state, phase, seat, move, env);
  if (refusal !== null) return refusal;
  const present = recordPresence(state, seat, emit);
  switch (move.type) {
    case 'place':
      return ok(placeLetter(present, phase, seat, move.square, env, emit));
    case 'grab':
      return ok(grabCard(present, phase, seat, env.now, emit));
    case 'seal':
      return ok(sealAnswer(present, phase, { seat, square: move.square, reject: move.reject }, env, emit));
  }
}

function applyLastLetter(
  state: State,
  seat: Seat,
  move: MoveOf<'final' | 'decline'>,
  env: Env,
  emit: EmitEvent,
): Result<State, Refusal> {
  const { phase } = state;
  if (phase.type !== 'final') return refuseWrongPhase(phase, move);
  const refusal =
    refuseOtherSeat(phase.seat, seat, 'OB-073') ??
    refuseLateMove(phase.limit, env) ??
    (move.type === 'final' ? refuseTakenSquare(state, seat, move.square) : null);
  if (refusal !== null) return refusal;
  const present = recordPresence(state, seat, emit);
  if (move.type === 'decline') {
    emit({ type: 'lastDeclined', seat });
    return ok(endPlay(present, env, emit));
  }
  emit({ type: 'lastNamed', seat, letter: move.letter });
  return ok(endPlay(enterLetter(present, seat, move.square, move.letter), env, emit));
}

function applyMarking(
  state: State,
  seat: Seat,
  move: MoveOf<'mark' | 'unmark' | 'done'>,
  env: Env,
  emit: EmitEvent,
): Result<State, Refusal> {
  const { phase } = state;
  if (phase.type !== 'mark') return refuseWrongPhase(phase, move);
  if (state.departedSeats.includes(seat)) return refuse('NOT_PLAYING', 'OB-110', 'left');
  if (phase.finishedSeats.includes(seat)) return refuse('ALREADY_DONE', 'OB-085', move.type);
  const late = refuseLateMove(phase.limit, env);
  if (late !== null) return late;
  const present = recordPresence(state, seat, emit);
  switch (move.type) {
    case 'mark':
      return markWord(present, phase, seat, move.run, env, emit);
    case 'unmark':
      return unmarkWord(present, phase, seat, move.run, emit);
    case 'done':
      return ok(finishMarking(present, phase, seat, env, emit));
  }
}

const refuseWrongPhase = (phase: Phase, move: Move) => refuse('WRONG_PHASE', 'OB-101', phase.type, move.type);

const refuseOtherSeat = (mover: Seat, seat: Seat, rule: string): MaybeRefusal =>
  mover === seat ? null : refuse('NOT_YOUR_TURN', rule, String(mover));

const refuseLateMove = (limit: number | null, { now }: Env): MaybeRefusal =>
  isPastDeadline(limit, now) ? refuse('TIME_UP', 'OB-107') : null;

function refuseAnswer(
  state: State,
  phase: RespondPhase,
  seat: Seat,
  move: MoveOf<'place' | 'grab' | 'seal'>,
  env: Env,
): MaybeRefusal {
  const { rejectMode } = state.setup;
  if (rejectMode !== (move.type === 'seal' ? 'sealed' : 'race'))
    return refuse('WRONG_MODE', rejectMode === 'race' ? 'OB-103' : 'OB-106', rejectMode);
  if (state.departedSeats.includes(seat)) return refuse('NOT_PLAYING', 'OB-110', 'left');
  if (!isUnfinished(state, seat)) return refuse('NOT_PLAYING', 'OB-077', 'full');
  if (phase.finishedSeats.includes(seat))
    return refuse('ALREADY_DONE', ALREADY_DONE_RULES[move.type], move.type, phase.letter);
  const late = refuseLateMove(phase.limit, env);
  if (late !== null) return late;
  if (phase.grabs.some((one) => one.seat === seat)) return refuse('GRAB_PENDING', 'OB-105', phase.letter);
  if (move.type === 'grab')
    return phase.raceDecided ? refuse('ALREADY_REJECTED', 'OB-034', phase.letter) : refuseReject(state, phase, seat);
  const refusal = refuseTakenSquare(state, seat, move.square);
  return refusal ?? (move.type === 'seal' && move.reject ? refuseReject(state, phase, seat) : null);
}

const ALREADY_DONE_RULES = { place: 'OB-023', grab: 'OB-039', seal: 'OB-106' } as const;

function refuseReject(state: State, { letter, caller }: RespondPhase, seat: Seat): MaybeRefusal {
  if (findCardHolder(state.players, letter) === seat) return refuse('HOLDS_CARD', 'OB-032', letter);
  if (seat === caller && state.setup.callerMayReject === 'no') return refuse('CALLER_MAY_NOT_REJECT', 'OB-038', letter);
  return null;
}

function refuseTakenSquare(state: State, seat: Seat, square: Square): MaybeRefusal {
  const { grid } = state.players[seat]!;
  if (isSquareFree(grid, square)) return null;
  const nearest = freeSquares(grid).toSorted((a, b) => distance(a, square) - distance(b, square) || a - b)[0]!;
  return refuse('SQUARE_TAKEN', 'OB-021', formatSquare(square), grid[square]!, formatSquare(nearest));
}

const distance = (a: Square, b: Square): number => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));
