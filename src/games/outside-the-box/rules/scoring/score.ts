// What a grid is worth: which words to count, exactly the best set that OB-083 asks for.
// Not which words are valid (words.ts), nor the bonus for finishing first and the letter cards (result.ts).

import { type Grid, LINES, type Line, type Run, readLine, SIZE } from './grid.ts';
import { choosePackings } from './solver/branch-and-bound.ts';
import type { Packing } from './solver/lp-relaxation.ts';

/** Does a word count, does it match the player's task, and does it count only because the task admits it? */
export type Verdict = { readonly counts: boolean; readonly fits: boolean; readonly exception: boolean };
export type Judge = (word: string) => Verdict;

/** A word that is counted, and where it stands. */
export type Counted = Run & { readonly word: string; readonly fits: boolean; readonly exception: boolean };

export type Score = {
  readonly counted: readonly Counted[];
  /** Subproblems the search looked at. */
  readonly nodes: number;
};

/** By number of letters (OB-080). */
export const POINTS: readonly number[] = [0, 0, 2, 3, 5, 7, 10];
export const TASK_BONUS = 3; // OB-060
/** The lengths compared when totals are equal, in that order (OB-086). */
export const LENGTHS = [6, 5, 4, 3, 2] as const;

// A value ranks sets as OB-083 does: points, then 6-letter words, then 5-, 4- and 3-letter words. A grid holds at most 12 words
// of 6, 5 or 4 letters and 24 of 3, so no digit overflows; with all these equal the 2-letter words are equal too.
const RANKS: readonly number[] = [0, 0, 0, 1, 25, 25 * 13, 25 * 13 ** 2];
const POINT = 25 * 13 ** 3;

export const pointsOf = (words: readonly { readonly word: string }[]): number =>
  words.reduce((sum, { word }) => sum + POINTS[word.length]!, 0);

/** How many words of 6, 5, 4, 3 and 2 letters. */
export const countLengths = (words: readonly { readonly word: string }[]): readonly number[] =>
  LENGTHS.map((length) => words.filter(({ word }) => word.length === length).length);

export const bonusOf = (counted: readonly Counted[]): number => (counted.some(({ fits }) => fits) ? TASK_BONUS : 0);

/** The words of a line that may be counted, sorted by place. */
export function runsOf(grid: Grid, line: Line, judge: Judge): readonly Counted[] {
  const text = readLine(grid, line);
  const runs: Counted[] = [];
  for (let first = 0; first < SIZE - 1; first++)
    for (let last = first + 1; last < SIZE; last++) {
      const word = text.slice(first, last + 1);
      const { counts, fits, exception } = judge(word);
      if (counts) runs.push({ line, first, last, word, fits, exception });
    }
  return runs;
}

export function scoreGrid(grid: Grid, judge: Judge): Score {
  const lines = LINES.map((line) => packLine(runsOf(grid, line, judge)));
  const numbers = numberContested(lines);
  const packings = lines.map((sets) => dropWorse(sets.map((set) => weigh(set, numbers))));
  const choice = choosePackings(packings, numbers.size, POINT);
  return { counted: (choice.packings as readonly Weighed[]).flatMap(({ words }) => words), nodes: choice.nodes };
}

/** Words of one line that do not overlap; whether the task bonus is claimed for one of them; and what they take that the grid
 *  grants once: each word (OB-054), the exceptional word (OB-064), the bonus (OB-061). */
type WordSet = { readonly words: readonly Counted[]; readonly bonus: boolean; readonly takes: readonly string[] };
type Weighed = Packing & { readonly words: readonly Counted[] };

/** All such sets, in the order of preference of OB-083: the earlier word first. */
function packLine(runs: readonly Counted[]): readonly WordSet[] {
  const sets: WordSet[] = [];
  const extend = (words: readonly Counted[], from: number, takes: readonly string[]): void => {
    for (const run of runs) {
      if (run.first < from || takes.includes(run.word) || (run.exception && takes.includes(EXCEPTION))) continue;
      extend([...words, run], run.last + 1, run.exception ? [...takes, run.word, EXCEPTION] : [...takes, run.word]);
    }
    if (words.some(({ fits }) => fits)) sets.push({ words, bonus: true, takes: [...takes, BONUS] });
    sets.push({ words, bonus: false, takes });
  };
  extend([], 0, []);
  return sets;
}

// Unlike any word.
const EXCEPTION = 'exception';
const BONUS = 'bonus';

/** Numbers what more than one line could take; the rest needs no watching. */
function numberContested(lines: readonly (readonly WordSet[])[]): ReadonlyMap<string, number> {
  const takers = new Map<string, number>();
  for (const sets of lines)
    for (const claim of new Set(sets.flatMap(({ takes }) => takes))) takers.set(claim, (takers.get(claim) ?? 0) + 1);
  const numbers = new Map<string, number>();
  for (const [claim, lines] of takers) if (lines > 1) numbers.set(claim, numbers.size);
  return numbers;
}

function weigh({ words, bonus, takes }: WordSet, numbers: ReadonlyMap<string, number>): Weighed {
  const points = pointsOf(words) + (bonus ? TASK_BONUS : 0);
  let value = points * POINT;
  for (const { word } of words) value += RANKS[word.length]!;
  return { points, value, claims: takes.flatMap((claim) => numbers.get(claim) ?? []), words };
}

/** Leaves out every set that another of the line beats or equals without claiming more. */
const dropWorse = (sets: readonly Weighed[]): readonly Weighed[] =>
  sets.filter(
    (set, i) =>
      !sets.some(
        (other, j) =>
          (other.value > set.value || (other.value === set.value && j < i)) &&
          other.claims.every((claim) => set.claims.includes(claim)),
      ),
  );
