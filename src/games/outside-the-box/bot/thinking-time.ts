// How long a bot thinks before it moves.

import type { Millis } from '../../../core/game.ts';
import type { Move, View } from '../rules/state.ts';
import type { DecisionContext } from './decision-context.ts';

const MIN_GRAB_DELAY_MS: Millis = 1500; // OB-111
/** The move is planned at least this long before the time limit. */
const SAFETY_MARGIN_MS: Millis = 1000;

/** The time from now until the move is played. `slowness`, from 0 to 1, is drawn before the move is chosen. */
export function thinkingTimeMs(
  move: Move,
  slowness: number,
  view: View,
  context: DecisionContext,
  now: Millis,
): Millis {
  const latest = view.limit === null ? Infinity : view.limit - SAFETY_MARGIN_MS;
  return Math.max(0, Math.round(Math.min(moveTime(move, slowness, view, context, now), latest) - now));
}

/** When the move would be played without a time limit. Answers to a call are timed from the call. */
function moveTime(
  move: Move,
  slowness: number,
  { phase, calledAt }: View,
  { level: { thinkingMs }, random }: DecisionContext,
  now: Millis,
): Millis {
  if (move.type === 'back') return now;
  if (move.type === 'grab') return calledAt! + MIN_GRAB_DELAY_MS + (random.real() * thinkingMs) / 4;
  const pause = thinkingMs * (0.4 + slowness);
  if (phase === 'respond') return calledAt! + pause;
  return now + (phase === 'mark' ? pause / 2 : pause);
}
