// Assesses whether to challenge an open card or to let all of them pass.

import type { AnalysisEnv, Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { assessChoices } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import { valueOfEndingTurn } from '../bot/betting.ts';
import { BET_STEP_DOLLARS } from '../rules/amounts.ts';
import { ANSWER_CODES, matchesClaim } from '../rules/cards.ts';
import { relationInPlay } from '../rules/state.ts';
import { challengeablePlacements, findPlacedFace, type View } from '../rules/view.ts';
import { answerOf, choiceFor, EQUAL_BOOKS, findPlayed, matchingWords } from './answer-key.ts';

export function assessChallenge(
  view: View,
  seat: Seat,
  text: string | null,
  env: AnalysisEnv,
): PositionAssessment | null {
  const open = challengeablePlacements(view, seat);
  const relation = relationInPlay(view.players, view.active);
  if (open.length === 0 || relation === null) return null;
  const challenges = open.flatMap(({ key, window }): readonly Choice[] => {
    const face = findPlacedFace(view, { key, window });
    const answer = face === undefined ? null : answerOf(face, env);
    if (answer === null) return [];
    const isWrong = !matchesClaim(answer, relation, window);
    return ANSWER_CODES.filter((code) => !matchesClaim(code, relation, window)).map((statement) => {
      const bet = statement === answer ? BET_STEP_DOLLARS : -BET_STEP_DOLLARS;
      const worth = bet + (isWrong ? valueOfEndingTurn(view, EQUAL_BOOKS) : 0);
      const words = statement === answer ? matchingWords(face!, Number(answer[1])) : [key];
      return choiceFor({ type: 'challenge', card: key, statement }, worth, words);
    });
  });
  const canWin = challenges.some(({ worth }) => worth > 0);
  // If all cards are right, the alternatives are to let them pass and to lose a bet.
  const baseline = canWin ? 0 : -BET_STEP_DOLLARS / 2;
  const choices = [...challenges, choiceFor({ type: 'waive' }, 0)];
  return assessChoices(
    {
      ...{ seat, kind: 'challenge', baseline, possible: choices.length, idle: null },
      choices,
      played: findPlayed(choices, text),
    },
    env,
  );
}
