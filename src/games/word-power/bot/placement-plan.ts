// How a bot plays a hand: every way to lay its cards is weighed in dollars, and the best plan's first card is laid.
// Not what it believes of the cards (belief.ts).

import type { Seat } from '../../../core/game.ts';
import type { Face } from '../rules/cards.ts';
import { watchfulnessOf } from '../rules/challenge-stats.ts';
import { BET_STEP, FORFEIT, HAND, WINDOWS } from '../rules/spaces.ts';
import { readingOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Belief, chanceOnWindow } from './belief.ts';
import { worthOfBook } from './book-value.ts';
import type { Level } from './levels.ts';
import type { Aim, Decision } from './reasons.ts';

/** A new card in place of one that was laid. */
const FRESH_CARD = 150;
const LOST_TURN = 2500;
/** How likely the next player covers that many empty windows. */
const COVERS = [1, 0.28, 0.1, 0.03, 0.01] as const;

type Laying = { readonly face: Face; readonly window: number; readonly right: number };

export function planPlay(
  view: View,
  seat: Seat,
  believed: (face: Face) => Belief,
  level: Level,
  bluffs: boolean,
): Decision {
  const reading = readingOf(view.players, view.active)!;
  const least = bluffs ? 0 : level.honesty;
  const options = view.hand.map((face) => {
    const belief = believed(face);
    return WINDOWS.map((window) => ({ face, window, right: chanceOnWindow(belief, reading, window) })).filter(
      (laying) => laying.right >= least,
    );
  });
  const foundOut = chanceFoundOut(view, seat, level);
  let best: readonly Laying[] = [];
  let most = worthOf(view, seat, best, level, foundOut);
  for (const plan of plansOf(options)) {
    const worth = worthOf(view, seat, plan, level, foundOut);
    if (worth > most) [best, most] = [plan, worth];
  }
  const [first] = inOrder(view, best);
  if (first !== undefined) {
    const { face, window, right } = first;
    return {
      move: { type: 'place', card: face.key, window },
      reason: { type: 'laid', face, window, reading, right, aim: aimOf(view, best) },
    };
  }
  if (view.laid.length > 0) return { move: { type: 'finish' }, reason: { type: 'finished', cards: view.hand.length } };
  const empty = countEmpty(view);
  const canPay = view.players[seat]!.cash >= empty * FORFEIT;
  return { move: { type: 'noplay' }, reason: { type: 'noPlay', empty, canPay } };
}

const countEmpty = (view: View): number => WINDOWS.filter((window) => isEmpty(view, window)).length;

function aimOf(view: View, plan: readonly Laying[]): Aim {
  const empty = WINDOWS.filter((window) => isEmpty(view, window));
  const covers = empty.every((window) => plan.some((laying) => laying.window === window));
  const empties = plan.length + view.laid.length === HAND;
  if (covers && empties) return { type: 'both', cards: plan.length };
  if (covers) return { type: 'cover', windows: empty.length };
  if (empties) return { type: 'hand', cards: plan.length };
  return view.laid.length === 0 ? { type: 'forfeit', empty: empty.length } : { type: 'fresh' };
}

/** How likely at least one opponent challenges a wrong card. */
function chanceFoundOut({ players }: View, seat: Seat, { foundOut, memory }: Level): number {
  const laid = players.reduce((sum, { record }) => sum + record.laid, 0);
  return players.reduce((caught, { record, left }, other) => {
    if (other === seat || left) return caught;
    return 1 - (1 - caught) * (1 - watchfulnessOf(record, laid - record.laid, foundOut, memory));
  }, 0);
}

/** All plans: each card stays in hand or goes to one of its windows. */
function plansOf(options: readonly (readonly Laying[])[]): readonly (readonly Laying[])[] {
  return options.reduce<readonly (readonly Laying[])[]>(
    (plans, layings) => plans.flatMap((plan) => [plan, ...layings.map((laying) => [...plan, laying])]),
    [[]],
  );
}

const isEmpty = (view: View, window: number): boolean => view.windows[window - 1]!.length === 0;

/** The surest card for each empty window, surest first; then the rest. */
function inOrder(view: View, plan: readonly Laying[]): readonly Laying[] {
  const bySurety = plan.toSorted((a, b) => b.right - a.right);
  const covering = bySurety.filter(
    (laying, i) => isEmpty(view, laying.window) && bySurety.findIndex((one) => one.window === laying.window) === i,
  );
  return [...covering, ...bySurety.filter((laying) => !covering.includes(laying))];
}

/** A card found out costs the bet and the rest of the turn; what is left on the windows helps the next player. */
function worthOf(view: View, seat: Seat, plan: readonly Laying[], level: Level, foundOut: number): number {
  const rivals = view.players.filter((player, other) => other !== seat && !player.left).length;
  const bet = BET_STEP * (1 + 1 / rivals); // what one loses another wins
  const next = nextAfter(view, seat);
  const handedOn = (empty: readonly number[]): number =>
    (level.care * COVERS[empty.length]! * worthOfBook(view, next, 1, level.care)) / rivals;
  let books = 0;
  const publish = (): number => survival * worthOfBook(view, seat, ++books, level.care);
  let empty: readonly number[] = WINDOWS.filter((window) => isEmpty(view, window));
  let worth = plan.length * FRESH_CARD;
  let survival = 1;
  for (const { window, right } of inOrder(view, plan)) {
    const caught = survival * (1 - right) * foundOut;
    worth -= caught * (bet + handedOn(empty));
    survival -= caught;
    empty = empty.filter((one) => one !== window);
    if (empty.length > 0) continue;
    worth += publish();
    empty = WINDOWS;
  }
  if (plan.length + view.laid.length === HAND) worth += publish();
  if (plan.length === 0 && view.laid.length === 0) worth -= forfeitOf(view, seat, empty.length);
  return worth - survival * handedOn(empty);
}

function nextAfter({ players }: View, seat: Seat): Seat {
  const after = players.map((_, i) => (seat + 1 + i) % players.length);
  return after.find((one) => !players[one]!.left)!;
}

const forfeitOf = (view: View, seat: Seat, empty: number): number =>
  view.players[seat]!.cash < empty * FORFEIT ? LOST_TURN : empty * FORFEIT;
