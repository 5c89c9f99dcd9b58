// What a book is taken to be worth in dollars, to whom and when.
// Not what a plan or a challenge is worth as a whole (plan.ts, wager.ts).

import type { Seat } from '../../../core/game.ts';
import type { View } from '../rules/view.ts';

const BOOK = 8000;
const VICTORY = 40_000;

/** The worth of the nth book from now of this seat, to somebody who looks so far ahead (0 to 1). */
export function worthOfBook({ players, setup }: View, seat: Seat, nth: number, foresight: number): number {
  const { books, cash } = players[seat]!;
  const isEnough = books + nth >= setup.targetBooks && (setup.winRule === 'either' || cash >= setup.targetCash);
  return isEnough ? BOOK + foresight * (VICTORY - BOOK) : BOOK;
}
