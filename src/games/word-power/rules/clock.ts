// Sets the one running deadline of a table and counts missed ones. What happens at the deadline is in apply.ts.

import type { Millis, Seat } from '../../../core/game.ts';
import { jointTime } from '../../../core/handicap/handicap.ts';
import type { Setup } from './options.ts';
import { hasLeft, isIdle, isOpenToChallenge, type State } from './state.ts';
import { emit, type StepBuilder, updatePlayer, updateState } from './step-builder.ts';

const IDLE_CLOCK_MS: Millis = 2000;
const MIN_WAIT_MS: Millis = 4000;
const WAIT_PER_EXTRA_CARD_MS: Millis = 3000;

type ClockOption = 'rollSeconds' | 'startSeconds' | 'placeSeconds' | 'betSeconds' | 'passSeconds';

/** The full length of a clock; null if it is off. */
const clockLength = (setup: Setup, clock: ClockOption, seats: readonly Seat[]): Millis | null =>
  setup[clock] === 0 ? null : jointTime(setup, seats, setup[clock] * 1000); // WP-150

/** Starts a clock at its full length. `seat` is null if all seats decide together. */
export function startClock(step: StepBuilder, clock: ClockOption, seat: Seat | null): void {
  const { setup, players } = step.state;
  const seats = seat === null ? [...players.keys()].filter((one) => !hasLeft(players[one]!)) : [seat];
  setClock(step, clockLength(setup, clock, seats), seat);
}

/** Sets the deadline this far ahead, or sooner if the seat is idle (WP-130); null turns the clock off. */
export function setClock(step: StepBuilder, duration: Millis | null, seat: Seat | null): void {
  const isShortened = seat !== null && isIdle(step.state.players[seat]!);
  const length = duration === null ? null : isShortened ? Math.min(IDLE_CLOCK_MS, duration) : duration;
  updateState(step, { deadline: length === null ? null : step.env.now + length });
}

export const remainingMs = ({ state, env }: StepBuilder): Millis | null =>
  state.deadline === null ? null : Math.max(0, state.deadline - env.now);

/** The deadline of a challenge wait that opens now; null without a clock (WP-121). */
export function challengeDeadline(state: State, now: Millis): Millis | null {
  const { challengeSeconds } = state.setup;
  if (challengeSeconds === 0) return null;
  const open = state.turn.placements.filter((placement) => isOpenToChallenge(state, placement));
  const latest = Math.max(...open.map((placement) => placement.placedAt));
  return Math.max(now + MIN_WAIT_MS, latest + challengeSeconds * 1000 + (open.length - 1) * WAIT_PER_EXTRA_CARD_MS);
}

/** Counts a missed deadline; the second in a row makes the seat idle (WP-130). */
export function countMissedDeadline(step: StepBuilder, seat: Seat): void {
  const missedDeadlines = step.state.players[seat]!.missedDeadlines + 1;
  updatePlayer(step, seat, { missedDeadlines });
  if (missedDeadlines === 2) emit(step, { type: 'seatIdle', seat });
}

/** Called for every move: an idle seat is back, and its running placing clock gets its full length again. */
export function clearMissedDeadlines(step: StepBuilder, seat: Seat): void {
  const { players, phase, turn, deadline, setup } = step.state;
  const wasIdle = isIdle(players[seat]!);
  if (players[seat]!.missedDeadlines > 0) updatePlayer(step, seat, { missedDeadlines: 0 });
  if (!wasIdle) return;
  emit(step, { type: 'seatBack', seat });
  const length = clockLength(setup, 'placeSeconds', [seat]);
  if (phase.type === 'place' && seat === turn.seat && deadline !== null && length !== null)
    updateState(step, { deadline: deadline + length - IDLE_CLOCK_MS });
}
