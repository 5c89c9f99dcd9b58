// Questions about the seats of a table: who is still in the game, who is idle, who comes next clockwise.

import type { Seat } from '../../../core/game.ts';
import type { Player, State } from './state.ts';

const MISSES_UNTIL_IDLE = 2;

export const isIdle = (player: Player): boolean => player.missedDecisions >= MISSES_UNTIL_IDLE;
export const isInGame = (player: Player): boolean => player.leaveOrder === null;

export const seatsInGame = ({ players }: State): readonly Seat[] =>
  [...players.keys()].filter((seat) => isInGame(players[seat]!));

/** Seats whose answer, ballot or "done" the table waits for (WS-093). */
export const awaitedSeats = (state: State): readonly Seat[] =>
  seatsInGame(state).filter((seat) => !isIdle(state.players[seat]!));

/** All seats still in the game, clockwise, starting left of this one. The seat itself comes last. */
export function seatsClockwiseAfter(state: State, seat: Seat): readonly Seat[] {
  const count = state.players.length;
  return state.players.map((_, i) => (seat + 1 + i) % count).filter((one) => isInGame(state.players[one]!));
}

/** Points of all rounds including the current one (WS-108), for players of a state or a view. */
export const grandTotal = ({ total, points }: { readonly total: number; readonly points: number }): number =>
  total + points;
