// The step under construction while one act is carried out: the new state so far and its events.
// The only mutable object of the rules; it never outlives the call to apply, startMatch or startFromScenario.

import type { Env, Seat, Step } from '../../../core/game.ts';
import { type Card, HAND_SIZE, isLetterCard, isPremiumCard, type Premium, STAR } from './cards.ts';
import { EMPTY_ROW, type Event, type Player, type State } from './state.ts';

export type StepBuilder = { state: State; readonly events: Event[]; readonly env: Env };

export const beginStep = (state: State, env: Env): StepBuilder => ({ state, events: [], env });
export const finishStep = ({ state, events }: StepBuilder): Step<State, Event> => ({ state, events });

export function updateState(step: StepBuilder, changes: Partial<State>): void {
  step.state = { ...step.state, ...changes };
}

export function updatePlayer(step: StepBuilder, seat: Seat, changes: Partial<Player>): void {
  const { players } = step.state;
  updateState(step, { players: players.with(seat, { ...players[seat]!, ...changes }) });
}

export function emit(step: StepBuilder, event: Event): void {
  step.events.push(event);
}

/** A used star leaves the match instead: it was never part of the pile (TM-133). */
export function discardCards(step: StepBuilder, cards: readonly (Card | Premium)[]): void {
  const { state } = step;
  updateState(step, {
    discard: [...state.discard, ...cards.filter((card) => card !== STAR)],
    removedCards: [...state.removedCards, ...cards.filter((card) => card === STAR)],
  });
}

/** Discards the row's cards and premiums, which leaves an empty row. */
export function clearRow(step: StepBuilder): void {
  const { slots } = step.state.row;
  updateState(step, { row: EMPTY_ROW });
  discardCards(
    step,
    slots.flatMap(({ card, premium }) => (premium === null ? [card] : [card, premium])),
  );
}

/** Draws until the hand has seven letters; premiums drawn on the way are extra (TM-029, TM-030, TM-101) and returned. */
export function drawToFullHand(step: StepBuilder, seat: Seat): readonly Premium[] {
  const hand = [...step.state.players[seat]!.hand];
  const drawnPremiums: Premium[] = [];
  while (hand.length < HAND_SIZE && (step.state.pile.length > 0 || recycleDiscards(step))) {
    const [card, ...pile] = step.state.pile;
    updateState(step, { pile });
    if (isLetterCard(card!)) hand.push(card);
    else drawnPremiums.push(card!);
  }
  updatePlayer(step, seat, { hand, premiums: [...step.state.players[seat]!.premiums, ...drawnPremiums] });
  return drawnPremiums;
}

/** TM-103: shuffles the discards into a new pile. False: there are none, or the option is off. */
function recycleDiscards(step: StepBuilder): boolean {
  const { setup, discard, departedHands } = step.state;
  const cards = [...discard, ...departedHands];
  if (setup.recycle === 'off' || cards.length === 0) return false;
  updateState(step, { pile: step.env.random.shuffle(cards), discard: [], departedHands: [] });
  emit(step, { type: 'reshuffled', cards: cards.length });
  return true;
}

/** TM-104: nobody holds a letter, and no letter can be drawn. */
export function isOutOfLetters({ setup, rotation, players, pile, discard, departedHands }: State): boolean {
  const drawable = setup.recycle === 'on' ? [...pile, ...discard, ...departedHands] : pile;
  return rotation.every((seat) => players[seat]!.hand.length === 0) && drawable.every(isPremiumCard);
}
