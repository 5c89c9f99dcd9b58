// Keeps track of time-outs in a row: which seats are away, and when they are back (OB-109).

import type { Seat } from '../../../core/game.ts';
import { type EmitEvent, isAway, type State, updatePlayer } from './state.ts';

export function recordTimeout(state: State, seat: Seat, emit: EmitEvent): State {
  const recorded = updatePlayer(state, seat, { timeoutsInARow: state.players[seat]!.timeoutsInARow + 1 });
  if (isAway(recorded, seat) && !isAway(state, seat)) emit({ type: 'away', seat });
  return recorded;
}

/** Any accepted move resets the time-outs. */
export function recordPresence(state: State, seat: Seat, emit: EmitEvent): State {
  if (isAway(state, seat)) emit({ type: 'back', seat });
  return updatePlayer(state, seat, { timeoutsInARow: 0 });
}
