import { expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { openTestTable } from '../testing/table.testing.ts';
import { formatPrompt } from './prompt.ts';
import { formatTable } from './terminal.ts';

const names = playerNames(['Ada', 'Ben', 'Cy'], null);

it('formats the table for a viewer without the secrets of other seats', () => {
  const scenario = {
    board: 'T E A',
    hidden: { 1: 'G', 2: 'H' },
    easels: { 1: ['[L]EAN', 'RACE'] },
    bag: 40,
    away: [2],
  };
  const table = openTestTable({ seats: 3, scenario });
  expect(formatTable(table.view(1), 1, names)).toBe(
    [
      'Board: T E A',
      'Bag:   40',
      '> 0 Ada   0/6',
      '  1 Ben   2/6  [L]EAN  RACE  (your hidden tile: G)',
      '  2 Cy    0/6  (hidden tile, away)',
    ].join('\n'),
  );
  expect(formatPrompt(table.view(1), 1, names)).toBe('It’s Ada’s turn.');
  expect(formatPrompt(table.view(0), 0, names)).toContain('Make a word, steal one, or free the joker.');
  expect(formatPrompt(table.view(2), 2, names)).toContain('back');
});
