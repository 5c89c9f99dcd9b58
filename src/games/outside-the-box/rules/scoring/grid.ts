// A grid of six rows and six columns: squares, lines and runs, with their text forms.

export const GRID_SIZE = 6;
export const SQUARE_COUNT = GRID_SIZE * GRID_SIZE;
export const FREE_SQUARE = '.';

/** 36 characters in reading order: a letter, or a dot for an empty square. */
export type Grid = string;
/** 0 is R1C1, 35 is R6C6. */
export type Square = number;
/** 0 to 5 are the rows from the top, 6 to 11 the columns from the left. */
export type Line = number;
/** Adjacent squares of one line, from `first` to `last`, counted from 0. */
export type Run = { readonly line: Line; readonly first: number; readonly last: number };

export const EMPTY_GRID: Grid = FREE_SQUARE.repeat(SQUARE_COUNT);
export const ALL_LINES: readonly Line[] = Array.from({ length: 2 * GRID_SIZE }, (_, line) => line);

/** Rows and columns are counted from 0. */
export const rowOf = (square: Square): number => Math.floor(square / GRID_SIZE);
export const columnOf = (square: Square): number => square % GRID_SIZE;

/** The place of a square in a line that contains it. */
export const placeInLine = (line: Line, square: Square): number =>
  line < GRID_SIZE ? columnOf(square) : rowOf(square);

export const squareAt = (line: Line, place: number): Square =>
  line < GRID_SIZE ? line * GRID_SIZE + place : place * GRID_SIZE + line - GRID_SIZE;

/** The row and the column through a square. */
export const linesThrough = (square: Square): readonly [Line, Line] => [rowOf(square), GRID_SIZE + columnOf(square)];

export function readLine(grid: Grid, line: Line): string {
  if (line < GRID_SIZE) return grid.slice(line * GRID_SIZE, (line + 1) * GRID_SIZE);
  let text = '';
  for (let place = 0; place < GRID_SIZE; place++) text += grid[squareAt(line, place)];
  return text;
}

export const readRun = (grid: Grid, { line, first, last }: Run): string => readLine(grid, line).slice(first, last + 1);

export const withLetter = (grid: Grid, square: Square, letter: string): Grid =>
  grid.slice(0, square) + letter + grid.slice(square + 1);

export const isSquareFree = (grid: Grid, square: Square): boolean => grid[square] === FREE_SQUARE;
export const isGridFull = (grid: Grid): boolean => !grid.includes(FREE_SQUARE);
export const freeSquares = (grid: Grid): readonly Square[] =>
  [...grid].flatMap((character, square) => (character === FREE_SQUARE ? [square] : []));
/** The first free square in reading order (OB-108). */
export const firstFreeSquare = (grid: Grid): Square => grid.indexOf(FREE_SQUARE);
export const countFilled = (grid: Grid): number => SQUARE_COUNT - freeSquares(grid).length;

export const formatSquare = (square: Square): string => `R${rowOf(square) + 1}C${columnOf(square) + 1}`;
export const formatLine = (line: Line): string => (line < GRID_SIZE ? `R${line + 1}` : `C${line - GRID_SIZE + 1}`);
export const formatRun = ({ line, first, last }: Run): string => `${formatLine(line)} ${first + 1}-${last + 1}`;

export function parseSquare(text: string): Square | null {
  const [, row, column] = /^R([1-6])C([1-6])$/i.exec(text) ?? [];
  return row === undefined ? null : (Number(row) - 1) * GRID_SIZE + Number(column) - 1;
}

export function parseRun(text: string): Run | null {
  const [, kind, line, first, last] = /^([RC])([1-6]) ([1-6])-([1-6])$/i.exec(text) ?? [];
  if (kind === undefined || first! >= last!) return null;
  return {
    line: Number(line) - 1 + (kind.toUpperCase() === 'R' ? 0 : GRID_SIZE),
    first: Number(first) - 1,
    last: Number(last) - 1,
  };
}

/** Drops all other fields, for example those of a counted word. */
export const toRun = ({ line, first, last }: Run): Run => ({ line, first, last });
export const runsEqual = (a: Run, b: Run): boolean => a.line === b.line && a.first === b.first && a.last === b.last;
export const runsOverlap = (a: Run, b: Run): boolean => a.line === b.line && a.first <= b.last && b.first <= a.last;

/** Six strings of six letters, dots or spaces; null for anything else. */
export function parseGrid(rows: readonly unknown[]): Grid | null {
  if (rows.length !== GRID_SIZE) return null;
  const lines = rows.map((row) => (typeof row === 'string' && /^[A-Za-z. ]{6}$/.test(row) ? row : null));
  return lines.includes(null) ? null : lines.join('').toUpperCase().replaceAll(' ', FREE_SQUARE);
}
