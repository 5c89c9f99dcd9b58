// What a pad is worth as it stands, and what a letter in a square would add to it, by the rules' own scoring.
// Not which words count (words.ts, score.ts), nor how it is said (tell.ts).

import { enter, type Grid, isSameRun, LINES, type Line, type Square } from './grid.ts';
import { type Result, tally } from './result.ts';
import { type Counted, type Judge, scoreGrid } from './score.ts';
import type { Letter, SeenPlayer } from './state.ts';

export type Forecast = {
  readonly before: Result;
  readonly after: Result;
  /** Words that would count and do not yet. */
  readonly gained: readonly Counted[];
  /** Words that count now and would not. */
  readonly lost: readonly Counted[];
};

type Owner = Pick<SeenPlayer, 'first' | 'cards'>;

export const worthOf = (grid: Grid, { first, cards }: Owner, judge: Judge): Result =>
  tally(scoreGrid(grid, judge).counted, first, cards);

export function forecast(grid: Grid, owner: Owner, square: Square, letter: Letter, judge: Judge): Forecast {
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

/** What is drawn over the letters of a pad: words under capsules, and points at the ends of the lines. */
export type Figures = {
  readonly counted: readonly Counted[];
  readonly gained: readonly Counted[];
  /** Of the counted words, those that would go without being part of a gained one. */
  readonly lost: readonly Counted[];
  readonly sums: readonly number[];
  /** Lines whose points would be new. */
  readonly changed: readonly Line[];
};

export const BLANK: Figures = { counted: [], gained: [], lost: [], sums: [], changed: [] };

export function figuresOf(counted: readonly Counted[], foreseen: Forecast | null): Figures {
  if (foreseen === null) return { ...BLANK, counted, sums: tally(counted, false, '').lines };
  const { before, after, gained, lost } = foreseen;
  return {
    counted,
    gained,
    lost: lost.filter((word) => !gained.some((other) => grownFrom(other, [word]) !== null)),
    sums: after.lines,
    changed: LINES.filter((line) => after.lines[line] !== before.lines[line]),
  };
}
