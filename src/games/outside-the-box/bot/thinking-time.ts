// How long a bot thinks before it moves. Nothing in it depends on what the bot has in its grid.

import type { Millis } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Move, View } from '../rules/state.ts';

const MIN_GRAB_DELAY_MS: Millis = 1500; // OB-111
const GRAB_RANGE_MS: Millis = 1200;
const MIN_MS: Millis = 2000;
const MAX_MS: Millis = 4000;
/** Marking takes many steps. */
const MARK_RANGE_MS: readonly [min: Millis, max: Millis] = [700, 1500];
/** The move is planned at least this long before the time limit. */
const SAFETY_MARGIN_MS: Millis = 1000;

/** The time from now until the move is played. `slowness`, from 0 to 1, is drawn before the move is chosen. */
export function thinkingTimeMs(move: Move, slowness: number, view: View, random: Random, now: Millis): Millis {
  const latest = view.limit === null ? Infinity : view.limit - SAFETY_MARGIN_MS;
  return Math.max(0, Math.round(Math.min(moveTime(move, slowness, view, random, now), latest) - now));
}

/** When the move would be played without a time limit. Answers to a call are timed from the call. */
function moveTime(move: Move, slowness: number, { phase, calledAt }: View, random: Random, now: Millis): Millis {
  if (move.type === 'back') return now;
  if (move.type === 'grab') return calledAt! + MIN_GRAB_DELAY_MS + random.real() * GRAB_RANGE_MS;
  const [min, max] = phase === 'mark' ? MARK_RANGE_MS : [MIN_MS, MAX_MS];
  return (phase === 'respond' ? calledAt! : now) + min + slowness * (max - min);
}
