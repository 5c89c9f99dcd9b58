// Heuristic value of a line: the words still possible in it, weighted by the probability of their missing letters,
// and how a letter would change that. For speed, not exact; the exact score is in rules/scoring/score.ts.

import { exp } from '../../../core/math/portable-math.ts';
import { ALPHABET_SIZE, letterIndex } from '../rules/letters.ts';
import {
  ALL_LINES,
  columnOf,
  FREE_SQUARE,
  GRID_SIZE,
  type Grid,
  type Line,
  linesThrough,
  placeInLine,
  readLine,
  rowOf,
  type Square,
} from '../rules/scoring/grid.ts';
import { POINTS_BY_LENGTH, TASK_BONUS_POINTS } from '../rules/scoring/score.ts';
import { findMatchingWords, type Vocabulary } from './vocabulary.ts';

export type EvaluationContext = {
  readonly vocabulary: Vocabulary;
  /** The probability of getting each letter A to Z in time; above 0. */
  readonly letterProbabilities: readonly number[];
  /** Words worth the task bonus on top of their points. */
  readonly taskWords: ReadonlySet<string>;
  /** Words already counted in a line; they cannot count in another one. */
  readonly wordsOnGrid: ReadonlyMap<string, Line>;
};

/** The value of a line as it is. Its value with one more letter comes from `evaluateLineWithLetter`. */
export type LineEvaluation = {
  readonly expectedPoints: number;
  readonly spans: readonly SpanEvaluation[];
  readonly spanPoints: Float64Array;
  /** Cache at index place * 26 + letter; NOT_COMPUTED until needed. */
  readonly expectedPointsWithLetter: Float64Array;
};
/** Results are cached by line text. */
export type LineEvaluator = (text: string, line: Line) => LineEvaluation;
/** What a letter (0 to 25) in a free square adds to the expected points of its row and column. */
export type PlacementGain = (square: Square, letter: number) => number;

const NOT_COMPUTED = -1;
/** How quickly many unlikely words add up to a likely one. */
const PROBABILITY_SATURATION = 6;

type Span = { readonly first: number; readonly length: number; readonly end: number };
/** All parts of a line that can hold a word, sorted by end. */
const SPANS: readonly Span[] = Array.from({ length: GRID_SIZE + 1 }, (_, end) =>
  Array.from({ length: Math.max(0, end - 1) }, (_, first) => ({ first, length: end - first, end })),
).flat();

export function createLineEvaluator(context: EvaluationContext): LineEvaluator {
  const probabilities = wordProbabilities(context);
  const lineCache = new Map<string, LineEvaluation>();
  const spanCache = new Map<string, SpanEvaluation>();
  return (text, line) => {
    const key = /[A-Z]{2}/.test(text) ? `${line} ${text}` : text; // the line only matters if the text can contain a word
    let evaluation = lineCache.get(key);
    if (evaluation === undefined)
      lineCache.set(key, (evaluation = evaluateLine(text, line, context, probabilities, spanCache)));
    return evaluation;
  };
}

export function createPlacementGain(grid: Grid, evaluateLine: LineEvaluator): PlacementGain {
  const evaluations = ALL_LINES.map((line) => evaluateLine(readLine(grid, line), line));
  return (square, letter) => {
    const [row, column] = linesThrough(square);
    const [across, down] = [evaluations[row]!, evaluations[column]!];
    return (
      evaluateLineWithLetter(across, columnOf(square), letter) -
      across.expectedPoints +
      evaluateLineWithLetter(down, rowOf(square), letter) -
      down.expectedPoints
    );
  };
}

/** By word length and word index: the probability of all letters, raised for task words, 0 for words already on the grid. */
function wordProbabilities({
  vocabulary,
  letterProbabilities,
  taskWords,
  wordsOnGrid,
}: EvaluationContext): readonly Float64Array[] {
  return vocabulary.indexes.map(({ length, words, indexByWord, letters }) => {
    const probabilities = new Float64Array(words.length);
    for (let n = 0; n < words.length; n++) {
      let product = 1;
      for (let i = n * length; i < (n + 1) * length; i++) product *= letterProbabilities[letters[i]!]!;
      probabilities[n] = product;
    }
    const multiply = (word: string, factor: number): void => {
      const index = indexByWord.get(word);
      if (index !== undefined) probabilities[index]! *= factor;
    };
    for (const word of taskWords) multiply(word, 1 + TASK_BONUS_POINTS / POINTS_BY_LENGTH[length]!);
    for (const word of wordsOnGrid.keys()) multiply(word, 0);
    return probabilities;
  });
}

/** Sums of the probabilities of all words that fit a span: as it is, and with a letter in it (at index place * 26 + letter). */
type SpanEvaluation = { readonly probabilitySum: number; readonly probabilitySumWithLetter: Float64Array };
const NO_WORD: SpanEvaluation = {
  probabilitySum: 0,
  probabilitySumWithLetter: new Float64Array(GRID_SIZE * ALPHABET_SIZE),
};
const COMPLETE_WORD: SpanEvaluation = {
  probabilitySum: Infinity,
  probabilitySumWithLetter: NO_WORD.probabilitySumWithLetter,
};

function evaluateLine(
  text: string,
  line: Line,
  context: EvaluationContext,
  probabilities: readonly Float64Array[],
  spanCache: Map<string, SpanEvaluation>,
): LineEvaluation {
  const { vocabulary, wordsOnGrid } = context;
  const spans = SPANS.map(({ first, end }) => {
    const pattern = text.slice(first, end);
    if (!pattern.includes(FREE_SQUARE))
      return vocabulary.has(pattern) && (wordsOnGrid.get(pattern) ?? line) === line ? COMPLETE_WORD : NO_WORD;
    let span = spanCache.get(pattern);
    if (span === undefined) spanCache.set(pattern, (span = evaluateSpan(pattern, context, probabilities)));
    return span;
  });
  const spanPoints = Float64Array.from(spans, ({ probabilitySum }, i) =>
    expectedPointsOf(probabilitySum, SPANS[i]!.length),
  );
  return {
    expectedPoints: bestNonOverlappingSum(spanPoints),
    spans,
    spanPoints,
    expectedPointsWithLetter: new Float64Array(GRID_SIZE * ALPHABET_SIZE).fill(NOT_COMPUTED),
  };
}

/** Scratch buffer, reused because this is the innermost loop of the rollouts. */
const changedPoints = new Float64Array(SPANS.length);

/** The expected points of a line with a letter (0 to 25) at a free place. */
export function evaluateLineWithLetter(
  { spans, spanPoints, expectedPointsWithLetter }: LineEvaluation,
  place: number,
  letter: number,
): number {
  const index = place * ALPHABET_SIZE + letter;
  if (expectedPointsWithLetter[index] !== NOT_COMPUTED) return expectedPointsWithLetter[index]!;
  for (let i = 0; i < SPANS.length; i++) {
    const { first, length, end } = SPANS[i]!;
    changedPoints[i] =
      place < first || place >= end
        ? spanPoints[i]!
        : expectedPointsOf(spans[i]!.probabilitySumWithLetter[(place - first) * ALPHABET_SIZE + letter]!, length);
  }
  return (expectedPointsWithLetter[index] = bestNonOverlappingSum(changedPoints));
}

const expectedPointsOf = (probabilitySum: number, length: number): number =>
  probabilitySum === 0 ? 0 : POINTS_BY_LENGTH[length]! * (1 - exp(-PROBABILITY_SATURATION * probabilitySum));

/** Scratch buffer: the best sum by the number of places used from the left. */
const bestSums = new Float64Array(GRID_SIZE + 1);

/** The highest sum of spans of a line that do not overlap, by dynamic programming. */
function bestNonOverlappingSum(spanPoints: Float64Array): number {
  bestSums.fill(0);
  let filledUpTo = 0;
  for (let i = 0; i < spanPoints.length; i++) {
    const { first, end } = SPANS[i]!;
    for (; filledUpTo < end; filledUpTo++) bestSums[filledUpTo + 1] = bestSums[filledUpTo]!;
    const sum = bestSums[first]! + spanPoints[i]!;
    if (sum > bestSums[end]!) bestSums[end] = sum;
  }
  return bestSums[GRID_SIZE]!;
}

function evaluateSpan(
  pattern: string,
  { vocabulary, letterProbabilities }: EvaluationContext,
  probabilities: readonly Float64Array[],
): SpanEvaluation {
  const { length } = pattern;
  const index = vocabulary.indexes[length - 2]!;
  const freePlaces: number[] = [];
  let presentProbability = 1;
  for (let place = 0; place < length; place++)
    if (pattern[place] === FREE_SQUARE) freePlaces.push(place);
    else presentProbability *= letterProbabilities[letterIndex(pattern, place)]!;
  const matching = findMatchingWords(index, pattern);
  if (matching.length === 0) return NO_WORD;
  const probabilitySumWithLetter = new Float64Array(length * ALPHABET_SIZE);
  let probabilitySum = 0;
  for (const n of matching) {
    // Letters that are already there are certain, so their probability is divided out.
    const probability = probabilities[length - 2]![n]! / presentProbability;
    probabilitySum += probability;
    for (const place of freePlaces)
      probabilitySumWithLetter[place * ALPHABET_SIZE + index.letters[n * length + place]!]! += probability;
  }
  for (let i = 0; i < probabilitySumWithLetter.length; i++)
    if (probabilitySumWithLetter[i]! > 0) probabilitySumWithLetter[i]! /= letterProbabilities[i % ALPHABET_SIZE]!;
  return { probabilitySum, probabilitySumWithLetter };
}

/** What a span through a square can become: its likeliest word, the letters missing for it, and how many words fit. */
export type ReachableWord = {
  readonly line: Line;
  readonly word: string;
  readonly missing: readonly string[];
  readonly matchingWords: number;
  readonly expectedPoints: number;
};

/** The likeliest word of the span through the square with the most expected points; null: no word fits anymore. */
export function findReachableWord(
  grid: Grid,
  line: Line,
  square: Square,
  { vocabulary, letterProbabilities, wordsOnGrid }: EvaluationContext,
): ReachableWord | null {
  const text = readLine(grid, line);
  const place = placeInLine(line, square);
  const probabilityOf = (missing: readonly string[]): number =>
    missing.reduce((product, letter) => product * letterProbabilities[letterIndex(letter)]!, 1);
  let best: ReachableWord | null = null;
  for (const { first, length, end } of SPANS) {
    const pattern = text.slice(first, end);
    if (place < first || place >= end || !pattern.includes(FREE_SQUARE)) continue;
    const index = vocabulary.indexes[length - 2]!;
    const matching = findMatchingWords(index, pattern)
      .map((n) => index.words[n]!)
      .filter((word) => !wordsOnGrid.has(word))
      .map((word) => ({ word, missing: [...word].filter((_, i) => pattern[i] === FREE_SQUARE) }))
      .map((one) => ({ ...one, probability: probabilityOf(one.missing) }));
    const sum = matching.reduce((total, { probability }) => total + probability, 0);
    const expectedPoints = expectedPointsOf(sum, length);
    if (expectedPoints <= (best?.expectedPoints ?? 0)) continue;
    const { word, missing } = matching.reduce((a, b) => (b.probability > a.probability ? b : a));
    best = { line, word, missing, matchingWords: matching.length, expectedPoints };
  }
  return best;
}
