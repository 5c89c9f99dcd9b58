import { describe, expect, it } from 'vitest';
import { stageTestTable, tableWhilePlacing } from '../testing/table.testing.ts';

describe('refusals', () => {
  const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];

  it('[WP-141] cover moves in the wrong phase or out of turn', () => {
    const roll = stageTestTable({ players: [{}, {}] });
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
    const pass = stageTestTable({ players: [{ at: 7 }, {}], dice: [1] }).act(0, 'roll');
    expect(pass.refusalCode(0, 'roll')).toBe('WRONG_PHASE');
  });

  it('name what is wrong with a placement', () => {
    const table = tableWhilePlacing(FOUR);
    expect(table.refusalCode(0, 'place AONE 1')).toBe('CARD_NOT_IN_HAND');
    expect(table.refusalCode(0, 'place CONSTRUCTOR 1')).toBe('CARD_NOT_IN_HAND');
    expect(table.refusalCode(0, 'place SONE 5')).toBe('BAD_WINDOW');
    expect(table.refusalCode(0, 'place SONE 0')).toBe('BAD_WINDOW');
    expect(table.refusalCode(0, 'place SONE 9999999999')).toBe('BAD_WINDOW');
    expect(table.refusalCode(0, 'finish')).toBe('NOTHING_LAID');
  });

  it('check phase and turn first, then the clock, then the move itself', () => {
    const table = tableWhilePlacing(FOUR);
    expect(table.refusalCode(1, 'place AONE 1', 91_000)).toBe('NOT_YOUR_TURN');
    expect(table.refusalCode(0, 'place AONE 1', 91_000)).toBe('TIME_UP');
  });
});
