// Plays a few letters on in thought: what a grid comes to if letters are called as they have been, and each goes where it adds most.
// Not the hopes that guide it (outlook.ts), nor the choice made of it (bot.ts).

import type { Random } from '../../../core/random.ts';
import { ALPHABET_SIZE } from '../rules/letters.ts';
import {
  ALL_LINES,
  FREE_SQUARE,
  GRID_SIZE,
  type Grid,
  linesThrough,
  readLine,
  type Square,
} from '../rules/scoring/grid.ts';
import { evaluateLineWithLetter, type LineEvaluation, type LineEvaluator } from './line-evaluation.ts';

/** Letters to come, 0 to 25; null: my own call, whatever I need most then. */
export type FutureCalls = readonly (number | null)[];

/** Possible futures, the same for all that is compared. */
export function sampleFutures(
  count: number,
  length: number,
  isMine: (turn: number) => boolean,
  weights: readonly number[],
  random: Random,
): readonly FutureCalls[] {
  return Array.from({ length: count }, () =>
    Array.from({ length }, (_, turn) => (isMine(turn) ? null : random.weightedIndex(weights))),
  );
}

/** What the grid is hoped to be worth after these calls. */
export function rollOut(grid: Grid, calls: FutureCalls, foresightAt: (free: number) => LineEvaluator): number {
  const texts = ALL_LINES.map((line) => readLine(grid, line));
  const free = [...grid].flatMap((sign, square) => (sign === FREE_SQUARE ? [square] : []));
  let foresight = foresightAt(free.length);
  let outlooks = texts.map((text, line) => foresight(text, line));
  for (const call of calls) {
    if (free.length === 0) break;
    const { at, letter } =
      call === null
        ? findBestPlacement(outlooks, free, 0, ALPHABET_SIZE)
        : findBestPlacement(outlooks, free, call, call + 1);
    const square = free[at]!;
    free.splice(at, 1);
    const next = foresightAt(free.length);
    for (const line of linesThrough(square)) {
      const place = line < GRID_SIZE ? square % GRID_SIZE : Math.floor(square / GRID_SIZE);
      const text = texts[line]!;
      texts[line] = text.slice(0, place) + String.fromCharCode(65 + letter) + text.slice(place + 1);
      outlooks[line] = foresight(texts[line]!, line);
    }
    if (next !== foresight) {
      foresight = next;
      outlooks = texts.map((text, line) => next(text, line));
    }
  }
  return outlooks.reduce((sum, { expectedPoints: now }) => sum + now, 0);
}

/** The free square and the letter from one up to another that add most. */
function findBestPlacement(
  outlooks: readonly LineEvaluation[],
  free: readonly Square[],
  from: number,
  to: number,
): { readonly at: number; readonly letter: number } {
  let [bestAt, bestLetter, most] = [0, from, -Infinity];
  for (let at = 0; at < free.length; at++) {
    const square = free[at]!;
    const column = square % GRID_SIZE;
    const row = (square - column) / GRID_SIZE;
    const across = outlooks[row]!;
    const down = outlooks[GRID_SIZE + column]!;
    const before = across.expectedPoints + down.expectedPoints;
    for (let letter = from; letter < to; letter++) {
      const gain = evaluateLineWithLetter(across, column, letter) + evaluateLineWithLetter(down, row, letter) - before;
      if (gain <= most) continue;
      most = gain;
      bestAt = at;
      bestLetter = letter;
    }
  }
  return { at: bestAt, letter: bestLetter };
}
