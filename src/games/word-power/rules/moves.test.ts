import { describe, expect, it } from 'vitest';
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
  ])('[WP-144] “%s” is parsed and formatted back', (text) => {
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
  ])('[WP-144] “%s” is not a move', (text) => {
    expect(parseMove(text)).toBe(null);
  });
});
