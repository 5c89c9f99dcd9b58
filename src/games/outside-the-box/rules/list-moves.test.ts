import { expect, it } from 'vitest';
import { openTestTable } from '../testing/table.testing.ts';

it('lists 26 calls, every free square and the grab', () => {
  const table = openTestTable({ scenario: { caller: 0, grids: { '1': 30 }, cards: { '1': 'E' } } });
  expect(table.moves(0)).toHaveLength(26);
  expect(table.moves(1)).toEqual([]);
  table.act(0, 'call E');
  expect(table.moves(0)).toHaveLength(37);
  expect(table.moves(1)).toEqual(['R6C1', 'R6C2', 'R6C3', 'R6C4', 'R6C5', 'R6C6'].map((square) => `place ${square}`));
});
