import { describe, expect, it } from 'vitest';
import { formatMove } from '../rules/moves.ts';
import { parseSquare } from '../rules/scoring/grid.ts';
import { gridRows, nearlyFullGrid, openTestTable, type TestTableOptions } from '../testing/table.testing.ts';
import {
  carryDraftOver,
  type Draft,
  EMPTY_DRAFT,
  extendRun,
  moveCursor,
  requestedActionOf,
  runBetween,
  selectRun,
  toggleLetter,
  toggleReject,
  toggleSquare,
  toMove,
  undoLastChoice,
} from './draft.ts';

const at = (text: string): number => parseSquare(text)!;
const moveText = (options: TestTableOptions, draft: Partial<Draft>, seat = 0): string | null => {
  const move = toMove({ ...EMPTY_DRAFT, ...draft }, openTestTable(options).view(seat), seat);
  return move === null ? null : formatMove(move);
};
const sealedTable: TestTableOptions = { setup: { rejectMode: 'sealed' }, scenario: { letter: 'E', caller: 1 } };
const lastTable: TestTableOptions = { scenario: { grids: { 0: nearlyFullGrid(1), 1: 36 } } };
const markTable: TestTableOptions = {
  setup: { scoring: 'manual' },
  words: 'DOOR ORE',
  scenario: { grids: { 0: gridRows('DOOREX', 'XXXXXX', 'XXXXXX', 'XXXXXX', 'XXXXXX', 'XXXXXX'), 1: 36 } },
};

describe('the requested action', () => {
  it('follows the phase and the reject mode', () => {
    expect(requestedActionOf(openTestTable().view(0), 0)).toBe('call');
    expect(requestedActionOf(openTestTable().view(1), 1)).toBe(null);
    expect(requestedActionOf(openTestTable({ scenario: { letter: 'E', caller: 1 } }).view(0), 0)).toBe('write');
    expect(requestedActionOf(openTestTable(sealedTable).view(0), 0)).toBe('seal');
    expect(requestedActionOf(openTestTable(lastTable).view(0), 0)).toBe('last');
    expect(requestedActionOf(openTestTable(markTable).view(0), 0)).toBe('mark');
    expect(requestedActionOf(openTestTable().view(), null)).toBe(null);
  });

  it('is none while a grab is pending (OB-105)', () => {
    const table = openTestTable({ scenario: { letter: 'E', caller: 1 } });
    table.act(0, 'grab', 600);
    expect(requestedActionOf(table.view(0), 0)).toBe(null);
  });
});

describe('the move to send', () => {
  it('needs a letter to call, a square to write, and both for the last letter', () => {
    expect(moveText({}, {})).toBe(null);
    expect(moveText({}, { letter: 'K' })).toBe('call K');
    expect(moveText({ scenario: { letter: 'E', caller: 1 } }, {})).toBe(null);
    expect(moveText({ scenario: { letter: 'E', caller: 1 } }, { square: at('R2C5') })).toBe('place R2C5');
    expect(moveText(lastTable, { letter: 'K' })).toBe(null);
    expect(moveText(lastTable, { letter: 'K', square: at('R6C6') })).toBe('final K R6C6');
  });

  it('includes the square when asking for the card (OB-106)', () => {
    expect(moveText(sealedTable, { square: at('R2C5') })).toBe('seal R2C5');
    expect(moveText(sealedTable, { square: at('R2C5'), reject: true })).toBe('seal R2C5 reject');
  });

  it('marks a run, unmarks a marked one, and finishes without a run', () => {
    const run = runBetween(at('R1C1'), at('R1C4'))!;
    expect(moveText(markTable, {})).toBe('done');
    expect(moveText(markTable, { runStart: at('R1C1') })).toBe(null);
    expect(moveText(markTable, { run })).toBe('mark R1 1-4');
    const table = openTestTable(markTable);
    table.act(0, 'mark R1 1-4');
    expect(toMove({ ...EMPTY_DRAFT, run }, table.view(0), 0)).toEqual({ type: 'unmark', run });
  });
});

describe('input', () => {
  it('deselects what is tapped twice', () => {
    const tried = toggleSquare(EMPTY_DRAFT, at('R1C2'));
    expect(tried.square).toBe(at('R1C2'));
    expect(toggleSquare(tried, at('R1C2')).square).toBe(null);
    expect(toggleLetter(toggleLetter(EMPTY_DRAFT, 'K'), 'K').letter).toBe(null);
  });

  it('spans a run from either end, in rows and columns only', () => {
    expect(runBetween(at('R1C4'), at('R1C1'))).toEqual({ line: 0, first: 0, last: 3 });
    expect(runBetween(at('R2C3'), at('R6C3'))).toEqual({ line: 8, first: 1, last: 5 });
    expect(runBetween(at('R1C1'), at('R2C2'))).toBe(null);
    expect(runBetween(at('R1C1'), at('R1C1'))).toBe(null);
  });

  it('selects a run by its first and last square, or by dragging', () => {
    const begun = extendRun(EMPTY_DRAFT, at('R1C1'));
    expect(extendRun(begun, at('R1C1'))).toEqual(EMPTY_DRAFT);
    expect(extendRun(begun, at('R2C2'))).toMatchObject({ runStart: at('R2C2'), run: null });
    const whole = extendRun(begun, at('R1C4'));
    expect(whole.run).toEqual({ line: 0, first: 0, last: 3 });
    expect(extendRun(whole, at('R3C3'))).toMatchObject({ runStart: at('R3C3'), run: null });
    expect(selectRun(EMPTY_DRAFT, at('R1C4'), at('R1C1')).run).toEqual(whole.run);
  });

  it('undoes the latest choice first', () => {
    const full: Draft = { letter: 'K', square: 3, reject: true, runStart: 4, run: null };
    expect(undoLastChoice(full)).toMatchObject({ letter: 'K', square: 3, runStart: null });
    expect(undoLastChoice(undoLastChoice(full))).toMatchObject({ letter: 'K', square: null });
    expect(undoLastChoice(undoLastChoice(undoLastChoice(full)))).toEqual(EMPTY_DRAFT);
  });

  it('moves the cursor up to the edge of the grid', () => {
    const steps = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
    expect(steps.map((key) => moveCursor(at('R1C1'), key))).toEqual([0, 0, 1, 6]);
    expect(steps.map((key) => moveCursor(at('R6C6'), key))).toEqual([34, 29, 35, 35]);
    expect(moveCursor(0, 'Enter')).toBe(null);
  });
});

describe('a draft in the next phase', () => {
  it('keeps the square that was tried with the letter once the letter is called', () => {
    const table = openTestTable();
    table.act(0, 'call K');
    const draft: Draft = { ...EMPTY_DRAFT, letter: 'K', square: 7 };
    expect(carryDraftOver(draft, table.view(0), 0)).toEqual({ ...EMPTY_DRAFT, square: 7 });
    expect(carryDraftOver({ ...draft, letter: 'L' }, table.view(0), 0)).toEqual(EMPTY_DRAFT);
    table.act(0, 'place R2C2');
    expect(carryDraftOver(draft, table.view(0), 0)).toEqual(EMPTY_DRAFT);
  });

  it('asks for the card with the only free square', () => {
    const grid = nearlyFullGrid(1).join('');
    const asking = toggleReject(EMPTY_DRAFT, grid);
    expect(asking).toEqual({ ...EMPTY_DRAFT, reject: true, square: grid.indexOf('.') });
    expect(toggleReject(asking, grid).reject).toBe(false);
    expect(toggleReject(EMPTY_DRAFT, nearlyFullGrid(2).join('')).square).toBeNull();
  });
});
