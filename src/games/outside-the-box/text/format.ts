// Numbers, counts, lines and squares as text, for the board and for the bot's reasons.

import { type Line, SIZE, type Square } from '../rules/scoring/grid.ts';

export const tellNumber = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
export const tellCount = (count: number, noun: string): string =>
  `${tellNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
export const tellLine = (line: Line): string => (line < SIZE ? `row ${line + 1}` : `column ${line - SIZE + 1}`);
export const tellSquare = (square: Square): string =>
  `row ${Math.floor(square / SIZE) + 1}, column ${(square % SIZE) + 1}`;

export const sayList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
