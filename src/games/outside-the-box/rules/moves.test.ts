import { expect, it } from 'vitest';
import { formatMove, parseMove } from './moves.ts';
import { formatRun, formatSquare, parseRun, parseSquare } from './scoring/grid.ts';

it.each([
  'call E',
  'place R2C5',
  'grab',
  'seal R2C5',
  'seal R2C5 reject',
  'final E R1C1',
  'decline',
  'mark R1 1-4',
  'unmark C6 5-6',
  'done',
  'back',
])('parses and formats “%s”, ignoring case', (text) => {
  expect(formatMove(parseMove(text)!)).toBe(text);
  expect(parseMove(text.toLowerCase())).toEqual(parseMove(text));
  expect(parseMove(text.toUpperCase())).toEqual(parseMove(text));
});

it.each([
  '',
  'call',
  'call 1',
  'call QU',
  'call É',
  'call  E',
  'place R7C1',
  'place R0C1',
  'place R1C7',
  'place R1',
  'place R1C1 R1C2',
  'grab Q',
  'seal R1C1 rejected',
  'seal reject',
  'seal R1C1 reject reject',
  'final E',
  'final R1C1 E',
  'final EE R1C1',
  'mark R1 4-1',
  'mark R1 3-3',
  'mark R1 0-4',
  'mark R1 1-7',
  'mark D1 1-4',
  'mark R1',
  'done now',
  'constructor',
  '__proto__',
])('does not parse “%s”', (text) => {
  expect(parseMove(text)).toBeNull();
});

it('formats and parses every square and run', () => {
  for (let square = 0; square < 36; square++) expect(parseSquare(formatSquare(square))).toBe(square);
  expect(formatSquare(10)).toBe('R2C5');
  for (let line = 0; line < 12; line++)
    for (let first = 0; first < 5; first++)
      for (let last = first + 1; last < 6; last++)
        expect(parseRun(formatRun({ line, first, last }))).toEqual({ line, first, last });
  expect(formatRun({ line: 7, first: 0, last: 3 })).toBe('C2 1-4');
});
