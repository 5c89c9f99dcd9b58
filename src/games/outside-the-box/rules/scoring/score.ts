// What a grid is worth: which words to count, exactly the best set that OB-083 asks for.
// Not which words are valid (words.ts), nor the bonus for finishing first and the letter cards (result.ts).

import { ALL_LINES, GRID_SIZE, type Grid, type Line, type Run, readLine } from './grid.ts';
import { solveByBranchAndBound } from './solver/branch-and-bound.ts';
import type { LinePacking } from './solver/lp-relaxation.ts';

/** Does a word count, does it match the player's task, and does it count only because the task admits it? */
export type WordVerdict = { readonly counts: boolean; readonly fits: boolean; readonly exception: boolean };
export type WordJudge = (word: string) => WordVerdict;

/** A word that is counted, and where it stands. */
export type CountedWord = Run & { readonly word: string; readonly fits: boolean; readonly exception: boolean };

export type GridScore = {
  readonly counted: readonly CountedWord[];
  /** Subproblems the search looked at. */
  readonly nodes: number;
};

/** By number of letters (OB-080). */
export const POINTS_BY_LENGTH: readonly number[] = [0, 0, 2, 3, 5, 7, 10];
export const TASK_BONUS_POINTS = 3; // OB-060
/** The lengths compared when totals are equal, in that order (OB-086). */
export const TIE_BREAK_LENGTHS = [6, 5, 4, 3, 2] as const;

// A value ranks sets as OB-083 does: points, then 6-letter words, then 5-, 4- and 3-letter words. A grid holds at most 12 words
// of 6, 5 or 4 letters and 24 of 3, so no digit overflows; with all these equal the 2-letter words are equal too.
const TIE_BREAK_VALUE_BY_LENGTH: readonly number[] = [0, 0, 0, 1, 25, 25 * 13, 25 * 13 ** 2];
const VALUE_PER_POINT = 25 * 13 ** 3;

export const sumWordPoints = (words: readonly { readonly word: string }[]): number =>
  words.reduce((sum, { word }) => sum + POINTS_BY_LENGTH[word.length]!, 0);

/** How many words of 6, 5, 4, 3 and 2 letters. */
export const countLengths = (words: readonly { readonly word: string }[]): readonly number[] =>
  TIE_BREAK_LENGTHS.map((length) => words.filter(({ word }) => word.length === length).length);

export const taskBonusPoints = (counted: readonly CountedWord[]): number =>
  counted.some(({ fits }) => fits) ? TASK_BONUS_POINTS : 0;

/** The words of a line that may be counted, sorted by place. */
export function findCountableWords(grid: Grid, line: Line, judge: WordJudge): readonly CountedWord[] {
  const text = readLine(grid, line);
  const runs: CountedWord[] = [];
  for (let first = 0; first < GRID_SIZE - 1; first++)
    for (let last = first + 1; last < GRID_SIZE; last++) {
      const word = text.slice(first, last + 1);
      const { counts, fits, exception } = judge(word);
      if (counts) runs.push({ line, first, last, word, fits, exception });
    }
  return runs;
}

export function scoreGrid(grid: Grid, judge: WordJudge): GridScore {
  const lines = ALL_LINES.map((line) => listLinePackings(findCountableWords(grid, line, judge)));
  const numbers = numberSharedClaims(lines);
  const packings = lines.map((sets) => dropDominated(sets.map((set) => weighPacking(set, numbers))));
  const choice = solveByBranchAndBound(packings, numbers.size, VALUE_PER_POINT);
  return {
    counted: (choice.packings as readonly WeightedPacking[]).flatMap(({ words }) => words),
    nodes: choice.nodes,
  };
}

/** Words of one line that do not overlap; whether the task bonus is claimed for one of them; and what they take that the grid
 *  grants once: each word (OB-054), the exceptional word (OB-064), the bonus (OB-061). */
type CandidatePacking = {
  readonly words: readonly CountedWord[];
  readonly bonus: boolean;
  readonly claims: readonly string[];
};
type WeightedPacking = LinePacking & { readonly words: readonly CountedWord[] };

/** All such sets, in the order of preference of OB-083: the earlier word first. */
function listLinePackings(runs: readonly CountedWord[]): readonly CandidatePacking[] {
  const sets: CandidatePacking[] = [];
  const extend = (words: readonly CountedWord[], from: number, takes: readonly string[]): void => {
    for (const run of runs) {
      if (run.first < from || takes.includes(run.word) || (run.exception && takes.includes(EXCEPTION_CLAIM))) continue;
      extend(
        [...words, run],
        run.last + 1,
        run.exception ? [...takes, run.word, EXCEPTION_CLAIM] : [...takes, run.word],
      );
    }
    if (words.some(({ fits }) => fits)) sets.push({ words, bonus: true, claims: [...takes, BONUS_CLAIM] });
    sets.push({ words, bonus: false, claims: takes });
  };
  extend([], 0, []);
  return sets;
}

// Unlike any word.
const EXCEPTION_CLAIM = 'exception';
const BONUS_CLAIM = 'bonus';

/** Numbers what more than one line could take; the rest needs no watching. */
function numberSharedClaims(lines: readonly (readonly CandidatePacking[])[]): ReadonlyMap<string, number> {
  const takers = new Map<string, number>();
  for (const sets of lines)
    for (const claim of new Set(sets.flatMap(({ claims: takes }) => takes)))
      takers.set(claim, (takers.get(claim) ?? 0) + 1);
  const numbers = new Map<string, number>();
  for (const [claim, lines] of takers) if (lines > 1) numbers.set(claim, numbers.size);
  return numbers;
}

function weighPacking(
  { words, bonus, claims: takes }: CandidatePacking,
  numbers: ReadonlyMap<string, number>,
): WeightedPacking {
  const points = sumWordPoints(words) + (bonus ? TASK_BONUS_POINTS : 0);
  let value = points * VALUE_PER_POINT;
  for (const { word } of words) value += TIE_BREAK_VALUE_BY_LENGTH[word.length]!;
  return { points, value, claims: takes.flatMap((claim) => numbers.get(claim) ?? []), words };
}

/** Leaves out every set that another of the line beats or equals without claiming more. */
const dropDominated = (sets: readonly WeightedPacking[]): readonly WeightedPacking[] =>
  sets.filter(
    (set, i) =>
      !sets.some(
        (other, j) =>
          (other.value > set.value || (other.value === set.value && j < i)) &&
          other.claims.every((claim) => set.claims.includes(claim)),
      ),
  );
