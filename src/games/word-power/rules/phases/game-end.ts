// Publishing books, checking the targets, and the final ranking.

import type { Seat } from '../../../../core/game.ts';
import type { WinReason } from '../events.ts';
import type { Setup } from '../options.ts';
import { withSeatTarget } from '../options.ts';
import { authorStatusOf } from '../spaces.ts';
import { hasLeft, hasReachedTarget, type State, seatsFrom } from '../state.ts';
import { emit, type StepBuilder, updatePlayer, updateState } from '../step-builder.ts';

/** Publishes a book. Returns true if that ends the game (WP-047). */
export function publishBook(step: StepBuilder, seat: Seat, method: 'A' | 'B' | 'C'): boolean {
  const books = step.state.players[seat]!.books + 1;
  updatePlayer(step, seat, { books });
  emit(step, { type: 'bookPublished', seat, method, count: books, status: authorStatusOf(books) });
  return endGameIfWon(step);
}

/** Ends the game if a player has met the target. The active player is checked first, then clockwise (WP-028 to WP-035).
 *  A player who is just leaving cannot win (WP-131). */
export function endGameIfWon(step: StepBuilder, leaver: Seat | null = null): boolean {
  const { state } = step;
  for (const seat of seatsFrom(state, state.turn.seat)) {
    const { books, cash } = state.players[seat]!;
    const setup = withSeatTarget(state.setup, seat);
    if (seat === leaver || !hasReachedTarget(setup, books, cash)) continue;
    endGame(step, seat, setup.winRule === 'both' ? 'books and cash' : books >= setup.targetBooks ? 'books' : 'cash');
    return true;
  }
  return false;
}

export function endGame(step: StepBuilder, seat: Seat, reason: WinReason): void {
  const { books, cash } = step.state.players[seat]!;
  const outcome = {
    ranking: rankSeats(step.state, seat),
    reason: describeReason(withSeatTarget(step.state.setup, seat), reason),
  };
  updateState(step, { phase: { type: 'over', outcome }, deadline: null });
  emit(step, { type: 'gameWon', seat, reason, books, cash });
}

function describeReason({ targetBooks, targetCash, roundLimit }: Setup, reason: WinReason): string {
  const cash = `$${String(targetCash).replace(/\B(?=(\d{3})+$)/g, ',')}`;
  return {
    books: `First to publish ${targetBooks} books`,
    cash: `First to hold ${cash}`,
    'books and cash': `First to publish ${targetBooks} books and hold ${cash}`,
    rounds: `Most books after ${roundLimit} rounds`,
    'last seat': 'Everyone else left',
  }[reason];
}

/** The seat in the lead when the round limit is reached. Ties go to the seat earlier in turn order (WP-036). */
export const leadingSeat = (state: State): Seat =>
  seatsFrom(state, state.first).reduce((best, seat) => (compareSeats(state, seat, best) < 0 ? seat : best));

/** WP-143 */
function rankSeats(state: State, winner: Seat): readonly (readonly Seat[])[] {
  const others = [...state.players.keys()]
    .filter((seat) => seat !== winner)
    .toSorted((a, b) => compareSeats(state, a, b));
  const places: Seat[][] = [];
  for (const seat of others) {
    const place = places.at(-1);
    if (place !== undefined && compareSeats(state, place[0]!, seat) === 0) place.push(seat);
    else places.push([seat]);
  }
  return [[winner], ...places];
}

/** Negative if `a` ranks before `b`. Seats that left come last; among them, the latest to leave ranks highest. */
function compareSeats(state: State, a: Seat, b: Seat): number {
  const [one, two] = [state.players[a]!, state.players[b]!];
  if (hasLeft(one) && hasLeft(two)) return two.departureRank! - one.departureRank!;
  return Number(hasLeft(one)) - Number(hasLeft(two)) || two.books - one.books || two.cash - one.cash;
}
