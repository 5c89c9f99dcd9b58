// Monte Carlo rollouts: plays sampled letters on a grid, each where it gains most, and evaluates the result.

import type { Random } from '../../../core/random.ts';
import { ALPHABET_SIZE, letterAt } from '../rules/letters.ts';
import {
  ALL_LINES,
  freeSquares,
  GRID_SIZE,
  type Grid,
  linesThrough,
  placeInLine,
  readLine,
  type Square,
} from '../rules/scoring/grid.ts';
import { evaluateLineWithLetter, type LineEvaluation, type LineEvaluator } from './line-evaluation.ts';

/** Letters to come, as indexes 0 to 25; null: the bot's own call, which will be the letter it needs most. */
export type FutureCalls = readonly (number | null)[];

/** Sampled once and used for all candidates, so that they are compared on the same letters. */
export function sampleFutures(
  count: number,
  depth: number,
  isOwnCall: (turn: number) => boolean,
  weights: readonly number[],
  random: Random,
): readonly FutureCalls[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: depth }, (_, turn) => (isOwnCall(turn) ? null : random.weightedIndex(weights))),
  );
}

/** The expected points of the grid after these calls. */
export function rollOut(
  grid: Grid,
  calls: FutureCalls,
  evaluatorFor: (freeSquareCount: number) => LineEvaluator,
): number {
  const texts = ALL_LINES.map((line) => readLine(grid, line));
  const free = [...freeSquares(grid)];
  let evaluateLine = evaluatorFor(free.length);
  let evaluations = texts.map((text, line) => evaluateLine(text, line));
  for (const call of calls) {
    if (free.length === 0) break;
    const { freeIndex, letter } =
      call === null
        ? findBestPlacement(evaluations, free, 0, ALPHABET_SIZE)
        : findBestPlacement(evaluations, free, call, call + 1);
    const square = free[freeIndex]!;
    free.splice(freeIndex, 1);
    const nextEvaluator = evaluatorFor(free.length);
    for (const line of linesThrough(square)) {
      const place = placeInLine(line, square);
      const text = texts[line]!;
      texts[line] = text.slice(0, place) + letterAt(letter) + text.slice(place + 1);
      evaluations[line] = evaluateLine(texts[line]!, line);
    }
    if (nextEvaluator !== evaluateLine) {
      evaluateLine = nextEvaluator;
      evaluations = texts.map((text, line) => nextEvaluator(text, line));
    }
  }
  return evaluations.reduce((sum, { expectedPoints }) => sum + expectedPoints, 0);
}

/** The free square and the letter (from `firstLetter`, before `endLetter`) with the highest gain. */
function findBestPlacement(
  evaluations: readonly LineEvaluation[],
  free: readonly Square[],
  firstLetter: number,
  endLetter: number,
): { readonly freeIndex: number; readonly letter: number } {
  let [bestIndex, bestLetter, bestGain] = [0, firstLetter, -Infinity];
  for (let i = 0; i < free.length; i++) {
    const square = free[i]!;
    const column = square % GRID_SIZE;
    const row = (square - column) / GRID_SIZE;
    const across = evaluations[row]!;
    const down = evaluations[GRID_SIZE + column]!;
    const before = across.expectedPoints + down.expectedPoints;
    for (let letter = firstLetter; letter < endLetter; letter++) {
      const gain = evaluateLineWithLetter(across, column, letter) + evaluateLineWithLetter(down, row, letter) - before;
      if (gain <= bestGain) continue;
      bestGain = gain;
      bestIndex = i;
      bestLetter = letter;
    }
  }
  return { freeIndex: bestIndex, letter: bestLetter };
}
