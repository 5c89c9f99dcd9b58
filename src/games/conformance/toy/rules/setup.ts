// How a match begins: everybody gets a hand of cards.

import { DEADLINE_GRACE_MS, type Env, type Millis, type Step } from '#core/game.ts';
import type { Setup } from './options.ts';
import type { Event, State } from './state.ts';

/** TO-001. */
const CARDS_PER_SEAT = 5;
const HAND_SIZE = 4;

export function startMatch(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const cards = env.random.shuffle(deckFor(seats));
  const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
  return { state: firstRound(setup, hands, cards.slice(seats * HAND_SIZE), env), events: [] };
}

export const deckFor = (seats: number): number[] => Array.from({ length: CARDS_PER_SEAT * seats }, (_, i) => i + 1);

export function firstRound(
  setup: Setup,
  hands: readonly (readonly number[])[],
  stock: readonly number[],
  env: Env,
): State {
  return {
    setup,
    players: hands.map((hand) => ({ hand: hand.toSorted((a, b) => a - b), bid: null, points: 0, left: false })),
    stock,
    revealed: hands.map(() => null),
    round: 1,
    deadline: deadlineFrom(setup, env.now),
  };
}

/** TO-005. */
export const deadlineFrom = ({ bidClock }: Setup, now: Millis): Millis | null =>
  bidClock === 0 ? null : now + bidClock * 1000 + DEADLINE_GRACE_MS;
