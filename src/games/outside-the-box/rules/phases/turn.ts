// Turn order: the next caller, the offer of the last letter, and when play is over.

import type { Env, Millis, Seat } from '../../../../core/game.ts';
import { seatTime } from '../../../../core/handicap/handicap.ts';
import {
  allSeats,
  deadlineFor,
  type EmitEvent,
  isAway,
  isUnfinished,
  type State,
  timeLimitFrom,
  unfinishedSeats,
} from '../state.ts';
import { endPlay } from './game-end.ts';

const AWAY_CALL_SECONDS = 3; // OB-109

/** After a seat's turn: the next turn, the last letter, or the end of play (OB-072 to OB-075). */
export function continuePlay(state: State, after: Seat, env: Env, emit: EmitEvent): State {
  const unfinished = unfinishedSeats(state);
  if (unfinished.length === 0) return endPlay(state, env, emit);
  if (unfinished.length === 1) return offerLastLetter(state, unfinished[0]!, env.now, emit);
  return beginTurn(state, nextUnfinished(state, after), env.now, emit);
}

export function beginTurn(state: State, caller: Seat, now: Millis, emit: EmitEvent): State {
  const limit = isAway(state, caller)
    ? timeLimitFrom(AWAY_CALL_SECONDS, now)
    : timeLimitFrom(state.setup.callClock, now, (seconds) => seatTime(state.setup, caller, seconds)); // OB-130;
  emit({ type: 'turn', caller, limit, deadline: deadlineFor(limit) });
  return { ...state, phase: { type: 'call', caller, limit } };
}

/** The next unfinished seat clockwise (OB-012, OB-025). */
function nextUnfinished(state: State, after: Seat): Seat {
  const seats = allSeats(state).length;
  for (let step = 1; step <= seats; step++) {
    const seat = (after + step) % seats;
    if (isUnfinished(state, seat)) return seat;
  }
  throw new Error('no unfinished seat is left to call');
}

function offerLastLetter(state: State, seat: Seat, now: Millis, emit: EmitEvent): State {
  const limit = timeLimitFrom(state.setup.respondClock, now, (seconds) => seatTime(state.setup, seat, seconds));
  emit({ type: 'lastOffered', seat, limit });
  return { ...state, phase: { type: 'final', seat, limit } };
}
