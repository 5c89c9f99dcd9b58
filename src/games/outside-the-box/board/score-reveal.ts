// The score reveal at the end, grid by grid: word by word, then bonuses and the total.
// Its timing is in grid-selection.svelte.ts.

import type { Seat } from '../../../core/game.ts';
import type { View } from '../rules/state.ts';

export type ScoreReveal = {
  /** In the order in which their grids are revealed. */
  readonly seats: readonly Seat[];
  /** The position in `seats` of the grid being revealed. */
  readonly index: number;
  /** Revealed words of that grid; one more than it has: the total is revealed, too. */
  readonly revealedWords: number;
};

export const REVEAL_FINISHED: ScoreReveal = { seats: [], index: 0, revealedWords: 0 };
export const isRevealFinished = ({ seats, index }: ScoreReveal): boolean => index >= seats.length;

/** Starts with the viewer's own grid and goes around the table; players who left are skipped. */
export function startReveal({ results }: View, seat: Seat | null): ScoreReveal {
  const first = seat ?? 0;
  const seats = results.map((_, i) => (first + i) % results.length).filter((one) => results[one] !== null);
  return { ...REVEAL_FINISHED, seats };
}

export function advanceReveal(reveal: ScoreReveal, view: View): ScoreReveal {
  const { seats, index, revealedWords } = reveal;
  return isTotalRevealed(reveal, view, seats[index]!)
    ? { seats, index: index + 1, revealedWords: 0 }
    : { ...reveal, revealedWords: revealedWords + 1 };
}

/** How many words of a seat's grid are revealed. */
export function countRevealedWords({ seats, index, revealedWords }: ScoreReveal, seat: Seat): number {
  const position = seats.indexOf(seat);
  return position < index ? Infinity : position === index ? revealedWords : 0;
}

export const isTotalRevealed = (reveal: ScoreReveal, { results }: View, seat: Seat): boolean =>
  countRevealedWords(reveal, seat) > (results[seat]?.counted.length ?? 0);
