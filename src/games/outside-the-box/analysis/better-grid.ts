// Looks for a better grid from the same letters by simulated annealing, with everyday words only. What it finds is a lower
// bound: there may be a better one.

import { familiarZipf, isRareForm } from '../../../core/analysis/familiar-zipf.ts';
import { exp, pow } from '../../../core/math/portable-math.ts';
import { fastRandom, randomFrom } from '../../../core/random.ts';
import { suitsFamilies } from '../../../core/vocabulary/suits-families.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import {
  ALL_LINES,
  FREE_SQUARE,
  freeSquares,
  GRID_SIZE,
  type Grid,
  type Line,
  linesThrough,
  SQUARE_COUNT,
  type Square,
  squareAt,
  withLetter,
} from '../rules/scoring/grid.ts';
import { type CountedWord, POINTS_BY_LENGTH, scoreGrid } from '../rules/scoring/score.ts';
import { createWordChecker, isValidWord, type TaskCard } from '../rules/scoring/word-validity.ts';

const STEPS = 250_000;
/** A few letters are placed well much sooner, and a teacher waits for it. */
const PLACEMENT_STEPS = 40_000;
const START_TEMPERATURE = 0.9;
const END_TEMPERATURE = 0.4;
/** The temperature changes this often. */
const STEPS_PER_TEMPERATURE = 500;

const everydayWordsByLexicon = new WeakMap<Lexicon, Map<number, ReadonlySet<string>>>();

/** Valid words that most people know and that suit families. */
function everydayWords(lexicon: Lexicon, minZipf: number): ReadonlySet<string> {
  const byZipf = everydayWordsByLexicon.get(lexicon) ?? new Map<number, ReadonlySet<string>>();
  everydayWordsByLexicon.set(lexicon, byZipf);
  let words = byZipf.get(minZipf);
  if (words === undefined) {
    const lengths = Array.from({ length: GRID_SIZE - 1 }, (_, i) => i + 2);
    words = new Set(
      lengths
        .flatMap((length) => lexicon.wordsMatching(FREE_SQUARE.repeat(length)))
        .filter((word) => familiarZipf(word, lexicon) >= minZipf)
        .filter((word) => isValidWord(word, lexicon) && !isRareForm(word, lexicon) && suitsFamilies(word, lexicon)),
    );
    byZipf.set(minZipf, words);
  }
  return words;
}

export type BetterGrid = { readonly grid: Grid; readonly counted: readonly CountedWord[] };

/** The best grid that was found, with its exact score from everyday words and the player's own. The same grid gives the same
 *  answer. */
export function findBetterGrid(
  grid: Grid,
  ownWords: readonly string[],
  task: TaskCard | null,
  lexicon: Lexicon,
  minZipf: number,
): BetterGrid {
  const words = new Set([...everydayWords(lexicon, minZipf), ...ownWords]);
  const found = anneal(grid, ALL_SQUARES, words, STEPS);
  const checkByRules = createWordChecker(task, lexicon);
  const { counted } = scoreGrid(found, (word) =>
    words.has(word) ? checkByRules(word) : { counts: false, fits: false, exception: false },
  );
  return { grid: found, counted };
}

/** Puts these letters into the free squares as well as it can, everyday words and those of the task considered. */
export function findBestPlacement(
  start: Grid,
  given: string,
  task: TaskCard | null,
  lexicon: Lexicon,
  minZipf: number,
): Grid {
  const free = freeSquares(start);
  const filled = [...given].reduce((grid, letter, i) => withLetter(grid, free[i]!, letter), start);
  const words = new Set([...everydayWords(lexicon, minZipf), ...(task?.staged?.words ?? [])]);
  return anneal(filled, free, words, PLACEMENT_STEPS);
}

const ALL_SQUARES: readonly Square[] = Array.from({ length: SQUARE_COUNT }, (_, square) => square);

/** Swaps two of these squares at a time. A step down is taken less and less often. */
function anneal(grid: Grid, squares: readonly Square[], words: ReadonlySet<string>, steps: number): Grid {
  const random = fastRandom(randomFrom(`grid ${grid}`, 0));
  const letters = [...grid];
  const pointsOf = createLinePoints(words);
  const points = ALL_LINES.map((line) => pointsOf(lineText(letters, line)));
  const changed = [...points];
  let total = points.reduce((sum, one) => sum + one, 0);
  let [best, bestTotal] = [letters.join(''), total];
  let temperature = START_TEMPERATURE;
  const cooling = pow(END_TEMPERATURE / START_TEMPERATURE, STEPS_PER_TEMPERATURE / steps);
  for (let step = 1; step <= steps; step++) {
    if (step % STEPS_PER_TEMPERATURE === 0) temperature *= cooling;
    const a = squares[random.below(squares.length)]!;
    const b = squares[random.below(squares.length)]!;
    if (letters[a] === letters[b]) continue;
    swap(letters, a, b);
    const lines = linesOfPair(a, b);
    let gain = 0;
    for (const line of lines) gain += (changed[line] = pointsOf(lineText(letters, line))) - points[line]!;
    if (gain < 0 && random.real() >= exp(gain / temperature)) {
      swap(letters, a, b);
      continue;
    }
    for (const line of lines) points[line] = changed[line]!;
    total += gain;
    if (total > bestTotal) [best, bestTotal] = [letters.join(''), total];
  }
  return best;
}

const LINES_OF_PAIRS = Array.from({ length: SQUARE_COUNT }, (_, a) =>
  Array.from({ length: SQUARE_COUNT }, (_, b) => [...new Set([...linesThrough(a), ...linesThrough(b)])]),
);
const linesOfPair = (a: Square, b: Square): readonly Line[] => LINES_OF_PAIRS[a]![b]!;

const SQUARES_OF_LINES = ALL_LINES.map((line) =>
  Array.from({ length: GRID_SIZE }, (_, place) => squareAt(line, place)),
);

function swap(letters: string[], a: number, b: number): void {
  [letters[a], letters[b]] = [letters[b]!, letters[a]!];
}

function lineText(letters: readonly string[], line: Line): string {
  let text = '';
  for (const square of SQUARES_OF_LINES[line]!) text += letters[square];
  return text;
}

/** The most points of words that don't overlap in a line. A word that is in two lines counts twice here. */
function createLinePoints(words: ReadonlySet<string>): (text: string) => number {
  const cache = new Map<string, number>();
  return (text) => {
    let points = cache.get(text);
    if (points === undefined) cache.set(text, (points = bestLinePoints(text, words)));
    return points;
  };
}

function bestLinePoints(text: string, words: ReadonlySet<string>): number {
  const best = [0, 0];
  for (let end = 2; end <= GRID_SIZE; end++) {
    best[end] = best[end - 1]!;
    for (let first = 0; first <= end - 2; first++)
      if (words.has(text.slice(first, end)))
        best[end] = Math.max(best[end]!, best[first]! + POINTS_BY_LENGTH[end - first]!);
  }
  return best[GRID_SIZE]!;
}
