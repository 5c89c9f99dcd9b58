// Assesses a reply to a bet: a player who is right should raise, one who is wrong should call.

import type { AnalysisEnv, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { assessChoices } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import { BET_STEP_DOLLARS } from '../rules/amounts.ts';
import { listMoves } from '../rules/list-moves.ts';
import type { Move } from '../rules/moves.ts';
import { relationInPlay } from '../rules/state.ts';
import { type BetView, findPlacedFace, type View } from '../rules/view.ts';
import { answerOf, choiceFor, findPlayed, isRightOn } from './answer-key.ts';

export function assessBet(
  view: View,
  { key, level, challenger, statement }: BetView,
  seat: Seat,
  text: string | null,
  env: AnalysisEnv,
): PositionAssessment | null {
  const placement = view.laid.find((one) => one.key === key);
  const face = placement && findPlacedFace(view, placement);
  const relation = relationInPlay(view.players, view.active);
  const answer = face === undefined ? null : answerOf(face, env);
  if (placement === undefined || face === undefined || relation === null || answer === null) return null;
  const isRight = seat === challenger ? answer === statement : isRightOn(face, relation, placement.window, env);
  const next = level + BET_STEP_DOLLARS;
  const betAfter = (move: Move): number => (move.type === 'raise' ? (move.to ?? next) : level);
  const choices = listMoves(view, seat).map((move) => {
    const bet = betAfter(move);
    return choiceFor(move, isRight ? bet : -bet, [key]);
  });
  const played = findPlayed(choices, text) ?? findPlayed(choices, text === `raise ${next}` ? 'raise' : null);
  return assessChoices(
    {
      ...{ seat, kind: 'bet', possible: choices.length, idle: null },
      baseline: ((isRight ? 1 : -1) * (level + next)) / 2,
      choices,
      played,
    },
    env,
  );
}
