import { describe, expect, it } from 'vitest';
import { stageTable, tableWhilePlacing } from '../testing/table.testing.ts';
import { formatMove, parseMove } from './moves.ts';

describe('moves as text', () => {
  it.each([
    'roll',
    'book',
    'royalty',
    'place ABANDON 2',
    'place ABANDON 9',
    'finish',
    'noplay',
    'challenge ABANDON A3',
    'waive',
    'call',
    'raise',
    'raise 4000',
    'raise 999999999999999',
    'pass',
    'pass RAPID ODOR',
    `pass ${'RAPID '.repeat(20)}ODOR`,
  ])('[WP-144] “%s” is read and written back', (text) => {
    expect(formatMove(parseMove(text)!)).toBe(text);
    expect(formatMove(parseMove(text.toUpperCase())!)).toBe(text);
    expect(formatMove(parseMove(text.toLowerCase())!)).toBe(text);
  });

  it.each([
    '',
    ' ',
    'rolls',
    'roll 6',
    'place',
    'place ABANDON',
    'place  ABANDON 2',
    'place ABANDON 02',
    'place ABANDON two',
    'place ABANDON 2 3',
    'place ABANDON -1',
    'challenge ABANDON',
    'challenge ABANDON 3A',
    'challenge ABANDON A5',
    'challenge ABANDON X1',
    'raise $4000',
    'raise 4,000',
    'raise 4e3',
    'raise 1 2',
    'paß RAPID',
    'pass RAPID,ODOR',
    'pass __proto__',
    'roll\n',
    ' roll',
  ])('[WP-144] “%s” cannot be read', (text) => {
    expect(parseMove(text)).toBe(null);
  });
});

describe('refusals', () => {
  const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];

  it('[WP-141] a move out of its phase or out of turn', () => {
    const roll = stageTable({ players: [{}, {}] });
    for (const text of [
      'book',
      'royalty',
      'place SONE 1',
      'finish',
      'noplay',
      'challenge SONE S1',
      'waive',
      'pass SONE',
    ])
      expect(roll.refusalCode(0, text), text).toBe('WRONG_PHASE');
    expect(roll.refusalCode(1, 'roll')).toBe('NOT_YOUR_TURN');
    expect(roll.refusalCode(7, 'roll')).toBe('UNKNOWN_SEAT');
    expect(roll.refusalCode(0, 'call')).toBe('NO_BET');
    expect(roll.refusalCode(0, 'raise')).toBe('NO_BET');
    const place = tableWhilePlacing(FOUR);
    for (const text of ['place SONE 1', 'finish', 'noplay']) expect(place.refusalCode(1, text)).toBe('NOT_YOUR_TURN');
    expect(place.refusalCode(0, 'roll')).toBe('WRONG_PHASE');
    expect(place.refusalCode(1, 'waive')).toBe('NOTHING_OPEN');
    expect(place.refusalCode(0, 'waive')).toBe('NOTHING_OPEN');
    const pass = stageTable({ players: [{ at: 7 }, {}], dice: [1] }).act(0, 'roll');
    expect(pass.refusalCode(0, 'roll')).toBe('WRONG_PHASE');
  });

  it('what is wrong with a placement', () => {
    const table = tableWhilePlacing(FOUR);
    expect(table.refusalCode(0, 'place AONE 1')).toBe('CARD_NOT_IN_HAND');
    expect(table.refusalCode(0, 'place CONSTRUCTOR 1')).toBe('CARD_NOT_IN_HAND');
    expect(table.refusalCode(0, 'place SONE 5')).toBe('BAD_WINDOW');
    expect(table.refusalCode(0, 'place SONE 0')).toBe('BAD_WINDOW');
    expect(table.refusalCode(0, 'place SONE 9999999999')).toBe('BAD_WINDOW');
    expect(table.refusalCode(0, 'finish')).toBe('NOTHING_LAID');
  });

  it('the clock comes after phase and turn, before what is wrong in the move itself', () => {
    const table = tableWhilePlacing(FOUR);
    expect(table.refusalCode(1, 'place AONE 1', 91_000)).toBe('NOT_YOUR_TURN');
    expect(table.refusalCode(0, 'place AONE 1', 91_000)).toBe('TIME_UP');
  });
});
