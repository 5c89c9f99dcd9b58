// The sentences on the board. Those about the draft are in preview.ts, those of the log in text/say.ts.

import type { Seat } from '#core/game.ts';
import type { View } from '../rules/view.ts';

/** One line below the name of a player. */
export function describePlayer({ points, left }: View['players'][number]): string {
  return left ? 'has left' : `${points} ${points === 1 ? 'point' : 'points'}`;
}

/** What is in front of a seat: its bid of this round, face down, or its card of the previous round. */
export function describeBid(view: View, seat: Seat): string {
  if (view.players[seat]!.hasBid) return 'a bid, face down';
  const card = view.revealed[seat] ?? null;
  return card === null ? 'no bid yet' : `bid ${card} in the previous round`;
}

/** The seat whose card won the previous round; null before the first one. */
export function winnerOf({ revealed }: View): Seat | null {
  const highest = Math.max(0, ...revealed.map((card) => card ?? 0));
  return highest === 0 ? null : revealed.indexOf(highest);
}
