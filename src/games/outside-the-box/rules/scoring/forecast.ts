// What a grid is worth so far, and what a letter in a square would add, with the same scoring as at the end of a match.

import { buildScoreBreakdown, type ScoreBreakdown } from './final-score.ts';
import { type Grid, runsEqual, type Square, squareAt, withLetter } from './grid.ts';
import { type CountedWord, scoreGrid, type WordChecker } from './score.ts';

export type PlacementForecast = {
  readonly before: ScoreBreakdown;
  readonly after: ScoreBreakdown;
  /** Words that would be counted and are not yet. */
  readonly gained: readonly CountedWord[];
  /** Words counted now that would no longer be. */
  readonly lost: readonly CountedWord[];
};

type BonusAndCards = { readonly first: boolean; readonly cards: string };

export const scorePlayerGrid = (grid: Grid, { first, cards }: BonusAndCards, checkWord: WordChecker): ScoreBreakdown =>
  buildScoreBreakdown(scoreGrid(grid, checkWord).counted, first, cards);

export function forecastPlacement(
  grid: Grid,
  owner: BonusAndCards,
  square: Square,
  letter: string,
  checkWord: WordChecker,
): PlacementForecast {
  const before = scorePlayerGrid(grid, owner, checkWord);
  const after = scorePlayerGrid(withLetter(grid, square, letter), owner, checkWord);
  return {
    before,
    after,
    gained: excludeRuns(after.counted, before.counted),
    lost: excludeRuns(before.counted, after.counted),
  };
}

const excludeRuns = (words: readonly CountedWord[], others: readonly CountedWord[]): readonly CountedWord[] =>
  words.filter((word) => !others.some((other) => runsEqual(word, other)));

/** The lost word that a gained one extends; null if it is a new word. */
export const findExtendedWord = (
  { line, first, last }: CountedWord,
  lost: readonly CountedWord[],
): CountedWord | null => lost.find((old) => old.line === line && old.first >= first && old.last <= last) ?? null;

export const wordsThroughSquare = (square: Square, words: readonly CountedWord[]): readonly CountedWord[] =>
  words.filter(({ line, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, i) => squareAt(line, first + i)).includes(square),
  );
