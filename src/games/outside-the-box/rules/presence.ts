// Who is there: time-outs in a row, seats that are away and come back (OB-109).
// Not what is done for an absent player (clock.ts, respond.ts).

import type { Seat } from '../../../core/game.ts';
import { isAway, type State, type Tell, withPlayer } from './state.ts';

export function noteAbsence(state: State, seat: Seat, tell: Tell): State {
  const noted = withPlayer(state, seat, { missed: state.players[seat]!.missed + 1 });
  if (isAway(noted, seat) && !isAway(state, seat)) tell({ type: 'away', seat });
  return noted;
}

/** An accepted move shows that the seat is there. */
export function wake(state: State, seat: Seat, tell: Tell): State {
  if (isAway(state, seat)) tell({ type: 'back', seat });
  return withPlayer(state, seat, { missed: 0 });
}
