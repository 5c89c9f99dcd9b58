// The state and events under construction while one act is applied. Only the builder changes in place; each state in it
// is immutable.

import type { Env, Seat } from '../../../core/game.ts';
import type { Event, Phase, Player, State } from './state.ts';

export type StepBuilder = { state: State; readonly events: Event[]; readonly env: Env };

export function emit(step: StepBuilder, ...events: readonly Event[]): void {
  step.events.push(...events);
}

export function updateState(step: StepBuilder, change: Partial<State>): void {
  step.state = { ...step.state, ...change };
}

export function updatePlayer(step: StepBuilder, seat: Seat, change: Partial<Player>): void {
  const { players } = step.state;
  updateState(step, { players: players.with(seat, { ...players[seat]!, ...change }) });
}

export const enterPhase = (step: StepBuilder, phase: Phase): void => updateState(step, { phase });
