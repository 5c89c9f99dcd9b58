// How a bot plays a hand: every way to lay its cards is weighed in dollars, and the best plan's first card is laid.
// Not what it believes of the cards (belief.ts).

import type { Seat } from '../../../core/game.ts';
import { BET_STEP_DOLLARS, FORFEIT_PER_WINDOW_DOLLARS, HAND_SIZE } from '../rules/amounts.ts';
import type { CardFace } from '../rules/cards.ts';
import { WINDOWS } from '../rules/spaces.ts';
import { relationInPlay } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type AnswerBelief, probabilityRightOn } from './belief.ts';
import { bookValue } from './book-value.ts';
import type { LevelParameters } from './levels.ts';
import { estimateCatchRate } from './opponent-model.ts';
import type { BotDecision, PlanGoal } from './reasons.ts';

/** A new card in place of one that was laid. */
const NEW_CARD_VALUE_DOLLARS = 150;
const LOST_TURN_COST_DOLLARS = 2500;
/** How likely the next player covers that many empty windows. */
const COVER_PROBABILITY_BY_EMPTY_WINDOWS = [1, 0.28, 0.1, 0.03, 0.01] as const;

type PlannedPlacement = { readonly face: CardFace; readonly window: number; readonly right: number };

export function planPlacement(
  view: View,
  seat: Seat,
  believed: (face: CardFace) => AnswerBelief,
  level: LevelParameters,
  bluffs: boolean,
): BotDecision {
  const reading = relationInPlay(view.players, view.active)!;
  const least = bluffs ? 0 : level.minConfidence;
  const options = view.hand.map((face) => {
    const belief = believed(face);
    return WINDOWS.map((window) => ({ face, window, right: probabilityRightOn(belief, reading, window) })).filter(
      (laying) => laying.right >= least,
    );
  });
  const foundOut = catchProbability(view, seat, level);
  let best: readonly PlannedPlacement[] = [];
  let most = planValue(view, seat, best, level, foundOut);
  for (const plan of allPlans(options)) {
    const worth = planValue(view, seat, plan, level, foundOut);
    if (worth > most) [best, most] = [plan, worth];
  }
  const [first] = inPlacingOrder(view, best);
  if (first !== undefined) {
    const { face, window, right } = first;
    return {
      move: { type: 'place', card: face.key, window },
      reason: { type: 'laid', face, window, reading, right, aim: goalOf(view, best) },
    };
  }
  if (view.laid.length > 0) return { move: { type: 'finish' }, reason: { type: 'finished', cards: view.hand.length } };
  const empty = countEmpty(view);
  const canPay = view.players[seat]!.cash >= empty * FORFEIT_PER_WINDOW_DOLLARS;
  return { move: { type: 'noplay' }, reason: { type: 'noPlay', empty, canPay } };
}

const countEmpty = (view: View): number => WINDOWS.filter((window) => isEmpty(view, window)).length;

function goalOf(view: View, plan: readonly PlannedPlacement[]): PlanGoal {
  const empty = WINDOWS.filter((window) => isEmpty(view, window));
  const covers = empty.every((window) => plan.some((laying) => laying.window === window));
  const empties = plan.length + view.laid.length === HAND_SIZE;
  if (covers && empties) return { type: 'both', cards: plan.length };
  if (covers) return { type: 'cover', windows: empty.length };
  if (empties) return { type: 'hand', cards: plan.length };
  return view.laid.length === 0 ? { type: 'forfeit', empty: empty.length } : { type: 'fresh' };
}

/** How likely at least one opponent challenges a wrong card. */
function catchProbability(
  { players }: View,
  seat: Seat,
  { assumedCatchRate: foundOut, statsWeight: memory }: LevelParameters,
): number {
  const laid = players.reduce((sum, { record }) => sum + record.laid, 0);
  return players.reduce((caught, { record, left }, other) => {
    if (other === seat || left) return caught;
    return 1 - (1 - caught) * (1 - estimateCatchRate(record, laid - record.laid, foundOut, memory));
  }, 0);
}

/** All plans: each card stays in hand or goes to one of its windows. */
function allPlans(options: readonly (readonly PlannedPlacement[])[]): readonly (readonly PlannedPlacement[])[] {
  return options.reduce<readonly (readonly PlannedPlacement[])[]>(
    (plans, layings) => plans.flatMap((plan) => [plan, ...layings.map((laying) => [...plan, laying])]),
    [[]],
  );
}

const isEmpty = (view: View, window: number): boolean => view.windows[window - 1]!.length === 0;

/** The surest card for each empty window, surest first; then the rest. */
function inPlacingOrder(view: View, plan: readonly PlannedPlacement[]): readonly PlannedPlacement[] {
  const bySurety = plan.toSorted((a, b) => b.right - a.right);
  const covering = bySurety.filter(
    (laying, i) => isEmpty(view, laying.window) && bySurety.findIndex((one) => one.window === laying.window) === i,
  );
  return [...covering, ...bySurety.filter((laying) => !covering.includes(laying))];
}

/** A card found out costs the bet and the rest of the turn; what is left on the windows helps the next player. */
function planValue(
  view: View,
  seat: Seat,
  plan: readonly PlannedPlacement[],
  level: LevelParameters,
  foundOut: number,
): number {
  const rivals = view.players.filter((player, other) => other !== seat && !player.left).length;
  const bet = BET_STEP_DOLLARS * (1 + 1 / rivals); // what one loses another wins
  const next = nextSeatClockwise(view, seat);
  const valueLeftToNext = (empty: readonly number[]): number =>
    (level.foresight * COVER_PROBABILITY_BY_EMPTY_WINDOWS[empty.length]! * bookValue(view, next, 1, level.foresight)) /
    rivals;
  let books = 0;
  const publish = (): number => survival * bookValue(view, seat, ++books, level.foresight);
  let empty: readonly number[] = WINDOWS.filter((window) => isEmpty(view, window));
  let worth = plan.length * NEW_CARD_VALUE_DOLLARS;
  let survival = 1;
  for (const { window, right } of inPlacingOrder(view, plan)) {
    const caught = survival * (1 - right) * foundOut;
    worth -= caught * (bet + valueLeftToNext(empty));
    survival -= caught;
    empty = empty.filter((one) => one !== window);
    if (empty.length > 0) continue;
    worth += publish();
    empty = WINDOWS;
  }
  if (plan.length + view.laid.length === HAND_SIZE) worth += publish();
  if (plan.length === 0 && view.laid.length === 0) worth -= forfeitOf(view, seat, empty.length);
  return worth - survival * valueLeftToNext(empty);
}

function nextSeatClockwise({ players }: View, seat: Seat): Seat {
  const after = players.map((_, i) => (seat + 1 + i) % players.length);
  return after.find((one) => !players[one]!.left)!;
}

const forfeitOf = (view: View, seat: Seat, empty: number): number =>
  view.players[seat]!.cash < empty * FORFEIT_PER_WINDOW_DOLLARS
    ? LOST_TURN_COST_DOLLARS
    : empty * FORFEIT_PER_WINDOW_DOLLARS;
