// What a bot hopes a line will be worth: the words that may still come about in it, weighed by how likely their missing letters
// are; and what a letter in it would change. Not exact, and not meant to be (score.ts is).

import { exp } from '../../../core/portable-math.ts';
import { ALPHABET_SIZE } from '../rules/letters.ts';
import {
  ALL_LINES,
  FREE_SQUARE,
  GRID_SIZE,
  type Grid,
  type Line,
  linesThrough,
  readLine,
  type Square,
} from '../rules/scoring/grid.ts';
import { POINTS_BY_LENGTH, TASK_BONUS_POINTS } from '../rules/scoring/score.ts';
import { findMatchingWords, type Vocabulary } from './vocabulary.ts';

export type EvaluationContext = {
  readonly vocabulary: Vocabulary;
  /** How likely a letter A to Z is to be had in time; above 0. */
  readonly letterProbabilities: readonly number[];
  /** Words worth the task bonus besides their points. */
  readonly taskWords: ReadonlySet<string>;
  /** Words that stand in a line already and count nowhere else. */
  readonly wordsOnGrid: ReadonlyMap<string, Line>;
};

/** What a line is hoped to be worth now; `havingLetter` tells what with a letter. */
export type LineEvaluation = {
  readonly expectedPoints: number;
  readonly spans: readonly SpanEvaluation[];
  readonly values: Float64Array;
  /** By place * 26 + letter, once it has been worked out; before that UNASKED. */
  readonly expectedPointsWithLetter: Float64Array;
};
/** Remembers every line it has been asked for. */
export type LineEvaluator = (text: string, line: Line) => LineEvaluation;
/** What a letter (0 to 25) in a free square adds to the hopes of its row and column. */
export type PlacementGain = (square: Square, letter: number) => number;

const NOT_COMPUTED = -1;
/** How quickly many unlikely words add up to a likely one. */
const PROBABILITY_SATURATION = 6;

type Span = { readonly first: number; readonly length: number; readonly end: number };
/** All parts of a line that may hold a word, those that end earlier first. */
const SPANS: readonly Span[] = Array.from({ length: GRID_SIZE + 1 }, (_, end) =>
  Array.from({ length: Math.max(0, end - 1) }, (_, first) => ({ first, length: end - first, end })),
).flat();

export function createLineEvaluator(hopes: EvaluationContext): LineEvaluator {
  const weights = wordProbabilities(hopes);
  const seen = new Map<string, LineEvaluation>();
  const runs = new Map<string, SpanEvaluation>();
  return (text, line) => {
    const key = /[A-Z]{2}/.test(text) ? `${line} ${text}` : text; // without a word in it it looks the same wherever it lies
    let outlook = seen.get(key);
    if (outlook === undefined) seen.set(key, (outlook = evaluateLine(text, line, hopes, weights, runs)));
    return outlook;
  };
}

export function createPlacementGain(grid: Grid, foresight: LineEvaluator): PlacementGain {
  const outlooks = ALL_LINES.map((line) => foresight(readLine(grid, line), line));
  return (square, letter) => {
    const [row, column] = linesThrough(square);
    const [across, down] = [outlooks[row]!, outlooks[column]!];
    return (
      evaluateLineWithLetter(across, square % GRID_SIZE, letter) -
      across.expectedPoints +
      evaluateLineWithLetter(down, Math.floor(square / GRID_SIZE), letter) -
      down.expectedPoints
    );
  };
}

/** By length and number of the word: the chance of all its letters; more with the task bonus, nothing if it has been made. */
function wordProbabilities({
  vocabulary,
  letterProbabilities: chances,
  taskWords: wanted,
  wordsOnGrid: made,
}: EvaluationContext): readonly Float64Array[] {
  return vocabulary.indexes.map(({ length, words, indexByWord: numbers, letters }) => {
    const weights = new Float64Array(words.length);
    for (let n = 0; n < words.length; n++) {
      let all = 1;
      for (let i = n * length; i < (n + 1) * length; i++) all *= chances[letters[i]!]!;
      weights[n] = all;
    }
    const change = (word: string, factor: number): void => {
      const number = numbers.get(word);
      if (number !== undefined) weights[number]! *= factor;
    };
    for (const word of wanted) change(word, 1 + TASK_BONUS_POINTS / POINTS_BY_LENGTH[length]!);
    for (const word of made.keys()) change(word, 0);
    return weights;
  });
}

/** A stretch as the hope for a word in it: now, and with a letter at a place of its own (`having[place * 26 + letter]`). */
type SpanEvaluation = { readonly probabilitySum: number; readonly probabilitySumWithLetter: Float64Array };
const NOTHING: SpanEvaluation = {
  probabilitySum: 0,
  probabilitySumWithLetter: new Float64Array(GRID_SIZE * ALPHABET_SIZE),
};
const WORD: SpanEvaluation = { probabilitySum: Infinity, probabilitySumWithLetter: NOTHING.probabilitySumWithLetter };

function evaluateLine(
  text: string,
  line: Line,
  hopes: EvaluationContext,
  weights: readonly Float64Array[],
  runs: Map<string, SpanEvaluation>,
): LineEvaluation {
  const { vocabulary, wordsOnGrid: made } = hopes;
  const parts = SPANS.map(({ first, end }) => {
    const pattern = text.slice(first, end);
    if (!pattern.includes(FREE_SQUARE))
      return vocabulary.has(pattern) && (made.get(pattern) ?? line) === line ? WORD : NOTHING;
    let run = runs.get(pattern);
    if (run === undefined) runs.set(pattern, (run = evaluateSpan(pattern, hopes, weights)));
    return run;
  });
  const values = Float64Array.from(parts, ({ probabilitySum: now }, i) => expectedPointsOf(now, SPANS[i]!.length));
  return {
    expectedPoints: bestNonOverlappingSum(values),
    spans: parts,
    values,
    expectedPointsWithLetter: new Float64Array(GRID_SIZE * ALPHABET_SIZE).fill(NOT_COMPUTED),
  };
}

const changed = new Float64Array(SPANS.length);

/** What a line is hoped to be worth with a letter (0 to 25) at a free place. */
export function evaluateLineWithLetter(
  { spans: runs, values, expectedPointsWithLetter: having }: LineEvaluation,
  place: number,
  letter: number,
): number {
  const at = place * ALPHABET_SIZE + letter;
  if (having[at] !== NOT_COMPUTED) return having[at]!;
  for (let i = 0; i < SPANS.length; i++) {
    const { first, length, end } = SPANS[i]!;
    changed[i] =
      place < first || place >= end
        ? values[i]!
        : expectedPointsOf(runs[i]!.probabilitySumWithLetter[(place - first) * ALPHABET_SIZE + letter]!, length);
  }
  return (having[at] = bestNonOverlappingSum(changed));
}

/** What a stretch is worth where the chances of its words add up to this. */
const expectedPointsOf = (sum: number, length: number): number =>
  sum === 0 ? 0 : POINTS_BY_LENGTH[length]! * (1 - exp(-PROBABILITY_SATURATION * sum));

/** By the number of places used from the left. */
const best = new Float64Array(GRID_SIZE + 1);

/** The most that stretches of a line can be worth together without overlapping. */
function bestNonOverlappingSum(values: Float64Array): number {
  best.fill(0);
  let from = 0;
  for (let i = 0; i < values.length; i++) {
    const { first, end } = SPANS[i]!;
    for (; from < end; from++) best[from + 1] = best[from]!;
    const sum = best[first]! + values[i]!;
    if (sum > best[end]!) best[end] = sum;
  }
  return best[GRID_SIZE]!;
}

function evaluateSpan(
  pattern: string,
  { vocabulary, letterProbabilities: chances }: EvaluationContext,
  weights: readonly Float64Array[],
): SpanEvaluation {
  const { length } = pattern;
  const shelf = vocabulary.indexes[length - 2]!;
  const free: number[] = [];
  let standing = 1;
  for (let place = 0; place < length; place++)
    if (pattern[place] === FREE_SQUARE) free.push(place);
    else standing *= chances[pattern.charCodeAt(place) - 65]!;
  const fitting = findMatchingWords(shelf, pattern);
  if (fitting.length === 0) return NOTHING;
  const having = new Float64Array(length * ALPHABET_SIZE);
  let now = 0;
  for (const n of fitting) {
    const chance = weights[length - 2]![n]! / standing;
    now += chance;
    for (const place of free) having[place * ALPHABET_SIZE + shelf.letters[n * length + place]!]! += chance;
  }
  for (let i = 0; i < having.length; i++) if (having[i]! > 0) having[i]! /= chances[i % ALPHABET_SIZE]!;
  return { probabilitySum: now, probabilitySumWithLetter: having };
}

/** What a stretch through a square may become: its likeliest word, the letters that lacks, and how many words fit. */
export type ReachableWord = {
  readonly line: Line;
  readonly word: string;
  readonly missing: readonly string[];
  readonly words: number;
  readonly worth: number;
};

/** The stretch of a line through a square that is hoped to be worth most; null: no word fits any more. */
export function findReachableWord(
  grid: Grid,
  line: Line,
  square: Square,
  { vocabulary, letterProbabilities: chances, wordsOnGrid: made }: EvaluationContext,
): ReachableWord | null {
  const text = readLine(grid, line);
  const place = line < GRID_SIZE ? square % GRID_SIZE : Math.floor(square / GRID_SIZE);
  const chanceOf = (missing: readonly string[]): number =>
    missing.reduce((all, letter) => all * chances[letter.charCodeAt(0) - 65]!, 1);
  let best: ReachableWord | null = null;
  for (const { first, length, end } of SPANS) {
    const pattern = text.slice(first, end);
    if (place < first || place >= end || !pattern.includes(FREE_SQUARE)) continue;
    const { words } = vocabulary.indexes[length - 2]!;
    const fitting = findMatchingWords(vocabulary.indexes[length - 2]!, pattern)
      .map((n) => words[n]!)
      .filter((word) => !made.has(word))
      .map((word) => ({ word, missing: [...word].filter((_, i) => pattern[i] === FREE_SQUARE) }))
      .map((one) => ({ ...one, chance: chanceOf(one.missing) }));
    const sum = fitting.reduce((all, { chance }) => all + chance, 0);
    if (expectedPointsOf(sum, length) <= (best?.worth ?? 0)) continue;
    const { word, missing } = fitting.reduce((a, b) => (b.chance > a.chance ? b : a));
    best = { line, word, missing, words: fitting.length, worth: expectedPointsOf(sum, length) };
  }
  return best;
}
