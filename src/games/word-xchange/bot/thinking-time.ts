// How long a bot thinks before it moves.

import type { BotLevel } from '../../../core/bot-cast.ts';
import type { Millis } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Move, View } from '../rules/state.ts';
import { LEVELS } from './levels.ts';

const RETURN_MS: Millis = 1000;
const ANSWER_SECONDS = [1, 3] as const;
/** The move is planned at least this long before the clock ends. */
const SAFETY_MARGIN_MS: Millis = 500;

/** The time from now until the move is played (WX-145). Never longer than the clock allows. */
export function thinkingTimeMs(move: Move, view: View, level: BotLevel, now: Millis, random: Random): Millis {
  if (move.type === 'back') return RETURN_MS;
  const isAnswer = move.type === 'accept' || move.type === 'challenge';
  const [from, to] = isAnswer ? ANSWER_SECONDS : LEVELS[level].thinkingSeconds;
  const wanted = Math.round(1000 * (from + (to - from) * random.real()));
  return view.limit === null ? wanted : Math.max(0, Math.min(wanted, view.limit - now - SAFETY_MARGIN_MS));
}
