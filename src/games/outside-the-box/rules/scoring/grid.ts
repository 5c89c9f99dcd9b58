// A grid of six rows and six columns: its squares, its lines and the runs in them, by name and by number.
// Not which runs are words (words.ts) or count (score.ts).

export const SIZE = 6;
export const SQUARES = SIZE * SIZE;
export const FREE = '.';

/** 36 signs in reading order: letters, and a dot for an empty square. */
export type Grid = string;
/** 0 is R1C1, 35 is R6C6. */
export type Square = number;
/** 0 to 5 are the rows from the top, 6 to 11 the columns from the left. */
export type Line = number;
/** From the first to the last place of a line, both counted from 0. */
export type Run = { readonly line: Line; readonly first: number; readonly last: number };

export const EMPTY: Grid = FREE.repeat(SQUARES);
export const LINES: readonly Line[] = Array.from({ length: 2 * SIZE }, (_, line) => line);

export const squareAt = (line: Line, place: number): Square =>
  line < SIZE ? line * SIZE + place : place * SIZE + line - SIZE;

/** The row and the column that cross in a square. */
export const linesThrough = (square: Square): readonly [Line, Line] => [
  Math.floor(square / SIZE),
  SIZE + (square % SIZE),
];

export function readLine(grid: Grid, line: Line): string {
  if (line < SIZE) return grid.slice(line * SIZE, (line + 1) * SIZE);
  let text = '';
  for (let place = 0; place < SIZE; place++) text += grid[squareAt(line, place)];
  return text;
}

export const readRun = (grid: Grid, { line, first, last }: Run): string => readLine(grid, line).slice(first, last + 1);

export const enter = (grid: Grid, square: Square, letter: string): Grid =>
  grid.slice(0, square) + letter + grid.slice(square + 1);

export const isFree = (grid: Grid, square: Square): boolean => grid[square] === FREE;
export const isFull = (grid: Grid): boolean => !grid.includes(FREE);
export const freeSquares = (grid: Grid): readonly Square[] =>
  [...grid].flatMap((sign, square) => (sign === FREE ? [square] : []));
/** The first free square in reading order (OB-108). */
export const firstFree = (grid: Grid): Square => grid.indexOf(FREE);
export const countFilled = (grid: Grid): number => SQUARES - freeSquares(grid).length;

export const formatSquare = (square: Square): string => `R${Math.floor(square / SIZE) + 1}C${(square % SIZE) + 1}`;
export const formatLine = (line: Line): string => (line < SIZE ? `R${line + 1}` : `C${line - SIZE + 1}`);
export const formatRun = ({ line, first, last }: Run): string => `${formatLine(line)} ${first + 1}-${last + 1}`;

export function parseSquare(text: string): Square | null {
  const [, row, column] = /^R([1-6])C([1-6])$/i.exec(text) ?? [];
  return row === undefined ? null : (Number(row) - 1) * SIZE + Number(column) - 1;
}

export function parseRun(text: string): Run | null {
  const [, kind, line, first, last] = /^([RC])([1-6]) ([1-6])-([1-6])$/i.exec(text) ?? [];
  if (kind === undefined || first! >= last!) return null;
  return {
    line: Number(line) - 1 + (kind.toUpperCase() === 'R' ? 0 : SIZE),
    first: Number(first) - 1,
    last: Number(last) - 1,
  };
}

export const isSameRun = (a: Run, b: Run): boolean => a.line === b.line && a.first === b.first && a.last === b.last;
export const doOverlap = (a: Run, b: Run): boolean => a.line === b.line && a.first <= b.last && b.first <= a.last;

/** Six strings of six letters, dots or blanks; null for anything else. */
export function parseGrid(rows: readonly unknown[]): Grid | null {
  if (rows.length !== SIZE) return null;
  const lines = rows.map((row) => (typeof row === 'string' && /^[A-Za-z. ]{6}$/.test(row) ? row : null));
  return lines.includes(null) ? null : lines.join('').toUpperCase().replaceAll(' ', FREE);
}
