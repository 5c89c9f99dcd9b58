// Starts and ends turns: placing, hiding and drawing tiles, skipped turns, and idle turns that end the game.
// The words played within a turn are handled in play-word.ts and challenge.ts.

import type { Millis, Seat } from '../../../../core/game.ts';
import { wordClockEnd } from '../clock.ts';
import type { EmitEvent, TurnEndReason } from '../events.ts';
import { activeSeats, isActive, isAway, type State, seatsOf } from '../state.ts';
import { endAfterIdleTurns } from './game-end.ts';
import { countMissedTurn } from './leave.ts';

/** Puts the seat's hidden tile on the board and starts the clock (WX-020). */
export function beginTurn(state: State, seat: Seat, now: Millis, emit: EmitEvent): State {
  const tile = state.hidden[seat]!;
  const limit = wordClockEnd(state.setup, seat, isAway(state, seat), now);
  emit({ type: 'turn', seat, tile, limit });
  return {
    ...state,
    board: state.board + (tile ?? ''),
    hidden: state.hidden.with(seat, null),
    turn: { seat, failedWords: 0, hasMoved: false, isIdle: state.bag === '' && tile === null },
    clockEndsAt: limit,
  };
}

/** WX-024, WX-025, WX-084: the seat hides a new tile and the next seat plays, unless idle turns end the game. */
export function endTurn(state: State, why: TurnEndReason, now: Millis, emit: EmitEvent): State {
  const { seat, isIdle } = state.turn;
  emit({ type: 'ended', seat, why });
  const checked = why === 'time' ? countMissedTurn(state, emit) : state;
  const drawn = why === 'left' ? checked : drawHiddenTile(checked, seat, emit);
  const counted = { ...drawn, idleTurns: isIdle ? drawn.idleTurns + 1 : 0 };
  if (isIdle) {
    const active = activeSeats(counted).length;
    emit({ type: 'idle', count: counted.idleTurns, of: active });
    if (counted.idleTurns >= active) return endAfterIdleTurns(counted, emit);
  }
  return startNextTurn(counted, now, emit);
}

/** The next active seat clockwise plays; seats that owe a turn are skipped once (WX-015, WX-089). */
function startNextTurn(state: State, now: Millis, emit: EmitEvent): State {
  const seats = seatsOf(state).length;
  let { seatsToSkip } = state;
  for (let seat = (state.turn.seat + 1) % seats; ; seat = (seat + 1) % seats) {
    if (!isActive(state, seat)) continue;
    if (!seatsToSkip.includes(seat)) return beginTurn({ ...state, seatsToSkip }, seat, now, emit);
    seatsToSkip = seatsToSkip.filter((one) => one !== seat);
    emit({ type: 'leftOut', seat });
  }
}

export function drawHiddenTile(state: State, seat: Seat, emit: EmitEvent): State {
  if (state.bag === '') return state;
  emit({ type: 'hidden', seat });
  return removeFromBag({ ...state, hidden: state.hidden.with(seat, state.bag[0]!) }, emit);
}

/** After a word, one more tile goes straight onto the board (WX-027). */
export function drawToBoard(state: State, emit: EmitEvent): State {
  if (state.bag === '') return state;
  const tile = state.bag[0]!;
  emit({ type: 'drawn', seat: state.turn.seat, tile });
  return removeFromBag({ ...state, board: state.board + tile }, emit);
}

function removeFromBag(state: State, emit: EmitEvent): State {
  const bag = state.bag.slice(1);
  if (bag === '') emit({ type: 'bagEmpty' });
  return { ...state, bag };
}
