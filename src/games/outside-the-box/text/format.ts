// Numbers, counts, lines and squares as text, for the board and for the bot's reasons.

import { GRID_SIZE, type Line, type Square } from '../rules/scoring/grid.ts';

export const formatSigned = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
export const formatCount = (count: number, noun: string): string =>
  `${formatSigned(count)} ${noun}${count === 1 ? '' : 's'}`;
export const describeLine = (line: Line): string =>
  line < GRID_SIZE ? `row ${line + 1}` : `column ${line - GRID_SIZE + 1}`;
export const describeSquare = (square: Square): string =>
  `row ${Math.floor(square / GRID_SIZE) + 1}, column ${(square % GRID_SIZE) + 1}`;

export const formatList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
