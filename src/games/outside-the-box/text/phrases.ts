// Numbers, lists, players, lines and squares as text, for sentences, the terminal, the board and the bot's reasons.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { columnOf, GRID_SIZE, type Line, rowOf, type Square } from '../rules/scoring/grid.ts';

export const formatSigned = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
export const formatCount = (count: number, noun: string): string =>
  `${formatSigned(count)} ${noun}${count === 1 ? '' : 's'}`;
export const describeLine = (line: Line): string =>
  line < GRID_SIZE ? `row ${line + 1}` : `column ${line - GRID_SIZE + 1}`;
export const describeSquare = (square: Square): string => `row ${rowOf(square) + 1}, column ${columnOf(square) + 1}`;

export const seatName = (players: PlayerNames, seat: Seat): string => players.subject(seat);
