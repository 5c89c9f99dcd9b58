// Where the 28 spaces are drawn: a square of eight by eight cells, START at the top left, clockwise.

import { SPACES } from '../rules/spaces.ts';

const SPACES_PER_SIDE = 8;

/** Row and column of a space, counted from 1. */
export function gridCellOf(at: number): { readonly row: number; readonly column: number } {
  const side = Math.floor(at / (SPACES_PER_SIDE - 1));
  const step = at % (SPACES_PER_SIDE - 1);
  switch (side) {
    case 0:
      return { row: 1, column: 1 + step };
    case 1:
      return { row: 1 + step, column: SPACES_PER_SIDE };
    case 2:
      return { row: SPACES_PER_SIDE, column: SPACES_PER_SIDE - step };
    default:
      return { row: SPACES_PER_SIDE - step, column: 1 };
  }
}

/** The spaces within one roll, each with the roll that leads there. */
export const spacesInReach = (at: number): ReadonlyMap<number, number> =>
  new Map([1, 2, 3, 4, 5, 6].map((roll) => [(at + roll) % SPACES.length, roll]));
