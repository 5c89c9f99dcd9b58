// What is held ready on the pad: how it changes under fingers and keys, what it would send, where the ring's cards lie.

import { describe, expect, it } from 'vitest';
import { formatMove } from '../rules/moves.ts';
import { parseSquare } from '../rules/scoring/grid.ts';
import { type Asked, lay, nearlyFull, rows } from '../testing/table.testing.ts';
import {
  askedOf,
  carryOver,
  chooseLetter,
  IDLE,
  markSquare,
  moveOf,
  type Pen,
  putBack,
  runBetween,
  sweep,
  trySquare,
  walk,
} from './draft.ts';

const at = (text: string): number => parseSquare(text)!;
const sent = (asked: Asked, pen: Partial<Pen>, seat = 0): string | null => {
  const move = moveOf({ ...IDLE, ...pen }, lay(asked).see(seat), seat);
  return move === null ? null : formatMove(move);
};
const sealedTable: Asked = { setup: { rejectMode: 'sealed' }, scenario: { letter: 'E', caller: 1 } };
const lastTable: Asked = { scenario: { grids: { 0: nearlyFull(1), 1: 36 } } };
const markTable: Asked = {
  setup: { scoring: 'manual' },
  words: 'DOOR ORE',
  scenario: { grids: { 0: rows('DOOREX', 'XXXXXX', 'XXXXXX', 'XXXXXX', 'XXXXXX', 'XXXXXX'), 1: 36 } },
};

describe('what is asked', () => {
  it('follows the phase and the mode', () => {
    expect(askedOf(lay().see(0), 0)).toBe('call');
    expect(askedOf(lay().see(1), 1)).toBe(null);
    expect(askedOf(lay({ scenario: { letter: 'E', caller: 1 } }).see(0), 0)).toBe('write');
    expect(askedOf(lay(sealedTable).see(0), 0)).toBe('seal');
    expect(askedOf(lay(lastTable).see(0), 0)).toBe('last');
    expect(askedOf(lay(markTable).see(0), 0)).toBe('mark');
    expect(askedOf(lay().see(), null)).toBe(null);
  });

  it('is nothing while a hand is on the card (OB-105)', () => {
    const table = lay({ scenario: { letter: 'E', caller: 1 } });
    table.act(0, 'grab', 600);
    expect(askedOf(table.see(0), 0)).toBe(null);
  });
});

describe('what would be sent', () => {
  it('needs a letter to call, a square to write, both for the last letter', () => {
    expect(sent({}, {})).toBe(null);
    expect(sent({}, { letter: 'K' })).toBe('call K');
    expect(sent({ scenario: { letter: 'E', caller: 1 } }, {})).toBe(null);
    expect(sent({ scenario: { letter: 'E', caller: 1 } }, { square: at('R2C5') })).toBe('place R2C5');
    expect(sent(lastTable, { letter: 'K' })).toBe(null);
    expect(sent(lastTable, { letter: 'K', square: at('R6C6') })).toBe('final K R6C6');
  });

  it('keeps the square beside the wish for the card (OB-106)', () => {
    expect(sent(sealedTable, { square: at('R2C5') })).toBe('seal R2C5');
    expect(sent(sealedTable, { square: at('R2C5'), reject: true })).toBe('seal R2C5 reject');
  });

  it('marks a run, takes a marked one back, and is done without any', () => {
    const run = runBetween(at('R1C1'), at('R1C4'))!;
    expect(sent(markTable, {})).toBe('done');
    expect(sent(markTable, { from: at('R1C1') })).toBe(null);
    expect(sent(markTable, { run })).toBe('mark R1 1-4');
    const table = lay(markTable);
    table.act(0, 'mark R1 1-4');
    expect(moveOf({ ...IDLE, run }, table.see(0), 0)).toEqual({ type: 'unmark', run });
  });
});

describe('fingers and keys', () => {
  it('give up what is tapped twice', () => {
    const tried = trySquare(IDLE, at('R1C2'));
    expect(tried.square).toBe(at('R1C2'));
    expect(trySquare(tried, at('R1C2')).square).toBe(null);
    expect(chooseLetter(chooseLetter(IDLE, 'K'), 'K').letter).toBe(null);
  });

  it('span a run from either end, in rows and columns only', () => {
    expect(runBetween(at('R1C4'), at('R1C1'))).toEqual({ line: 0, first: 0, last: 3 });
    expect(runBetween(at('R2C3'), at('R6C3'))).toEqual({ line: 8, first: 1, last: 5 });
    expect(runBetween(at('R1C1'), at('R2C2'))).toBe(null);
    expect(runBetween(at('R1C1'), at('R1C1'))).toBe(null);
  });

  it('mark by first and last square, or in one sweep', () => {
    const begun = markSquare(IDLE, at('R1C1'));
    expect(markSquare(begun, at('R1C1'))).toEqual(IDLE);
    expect(markSquare(begun, at('R2C2'))).toMatchObject({ from: at('R2C2'), run: null });
    const whole = markSquare(begun, at('R1C4'));
    expect(whole.run).toEqual({ line: 0, first: 0, last: 3 });
    expect(markSquare(whole, at('R3C3'))).toMatchObject({ from: at('R3C3'), run: null });
    expect(sweep(IDLE, at('R1C4'), at('R1C1')).run).toEqual(whole.run);
  });

  it('put back the latest thing first', () => {
    const full: Pen = { letter: 'K', square: 3, reject: true, from: 4, run: null };
    expect(putBack(full)).toMatchObject({ letter: 'K', square: 3, from: null });
    expect(putBack(putBack(full))).toMatchObject({ letter: 'K', square: null });
    expect(putBack(putBack(putBack(full)))).toEqual(IDLE);
  });

  it('walk to the rim of the pad and no further', () => {
    const steps = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
    expect(steps.map((key) => walk(at('R1C1'), key))).toEqual([0, 0, 1, 6]);
    expect(steps.map((key) => walk(at('R6C6'), key))).toEqual([34, 29, 35, 35]);
    expect(walk(0, 'Enter')).toBe(null);
  });
});

describe('when the table moves on', () => {
  it('the square that was tried with the letter stays once the letter is called', () => {
    const table = lay();
    table.act(0, 'call K');
    const pen: Pen = { ...IDLE, letter: 'K', square: 7 };
    expect(carryOver(pen, table.see(0), 0)).toEqual({ ...IDLE, square: 7 });
    expect(carryOver({ ...pen, letter: 'L' }, table.see(0), 0)).toEqual(IDLE);
    table.act(0, 'place R2C2');
    expect(carryOver(pen, table.see(0), 0)).toEqual(IDLE);
  });
});
