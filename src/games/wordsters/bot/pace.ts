// How long bots wait before they act. The wait is drawn before the decision, so it reveals nothing about a list (WS-095).

import type { BotChoice, Env, Millis } from '../../../core/game.ts';
import { ln } from '../../../core/portable-math.ts';
import type { Move } from '../rules/state.ts';
import type { MoveReason } from './reasons.ts';

export type Decision = { readonly move: Move; readonly reason: MoveReason };
export type TimedDecision = Decision & BotChoice<Move>;

export const MIN_DELAY_MS: Millis = 150;
/** Gives people time to take in what the last word scored. */
export const AFTER_WORD_DELAY_MS: Millis = 1200;
/** Gives people time to read the lists between two rounds (WS-081). */
export const READ_LISTS_DELAY_MS: Millis = 6000;

/** Waits for an exponentially distributed time. That has no memory, so asking the bot again changes nothing. */
export function withDelay(
  env: Env,
  averageSeconds: number,
  makeDecision: () => Decision,
  minDelay: Millis,
): TimedDecision {
  const delay = Math.round(averageSeconds * -ln(1 - env.random.real()) * 1000);
  return { ...makeDecision(), after: minDelay + Math.min(delay, averageSeconds * 4000) };
}

/** Like withDelay, but always before the deadline of the phase. */
export function beforeDeadline(
  { deadline }: { readonly deadline: Millis | null },
  env: Env,
  averageSeconds: number,
  makeDecision: () => Decision,
  minDelay: Millis = MIN_DELAY_MS,
): TimedDecision {
  const decision = withDelay(env, averageSeconds, makeDecision, minDelay);
  if (deadline === null) return decision;
  const maxDelay = Math.max(1, Math.trunc((deadline - env.now) * 0.8));
  return { ...decision, after: Math.min(decision.after, maxDelay) };
}
