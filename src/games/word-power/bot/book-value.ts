// What a book is taken to be worth in dollars, to whom and when.
// Not what a plan or a challenge is worth as a whole (plan.ts, wager.ts).

import type { Seat } from '../../../core/game.ts';
import type { View } from '../rules/view.ts';

const BOOK_VALUE_DOLLARS = 8000;
const WINNING_BOOK_VALUE_DOLLARS = 40_000;

/** The worth of the nth book from now of this seat, to somebody who looks so far ahead (0 to 1). */
export function bookValue({ players, setup }: View, seat: Seat, nth: number, foresight: number): number {
  const { books, cash } = players[seat]!;
  const isEnough = books + nth >= setup.targetBooks && (setup.winRule === 'either' || cash >= setup.targetCash);
  return isEnough
    ? BOOK_VALUE_DOLLARS + foresight * (WINNING_BOOK_VALUE_DOLLARS - BOOK_VALUE_DOLLARS)
    : BOOK_VALUE_DOLLARS;
}
