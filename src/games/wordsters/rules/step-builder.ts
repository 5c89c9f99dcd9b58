// A step in the making: the state to come, and what everybody will be told of it.
// Changed in place while one act is carried out; the states themselves never are.

import type { Env, Millis, Seat } from '../../../core/game.ts';
import { isIdle } from './seats.ts';
import type { Event, Phase, Player, State } from './state.ts';

export type Draft = { state: State; readonly events: Event[]; readonly env: Env };

export function tell(draft: Draft, ...events: readonly Event[]): void {
  draft.events.push(...events);
}

export function update(draft: Draft, change: Partial<State>): void {
  draft.state = { ...draft.state, ...change };
}

export function updatePlayer(draft: Draft, seat: Seat, change: Partial<Player>): void {
  const { players } = draft.state;
  update(draft, { players: players.with(seat, { ...players[seat]!, ...change }) });
}

export const enter = (draft: Draft, phase: Phase): void => update(draft, { phase });

/** When a clock of so many seconds that starts now runs out; 0: it is off. */
export const clock = (draft: Draft, seconds: number): Millis | null =>
  seconds === 0 ? null : draft.env.now + seconds * 1000;

const IDLE_SECONDS = 2;

/** The clock of a seat's own decision, cut short for an idle one (WS-093). */
export const ownClock = (draft: Draft, seat: Seat, seconds: number): Millis | null =>
  clock(draft, isIdle(draft.state.players[seat]!) ? IDLE_SECONDS : seconds);

/** A seat let a decision of its own run out (WS-093). */
export function missDecision(draft: Draft, seat: Seat): void {
  const before = draft.state.players[seat]!;
  updatePlayer(draft, seat, { missed: before.missed + 1 });
  if (!isIdle(before) && isIdle(draft.state.players[seat]!)) tell(draft, { type: 'seatIdle', seat });
}

/** A seat made a move of its own, which ends its being idle. */
export function comeBack(draft: Draft, seat: Seat): void {
  if (!isIdle(draft.state.players[seat]!)) return;
  updatePlayer(draft, seat, { missed: 0 });
  tell(draft, { type: 'seatBack', seat });
}

/** Whoever has answered or voted is back, once it may be told who did. */
export function comeBackAll(draft: Draft, given: readonly unknown[]): void {
  for (const [seat, one] of given.entries()) if (one) comeBack(draft, seat);
}
