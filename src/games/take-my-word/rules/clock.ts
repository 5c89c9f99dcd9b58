// The clock of a turn or of a switch offer: when it ends and how long it runs (TM-172 to TM-174).

import { DEADLINE_GRACE_MS, type Millis, type Seat } from '../../../core/game.ts';
import { seatTime } from '../../../core/handicap/handicap.ts';
import type { State } from './state.ts';

/** TM-174: the turn of a seat that is away. */
const AWAY_TURN_SECONDS = 5;
/** TM-174: consecutive time-outs that mark a seat as away. */
export const AWAY_AFTER_TIMEOUTS = 2;

export const deadlineOf = ({ limit }: Pick<State, 'limit'>): Millis | null =>
  limit === null ? null : limit + DEADLINE_GRACE_MS;

export const isLate = (state: State, now: Millis): boolean => state.limit !== null && now > deadlineOf(state)!;

/** When a clock that starts now for this seat ends; null: no clock. */
export function clockEndFor({ setup, phase, players }: State, seat: Seat, now: Millis): Millis | null {
  if (setup.turnClock === 'off') return null;
  const seconds = phase === 'switch' ? setup.switchClock : setup.turnClock;
  return now + 1000 * (players[seat]!.away ? AWAY_TURN_SECONDS : seatTime(setup, seat, seconds)); // TM-190
}
