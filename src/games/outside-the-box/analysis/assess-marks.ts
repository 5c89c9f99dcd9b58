// Assesses the marked words when a player has finished marking: the best set of words of a grid is known exactly.

import type { AnalysisEnv, Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { assessChoices, rarestZipf } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import { handicapOf } from '../../../core/handicap/handicap.ts';
import { formatMove, parseMove } from '../rules/moves.ts';
import { checkMark } from '../rules/phases/mark.ts';
import { runsEqual, toRun } from '../rules/scoring/grid.ts';
import { type CountedWord, scoreGrid, sumWordPoints, taskBonusPoints } from '../rules/scoring/score.ts';
import { createWordChecker } from '../rules/scoring/word-validity.ts';
import type { View } from '../rules/state.ts';

const pointsOf = (words: readonly CountedWord[]): number => sumWordPoints(words) + taskBonusPoints(words);

export function assessMarks(view: View, seat: Seat, text: string | null, env: AnalysisEnv): PositionAssessment | null {
  if (text !== null && parseMove(text)?.type !== 'done') return null;
  const { grid, task } = view.players[seat]!;
  const marked = view.marks[seat]!;
  const best = scoreGrid(grid!, createWordChecker(task, env.lexicon, handicapOf(view.setup, seat))).counted;
  const missing = best.filter((run) => !marked.some((one) => runsEqual(one, run)));
  const choiceOf = (move: string, words: readonly CountedWord[], added: readonly CountedWord[]): Choice => {
    const spelled = added.map(({ word }) => word);
    return { text: move, worth: pointsOf(words), words: spelled, zipf: rarestZipf(spelled, env) };
  };
  const singles = missing
    .filter((run) => checkMark(run, grid!, task, marked, env.lexicon, { setup: view.setup, seat }).ok)
    .map((run) => choiceOf(formatMove({ type: 'mark', run: toRun(run) }), [...marked, run], [run]));
  return assessChoices(
    {
      ...{ seat, kind: 'marks', baseline: 0, possible: best.length, idle: null },
      choices: [...singles, choiceOf('done', best, missing)],
      played: choiceOf('done', marked, []),
    },
    env,
  );
}
