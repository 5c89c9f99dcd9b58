// The one running deadline of a table.
// Not what happens when it is reached (rules.ts), and not the time of day: that comes with each act.

import type { Millis, Seat } from '../../../core/game.ts';
import type { Setup } from './options.ts';
import { isIdle, isOpen, type State } from './state.ts';
import { type Course, change, changePlayer, tell } from './step-builder.ts';

const IDLE: Millis = 2000;
const WAIT_AT_LEAST: Millis = 4000;
const WAIT_PER_FURTHER: Millis = 3000;

type Clock = 'rollSeconds' | 'startSeconds' | 'placeSeconds' | 'betSeconds' | 'passSeconds';

/** The full time of a clock; null: it is off. */
const lengthOf = (setup: Setup, clock: Clock): Millis | null => (setup[clock] === 0 ? null : setup[clock] * 1000);

/** Starts a clock anew for a seat, or for all of them. */
export function startClock(course: Course, clock: Clock, seat: Seat | null): void {
  runFor(course, lengthOf(course.state.setup, clock), seat);
}

/** Lets a clock run for so long, cut short for an idle seat (WP-130). */
export function runFor(course: Course, left: Millis | null, seat: Seat | null): void {
  const cut = seat !== null && isIdle(course.state.players[seat]!);
  const length = left === null ? null : cut ? Math.min(IDLE, left) : left;
  change(course, { deadline: length === null ? null : course.env.now + length });
}

export const leftOnClock = ({ state, env }: Course): Millis | null =>
  state.deadline === null ? null : Math.max(0, state.deadline - env.now);

/** When a wait that opens now closes (WP-121). */
export function waitDeadline(state: State, now: Millis): Millis | null {
  const { challengeSeconds } = state.setup;
  if (challengeSeconds === 0) return null;
  const open = state.turn.laid.filter((placement) => isOpen(state, placement));
  const youngest = Math.max(...open.map((placement) => placement.at));
  return Math.max(now + WAIT_AT_LEAST, youngest + challengeSeconds * 1000 + (open.length - 1) * WAIT_PER_FURTHER);
}

/** A decision of this seat ran out; the second in a row makes it idle (WP-130). */
export function noteMissed(course: Course, seat: Seat): void {
  const missed = course.state.players[seat]!.missed + 1;
  changePlayer(course, seat, { missed });
  if (missed === 2) tell(course, { type: 'seatIdle', seat });
}

/** An own move: an idle seat is back, and its placing clock, if it runs, has its full length again. */
export function noteMove(course: Course, seat: Seat): void {
  const { players, phase, turn, deadline, setup } = course.state;
  const wasIdle = isIdle(players[seat]!);
  if (players[seat]!.missed > 0) changePlayer(course, seat, { missed: 0 });
  if (!wasIdle) return;
  tell(course, { type: 'seatBack', seat });
  const length = lengthOf(setup, 'placeSeconds');
  if (phase.type === 'place' && seat === turn.seat && deadline !== null && length !== null)
    change(course, { deadline: deadline + length - IDLE });
}
