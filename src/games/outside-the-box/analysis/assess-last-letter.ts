// Assesses the last letter exactly: every letter on every free square is scored as at the end.

import {
  type AnalysisEnv,
  type Choice,
  type PositionAssessment,
  WITHOUT_WORDS,
} from '../../../core/analysis/analyst.ts';
import { assessChoices, rarestZipf } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import { handicapOf } from '../../../core/handicap/handicap.ts';
import { ALPHABET } from '../rules/letters.ts';
import { formatMove, parseMove } from '../rules/moves.ts';
import { forecastPlacement, wordsThroughSquare } from '../rules/scoring/forecast.ts';
import { freeSquares, type Grid, linesThrough, withLetter } from '../rules/scoring/grid.ts';
import { findCountableWords, type WordChecker } from '../rules/scoring/score.ts';
import { createWordChecker } from '../rules/scoring/word-validity.ts';
import type { Move, View } from '../rules/state.ts';
import type { Placement } from './placement-worth.ts';

export function assessLastLetter(view: View, seat: Seat, text: string | null, env: AnalysisEnv): PositionAssessment {
  const { grid, task, first, cards } = view.players[seat]!;
  const checkWord = createWordChecker(task, env.lexicon, handicapOf(view.setup, seat));
  const placements = freeSquares(grid!).flatMap((square) => ALPHABET.map((letter) => ({ square, letter })));
  const toChoice = ({ square, letter }: Placement): Choice => {
    const { before, after, gained } = forecastPlacement(grid!, { first, cards }, square, letter, checkWord);
    const words = wordsThroughSquare(square, gained).map(({ word }) => word);
    const move: Move = { type: 'final', letter, square };
    return { text: formatMove(move), worth: after.total - before.total, words, zipf: rarestZipf(words, env) };
  };
  const decline: Choice = { text: formatMove({ type: 'decline' }), worth: 0, words: [], zipf: WITHOUT_WORDS };
  const move = text === null ? null : parseMove(text);
  const own = placements.find(
    ({ square, letter }) => move?.type === 'final' && move.square === square && move.letter === letter,
  );
  return assessChoices(
    {
      ...{ seat, kind: 'last', baseline: 0, possible: placements.length + 1, idle: null },
      choices: [...placements.filter((one) => makesWord(grid!, one, checkWord)).map(toChoice), decline],
      played: own !== undefined ? toChoice(own) : move?.type === 'decline' ? decline : null,
    },
    env,
  );
}

/** A letter that is part of no word changes nothing. */
const makesWord = (grid: Grid, { square, letter }: Placement, checkWord: WordChecker): boolean => {
  const next = withLetter(grid, square, letter);
  return linesThrough(square).some(
    (line) => wordsThroughSquare(square, findCountableWords(next, line, checkWord)).length > 0,
  );
};
