// The ring of 28 spaces as it lies on the table: a square of eight by eight, START at the top left, clockwise.
// Not what happens on a space (travel.ts), and not how it is drawn (Ring.svelte).

import { BOARD, type Space } from '../rules/spaces.ts';

const SIDE = 8;

/** Row and column of a space, counted from 1. */
export function cellOf(at: number): { readonly row: number; readonly column: number } {
  const side = Math.floor(at / (SIDE - 1));
  const step = at % (SIDE - 1);
  switch (side) {
    case 0:
      return { row: 1, column: 1 + step };
    case 1:
      return { row: 1 + step, column: SIDE };
    case 2:
      return { row: SIDE, column: SIDE - step };
    default:
      return { row: SIDE - step, column: 1 };
  }
}

/** The name printed below the sign of a space. */
export function nameOf(space: Space): string {
  switch (space.type) {
    case 'start':
      return 'Start';
    case 'play':
      return { S: 'Synonym', A: 'Antonym', SA: 'Either' }[space.reading];
    case 'royalty':
      return 'Royalty';
    case 'infringement':
      return `${space.status}s`;
    case 'pass':
      return space.count === 1 ? 'Pass a card' : `Pass ${space.count} cards`;
  }
}

/** Which throw leads to which space. */
export const reachFrom = (at: number): ReadonlyMap<number, number> =>
  new Map([1, 2, 3, 4, 5, 6].map((roll) => [(at + roll) % BOARD.length, roll]));
