// What a book is worth to a bot, in dollars.

import type { Seat } from '../../../core/game.ts';
import { withSeatTarget } from '../rules/options.ts';
import type { View } from '../rules/view.ts';

const BOOK_VALUE_DOLLARS = 8000;
const WINNING_BOOK_VALUE_DOLLARS = 40_000;

/** The value of this seat's nth book from now. `foresight` (0 to 1) weighs how much more the winning book is worth. */
export function bookValue(view: View, seat: Seat, nth: number, foresight: number): number {
  const { players } = view;
  const setup = withSeatTarget(view.setup, seat);
  const { books, cash } = players[seat]!;
  const isEnough = books + nth >= setup.targetBooks && (setup.winRule === 'either' || cash >= setup.targetCash);
  return isEnough
    ? BOOK_VALUE_DOLLARS + foresight * (WINNING_BOOK_VALUE_DOLLARS - BOOK_VALUE_DOLLARS)
    : BOOK_VALUE_DOLLARS;
}
