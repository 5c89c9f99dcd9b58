// Assesses where a called letter was written, or whether it was better to take its card and skip the letter.

import {
  type AnalysisEnv,
  type Choice,
  type PositionAssessment,
  WITHOUT_WORDS,
} from '../../../core/analysis/analyst.ts';
import { assessChoices } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import { LEVELS } from '../bot/levels.ts';
import { canReject } from '../rules/list-moves.ts';
import { formatMove, parseMove } from '../rules/moves.ts';
import type { Square } from '../rules/scoring/grid.ts';
import type { Move, View } from '../rules/state.ts';
import { choiceFor, madePoints, playedChoice } from './placement-words.ts';
import { createPlacementJudge, rankPlacements } from './placement-worth.ts';

/** The card costs a point, and the letter is missing at the end: the strongest bot skips a letter that would cost more. */
export const SKIP_WORTH = -LEVELS.master.rejectThresholdPoints;
/** Words are looked up for this many of the best squares. */
const MOST_TOLD = 6;

/** Somebody who made a word of this many points doesn't hear that hoping for others would have been better. */
const WORD_IN_HAND = 3;

export function assessPlacement(
  view: View,
  seat: Seat,
  text: string | null,
  env: AnalysisEnv,
): PositionAssessment | null {
  // While a race is open, the clock ends the race and nobody's time.
  if (view.letter === null || view.grabbed || (text === null && view.raceEnds !== null)) return null;
  const { letter } = view;
  const judge = createPlacementJudge(view, seat, env);
  const isSealed = view.setup.rejectMode === 'sealed';
  const move = text === null ? null : parseMove(text);
  const squareOf = (one: Move | null): Square | null =>
    one?.type === 'place' || one?.type === 'seal' ? one.square : null;
  const placements = judge.free.map((square) => ({ square, letter }));
  const own = placements.find(({ square }) => square === squareOf(move)) ?? null;
  const meanGain = placements.reduce((sum, one) => sum + judge.gainOf(one), 0) / placements.length;
  const { ranked, baseline } = rankPlacements(judge, placements, own, meanGain, env);
  const skips = move?.type === 'grab' || (move?.type === 'seal' && move.reject);
  const moveTo = (square: Square): Move =>
    isSealed ? { type: 'seal', square, reject: false } : { type: 'place', square };
  const toChoice = (placement: (typeof ranked)[number]): Choice =>
    choiceFor(placement, formatMove(moveTo(placement.square)), judge.context, env);
  const skip: Choice = {
    text: formatMove(isSealed ? { type: 'seal', square: ranked[0]!.square, reject: true } : { type: 'grab' }),
    worth: SKIP_WORTH,
    words: [],
    zipf: WITHOUT_WORDS,
  };
  const placed = ranked.find(({ square }) => square === own?.square);
  const maySkip = canReject(view, seat);
  const assessed = assessChoices(
    {
      ...{ seat, kind: skips ? 'skip' : 'place', possible: placements.length + Number(maySkip), idle: null },
      baseline,
      choices: [...ranked.slice(0, MOST_TOLD).map(toChoice), ...(maySkip ? [skip] : [])],
      played: skips
        ? maySkip
          ? { ...skip, text: formatMove(move!) }
          : null
        : placed === undefined
          ? null
          : playedChoice(toChoice(placed), placed, judge.context),
    },
    env,
  );
  const better = ranked.find(({ square }) => formatMove(moveTo(square)) === assessed.everyday?.text);
  const isOnlyHope = better !== undefined && madePoints(better, judge.context) === 0;
  return isOnlyHope && placed !== undefined && madePoints(placed, judge.context) >= WORD_IN_HAND
    ? { ...assessed, everyday: null }
    : assessed;
}
