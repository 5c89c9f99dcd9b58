// How long a bot thinks before it moves.

import type { Millis } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Move, View } from '../rules/state.ts';
import { spellingOf } from '../rules/tiles.ts';

const RETURN_MS: Millis = 1000;
const MIN_MS: Millis = 2000;
const MAX_MS: Millis = 4000;
/** Before a steal or a long word, a little longer. */
const BIG_MOMENT_MS: Millis = 1200;
const LONG_WORD_LETTERS = 7;
/** Ending the turn and accepting a word need less thought. */
const ROUTINE_RANGE_MS: readonly [min: Millis, max: Millis] = [1500, 2800];
/** The move is planned at least this long before the clock ends. */
const SAFETY_MARGIN_MS: Millis = 500;

/** The time from now until the move is played (WX-145). Never longer than the clock allows. `effort`: how long the bot had to
 *  look for a word, from 0 (saw it at once) to 1. */
export function thinkingTimeMs(move: Move, effort: number, view: View, now: Millis, random: Random): Millis {
  if (move.type === 'back') return RETURN_MS;
  const isRoutine = move.type === 'end' || move.type === 'accept';
  const [from, to] = isRoutine ? ROUTINE_RANGE_MS : [MIN_MS, MAX_MS];
  const wanted =
    from +
    Math.round((to - from) * (isWordMove(move) ? effort : random.real())) +
    (isBigMoment(move) ? BIG_MOMENT_MS : 0);
  return view.limit === null ? wanted : Math.max(0, Math.min(wanted, view.limit - now - SAFETY_MARGIN_MS));
}

const isWordMove = ({ type }: Move): boolean => type === 'make' || type === 'steal' || type === 'swap';

const isBigMoment = (move: Move): boolean =>
  move.type === 'steal' ||
  move.type === 'challenge' ||
  (move.type === 'make' && spellingOf(move.word).length >= LONG_WORD_LETTERS);
