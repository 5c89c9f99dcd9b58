import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { game } from '../game.ts';
import { gridRows, nearlyFullGrid, openTestTable, type TestTable } from '../testing/table.testing.ts';

const planned = game.plannedMoves!;
const isPossible = (table: TestTable, seat: number, letter: string, text: string): boolean =>
  planned.isPossible(table.view(seat) as unknown as Json, seat, letter, text);
const situation = (table: TestTable, seat: number): string | null =>
  planned.situation(table.view(seat) as unknown as Json, seat);

const SEALED = { rejectMode: 'sealed' } as const;

describe('planned answers', () => {
  it('[OB-116] the situation is the called letter, for those who have to answer it', () => {
    const table = openTestTable({ setup: SEALED, scenario: { caller: 0 } });
    expect([situation(table, 0), situation(table, 1)]).toEqual([null, null]);
    table.act(0, 'call S');
    expect([situation(table, 0), situation(table, 1)]).toEqual(['S', 'S']);
    table.act(1, 'seal R1C1');
    expect([situation(table, 0), situation(table, 1)]).toEqual(['S', null]);
  });

  it('[OB-116] a free square can be planned for any letter, in the form that the table uses', () => {
    const sealed = openTestTable({ setup: SEALED, scenario: { grids: { '1': gridRows('QUARTZ') } } });
    expect(isPossible(sealed, 1, 'S', 'seal R2C1')).toBe(true);
    expect(isPossible(sealed, 1, 'S', 'seal R2C1 reject')).toBe(true);
    expect(isPossible(sealed, 1, 'S', 'seal R1C1')).toBe(false);
    expect(isPossible(sealed, 1, 'S', 'place R2C1')).toBe(false);
    const race = openTestTable();
    expect(isPossible(race, 1, 'S', 'place R2C1')).toBe(true);
    expect(isPossible(race, 1, 'S', 'seal R2C1')).toBe(false);
    for (const text of ['grab', 'call S', 'done', 'back', 'nonsense', ''])
      expect(isPossible(race, 1, 'S', text), text).toBe(false);
    for (const letter of ['', 's', 'SS', '1', 'É']) expect(isPossible(race, 1, letter, 'place R2C1')).toBe(false);
  });

  it('[OB-032, OB-116] nobody can plan to take a card that lies in front of them', () => {
    const table = openTestTable({ setup: SEALED, scenario: { cards: { '1': 'S' } } });
    expect(isPossible(table, 1, 'S', 'seal R2C1 reject')).toBe(false);
    expect(isPossible(table, 1, 'S', 'seal R2C1')).toBe(true);
    expect(isPossible(table, 0, 'S', 'seal R2C1 reject')).toBe(true);
  });

  it('[OB-116] the square of a secret answer is taken before it is written', () => {
    const table = openTestTable({ setup: SEALED, scenario: { letter: 'S' } });
    table.act(1, 'seal R1C1');
    expect(isPossible(table, 1, 'T', 'seal R1C1')).toBe(false);
    expect(isPossible(table, 1, 'T', 'seal R1C2')).toBe(true);
    const asking = openTestTable({ setup: SEALED, scenario: { letter: 'S' } });
    asking.act(1, 'seal R1C1 reject');
    expect(isPossible(asking, 1, 'T', 'seal R1C1')).toBe(true); // they may get the card instead
  });

  it('[OB-116] players who have left, are done or only have a last letter plan nothing', () => {
    const last = openTestTable({ setup: SEALED, scenario: { grids: { '0': 36, '1': nearlyFullGrid(2) } } });
    expect(isPossible(last, 1, 'S', 'seal R6C6')).toBe(false);
    const left = openTestTable({ seats: 3, setup: SEALED });
    left.act(2, 'leave');
    expect(isPossible(left, 2, 'S', 'seal R1C1')).toBe(false);
    expect(isPossible(left, 9, 'S', 'seal R1C1')).toBe(false);
  });

  it('[OB-116] what can be planned is accepted when the letter comes', () => {
    const table = openTestTable({ setup: SEALED, scenario: { caller: 0, grids: { '1': gridRows('QUARTZ') } } });
    const squares = ['R1C1', 'R1C6', 'R2C1', 'R6C6'];
    const plans = squares.flatMap((square) => [`seal ${square}`, `seal ${square} reject`]);
    const possible = plans.filter((text) => isPossible(table, 1, 'E', text));
    table.act(0, 'call E');
    expect(plans.filter((text) => table.refusalCode(1, text) === null)).toEqual(possible);
  });
});
