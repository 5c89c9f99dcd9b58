// The unsent move of a player as a plain value: letter, square, whether to ask for the card, run to mark; and how
// input changes it. What it would score is in preview.ts; whether it is allowed is up to the rules.

import type { Seat } from '../../../core/game.ts';
import {
  columnOf,
  GRID_SIZE,
  type Grid,
  isSquareFree,
  linesThrough,
  type Run,
  rowOf,
  runsEqual,
  SQUARE_COUNT,
  type Square,
} from '../rules/scoring/grid.ts';
import type { Letter, Move, View } from '../rules/state.ts';

export type Draft = {
  /** The letter to call, or the last letter. */
  readonly letter: Letter | null;
  readonly square: Square | null;
  /** At a sealed table: ask for the card. The square is used if another player gets it (OB-106). */
  readonly reject: boolean;
  /** The first square of a run to mark; `run` is set once its last square is chosen. */
  readonly runStart: Square | null;
  readonly run: Run | null;
};

export const EMPTY_DRAFT: Draft = { letter: null, square: null, reject: false, runStart: null, run: null };

/** null: the seat has to wait. */
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

/** The called letter, or else the chosen one. */
export const letterInHand = (draft: Draft, view: View): Letter | null => view.letter ?? draft.letter;

export const toggleLetter = (draft: Draft, letter: Letter): Draft => ({
  ...draft,
  letter: draft.letter === letter ? null : letter,
});

export const toggleSquare = (draft: Draft, square: Square): Draft => ({
  ...draft,
  square: draft.square === square ? null : square,
});

/** The run between two squares; null if they are not on one line or are the same. */
export function runBetween(a: Square, b: Square): Run | null {
  const [rowA, columnA] = linesThrough(a);
  const [rowB, columnB] = linesThrough(b);
  const spanOf = (line: number, ...places: readonly number[]): Run => ({
    line,
    first: Math.min(...places),
    last: Math.max(...places),
  });
  if (a === b) return null;
  if (rowA === rowB) return spanOf(rowA, columnA - GRID_SIZE, columnB - GRID_SIZE);
  return columnA === columnB ? spanOf(columnA, rowA, rowB) : null;
}

/** The first tap starts a run, the second ends it. A square off the line starts a new run, the first square again cancels. */
export function extendRun(draft: Draft, square: Square): Draft {
  if (draft.runStart === null || draft.run !== null) return { ...draft, runStart: square, run: null };
  if (draft.runStart === square) return { ...draft, runStart: null };
  const run = runBetween(draft.runStart, square);
  return run === null ? { ...draft, runStart: square } : { ...draft, run };
}

/** The pointer was dragged from one square to another. */
export const selectRun = (draft: Draft, from: Square, to: Square): Draft => ({
  ...draft,
  runStart: from,
  run: runBetween(from, to),
});

export function undoLastChoice(draft: Draft): Draft {
  if (draft.runStart !== null || draft.run !== null) return { ...draft, runStart: null, run: null };
  if (draft.square !== null) return { ...draft, square: null };
  return { ...draft, letter: null, reject: false };
}

/** What remains of a draft in the next phase: a square tried with a letter stays when that letter is called. */
export function carryDraftOver(draft: Draft, view: View, seat: Seat | null): Draft {
  const grid = seat === null ? null : (view.players[seat]?.grid ?? null);
  const keeps = view.phase === 'respond' && view.letter === draft.letter && draft.square !== null && grid !== null;
  return keeps && isSquareFree(grid, draft.square!) ? { ...EMPTY_DRAFT, square: draft.square } : EMPTY_DRAFT;
}

/** Asks for the card, or no longer. Where only one square is free, it is chosen, too. */
export function toggleReject(draft: Draft, grid: Grid): Draft {
  const free = Array.from({ length: SQUARE_COUNT }, (_, square) => square).filter((one) => isSquareFree(grid, one));
  return { ...draft, reject: !draft.reject, square: draft.square ?? (free.length === 1 ? free[0]! : null) };
}

/** The move the green button sends; null: something is missing. */
export function toMove(draft: Draft, view: View, seat: Seat | null): Move | null {
  const { letter, square, reject, runStart, run } = draft;
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
      if (run === null) return runStart === null ? { type: 'done' } : null;
      return { type: view.marks[seat!]!.some((one) => runsEqual(one, run)) ? 'unmark' : 'mark', run };
    case null:
      return null;
  }
}

/** One step on the grid by an arrow key, stopping at the edge. Null for any other key. */
export function moveCursor(square: Square, key: string): Square | null {
  const [row, column] = [rowOf(square), columnOf(square)];
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
