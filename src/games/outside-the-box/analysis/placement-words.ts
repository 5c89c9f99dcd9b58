// The words a letter in a square is good for: those it makes, and the best-known one it brings closer.

import { type AnalysisEnv, type Choice, WITHOUT_WORDS } from '../../../core/analysis/analyst.ts';
import { rarestZipf } from '../../../core/analysis/assess-choices.ts';
import { familiarZipf } from '../../../core/analysis/familiar-zipf.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { DecisionContext } from '../bot/decision-context.ts';
import { findMatchingWords } from '../bot/vocabulary.ts';
import { forecastPlacement, wordsThroughSquare } from '../rules/scoring/forecast.ts';
import { FREE_SQUARE, GRID_SIZE, type Line, linesThrough, placeInLine, readLine, withLetter } from '../rules/scoring/grid.ts';
import { POINTS_BY_LENGTH } from '../rules/scoring/score.ts';
import type { Placement, WorthPlacement } from './placement-worth.ts';

/** A hoped-for word lacks at most this many letters: with more, a line can become almost anything. */
const MOST_MISSING = 2;
/** What each missing letter costs a hoped-for word compared with another. */
const CHANCE_PER_LETTER = 0.4;

/** The words a placement is good for. Two-letter words are left out if there is anything better to say. */
export function wordsOf(placement: Placement, context: DecisionContext, lexicon: Lexicon): readonly string[] {
  const { square, letter } = placement;
  const { grid, checkWord } = context;
  const { gained } = forecastPlacement(grid, { first: false, cards: '' }, square, letter, checkWord);
  const made = wordsThroughSquare(square, gained).map(({ word, line }) => ({ word, line }));
  const hoped = linesThrough(square)
    .filter((line) => made.every((one) => one.line !== line))
    .flatMap((line) => findHopedWord(line, placement, context, lexicon) ?? []);
  const words = [...new Set([...made, ...hoped].map(({ word }) => word))];
  const long = words.filter((word) => word.length > 2);
  return long.length > 0 ? long : words;
}

type HopedWord = { readonly line: Line; readonly word: string };

/** The word that is best known, longest and nearest to completion among those the line can become. */
function findHopedWord(
  line: Line,
  { square, letter }: Placement,
  { grid, vocabulary }: DecisionContext,
  lexicon: Lexicon,
): HopedWord | null {
  const text = readLine(withLetter(grid, square, letter), line);
  const place = placeInLine(line, square);
  let [best, bestValue]: [string | null, number] = [null, 0];
  for (let first = 0; first < GRID_SIZE - 2; first++)
    for (let end = first + 3; end <= GRID_SIZE; end++) {
      const pattern = text.slice(first, end);
      const missing = [...pattern].filter((one) => one === FREE_SQUARE).length;
      if (place < first || place >= end || missing === 0 || missing > MOST_MISSING) continue;
      const index = vocabulary.indexes[pattern.length - 2]!;
      const reach = POINTS_BY_LENGTH[pattern.length]! * (missing === 1 ? 1 : CHANCE_PER_LETTER);
      for (const n of findMatchingWords(index, pattern)) {
        const value = reach * familiarZipf(index.words[n]!, lexicon);
        if (value > bestValue) [best, bestValue] = [index.words[n]!, value];
      }
    }
  return best === null ? null : { line, word: best };
}

/** A choice with its words. Nothing has to be known for one that spells none. */
export function choiceFor(
  placement: WorthPlacement,
  text: string,
  context: DecisionContext,
  env: Pick<AnalysisEnv, 'lexicon'>,
): Choice {
  const words = wordsOf(placement, context, env.lexicon);
  const zipf = words.length === 0 ? WITHOUT_WORDS : rarestZipf(words, env);
  return { text, worth: placement.worth, words, zipf };
}
