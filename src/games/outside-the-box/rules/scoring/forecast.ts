// What a grid is worth so far, and what a letter in a square would add, by the same scoring as at the end of a match.

import { type Result, tally } from './final-score.ts';
import { enter, type Grid, isSameRun, type Square, squareAt } from './grid.ts';
import { type Counted, type Judge, scoreGrid } from './score.ts';

export type Forecast = {
  readonly before: Result;
  readonly after: Result;
  /** Words that would count and do not yet. */
  readonly gained: readonly Counted[];
  /** Words that count now and would not. */
  readonly lost: readonly Counted[];
};

type Owner = { readonly first: boolean; readonly cards: string };

export const worthOf = (grid: Grid, { first, cards }: Owner, judge: Judge): Result =>
  tally(scoreGrid(grid, judge).counted, first, cards);

export function forecast(grid: Grid, owner: Owner, square: Square, letter: string, judge: Judge): Forecast {
  const before = worthOf(grid, owner, judge);
  const after = worthOf(enter(grid, square, letter), owner, judge);
  return {
    before,
    after,
    gained: without(after.counted, before.counted),
    lost: without(before.counted, after.counted),
  };
}

const without = (words: readonly Counted[], others: readonly Counted[]): readonly Counted[] =>
  words.filter((word) => !others.some((other) => isSameRun(word, other)));

/** The lost word that a gained one has grown out of; null if it is new. */
export const grownFrom = ({ line, first, last }: Counted, lost: readonly Counted[]): Counted | null =>
  lost.find((old) => old.line === line && old.first >= first && old.last <= last) ?? null;

export const wordsThrough = (square: Square, words: readonly Counted[]): readonly Counted[] =>
  words.filter(({ line, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, i) => squareAt(line, first + i)).includes(square),
  );
