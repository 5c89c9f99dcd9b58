// How long a bot thinks before it moves.

import type { Env, Millis } from '../../../core/game.ts';
import type { View } from '../rules/view.ts';

const THINKING_RANGE_MS: { readonly [P in View['phase']['type']]: readonly [min: Millis, max: Millis] } = {
  roll: [700, 1800],
  start: [1200, 3500],
  place: [1500, 6000],
  wait: [1500, 6000],
  bet: [1500, 4000],
  pass: [2000, 7000],
  over: [0, 1],
};
/** The move is planned at least this long before the deadline. */
const SAFETY_MARGIN_MS: Millis = 200;

/** The time from now until the bot moves. It depends only on the phase and the deadline, so it reveals nothing (WP-132). */
export function thinkingTimeMs({ phase, deadline }: View, { now, random }: Env): Millis {
  const [min, max] = THINKING_RANGE_MS[phase.type];
  const wanted = min + random.below(max - min);
  return deadline === null ? wanted : Math.max(0, Math.min(wanted, deadline - now - SAFETY_MARGIN_MS));
}
