// The counting at the end, pad by pad: word after word with the sums of their lines, then what else counts and the total.
// Not what a pad is worth (result.ts), nor how fast it is told (look.svelte.ts).

import type { Seat } from '../../../core/game.ts';
import type { View } from '../rules/state.ts';

export type ScoreReveal = {
  /** In the order in which they are counted. */
  readonly seats: readonly Seat[];
  /** Which of them is counted now. */
  readonly index: number;
  /** So many of its words are lit; one more: its total is told. */
  readonly revealedWords: number;
};

export const REVEAL_FINISHED: ScoreReveal = { seats: [], index: 0, revealedWords: 0 };
export const isRevealFinished = ({ seats: pads, index: at }: ScoreReveal): boolean => at >= pads.length;

/** One's own pad first, then on round the table; pads of those who left are not counted. */
export function startReveal({ results }: View, seat: Seat | null): ScoreReveal {
  const first = seat ?? 0;
  const pads = results.map((_, i) => (first + i) % results.length).filter((one) => results[one] !== null);
  return { ...REVEAL_FINISHED, seats: pads };
}

export function advanceReveal(finale: ScoreReveal, view: View): ScoreReveal {
  const { seats: pads, index: at, revealedWords: lit } = finale;
  return isTotalRevealed(finale, view, pads[at]!)
    ? { seats: pads, index: at + 1, revealedWords: 0 }
    : { ...finale, revealedWords: lit + 1 };
}

/** How many words of a pad are lit. */
export function countRevealedWords({ seats: pads, index: at, revealedWords: lit }: ScoreReveal, seat: Seat): number {
  const place = pads.indexOf(seat);
  return place < at ? Infinity : place === at ? lit : 0;
}

/** May the total of a pad be told? */
export const isTotalRevealed = (finale: ScoreReveal, { results }: View, seat: Seat): boolean =>
  countRevealedWords(finale, seat) > (results[seat]?.counted.length ?? 0);
