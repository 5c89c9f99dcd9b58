// Scores a grid with an integer program and a third-party solver (HiGHS), and generates sample grids, to check our solver.

import highs, { type Highs } from 'highs';
import type { Random } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { LETTER_DRAW_WEIGHTS } from '../rules/letters.ts';
import { ALL_LINES, FREE_SQUARE, GRID_SIZE, type Grid, SQUARE_COUNT } from '../rules/scoring/grid.ts';
import {
  type CountedWord,
  countLengths,
  findCountableWords,
  POINTS_BY_LENGTH,
  TASK_BONUS_POINTS,
  type WordChecker,
  type WordVerdict,
} from '../rules/scoring/score.ts';
import { isValidWord } from '../rules/scoring/word-validity.ts';

/** The types of the package describe its CommonJS shape, in which the loader is a property of the module. */
export const loadSolver = highs as unknown as typeof highs.default;

/** `lengths`: the number of words with 6, 5, 4, 3 and 2 letters. */
export type OptimalScore = { readonly total: number; readonly lengths: readonly number[] };

/** Each step of the order of OB-083 outweighs all lower steps together. */
const WEIGHTS = [0, 0, 0, 1, 25, 25 * 13, 25 * 13 ** 2];
const VALUE_PER_POINT = 25 * 13 ** 3;

export function solveByIlp(grid: Grid, checkWord: WordChecker, solver: Highs): OptimalScore {
  const runs = ALL_LINES.flatMap((line) => findCountableWords(grid, line, checkWord));
  if (runs.length === 0) return { total: 0, lengths: [0, 0, 0, 0, 0] };
  const sum = (chosen: (run: CountedWord) => boolean): string =>
    runs.flatMap((run, i) => (chosen(run) ? [`x${i}`] : [])).join(' + ');
  const atMostOne = [
    ...ALL_LINES.flatMap((line) =>
      Array.from({ length: GRID_SIZE }, (_, place) =>
        sum((run) => run.line === line && run.first <= place && place <= run.last),
      ),
    ),
    ...[...new Set(runs.map(({ word }) => word))].map((word) => sum((run) => run.word === word)),
    sum((run) => run.exception),
  ].filter((terms) => terms.includes('+'));
  const matching = sum((run) => run.fits);
  const names = [...runs.keys()].map((i) => `x${i}`).concat('bonus');
  const program = [
    'Maximize',
    ` goal: ${runs.map(({ word }, i) => `${POINTS_BY_LENGTH[word.length]! * VALUE_PER_POINT + WEIGHTS[word.length]!} x${i}`).join(' + ')} + ${TASK_BONUS_POINTS * VALUE_PER_POINT} bonus`,
    'Subject To',
    ...atMostOne.map((terms, i) => ` once${i}: ${terms} <= 1`),
    ` task: bonus${matching === '' ? '' : ` - ${matching.replaceAll(' + ', ' - ')}`} <= 0`,
    'Binary',
    ...names.map((name) => ` ${name}`),
    'End',
  ].join('\n');
  const solved = solver.solve(program, { mip_rel_gap: 0, mip_abs_gap: 0.5, output_flag: false });
  if (solved.Status !== 'Optimal') throw new Error(`the solver returned ${solved.Status}`);
  const isChosen = (name: string): boolean => (solved.Columns[name] as { Primal: number }).Primal > 0.5;
  const counted = runs.filter((_, i) => isChosen(`x${i}`));
  const words = counted.reduce((points, { word }) => points + POINTS_BY_LENGTH[word.length]!, 0);
  return { total: words + (isChosen('bonus') ? TASK_BONUS_POINTS : 0), lengths: countLengths(counted) };
}

export type SampleGrid = { readonly name: string; readonly grid: Grid; readonly checkWord: WordChecker };

const SMALL_ALPHABETS = ['ES', 'AE', 'OT', 'AEL', 'EST', 'AER', 'AEST', 'ERST'];
const BAG = LETTER_DRAW_WEIGHTS.flatMap((weight, i) => Array<string>(weight).fill(String.fromCharCode(65 + i))).join(
  '',
);

/** The n-th sample of an endless, varied sequence: real and made-up words, few and many letters, full and half-filled grids,
 *  with and without tasks and exceptional words. */
export function sampleGrid(n: number, lexicon: Lexicon, random: Random): SampleGrid {
  const letters = [BAG, SMALL_ALPHABETS[Math.floor(n / 4) % SMALL_ALPHABETS.length]!, 'AB', 'ABC', 'ABCD'][n % 5]!;
  const isReal = n % 5 < 2;
  const fill = Math.floor(n / 5) % 3 === 2 ? 0.3 + random.real() * 0.5 : 1;
  const share = 0.1 + random.real() * 0.9;
  const longest = 2 + random.below(5);
  const task = Math.floor(n / 7) % 2 === 1;
  const verdicts = new Map<string, WordVerdict>();
  const decide = (word: string): WordVerdict => {
    const valid = isReal ? isValidWord(word, lexicon) : word.length <= longest && random.real() < share;
    const fits = task && random.real() < 0.2;
    return { counts: valid || fits, fits, exception: fits && !valid };
  };
  const checkWord = (word: string): WordVerdict => {
    if (word.includes(FREE_SQUARE)) return { counts: false, fits: false, exception: false };
    const verdict = verdicts.get(word) ?? decide(word);
    verdicts.set(word, verdict);
    return verdict;
  };
  const grid = Array.from({ length: SQUARE_COUNT }, () =>
    random.real() < fill ? random.pick([...letters]) : FREE_SQUARE,
  ).join('');
  const name = `grid ${n}: ${letters.length > 4 ? 'bag' : letters}${isReal ? '' : ' made up'}${fill < 1 ? ' half' : ''}${task ? ' task' : ''}`;
  return { name, grid, checkWord };
}
