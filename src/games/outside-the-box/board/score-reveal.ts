// The counting at the end, pad by pad: word after word with the sums of their lines, then what else counts and the total.
// Not what a pad is worth (result.ts), nor how fast it is told (look.svelte.ts).

import type { Seat } from '../../../core/game.ts';
import type { View } from '../rules/state.ts';

export type Finale = {
  /** In the order in which they are counted. */
  readonly pads: readonly Seat[];
  /** Which of them is counted now. */
  readonly at: number;
  /** So many of its words are lit; one more: its total is told. */
  readonly lit: number;
};

export const TOLD: Finale = { pads: [], at: 0, lit: 0 };
export const isOver = ({ pads, at }: Finale): boolean => at >= pads.length;

/** One's own pad first, then on round the table; pads of those who left are not counted. */
export function beginFinale({ results }: View, seat: Seat | null): Finale {
  const first = seat ?? 0;
  const pads = results.map((_, i) => (first + i) % results.length).filter((one) => results[one] !== null);
  return { ...TOLD, pads };
}

export function stepFinale(finale: Finale, view: View): Finale {
  const { pads, at, lit } = finale;
  return isTold(finale, view, pads[at]!) ? { pads, at: at + 1, lit: 0 } : { ...finale, lit: lit + 1 };
}

/** How many words of a pad are lit. */
export function litOn({ pads, at, lit }: Finale, seat: Seat): number {
  const place = pads.indexOf(seat);
  return place < at ? Infinity : place === at ? lit : 0;
}

/** May the total of a pad be told? */
export const isTold = (finale: Finale, { results }: View, seat: Seat): boolean =>
  litOn(finale, seat) > (results[seat]?.counted.length ?? 0);
