// Whose turn it is: the caller, the next caller, the last letter, and when play is over.
// Not what happens between a call and the end of its turn (respond.ts).

import type { Env, Millis, Seat } from '../../../../core/game.ts';
import {
  deadlineOf,
  isAway,
  isUnfinished,
  limitOf,
  type State,
  seatsOf,
  type Tell,
  unfinishedSeats,
} from '../state.ts';
import { endPlay } from './end.ts';

const AWAY_CLOCK = 3; // seconds, OB-109

/** Play goes on after this seat's turn, or is over (OB-072 to OB-075). */
export function goOn(state: State, after: Seat, env: Env, tell: Tell): State {
  const unfinished = unfinishedSeats(state);
  if (unfinished.length === 0) return endPlay(state, env, tell);
  if (unfinished.length === 1) return offerLast(state, unfinished[0]!, env.now, tell);
  return beginTurn(state, nextUnfinished(state, after), env.now, tell);
}

export function beginTurn(state: State, caller: Seat, now: Millis, tell: Tell): State {
  const limit = limitOf(isAway(state, caller) ? AWAY_CLOCK : state.setup.callClock, now);
  tell({ type: 'turn', caller, limit, deadline: deadlineOf(limit) });
  return { ...state, phase: { type: 'call', caller, limit } };
}

/** The next unfinished seat clockwise (OB-012, OB-025). */
function nextUnfinished(state: State, after: Seat): Seat {
  const seats = seatsOf(state).length;
  for (let step = 1; step <= seats; step++) {
    const seat = (after + step) % seats;
    if (isUnfinished(state, seat)) return seat;
  }
  throw new Error('nobody is left to call');
}

function offerLast(state: State, seat: Seat, now: Millis, tell: Tell): State {
  const limit = limitOf(state.setup.respondClock, now);
  tell({ type: 'lastOffered', seat, limit });
  return { ...state, phase: { type: 'final', seat, limit } };
}
