// Numbers, lines and squares as text, for sentences, the terminal, the board and the bot's reasons.

import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, quoteLetter } from '../../../core/wording.ts';
import { columnOf, GRID_SIZE, type Line, rowOf, type Square } from '../rules/scoring/grid.ts';
import type { View } from '../rules/state.ts';

const withMinusSign = (text: string): string => text.replace('-', '−');

export const formatSigned = (number: number): string => withMinusSign(String(number));
export const formatCount = (count: number, noun: string): string => withMinusSign(countOf(count, noun));
export const describeLine = (line: Line): string =>
  line < GRID_SIZE ? `row ${line + 1}` : `column ${line - GRID_SIZE + 1}`;
export const describeSquare = (square: Square): string => `row ${rowOf(square) + 1}, column ${columnOf(square) + 1}`;
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Who called the letter, or that it was drawn (the log says why). Short, as a headline for phones. */
export const sayCall = ({ caller, calls, letter }: View, players: PlayerNames): string =>
  calls.at(-1)?.absent === true
    ? `${quoteLetter(letter!)} was drawn`
    : `${players.subject(caller!)} called ${quoteLetter(letter!)}`;
