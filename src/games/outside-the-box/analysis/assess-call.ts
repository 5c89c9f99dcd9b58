// Assesses which letter was called: the best letter for the own grid, compared with one drawn at random.

import type { AnalysisEnv, Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { assessChoices } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import { ALPHABET, LETTER_DRAW_WEIGHTS } from '../rules/letters.ts';
import { formatMove, parseMove } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import { choiceFor, playedChoice } from './placement-words.ts';
import { createPlacementJudge, rankPlacements } from './placement-worth.ts';

const MOST_TOLD = 6;

export function assessCall(view: View, seat: Seat, text: string | null, env: AnalysisEnv): PositionAssessment {
  const judge = createPlacementJudge(view, seat, env);
  // Each letter goes to its best square.
  const placements = ALPHABET.map((letter) =>
    judge.free.map((square) => ({ square, letter })).reduce((a, b) => (judge.gainOf(b) > judge.gainOf(a) ? b : a)),
  );
  const move = text === null ? null : parseMove(text);
  const own = placements.find(({ letter }) => move?.type === 'call' && move.letter === letter) ?? null;
  const drawn = placements.reduce((sum, one, i) => sum + LETTER_DRAW_WEIGHTS[i]! * judge.gainOf(one), 0);
  const meanGain = drawn / LETTER_DRAW_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  const { ranked, baseline } = rankPlacements(judge, placements, own, meanGain, env);
  const toChoice = (placement: (typeof ranked)[number]): Choice =>
    choiceFor(placement, formatMove({ type: 'call', letter: placement.letter }), judge.context, env);
  const called = ranked.find(({ letter }) => letter === own?.letter);
  return assessChoices(
    {
      ...{ seat, kind: 'call', possible: placements.length, idle: null },
      baseline,
      choices: ranked.slice(0, MOST_TOLD).map(toChoice),
      played: called === undefined ? null : playedChoice(toChoice(called), null, judge.context),
    },
    env,
  );
}
