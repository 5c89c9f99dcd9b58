// Plans which cards to place: every combination is valued in dollars, and the first card of the best plan is placed.

import type { Seat } from '../../../core/game.ts';
import { BET_STEP_DOLLARS, forfeitFor, HAND_SIZE } from '../rules/amounts.ts';
import type { CardFace } from '../rules/cards.ts';
import { WINDOWS } from '../rules/spaces.ts';
import { relationInPlay } from '../rules/state.ts';
import { nextSeatClockwise, type View } from '../rules/view.ts';
import { type AnswerBelief, probabilityRightOn } from './belief.ts';
import { bookValue } from './book-value.ts';
import type { LevelSettings } from './levels.ts';
import { estimateCatchRate } from './opponent-model.ts';
import type { BotDecision, PlanGoal } from './reasons.ts';

/** The value of drawing a new card for one that was placed. */
export const NEW_CARD_VALUE_DOLLARS = 150;
export const LOST_TURN_COST_DOLLARS = 2500;
/** The probability that the next player covers this many empty windows. */
const COVER_PROBABILITY_BY_EMPTY_WINDOWS = [1, 0.28, 0.1, 0.03, 0.01] as const;

export type PlannedPlacement = { readonly face: CardFace; readonly window: number; readonly right: number };

export function planPlacement(
  view: View,
  seat: Seat,
  beliefOf: (face: CardFace) => AnswerBelief,
  level: LevelSettings,
  isBluffing: boolean,
  isBluffable: (face: CardFace, window: number) => boolean = () => true,
): BotDecision {
  const relation = relationInPlay(view.players, view.active)!;
  const options = view.hand.map((face) => {
    const belief = beliefOf(face);
    return WINDOWS.map((window) => ({ face, window, right: probabilityRightOn(belief, relation, window) })).filter(
      ({ right, window }) => right >= level.minConfidence || (isBluffing && isBluffable(face, window)),
    );
  });
  const catchRate = catchProbability(view, seat, level);
  let best: readonly PlannedPlacement[] = [];
  let bestValue = planValue(view, seat, best, level, catchRate);
  for (const plan of allPlans(options)) {
    const value = planValue(view, seat, plan, level, catchRate);
    if (value > bestValue) [best, bestValue] = [plan, value];
  }
  const [first] = inPlacingOrder(view, best);
  if (first !== undefined) {
    const { face, window, right } = first;
    return {
      move: { type: 'place', card: face.key, window },
      reason: { type: 'place', face, window, relation, right, goal: goalOf(view, best) },
    };
  }
  if (view.laid.length > 0) return { move: { type: 'finish' }, reason: { type: 'finish', cards: view.hand.length } };
  const empty = countEmpty(view);
  const canPay = view.players[seat]!.cash >= forfeitFor(view.windows);
  return { move: { type: 'noplay' }, reason: { type: 'noplay', empty, canPay } };
}

const countEmpty = (view: View): number => WINDOWS.filter((window) => isEmpty(view, window)).length;

function goalOf(view: View, plan: readonly PlannedPlacement[]): PlanGoal {
  const empty = WINDOWS.filter((window) => isEmpty(view, window));
  const covers = empty.every((window) => plan.some((placement) => placement.window === window));
  const empties = plan.length + view.laid.length === HAND_SIZE;
  if (covers && empties) return { type: 'both', cards: plan.length };
  if (covers) return { type: 'cover', windows: empty.length };
  if (empties) return { type: 'hand', cards: plan.length };
  return view.laid.length === 0 ? { type: 'forfeit', empty: empty.length } : { type: 'fresh' };
}

/** The probability that at least one opponent challenges a wrong card. */
function catchProbability({ players }: View, seat: Seat, { assumedCatchRate, statsWeight }: LevelSettings): number {
  const laid = players.reduce((sum, { record }) => sum + record.laid, 0);
  return players.reduce((caught, { record, left }, other) => {
    if (other === seat || left) return caught;
    return 1 - (1 - caught) * (1 - estimateCatchRate(record, laid - record.laid, assumedCatchRate, statsWeight));
  }, 0);
}

/** All combinations: each card stays in hand or goes to one of its windows. */
export function allPlans(options: readonly (readonly PlannedPlacement[])[]): readonly (readonly PlannedPlacement[])[] {
  return options.reduce<readonly (readonly PlannedPlacement[])[]>(
    (plans, placements) => plans.flatMap((plan) => [plan, ...placements.map((placement) => [...plan, placement])]),
    [[]],
  );
}

const isEmpty = (view: View, window: number): boolean => view.windows[window - 1]!.length === 0;

/** First the likeliest card for each empty window, then the rest, likeliest first. */
function inPlacingOrder(view: View, plan: readonly PlannedPlacement[]): readonly PlannedPlacement[] {
  const byConfidence = plan.toSorted((a, b) => b.right - a.right);
  const covering = byConfidence.filter(
    (placement, i) =>
      isEmpty(view, placement.window) && byConfidence.findIndex((one) => one.window === placement.window) === i,
  );
  return [...covering, ...byConfidence.filter((placement) => !covering.includes(placement))];
}

/** Expected value of a plan. A caught card costs the bet and the rest of the turn, and empty windows help the next player. */
export function planValue(
  view: View,
  seat: Seat,
  plan: readonly PlannedPlacement[],
  level: Pick<LevelSettings, 'foresight'>,
  catchRate: number,
): number {
  const opponents = view.players.filter((player, other) => other !== seat && !player.left).length;
  const bet = BET_STEP_DOLLARS * (1 + 1 / opponents); // the bot's loss, plus the winner's gain averaged over the opponents
  const next = nextSeatClockwise(view, seat);
  const valueLeftToNext = (empty: readonly number[]): number =>
    (level.foresight * COVER_PROBABILITY_BY_EMPTY_WINDOWS[empty.length]! * bookValue(view, next, 1, level.foresight)) /
    opponents;
  let books = 0;
  const publish = (): number => survival * bookValue(view, seat, ++books, level.foresight);
  let empty: readonly number[] = WINDOWS.filter((window) => isEmpty(view, window));
  let value = plan.length * NEW_CARD_VALUE_DOLLARS;
  let survival = 1;
  for (const { window, right } of inPlacingOrder(view, plan)) {
    const caught = survival * (1 - right) * catchRate;
    value -= caught * (bet + valueLeftToNext(empty));
    survival -= caught;
    empty = empty.filter((one) => one !== window);
    if (empty.length > 0) continue;
    value += publish();
    empty = WINDOWS;
  }
  if (plan.length + view.laid.length === HAND_SIZE) value += publish();
  if (plan.length === 0 && view.laid.length === 0) value -= forfeitCost(view, seat);
  return value - survival * valueLeftToNext(empty);
}

function forfeitCost(view: View, seat: Seat): number {
  const forfeit = forfeitFor(view.windows);
  return view.players[seat]!.cash < forfeit ? LOST_TURN_COST_DOLLARS : forfeit;
}
