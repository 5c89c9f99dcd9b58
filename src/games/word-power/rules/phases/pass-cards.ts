// ALL PLAYERS PASS CARDS: collects the secret choices, then exchanges the cards, or replaces them if there are several
// decks.

import type { Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import type { Card } from '../cards.ts';
import { startClock } from '../clock.ts';
import { hasSeveralDecks, isIdle, type PassPhase, type Player, seatsFrom } from '../state.ts';
import { discardCards, drawCards, emit, type StepBuilder, updatePlayer, updateState } from '../step-builder.ts';
import { endTurn } from './turn.ts';

const currentPass = (step: StepBuilder): PassPhase => step.state.phase as PassPhase;

/** The cards passed for a seat that does not choose: the oldest ones, or the whole of a short hand (WP-059, WP-128). */
const defaultChoice = (hand: readonly Card[], count: number): readonly Word[] =>
  hand.slice(0, count).map((card) => card.key);

export function beginPass(step: StepBuilder, count: number): void {
  const { players, turn } = step.state;
  const short = seatsFrom(step.state, turn.seat).some((seat) => players[seat]!.hand.length < count);
  emit(step, { type: 'passDemanded', number: count, replaced: hasSeveralDecks(players), short });
  updateState(step, { phase: { type: 'pass', count, chosen: players.map(() => null) } });
  startClock(step, 'passSeconds', null);
  chooseDefaults(step, (player) => isIdle(player) || player.hand.length === 0, turn.seat);
}

/** Chooses for the undecided seats to which this applies; exchanges once all have chosen. */
function chooseDefaults(step: StepBuilder, applies: (player: Player) => boolean, from: Seat): void {
  for (const seat of seatsFrom(step.state, from)) {
    const { count, chosen } = currentPass(step);
    const player = step.state.players[seat]!;
    if (chosen[seat] === null && applies(player)) saveChoice(step, seat, defaultChoice(player.hand, count));
  }
  exchangeIfAllChosen(step);
}

export const chooseDefaultsForOthers = (step: StepBuilder): void =>
  chooseDefaults(step, () => true, step.state.turn.seat);

export function chooseCardsToPass(step: StepBuilder, seat: Seat, keys: readonly Word[]): void {
  saveChoice(step, seat, keys);
  exchangeIfAllChosen(step);
}

function saveChoice(step: StepBuilder, seat: Seat, keys: readonly Word[]): void {
  const phase = currentPass(step);
  updateState(step, { phase: { ...phase, chosen: phase.chosen.with(seat, keys) } });
  emit(step, { type: 'passReady', seat, number: keys.length });
}

/** After the exchange the turn is over (WP-055). */
export function exchangeIfAllChosen(step: StepBuilder): void {
  const { count, chosen } = currentPass(step);
  const seats = seatsFrom(step.state, step.state.turn.seat);
  if (seats.some((seat) => chosen[seat] === null)) return;
  const given = seats.map((seat) => takeFromHand(step, seat, chosen[seat]!));
  if (hasSeveralDecks(step.state.players)) replace(step, seats, given);
  else {
    for (const [i, seat] of seats.entries()) receiveCards(step, seat, given[i]!, given.at(i - 1)!); // from the right
    const each = seats.map((seat, i) => ({ seat, number: given[i]!.length }));
    emit(step, { type: 'cardsPassed', number: count, each });
  }
  endTurn(step);
}

/** All cards are discarded first, then replaced clockwise from the active player (WP-057, WP-058). */
function replace(step: StepBuilder, seats: readonly Seat[], given: readonly (readonly Card[])[]): void {
  const numbers = step.state.players.map(() => 0);
  discardCards(step, given.flat());
  for (const [i, seat] of seats.entries()) {
    const taken = drawCards(step, step.state.players[seat]!.colour, given[i]!.length);
    receiveCards(step, seat, given[i]!, taken);
    numbers[seat] = taken.length;
  }
  emit(step, { type: 'cardsReplaced', numbers });
}

function takeFromHand(step: StepBuilder, seat: Seat, keys: readonly Word[]): readonly Card[] {
  const { hand } = step.state.players[seat]!;
  updatePlayer(step, seat, { hand: hand.filter((card) => !keys.includes(card.key)) });
  return hand.filter((card) => keys.includes(card.key));
}

function receiveCards(step: StepBuilder, seat: Seat, given: readonly Card[], taken: readonly Card[]): void {
  const { hand } = step.state.players[seat]!;
  updatePlayer(step, seat, { hand: [...hand, ...taken], passed: { given, taken } });
}
