// The positions of the 26 letter cards around the grid.

import { ALPHABET } from '../rules/letters.ts';
import { GRID_SIZE } from '../rules/scoring/grid.ts';
import type { Letter } from '../rules/state.ts';

/** `row` and `column`: around the grid. `lane` and `step`: beside it, where there is no room above and below. All from 1. */
type RingPosition = {
  readonly letter: Letter;
  readonly row: number;
  readonly column: number;
  readonly lane: number;
  readonly step: number;
};

/** Clockwise from A at the top left; the two lower corners stay free. */
export const CARD_RING: readonly RingPosition[] = ALPHABET.map((letter, i) => ({
  letter,
  ...placeAround(i),
  ...placeBeside(i),
}));

function placeAround(i: number): Pick<RingPosition, 'row' | 'column'> {
  const lastLine = GRID_SIZE + 2;
  if (i < lastLine) return { row: 1, column: i + 1 };
  if (i < lastLine + GRID_SIZE) return { row: i - lastLine + 2, column: lastLine };
  if (i < lastLine + 2 * GRID_SIZE) return { row: lastLine, column: lastLine + 2 * GRID_SIZE - i + 1 };
  return { row: lastLine + 3 * GRID_SIZE - i + 1, column: 1 };
}

/** Two lanes on either side; the grid itself is lane 3. */
function placeBeside(i: number): Pick<RingPosition, 'lane' | 'step'> {
  const half = ALPHABET.length / 2;
  return { lane: (i < half ? 1 : 4) + ((i % half) % 2), step: Math.floor((i % half) / 2) + 1 };
}
