// Scores a grid exactly: the best set of words by OB-083, found as a set packing problem (solver/).
// Which words are valid is in word-validity.ts; bonuses outside the grid are in final-score.ts.

import { ALL_LINES, GRID_SIZE, type Grid, type Line, type Run, readLine } from './grid.ts';
import { solveByBranchAndBound } from './solver/branch-and-bound.ts';
import type { LinePacking } from './solver/lp-relaxation.ts';

/** `fits`: matches the player's task. `exception`: counts only because the task allows it. */
export type WordVerdict = { readonly counts: boolean; readonly fits: boolean; readonly exception: boolean };
export type WordChecker = (word: string) => WordVerdict;

/** A word of the grid with its place. */
export type CountedWord = Run & { readonly word: string; readonly fits: boolean; readonly exception: boolean };

export type GridScore = {
  readonly counted: readonly CountedWord[];
  /** Branch-and-bound nodes explored. */
  readonly nodes: number;
};

/** OB-080. */
export const POINTS_BY_LENGTH: readonly number[] = [0, 0, 2, 3, 5, 7, 10];
export const TASK_BONUS_POINTS = 3; // OB-060
/** Word lengths compared in this order when totals are equal (OB-086). */
export const TIE_BREAK_LENGTHS = [6, 5, 4, 3, 2] as const;

// The objective orders sets as OB-083 does: points, then the number of words with 6, 5, 4 and 3 letters. A grid holds at most 12
// words of 6, 5 or 4 letters and 24 of 3, so no digit overflows. If all of these are equal, the 2-letter words are equal too.
const TIE_BREAK_VALUE_BY_LENGTH: readonly number[] = [0, 0, 0, 1, 25, 25 * 13, 25 * 13 * 13];
const VALUE_PER_POINT = 25 * 13 * 13 * 13;

export const sumWordPoints = (words: readonly { readonly word: string }[]): number =>
  words.reduce((sum, { word }) => sum + POINTS_BY_LENGTH[word.length]!, 0);

/** The number of words with 6, 5, 4, 3 and 2 letters. */
export const countLengths = (words: readonly { readonly word: string }[]): readonly number[] =>
  TIE_BREAK_LENGTHS.map((length) => words.filter(({ word }) => word.length === length).length);

export const taskBonusPoints = (counted: readonly CountedWord[]): number =>
  counted.some(({ fits }) => fits) ? TASK_BONUS_POINTS : 0;

/** All words of a line that could be counted, sorted by place. */
export function findCountableWords(grid: Grid, line: Line, checkWord: WordChecker): readonly CountedWord[] {
  const text = readLine(grid, line);
  const runs: CountedWord[] = [];
  for (let first = 0; first < GRID_SIZE - 1; first++)
    for (let last = first + 1; last < GRID_SIZE; last++) {
      const word = text.slice(first, last + 1);
      const { counts, fits, exception } = checkWord(word);
      if (counts) runs.push({ line, first, last, word, fits, exception });
    }
  return runs;
}

export function scoreGrid(grid: Grid, checkWord: WordChecker): GridScore {
  const candidates = ALL_LINES.map((line) => listLinePackings(findCountableWords(grid, line, checkWord)));
  const numbers = numberSharedClaims(candidates);
  const packings = candidates.map((sets) => dropDominated(sets.map((set) => weighPacking(set, numbers))));
  const solution = solveByBranchAndBound(packings, numbers.size, VALUE_PER_POINT);
  return {
    counted: (solution.packings as readonly WeightedPacking[]).flatMap(({ words }) => words),
    nodes: solution.nodes,
  };
}

/** Words of one line that do not overlap. `claims` are the things a grid grants only once: each word (OB-054), one exceptional
 *  word (OB-064), and the task bonus (OB-061), which is claimed if `bonus` is set. */
type CandidatePacking = {
  readonly words: readonly CountedWord[];
  readonly bonus: boolean;
  readonly claims: readonly string[];
};
type WeightedPacking = LinePacking & { readonly words: readonly CountedWord[] };

/** All packings of a line, in the order of preference of OB-083: earlier words first. */
function listLinePackings(runs: readonly CountedWord[]): readonly CandidatePacking[] {
  const sets: CandidatePacking[] = [];
  const extend = (words: readonly CountedWord[], from: number, claims: readonly string[]): void => {
    for (const run of runs) {
      if (run.first < from || claims.includes(run.word) || (run.exception && claims.includes(EXCEPTION_CLAIM)))
        continue;
      extend(
        [...words, run],
        run.last + 1,
        run.exception ? [...claims, run.word, EXCEPTION_CLAIM] : [...claims, run.word],
      );
    }
    if (words.some(({ fits }) => fits)) sets.push({ words, bonus: true, claims: [...claims, BONUS_CLAIM] });
    sets.push({ words, bonus: false, claims });
  };
  extend([], 0, []);
  return sets;
}

// Lower case, so they cannot collide with a word.
const EXCEPTION_CLAIM = 'exception';
const BONUS_CLAIM = 'bonus';

/** Numbers the claims that more than one line could make; only those constrain the choice. */
function numberSharedClaims(lines: readonly (readonly CandidatePacking[])[]): ReadonlyMap<string, number> {
  const lineCounts = new Map<string, number>();
  for (const sets of lines)
    for (const claim of new Set(sets.flatMap(({ claims }) => claims)))
      lineCounts.set(claim, (lineCounts.get(claim) ?? 0) + 1);
  const numbers = new Map<string, number>();
  for (const [claim, count] of lineCounts) if (count > 1) numbers.set(claim, numbers.size);
  return numbers;
}

function weighPacking(
  { words, bonus, claims }: CandidatePacking,
  numbers: ReadonlyMap<string, number>,
): WeightedPacking {
  const points = sumWordPoints(words) + (bonus ? TASK_BONUS_POINTS : 0);
  let value = points * VALUE_PER_POINT;
  for (const { word } of words) value += TIE_BREAK_VALUE_BY_LENGTH[word.length]!;
  return { points, value, claims: claims.flatMap((claim) => numbers.get(claim) ?? []), words };
}

/** Drops every packing that another one of the line dominates: at least the same value with no additional claims. */
const dropDominated = (sets: readonly WeightedPacking[]): readonly WeightedPacking[] =>
  sets.filter(
    (set, i) =>
      !sets.some(
        (other, j) =>
          (other.value > set.value || (other.value === set.value && j < i)) &&
          other.claims.every((claim) => set.claims.includes(claim)),
      ),
  );
