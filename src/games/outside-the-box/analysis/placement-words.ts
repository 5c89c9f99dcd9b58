// The words a letter in a square is good for: those it makes, and the best-known one it brings closer.

import type { AnalysisEnv, Choice } from '../../../core/analysis/analyst.ts';
import { rarestZipf } from '../../../core/analysis/assess-choices.ts';
import { familiarZipf } from '../../../core/analysis/familiar-zipf.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { DecisionContext } from '../bot/decision-context.ts';
import { findMatchingWords } from '../bot/vocabulary.ts';
import { forecastPlacement, wordsThroughSquare } from '../rules/scoring/forecast.ts';
import {
  FREE_SQUARE,
  freeSquares,
  GRID_SIZE,
  type Line,
  linesThrough,
  placeInLine,
  readLine,
  withLetter,
} from '../rules/scoring/grid.ts';
import { POINTS_BY_LENGTH } from '../rules/scoring/score.ts';
import type { Placement, WorthPlacement } from './placement-worth.ts';

/** How much less a hoped-for word counts if two letters are missing instead of one. */
const SECOND_LETTER_FACTOR = 0.4;

/** One letter is missing, or two of a word that has at least three: otherwise a line can become almost anything. */
const isWithinReach = (length: number, missing: number): boolean =>
  missing === 1 || (missing === 2 && length - missing >= 3);

/** With more free squares than this, a word of two letters is no reason for a square. */
const FEW_FREE_SQUARES = 12;

/** Before that, the hope for a shorter word doesn't explain why one square is better than another. */
const MIN_HOPED_LETTERS = 4;

type WordInLine = { readonly line: Line; readonly word: string };

function madeWords({ square, letter }: Placement, { grid, checkWord }: DecisionContext): readonly WordInLine[] {
  const { gained } = forecastPlacement(grid, { first: false, cards: '' }, square, letter, checkWord);
  return wordsThroughSquare(square, gained).map(({ word, line }) => ({ word, line }));
}

/** The points of the words that a placement makes, without those of two letters, which come by themselves. */
export const madePoints = (placement: Placement, context: DecisionContext): number =>
  madeWords(placement, context)
    .filter(({ word }) => word.length > 2)
    .reduce((sum, { word }) => sum + POINTS_BY_LENGTH[word.length]!, 0);

/** The words a placement is good for. */
export function wordsOf(placement: Placement, context: DecisionContext, lexicon: Lexicon): readonly string[] {
  const { square } = placement;
  const { grid } = context;
  const made = madeWords(placement, context);
  const long = made.filter(({ word }) => word.length > 2);
  const hoped = linesThrough(square)
    .filter((line) => long.every((one) => one.line !== line))
    .flatMap((line) => findHopedWord(line, placement, context, lexicon) ?? []);
  const words = [...new Set([...long, ...hoped].map(({ word }) => word))];
  if (words.length > 0 || freeSquares(grid).length > FEW_FREE_SQUARES) return words;
  return made.map(({ word }) => word);
}

/** The word that is best known, longest and nearest to completion among those the line can become. */
function findHopedWord(
  line: Line,
  { square, letter }: Placement,
  { grid, vocabulary }: DecisionContext,
  lexicon: Lexicon,
): WordInLine | null {
  const text = readLine(withLetter(grid, square, letter), line);
  const place = placeInLine(line, square);
  let [best, bestValue]: [string | null, number] = [null, 0];
  for (let first = 0; first < GRID_SIZE - 2; first++)
    for (let end = first + 3; end <= GRID_SIZE; end++) {
      const pattern = text.slice(first, end);
      const missing = [...pattern].filter((one) => one === FREE_SQUARE).length;
      if (place < first || place >= end || !isWithinReach(pattern.length, missing)) continue;
      const index = vocabulary.indexes[pattern.length - 2]!;
      const reach = POINTS_BY_LENGTH[pattern.length]! * (missing === 1 ? 1 : SECOND_LETTER_FACTOR);
      for (const n of findMatchingWords(index, pattern)) {
        const value = reach * familiarZipf(index.words[n]!, lexicon);
        if (value > bestValue) [best, bestValue] = [index.words[n]!, value];
      }
    }
  return best === null ? null : { line, word: best };
}

/** Whether the words say why this square is good. */
function isExplained(words: readonly string[], placement: Placement, context: DecisionContext): boolean {
  return (
    words.some((word) => word.length >= MIN_HOPED_LETTERS) ||
    madePoints(placement, context) > 0 ||
    freeSquares(context.grid).length <= FEW_FREE_SQUARES
  );
}

/** A choice with its words. If they don't explain it, it counts as a choice of rare words. */
export function choiceFor(
  placement: WorthPlacement,
  text: string,
  context: DecisionContext,
  env: Pick<AnalysisEnv, 'lexicon'>,
): Choice {
  const words = wordsOf(placement, context, env.lexicon);
  if (words.length === 0) return { text, worth: placement.worth, words, zipf: 0 };
  const familiarity = rarestZipf(words, env);
  const zipf = isExplained(words, placement, context) ? familiarity : 0;
  return { text, worth: placement.worth, words, zipf, familiarity };
}

/** The choice that was played: it spells only the words that it makes. A call makes none. */
export function playedChoice(choice: Choice, placement: Placement | null, context: DecisionContext): Choice {
  const made = placement === null ? [] : madeWords(placement, context).map(({ word }) => word);
  return { ...choice, words: made.filter((word) => word.length > 2) };
}
