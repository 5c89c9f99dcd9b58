// What a player holds ready before anything is sent: a letter, a square, the wish for the card, a run to be marked.
// Private and free of rules of its own: what it would be worth is asked of forecast.ts, what is allowed of the table.

import type { Seat } from '../../../core/game.ts';
import { GRID_SIZE, isSquareFree, linesThrough, type Run, runsEqual, type Square } from '../rules/scoring/grid.ts';
import type { Letter, Move, View } from '../rules/state.ts';

export type Draft = {
  /** To be called, or to be the last letter. */
  readonly letter: Letter | null;
  readonly square: Square | null;
  /** At a sealed table: ask for the card, and keep the square for the case that another gets it (OB-106). */
  readonly reject: boolean;
  /** Where the run to be marked begins, and the run once it has an end. */
  readonly runStart: Square | null;
  readonly run: Run | null;
};

export const EMPTY_DRAFT: Draft = { letter: null, square: null, reject: false, runStart: null, run: null };

/** What the table wants of a seat now; null: to wait. */
export type RequestedAction = 'call' | 'write' | 'seal' | 'last' | 'mark' | null;

export function requestedActionOf(view: View, seat: Seat | null): RequestedAction {
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
export const letterInHand = (pen: Draft, view: View): Letter | null => view.letter ?? pen.letter;

export const toggleLetter = (pen: Draft, letter: Letter): Draft => ({
  ...pen,
  letter: pen.letter === letter ? null : letter,
});

/** Tries a square; the one that is tried already is given up. */
export const toggleSquare = (pen: Draft, square: Square): Draft => ({
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
  if (rowA === rowB) return span(rowA, columnA - GRID_SIZE, columnB - GRID_SIZE);
  return columnA === columnB ? span(columnA, rowA, rowB) : null;
}

/** First square, last square; a square off the line begins anew, the first square again gives it up. */
export function extendRun(pen: Draft, square: Square): Draft {
  if (pen.runStart === null || pen.run !== null) return { ...pen, runStart: square, run: null };
  if (pen.runStart === square) return { ...pen, runStart: null };
  const run = runBetween(pen.runStart, square);
  return run === null ? { ...pen, runStart: square } : { ...pen, run };
}

/** A finger or pointer that went from one square to another. */
export const selectRun = (pen: Draft, from: Square, to: Square): Draft => ({
  ...pen,
  runStart: from,
  run: runBetween(from, to),
});

/** Gives up the last thing first. */
export function undoLastChoice(pen: Draft): Draft {
  if (pen.runStart !== null || pen.run !== null) return { ...pen, runStart: null, run: null };
  if (pen.square !== null) return { ...pen, square: null };
  return { ...pen, letter: null, reject: false };
}

/** What is left of it when the table has moved on: a square tried with a letter stays when that letter is called. */
export function carryDraftOver(pen: Draft, view: View, seat: Seat | null): Draft {
  const grid = seat === null ? null : (view.players[seat]?.grid ?? null);
  const keeps = view.phase === 'respond' && view.letter === pen.letter && pen.square !== null && grid !== null;
  return keeps && isSquareFree(grid, pen.square!) ? { ...EMPTY_DRAFT, square: pen.square } : EMPTY_DRAFT;
}

/** What the green button sends; null: something is missing. */
export function toMove(pen: Draft, view: View, seat: Seat | null): Move | null {
  const { letter, square, reject, runStart: from, run } = pen;
  switch (requestedActionOf(view, seat)) {
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
      return { type: view.marks[seat!]!.some((one) => runsEqual(one, run)) ? 'unmark' : 'mark', run };
    case null:
      return null;
  }
}

/** One step on the pad by an arrow key; at the rim it stays. Null for any other key. */
export function moveCursor(square: Square, key: string): Square | null {
  const [row, column] = [Math.floor(square / GRID_SIZE), square % GRID_SIZE];
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? square - 1 : square;
    case 'ArrowRight':
      return column < GRID_SIZE - 1 ? square + 1 : square;
    case 'ArrowUp':
      return row > 0 ? square - GRID_SIZE : square;
    case 'ArrowDown':
      return row < GRID_SIZE - 1 ? square + GRID_SIZE : square;
    default:
      return null;
  }
}
