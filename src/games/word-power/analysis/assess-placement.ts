// Assesses placing a card, finishing, or having nothing to play, as if a wrong card were always caught.

import type { AnalysisEnv, Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { assessChoices } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import { allPlans, type PlannedPlacement, planValue } from '../bot/placement-plan.ts';
import type { CardFace } from '../rules/cards.ts';
import { parseMove } from '../rules/moves.ts';
import { type PlayRelation, WINDOWS } from '../rules/spaces.ts';
import { relationInPlay } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { answerOf, choiceFor, EQUAL_BOOKS, findPlayed, isRightOn, matchingWords, rightChoice } from './answer-key.ts';

const ALWAYS_CAUGHT = 1;

const planWorth = (view: View, seat: Seat, plan: readonly PlannedPlacement[]): number =>
  planValue(view, seat, plan, EQUAL_BOOKS, ALWAYS_CAUGHT);

/** The value of every set of right placements of the cards in hand. */
function rightPlans(
  view: View,
  seat: Seat,
  relation: PlayRelation,
  env: AnalysisEnv,
): readonly { readonly plan: readonly PlannedPlacement[]; readonly value: number }[] {
  const options = view.hand.map((face) =>
    WINDOWS.filter((window) => isRightOn(face, relation, window, env)).map((window) => ({ face, window, right: 1 })),
  );
  return allPlans(options).map((plan) => ({ plan, value: planWorth(view, seat, plan) }));
}

export function assessPlacement(
  view: View,
  seat: Seat,
  text: string | null,
  env: AnalysisEnv,
): PositionAssessment | null {
  const relation = relationInPlay(view.players, view.active);
  const move = text === null ? null : parseMove(text);
  const isPrinted = (face: CardFace): boolean => answerOf(face, env) !== null;
  const printed = view.hand.filter(isPrinted);
  const isUnknown = move?.type === 'place' && !printed.some(({ key }) => key === move.card);
  if (relation === null || printed.length === 0 || isUnknown) return null;
  const plans = rightPlans(view, seat, relation, env);
  const placements = printed.flatMap((face): readonly Choice[] =>
    WINDOWS.map((window) => {
      const values = plans.filter(({ plan }) => plan.some((one) => one.face === face && one.window === window));
      const placing = { type: 'place', card: face.key, window } as const;
      // A wrong card ends the turn, so nothing can follow it.
      return values.length === 0
        ? choiceFor(placing, planWorth(view, seat, [{ face, window, right: 0 }]), [face.key])
        : rightChoice(placing, Math.max(...values.map(({ value }) => value)), matchingWords(face, window), env);
    }),
  );
  const baseline = planWorth(view, seat, []);
  const stop = choiceFor({ type: view.laid.length > 0 ? 'finish' : 'noplay' }, baseline);
  const choices = [...placements, stop];
  return assessChoices(
    {
      ...{ seat, kind: 'place', baseline, possible: choices.length, idle: null },
      choices,
      played: findPlayed(choices, text),
    },
    env,
  );
}
