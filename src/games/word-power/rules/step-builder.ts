// The step under construction while an act is applied: the state so far, the events so far, and helpers for money, cards
// and dice. The order of things in a turn is in phases/.

import type { Env, Seat } from '../../../core/game.ts';
import type { CardColor } from '../content.ts';

import { HAND_SIZE } from './amounts.ts';
import type { Card } from './cards.ts';
import type { Event } from './events.ts';
import type { Player, State } from './state.ts';

export type StepBuilder = { state: State; readonly events: Event[]; readonly env: Env };

export const emit = (step: StepBuilder, event: Event): void => {
  step.events.push(event);
};

export function updateState(step: StepBuilder, part: Partial<State>): void {
  step.state = { ...step.state, ...part };
}

export function updatePlayer(step: StepBuilder, seat: Seat, part: Partial<Player>): void {
  updateState(step, { players: step.state.players.with(seat, { ...step.state.players[seat]!, ...part }) });
}

/** Moves money from the House to a player, or to the House if the amount is negative. */
export function payFromHouse(step: StepBuilder, seat: Seat, amount: number): void {
  updatePlayer(step, seat, { cash: step.state.players[seat]!.cash + amount });
  updateState(step, { house: step.state.house - amount });
}

export function rollDie(step: StepBuilder): number {
  const [fixedRoll, ...scriptedRolls] = step.state.scriptedRolls;
  if (fixedRoll === undefined) return step.env.random.below(6) + 1;
  updateState(step, { scriptedRolls });
  return fixedRoll;
}

export function discardCards(step: StepBuilder, cards: readonly Card[]): void {
  const piles = { ...step.state.piles };
  for (const card of cards) {
    const pile = piles[card.colour];
    piles[card.colour] = { ...pile, discard: [...pile.discard, card] };
  }
  updateState(step, { piles });
}

/** Draws up to `count` cards; the discard pile is reshuffled when the draw pile runs out (WP-111 to WP-113). */
export function drawCards(step: StepBuilder, colour: CardColor, count: number): readonly Card[] {
  const drawn: Card[] = [];
  while (drawn.length < count) {
    const pile = step.state.piles[colour];
    if (pile.draw.length > 0) {
      drawn.push(pile.draw[0]!);
      setPile(step, colour, pile.draw.slice(1), pile.discard);
    } else if (pile.discard.length > 0) {
      setPile(step, colour, step.env.random.shuffle(pile.discard), []);
      emit(step, { type: 'deckReshuffled', colour, size: pile.discard.length });
    } else break;
  }
  return drawn;
}

function setPile(step: StepBuilder, colour: CardColor, draw: readonly Card[], rest: readonly Card[]): void {
  updateState(step, { piles: { ...step.state.piles, [colour]: { draw, discard: rest } } });
}

/** WP-065 to WP-067 */
export function refillHand(step: StepBuilder, seat: Seat): void {
  const { hand, colour } = step.state.players[seat]!;
  const drawn = drawCards(step, colour, HAND_SIZE - hand.length);
  if (drawn.length === 0) return;
  updatePlayer(step, seat, { hand: [...hand, ...drawn] });
  emit(step, { type: 'handRefilled', seat, number: drawn.length });
}

/** Discards all cards on the windows, each to the pile of its color (WP-076, WP-077). */
export function clearWindows(step: StepBuilder): void {
  const { windows, turn } = step.state;
  const cards = windows.flat();
  const numbers = { blue: 0, black: 0, red: 0 };
  for (const card of cards) numbers[card.colour]++;
  discardCards(step, cards);
  const placements = turn.placements.map((one) =>
    one.status === 'removed' ? one : { ...one, status: 'cleared' as const },
  );
  updateState(step, { windows: windows.map(() => []), turn: { ...turn, placements } });
  emit(step, { type: 'windowsCleared', numbers });
}
