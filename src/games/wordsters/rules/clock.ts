// Deadlines of this game, and seats that keep missing theirs (WS-088, WS-093).

import type { Millis, Seat } from '../../../core/game.ts';
import { jointTime, seatTime } from '../../../core/handicap/handicap.ts';
import { isIdle } from './seats.ts';
import { emit, type StepBuilder, updatePlayer } from './step-builder.ts';

/** The moment this many seconds from now; null if the limit is 0, which means no limit. */
export const deadlineIn = (step: StepBuilder, seconds: number): Millis | null =>
  seconds === 0 ? null : step.env.now + seconds * 1000;

const IDLE_SECONDS = 2;

/** The deadline of a decision only this seat can make. Idle seats get a short one (WS-093). */
export const decisionDeadline = (step: StepBuilder, seat: Seat, seconds: number): Millis | null =>
  deadlineIn(step, isIdle(step.state.players[seat]!) ? IDLE_SECONDS : seatTime(step.state.setup, seat, seconds)); // WS-120

/** The deadline of something that these seats do at the same time (WS-120). */
export const jointDeadline = (step: StepBuilder, seats: readonly Seat[], seconds: number): Millis | null =>
  deadlineIn(step, jointTime(step.state.setup, seats, seconds));

/** Counts a decision that a seat let run out; too many in a row make it idle (WS-093). */
export function recordMissedDecision(step: StepBuilder, seat: Seat): void {
  const before = step.state.players[seat]!;
  updatePlayer(step, seat, { missedDecisions: before.missedDecisions + 1 });
  if (!isIdle(before) && isIdle(step.state.players[seat]!)) emit(step, { type: 'seatIdle', seat });
}

/** An idle seat that makes a move is active again. */
export function endIdle(step: StepBuilder, seat: Seat): void {
  if (!isIdle(step.state.players[seat]!)) return;
  updatePlayer(step, seat, { missedDecisions: 0 });
  emit(step, { type: 'seatBack', seat });
}

/** Ends idleness of everybody who has answered or voted. Called only when that is no longer secret. */
export function endIdleOfResponders(step: StepBuilder, answersBySeat: readonly unknown[]): void {
  for (const [seat, answer] of answersBySeat.entries()) if (answer) endIdle(step, seat);
}
