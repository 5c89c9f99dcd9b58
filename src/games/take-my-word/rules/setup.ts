// Starts a match: the opening draw for the first player, then the deal (RULES.md, section 3).
// Positions written by hand start in stage-scenario.ts.

import type { Env, Seat, Step } from '../../../core/game.ts';
import {
  type Card,
  isBlank,
  isLetterCard,
  LETTER_CARDS,
  PREMIUM_CARDS,
  type Premium,
  printedLetter,
  STAR,
} from './cards.ts';
import type { Setup } from './options.ts';
import { advanceTurn } from './phases/round.ts';
import { EMPTY_ROW, type Event, newPlayer, type OpeningDraw, type State } from './state.ts';
import {
  beginStep,
  drawToFullHand,
  emit,
  finishStep,
  type StepBuilder,
  updatePlayer,
  updateState,
} from './step-builder.ts';

/** TM-020, TM-021: all cards except the star. */
export const FULL_PILE: readonly (Card | Premium)[] = [...LETTER_CARDS, ...PREMIUM_CARDS];

export const newState = (setup: Setup, seats: number): State => ({
  setup,
  phase: 'turn',
  rotation: Array.from({ length: seats }, (_, seat) => seat),
  leftSeats: [],
  round: 1,
  turnIndex: 0,
  lastTurnSeat: null,
  switchSeat: null,
  row: EMPTY_ROW,
  players: Array.from({ length: seats }, newPlayer),
  pile: [],
  discard: [],
  departedHands: [],
  removedCards: [],
  opening: [],
  limit: null,
  outcome: null,
});

export function startMatch(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const { random } = env;
  return deal(setup, seats, random.shuffle(FULL_PILE), random.shuffle(FULL_PILE), env);
}

/** Finds the first player by drawing from the opening pile, then deals from the deal pile. */
export function deal(
  setup: Setup,
  seats: number,
  openingPile: readonly (Card | Premium)[],
  dealPile: readonly (Card | Premium)[],
  env: Env,
): Step<State, Event> {
  const step = beginStep(newState(setup, seats), env);
  const leader = drawForFirstPlayer(step, openingPile);
  const rotation = step.state.rotation.map((i) => (leader + i) % seats);
  updatePlayer(step, leader, { premiums: [STAR] });
  updateState(step, { rotation, pile: dealPile });
  emit(step, { type: 'first', seat: leader });
  emit(step, { type: 'star', seat: leader });
  for (const seat of rotation) {
    const premiums = drawToFullHand(step, seat);
    emit(step, { type: 'dealt', seat, letters: step.state.players[seat]!.hand.length, premiums });
  }
  emit(step, { type: 'started', setup, rotation });
  advanceTurn(step, 0);
  return finishStep(step);
}

/** TM-023 to TM-026, TM-033: each player draws up to the first letter; players who tie for the best letter draw again. */
function drawForFirstPlayer(step: StepBuilder, pile: readonly (Card | Premium)[]): Seat {
  let from = 0;
  let contenders = step.state.rotation;
  const opening: OpeningDraw[] = [];
  for (let again = false; ; again = true) {
    const letters = contenders.map((seat) => {
      const to = pile.findIndex((card, i) => i >= from && isLetterCard(card));
      const cards = pile.slice(from, to + 1);
      from = to + 1;
      opening.push({ seat, cards });
      emit(step, { type: 'drew', seat, cards, again });
      const card = pile[to] as Card;
      return isBlank(card) ? 'A' : printedLetter(card); // TM-025
    });
    const best = letters.toSorted()[0]!;
    contenders = contenders.filter((_, i) => letters[i] === best);
    updateState(step, { opening });
    if (contenders.length === 1) return contenders[0]!;
  }
}
