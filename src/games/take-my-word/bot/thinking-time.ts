// How long a bot thinks before it moves.

import type { Millis } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

const RETURN_MS: Millis = 1000;
const MIN_MS: Millis = 1000;
const MAX_MS: Millis = 4000;
/** The move is planned at least this long before the clock ends. */
const SAFETY_MARGIN_MS: Millis = 500;

/** The time from now until the move is played (TM-176): one to four seconds, or less if the clock requires it. */
export function thinkingTimeMs(move: Move, { limit }: View, now: Millis, random: Random): Millis {
  const wanted = move.type === 'back' ? RETURN_MS : MIN_MS + random.below(MAX_MS - MIN_MS);
  return limit === null ? wanted : Math.max(0, Math.min(wanted, limit - now - SAFETY_MARGIN_MS));
}
