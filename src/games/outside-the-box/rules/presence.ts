// Who is there: time-outs in a row, seats that are away and come back (OB-109).
// Not what is done for an absent player (clock.ts, respond.ts).

import type { Seat } from '../../../core/game.ts';
import { type EmitEvent, isAway, type State, updatePlayer } from './state.ts';

export function recordTimeout(state: State, seat: Seat, emit: EmitEvent): State {
  const noted = updatePlayer(state, seat, { timeoutsInARow: state.players[seat]!.timeoutsInARow + 1 });
  if (isAway(noted, seat) && !isAway(state, seat)) emit({ type: 'away', seat });
  return noted;
}

/** An accepted move shows that the seat is there. */
export function recordPresence(state: State, seat: Seat, emit: EmitEvent): State {
  if (isAway(state, seat)) emit({ type: 'back', seat });
  return updatePlayer(state, seat, { timeoutsInARow: 0 });
}
