// ALL PLAYERS PASS CARDS: gathering the choices in secret, then the exchange, or with several decks the replacement.
// Not the landing on such a space (travel.ts).

import type { Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import type { Card } from '../cards.ts';
import { startClock } from '../clock.ts';
import { isIdle, isSeveralDecks, type PassPhase, type Player, seatsFrom } from '../state.ts';
import { type Course, change, changePlayer, discard, drawCards, tell } from '../step-builder.ts';
import { endTurn } from './turn.ts';

const passOf = (course: Course): PassPhase => course.state.phase as PassPhase;

/** What the clock passes for a seat: the cards longest in hand, all of a short hand (WP-059, WP-128). */
const defaultChoice = (hand: readonly Card[], count: number): readonly Word[] =>
  hand.slice(0, count).map((card) => card.key);

export function demandPass(course: Course, count: number): void {
  const { players, turn } = course.state;
  tell(course, { type: 'passDemanded', number: count, replaced: isSeveralDecks(players) });
  change(course, { phase: { type: 'pass', count, chosen: players.map(() => null) } });
  startClock(course, 'passSeconds', null);
  choosePassFor(course, (player) => isIdle(player) || player.hand.length === 0, turn.seat);
}

/** Chooses for the seats that have not chosen and of which this holds; exchanges when nobody is left to choose. */
function choosePassFor(course: Course, applies: (player: Player) => boolean, from: Seat): void {
  for (const seat of seatsFrom(course.state, from)) {
    const { count, chosen } = passOf(course);
    const player = course.state.players[seat]!;
    if (chosen[seat] === null && applies(player)) note(course, seat, defaultChoice(player.hand, count));
  }
  exchangeIfAllChose(course);
}

export const chooseForTheRest = (course: Course): void => choosePassFor(course, () => true, course.state.turn.seat);

export function choosePass(course: Course, seat: Seat, keys: readonly Word[]): void {
  note(course, seat, keys);
  exchangeIfAllChose(course);
}

function note(course: Course, seat: Seat, keys: readonly Word[]): void {
  const phase = passOf(course);
  change(course, { phase: { ...phase, chosen: phase.chosen.with(seat, keys) } });
  tell(course, { type: 'passReady', seat });
}

/** The lander's turn is over then (WP-055). */
export function exchangeIfAllChose(course: Course): void {
  const { count, chosen } = passOf(course);
  const seats = seatsFrom(course.state, course.state.turn.seat);
  if (seats.some((seat) => chosen[seat] === null)) return;
  const given = seats.map((seat) => takeFromHand(course, seat, chosen[seat]!));
  if (isSeveralDecks(course.state.players)) replace(course, seats, given);
  else {
    for (const [i, seat] of seats.entries()) receive(course, seat, given[i]!, given.at(i - 1)!); // from the right
    tell(course, { type: 'cardsPassed', number: count });
  }
  endTurn(course);
}

/** All discards first, then replacements clockwise from the lander (WP-057, WP-058). */
function replace(course: Course, seats: readonly Seat[], given: readonly (readonly Card[])[]): void {
  const numbers = course.state.players.map(() => 0);
  discard(course, given.flat());
  for (const [i, seat] of seats.entries()) {
    const taken = drawCards(course, course.state.players[seat]!.colour, given[i]!.length);
    receive(course, seat, given[i]!, taken);
    numbers[seat] = taken.length;
  }
  tell(course, { type: 'cardsReplaced', numbers });
}

function takeFromHand(course: Course, seat: Seat, keys: readonly Word[]): readonly Card[] {
  const { hand } = course.state.players[seat]!;
  changePlayer(course, seat, { hand: hand.filter((card) => !keys.includes(card.key)) });
  return hand.filter((card) => keys.includes(card.key));
}

function receive(course: Course, seat: Seat, given: readonly Card[], taken: readonly Card[]): void {
  const { hand } = course.state.players[seat]!;
  changePlayer(course, seat, { hand: [...hand, ...taken], passed: { given, taken } });
}
