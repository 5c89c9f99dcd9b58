// Where each letter card lies around the grid.

import { ALPHABET } from '../rules/letters.ts';
import { GRID_SIZE } from '../rules/scoring/grid.ts';
import type { Letter } from '../rules/state.ts';

/** Where a card lies: its row and column round the pad, and where there is no room above and below, its lane and step beside it. */
type RingPosition = {
  readonly letter: Letter;
  readonly row: number;
  readonly column: number;
  readonly lane: number;
  readonly step: number;
};

/** The cards round the pad, A top left and on clockwise; the two lower corners stay free. All counted from 1. */
export const CARD_RING: readonly RingPosition[] = ALPHABET.map((letter, i) => ({
  letter,
  ...placeRound(i),
  ...placeBeside(i),
}));

function placeRound(i: number): Pick<RingPosition, 'row' | 'column'> {
  const far = GRID_SIZE + 2;
  if (i < far) return { row: 1, column: i + 1 };
  if (i < far + GRID_SIZE) return { row: i - far + 2, column: far };
  if (i < far + 2 * GRID_SIZE) return { row: far, column: far + 2 * GRID_SIZE - i + 1 };
  return { row: far + 3 * GRID_SIZE - i + 1, column: 1 };
}

/** Two lanes on either side of the pad, which is the third. */
function placeBeside(i: number): Pick<RingPosition, 'lane' | 'step'> {
  const half = ALPHABET.length / 2;
  return { lane: (i < half ? 1 : 4) + ((i % half) % 2), step: Math.floor((i % half) / 2) + 1 };
}
