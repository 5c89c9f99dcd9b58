// Moves that people have planned in a match over days. Only their owner gets to see them; play/planned-moves.ts performs them.

import { randomUUID } from 'node:crypto';
import type { Refusal, Seat } from '../../../core/game.ts';
import type { ServerMessage } from '../../../core/protocol/protocol.ts';
import { ok, type Result } from '../../../core/result.ts';
import { refuse } from '../../shared/refusals.ts';
import { isSlowMatch } from './pace.ts';
import { type PlannedMove, type PlanResult, type RoomState, seatOf } from './room-state.ts';

export type PlansMessage = Extract<ServerMessage, { t: 'plans' }>;

/** Enough for one plan for each letter. */
const MAX_PLANS = 30;
const MAX_RESULTS = 30;

/** Plans a move, replaces the plan for the same situation, or takes it back (null). */
export function savePlan(
  state: RoomState,
  who: number,
  { match, situation, move }: { readonly match: string; readonly situation: string; readonly move: string | null },
  isPossible: (seat: Seat, situation: string, move: string) => boolean,
): Result<null, Refusal> {
  const seat = seatOf(state, who);
  if (seat === null) return refuse('NO_SEAT');
  if (match !== state.match) return refuse('NO_MATCH');
  const others = state.plans.filter((plan) => plan.who !== who || plan.situation !== situation);
  if (move === null) {
    state.plans = others;
    return ok(null);
  }
  if (!isSlowMatch(state)) return refuse('NO_PLANS');
  if (others.filter((plan) => plan.who === who).length >= MAX_PLANS || !isPossible(seat, situation, move))
    return refuse('BAD_PLAN');
  state.plans = [...others, { id: `plan-${randomUUID()}`, match, who, seat, situation, move }];
  return ok(null);
}

/** Removes a plan that was performed or has become impossible, and keeps a note for its owner. */
export function settlePlan(state: RoomState, id: string, result: PlanResult['result']): void {
  const plan = state.plans.find((one) => one.id === id);
  if (plan === undefined) return;
  state.plans = state.plans.filter((one) => one !== plan);
  const { match, who, situation, move } = plan;
  const results = state.planResults.filter((one) => one.who === who);
  const kept = [...results, { match, who, situation, move, result }].slice(-MAX_RESULTS);
  state.planResults = [...state.planResults.filter((one) => one.who !== who), ...kept];
}

/** The owner has read what became of their plans. */
export function forgetPlanResults(state: RoomState, who: number): void {
  state.planResults = state.planResults.filter((one) => one.who !== who);
}

/** Somebody was erased. */
export function forgetPlansOf(state: RoomState, who: number): void {
  state.plans = state.plans.filter((one) => one.who !== who);
  forgetPlanResults(state, who);
}

/** The plans of one person, as only they may see them; null if there is nothing to tell. */
export function plansFor(state: RoomState, who: number): PlansMessage | null {
  const { match } = state;
  const isOwn = (one: PlannedMove | PlanResult): boolean => one.who === who && one.match === match;
  const plans = state.plans.filter(isOwn).map(({ situation, move }) => ({ situation, move }));
  const results = state.planResults.filter(isOwn).map(({ situation, move, result }) => ({ situation, move, result }));
  return match === null || (plans.length === 0 && results.length === 0) ? null : { t: 'plans', match, plans, results };
}

/** For somebody whose page may still show plans that are gone. */
export const noPlans = (match: string): PlansMessage => ({ t: 'plans', match, plans: [], results: [] });
