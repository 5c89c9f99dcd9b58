// How long a bot thinks before it moves.

import type { Millis } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

const RETURN_MS: Millis = 1000;
const MIN_MS: Millis = 2000;
const MAX_MS: Millis = 4000;
/** Before taking a word from somebody, a little longer. */
const TAKE_WORD_MS: Millis = 1000;
/** The move is planned at least this long before the clock ends. */
const SAFETY_MARGIN_MS: Millis = 500;

/** The time from now until the move is played (TM-176), or less if the clock requires it. */
export function thinkingTimeMs(move: Move, { limit, row }: View, now: Millis, random: Random): Millis {
  const takesWord = move.type === 'play' && row.by !== null;
  const thought = MIN_MS + random.below(MAX_MS - MIN_MS) + (takesWord ? TAKE_WORD_MS : 0);
  const wanted = move.type === 'back' ? RETURN_MS : thought;
  return limit === null ? wanted : Math.max(0, Math.min(wanted, limit - now - SAFETY_MARGIN_MS));
}
