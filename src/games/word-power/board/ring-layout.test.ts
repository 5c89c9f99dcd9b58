import { describe, expect, it } from 'vitest';
import { SPACES } from '../rules/spaces.ts';
import { gridCellOf, spacesInReach } from './ring-layout.ts';

describe('the ring', () => {
  const cells = SPACES.map((_, at) => gridCellOf(at));

  it('uses every cell of the rim once (WP-114)', () => {
    expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(28);
    for (const { row, column } of cells) expect([row, column].some((n) => n === 1 || n === 8)).toBe(true);
  });

  it('goes clockwise from START at the top left, one cell at a time', () => {
    expect([0, 1, 7, 14, 21].map((at) => cells[at])).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 2 },
      { row: 1, column: 8 },
      { row: 8, column: 8 },
      { row: 8, column: 1 },
    ]);
    cells.forEach((cell, at) => {
      const next = cells[(at + 1) % cells.length]!;
      expect(Math.abs(cell.row - next.row) + Math.abs(cell.column - next.column)).toBe(1);
    });
  });

  it('continues past START', () => {
    expect([...spacesInReach(25)]).toEqual([
      [26, 1],
      [27, 2],
      [0, 3],
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
  });
});
