// Seats that miss turns, come back or leave the table (WX-143, WX-144).

import type { Millis, Seat } from '../../../../core/game.ts';
import { restartClock } from '../clock.ts';
import type { EmitEvent } from '../events.ts';
import { isAway, type State } from '../state.ts';

/** Call when a turn times out. A turn with a legal move in it is not missed. */
export function countMissedTurn(state: State, emit: EmitEvent): State {
  const { seat, hasMoved } = state.turn;
  if (hasMoved) return state;
  const counted = { ...state, missedTurns: state.missedTurns.with(seat, state.missedTurns[seat]! + 1) };
  if (isAway(counted, seat) && !isAway(state, seat)) emit({ type: 'away', seat });
  return counted;
}

/** A legal move shows that the seat is present. If it was away in its own turn, it gets its full clock (WX-143). */
export function markPresent(state: State, seat: Seat, now: Millis, emit: EmitEvent): State {
  const present = { ...state, missedTurns: state.missedTurns.with(seat, 0) };
  if (!isAway(state, seat)) return present;
  emit({ type: 'back', seat });
  return state.proposal === null && state.turn.seat === seat ? restartClock(present, now, emit) : present;
}

/** WX-144: the hidden tile goes onto the board, the words stay on the easels. The caller ends the seat's turn. */
export function leaveTable(state: State, seat: Seat, emit: EmitEvent): State {
  const tile = state.hidden[seat]!;
  emit({ type: 'left', seat, tile });
  return {
    ...state,
    board: state.board + (tile ?? ''),
    hidden: state.hidden.with(seat, null),
    turn: { ...state.turn, isIdle: state.turn.isIdle && tile === null },
    leftSeats: [...state.leftSeats, seat],
    seatsToSkip: state.seatsToSkip.filter((one) => one !== seat),
  };
}
