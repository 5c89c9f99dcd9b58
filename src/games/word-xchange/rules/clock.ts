// Clocks: when they end, until when a move is accepted, and restarting the word clock.

import { DEADLINE_GRACE_MS, type Millis, type Seat } from '../../../core/game.ts';
import { seatTime } from '../../../core/handicap/handicap.ts';
import type { EmitEvent } from './events.ts';
import type { Setup } from './options.ts';
import type { State } from './state.ts';

const AWAY_CLOCK_MS: Millis = 5000; // WX-143

/** When a clock started now ends, as players see it. */
export const clockEnd = (seconds: number | 'off', now: Millis): Millis | null =>
  seconds === 'off' ? null : now + seconds * 1000;

/** The end of a turn's first clock, which is short for a seat that is away. */
export const wordClockEnd = (setup: Setup, seat: Seat, away: boolean, now: Millis): Millis | null =>
  away ? now + AWAY_CLOCK_MS : wordClockOf(setup, seat, now);

/** WX-150. */
const wordClockOf = (setup: Setup, seat: Seat, now: Millis): Millis | null =>
  setup.wordClock === 'off' ? null : clockEnd(seatTime(setup, seat, setup.wordClock), now);

/** The latest time at which an act is accepted (WX-102). */
export const deadlineOf = (limit: Millis | null): Millis | null => (limit === null ? null : limit + DEADLINE_GRACE_MS);

export const isPastDeadline = (state: State, now: Millis): boolean =>
  state.clockEndsAt !== null && now > state.clockEndsAt + DEADLINE_GRACE_MS;

export function restartClock(state: State, now: Millis, emit: EmitEvent): State {
  const limit = wordClockOf(state.setup, state.turn.seat, now);
  if (limit !== null) emit({ type: 'clock', seat: state.turn.seat, limit });
  return { ...state, clockEndsAt: limit };
}
