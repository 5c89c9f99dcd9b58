// What a player holds ready before anything is sent: a letter, a square, the wish for the card, a run to be marked.
// Private and free of rules of its own: what it would be worth is asked of forecast.ts, what is allowed of the table.

import type { Seat } from '../../../core/game.ts';
import { isFree, isSameRun, linesThrough, type Run, SIZE, type Square } from '../rules/scoring/grid.ts';
import type { Letter, Move, View } from '../rules/state.ts';

export type Pen = {
  /** To be called, or to be the last letter. */
  readonly letter: Letter | null;
  readonly square: Square | null;
  /** At a sealed table: ask for the card, and keep the square for the case that another gets it (OB-106). */
  readonly reject: boolean;
  /** Where the run to be marked begins, and the run once it has an end. */
  readonly from: Square | null;
  readonly run: Run | null;
};

export const IDLE: Pen = { letter: null, square: null, reject: false, from: null, run: null };

/** What the table wants of a seat now; null: to wait. */
export type Question = 'call' | 'write' | 'seal' | 'last' | 'mark' | null;

export function askedOf(view: View, seat: Seat | null): Question {
  if (seat === null || !view.toAct.includes(seat)) return null;
  switch (view.phase) {
    case 'call':
      return 'call';
    case 'respond':
      return view.grabbed ? null : view.setup.rejectMode === 'race' ? 'write' : 'seal';
    case 'final':
      return 'last';
    case 'mark':
      return 'mark';
    case 'over':
      return null;
  }
}

/** The letter on the pen: the one that was called, else the one chosen. */
export const letterOf = (pen: Pen, view: View): Letter | null => view.letter ?? pen.letter;

export const chooseLetter = (pen: Pen, letter: Letter): Pen => ({
  ...pen,
  letter: pen.letter === letter ? null : letter,
});

/** Tries a square; the one that is tried already is given up. */
export const trySquare = (pen: Pen, square: Square): Pen => ({
  ...pen,
  square: pen.square === square ? null : square,
});

/** The run between two squares of one line; null if no line holds both, or they are the same. */
export function runBetween(a: Square, b: Square): Run | null {
  const [rowA, columnA] = linesThrough(a);
  const [rowB, columnB] = linesThrough(b);
  const span = (line: number, ...places: readonly number[]): Run => ({
    line,
    first: Math.min(...places),
    last: Math.max(...places),
  });
  if (a === b) return null;
  if (rowA === rowB) return span(rowA, columnA - SIZE, columnB - SIZE);
  return columnA === columnB ? span(columnA, rowA, rowB) : null;
}

/** First square, last square; a square off the line begins anew, the first square again gives it up. */
export function markSquare(pen: Pen, square: Square): Pen {
  if (pen.from === null || pen.run !== null) return { ...pen, from: square, run: null };
  if (pen.from === square) return { ...pen, from: null };
  const run = runBetween(pen.from, square);
  return run === null ? { ...pen, from: square } : { ...pen, run };
}

/** A finger or pointer that went from one square to another. */
export const sweep = (pen: Pen, from: Square, to: Square): Pen => ({ ...pen, from, run: runBetween(from, to) });

/** Gives up the last thing first. */
export function putBack(pen: Pen): Pen {
  if (pen.from !== null || pen.run !== null) return { ...pen, from: null, run: null };
  if (pen.square !== null) return { ...pen, square: null };
  return { ...pen, letter: null, reject: false };
}

/** What is left of it when the table has moved on: a square tried with a letter stays when that letter is called. */
export function carryOver(pen: Pen, view: View, seat: Seat | null): Pen {
  const grid = seat === null ? null : (view.players[seat]?.grid ?? null);
  const keeps = view.phase === 'respond' && view.letter === pen.letter && pen.square !== null && grid !== null;
  return keeps && isFree(grid, pen.square!) ? { ...IDLE, square: pen.square } : IDLE;
}

/** What the green button sends; null: something is missing. */
export function moveOf(pen: Pen, view: View, seat: Seat | null): Move | null {
  const { letter, square, reject, from, run } = pen;
  switch (askedOf(view, seat)) {
    case 'call':
      return letter === null ? null : { type: 'call', letter };
    case 'write':
      return square === null ? null : { type: 'place', square };
    case 'seal':
      return square === null ? null : { type: 'seal', square, reject };
    case 'last':
      return letter === null || square === null ? null : { type: 'final', letter, square };
    case 'mark':
      if (run === null) return from === null ? { type: 'done' } : null;
      return { type: view.marks[seat!]!.some((one) => isSameRun(one, run)) ? 'unmark' : 'mark', run };
    case null:
      return null;
  }
}

/** One step on the pad by an arrow key; at the rim it stays. Null for any other key. */
export function walk(square: Square, key: string): Square | null {
  const [row, column] = [Math.floor(square / SIZE), square % SIZE];
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? square - 1 : square;
    case 'ArrowRight':
      return column < SIZE - 1 ? square + 1 : square;
    case 'ArrowUp':
      return row > 0 ? square - SIZE : square;
    case 'ArrowDown':
      return row < SIZE - 1 ? square + SIZE : square;
    default:
      return null;
  }
}
