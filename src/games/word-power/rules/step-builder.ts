// A state on its way to the next, with the events told so far; money, books, cards and victory on it.
// Not the order in which things happen in a turn: that is in turn.ts, travel.ts, house.ts, bet.ts and pass.ts.

import type { Env, Seat } from '../../../core/game.ts';
import type { Colour } from '../content.ts';
import type { Card } from './cards.ts';
import type { Event, WinReason } from './events.ts';
import { HAND, statusOf } from './spaces.ts';
import { isRetired, type Player, type State, seatsFrom } from './state.ts';

export type Course = { state: State; readonly events: Event[]; readonly env: Env };

export const tell = (course: Course, event: Event): void => {
  course.events.push(event);
};

export function change(course: Course, part: Partial<State>): void {
  course.state = { ...course.state, ...part };
}

export function changePlayer(course: Course, seat: Seat, part: Partial<Player>): void {
  change(course, { players: course.state.players.with(seat, { ...course.state.players[seat]!, ...part }) });
}

/** Money between a player and the House; what is below zero goes to the House. */
export function payFromHouse(course: Course, seat: Seat, amount: number): void {
  changePlayer(course, seat, { cash: course.state.players[seat]!.cash + amount });
  change(course, { house: course.state.house - amount });
}

export function throwDie(course: Course): number {
  const [rigged, ...dice] = course.state.dice;
  if (rigged === undefined) return course.env.random.below(6) + 1;
  change(course, { dice });
  return rigged;
}

/** Publishes a book; true if that ends the game (WP-047). */
export function publish(course: Course, seat: Seat, method: 'A' | 'B' | 'C'): boolean {
  const books = course.state.players[seat]!.books + 1;
  changePlayer(course, seat, { books });
  tell(course, { type: 'bookPublished', seat, method, count: books, status: statusOf(books) });
  return isWon(course);
}

export function discard(course: Course, cards: readonly Card[]): void {
  const piles = { ...course.state.piles };
  for (const card of cards) {
    const pile = piles[card.colour];
    piles[card.colour] = { ...pile, discard: [...pile.discard, card] };
  }
  change(course, { piles });
}

/** Up to `count` cards of a colour; the discard pile is shuffled when a card is due and none is left (WP-111 to WP-113). */
export function drawCards(course: Course, colour: Colour, count: number): readonly Card[] {
  const drawn: Card[] = [];
  while (drawn.length < count) {
    const pile = course.state.piles[colour];
    if (pile.draw.length > 0) {
      drawn.push(pile.draw[0]!);
      setPile(course, colour, pile.draw.slice(1), pile.discard);
    } else if (pile.discard.length > 0) {
      setPile(course, colour, course.env.random.shuffle(pile.discard), []);
      tell(course, { type: 'deckReshuffled', colour, size: pile.discard.length });
    } else break;
  }
  return drawn;
}

function setPile(course: Course, colour: Colour, draw: readonly Card[], rest: readonly Card[]): void {
  change(course, { piles: { ...course.state.piles, [colour]: { draw, discard: rest } } });
}

/** WP-065 to WP-067 */
export function refillHand(course: Course, seat: Seat): void {
  const { hand, colour } = course.state.players[seat]!;
  const drawn = drawCards(course, colour, HAND - hand.length);
  if (drawn.length === 0) return;
  changePlayer(course, seat, { hand: [...hand, ...drawn] });
  tell(course, { type: 'handRefilled', seat, number: drawn.length });
}

/** Empties all windows, each card to the pile of its colour (WP-076, WP-077). */
export function clearWindows(course: Course): void {
  const { windows, turn } = course.state;
  const cards = windows.flat();
  const numbers = { blue: 0, black: 0, red: 0 };
  for (const card of cards) numbers[card.colour]++;
  discard(course, cards);
  const laid = turn.laid.map((one) => (one.fate === 'removed' ? one : { ...one, fate: 'cleared' as const }));
  change(course, { windows: windows.map(() => []), turn: { ...turn, laid } });
  tell(course, { type: 'windowsCleared', numbers });
}

/** Ends the game if somebody meets the target now: the active player before those on his left (WP-028 to WP-035). */
export function isWon(course: Course): boolean {
  const { state } = course;
  const { targetBooks, targetCash, winRule } = state.setup;
  for (const seat of seatsFrom(state, state.turn.seat)) {
    const { books, cash } = state.players[seat]!;
    const [byBooks, byCash] = [books >= targetBooks, cash >= targetCash];
    if (winRule === 'both' ? !(byBooks && byCash) : !(byBooks || byCash)) continue;
    endGame(course, seat, winRule === 'both' ? 'books and cash' : byBooks ? 'books' : 'cash');
    return true;
  }
  return false;
}

export function endGame(course: Course, seat: Seat, reason: WinReason): void {
  const ranking = rank(course.state, seat);
  change(course, { phase: { type: 'over', outcome: { ranking, reason } }, deadline: null });
  tell(course, { type: 'gameWon', seat, reason });
}

/** The seat that is ahead when the rounds are over; a tie goes to the earlier in turn order (WP-036). */
export const leader = (state: State): Seat =>
  seatsFrom(state, state.first).reduce((best, seat) => (compare(state, seat, best) < 0 ? seat : best));

/** WP-143 */
function rank(state: State, winner: Seat): readonly (readonly Seat[])[] {
  const others = [...state.players.keys()].filter((seat) => seat !== winner).toSorted((a, b) => compare(state, a, b));
  const places: Seat[][] = [];
  for (const seat of others) {
    const place = places.at(-1);
    if (place !== undefined && compare(state, place[0]!, seat) === 0) place.push(seat);
    else places.push([seat]);
  }
  return [[winner], ...places];
}

/** Below zero if `a` ranks before `b`: retired seats come last, the latest to leave first among them. */
function compare(state: State, a: Seat, b: Seat): number {
  const [one, two] = [state.players[a]!, state.players[b]!];
  if (isRetired(one) && isRetired(two)) return two.leftAs! - one.leftAs!;
  return Number(isRetired(one)) - Number(isRetired(two)) || two.books - one.books || two.cash - one.cash;
}
