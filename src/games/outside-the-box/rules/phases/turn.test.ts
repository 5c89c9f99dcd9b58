import { describe, expect, it } from 'vitest';
import { nearlyFullGrid, openTestTable } from '../../testing/table.testing.ts';

describe('a turn', () => {
  it('[OB-002, OB-020] any letter may be called any number of times, wherever its card is', () => {
    const table = openTestTable({ scenario: { cards: { '0': 'E', '1': 'Q' } } });
    for (const [caller, letter] of [
      [0, 'E'],
      [1, 'E'],
      [0, 'Q'],
      [1, 'Z'],
    ] as const) {
      expect(table.act(caller, `call ${letter}`)).toMatchObject([{ type: 'called', caller, letter, absent: false }]);
      const place = `place R1C${table.view().players[0]!.filled + 1}`;
      table.acts([`0 ${place}`, `1 ${place}`]);
    }
    expect(table.grid(0)[0]).toBe('EEQZ..');
  });

  it('[OB-004] letters are converted to capitals', () => {
    const table = openTestTable();
    table.acts(['0 CALL e', '0 place r1c1', '1 Place R1c2']);
    expect(table.grid(0)[0]).toBe('E.....');
    expect(table.grid(1)[0]).toBe('.E....');
  });

  it('[OB-021] all players including the caller enter the letter in any empty square', () => {
    const table = openTestTable({
      seats: 3,
      scenario: { letter: 'E', grids: { '1': ['.....A', ...Array(5).fill('......')] } },
    });
    expect(table.status.toAct).toEqual([0, 1, 2]);
    expect(table.refusalOf(1, 'place R1C6')).toMatchObject({ code: 'SQUARE_TAKEN', about: ['R1C6', 'A', 'R1C5'] });
    table.act(1, 'place R6C6');
    expect(table.grid(1)[5]).toBe('.....E');
  });

  it('[OB-022] the turn is over when all have entered the letter; then the next player calls', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'E' } });
    expect(table.eventTypes(2, 'place R1C1')).toEqual(['done']);
    expect(table.eventTypes(0, 'place R1C1')).toEqual(['done']);
    expect(table.status.toAct).toEqual([1]);
    expect(table.eventTypes(1, 'place R1C1')).toEqual(['done', 'turnComplete', 'turn']);
    expect(table.view()).toMatchObject({ phase: 'call', caller: 1 });
  });

  it('[OB-023] a chosen square is final, even before the others have answered', () => {
    const table = openTestTable({ scenario: { letter: 'E' } });
    table.act(0, 'place R1C1');
    expect(table.refusalCode(0, 'place R1C2')).toBe('ALREADY_DONE');
  });

  it('[OB-024] passing is not allowed: a called letter must be entered or rejected', () => {
    const table = openTestTable({ scenario: { letter: 'E' } });
    expect(table.refusalCode(0, 'decline')).toBe('WRONG_PHASE');
    expect(table.refusalCode(0, 'done')).toBe('WRONG_PHASE');
    expect(table.moves(0)).toHaveLength(36 + 1);
  });

  it('[OB-025, OB-077] finished players neither call, enter nor reject, and keep their cards and grid', () => {
    const table = openTestTable({
      seats: 3,
      scenario: { caller: 0, letter: 'E', grids: { '1': 36 }, cards: { '1': 'X' } },
    });
    expect(table.status.toAct).toEqual([0, 2]);
    expect(table.refusalOf(1, 'place R1C1')).toMatchObject({ code: 'NOT_PLAYING', rule: 'OB-077' });
    expect(table.refusalCode(1, 'grab')).toBe('NOT_PLAYING');
    table.acts(['0 place R1C1', '2 place R1C1']);
    expect(table.status.toAct).toEqual([2]);
    expect(table.view().players[1]).toMatchObject({ filled: 36, cards: 'X' });
    expect(table.moves(1)).toEqual([]);
  });

  it('accepts a call only from the caller and only in the call phase', () => {
    const table = openTestTable({ scenario: { caller: 1 } });
    expect(table.refusalOf(0, 'call E')).toMatchObject({ code: 'NOT_YOUR_TURN', about: ['1'] });
    expect(table.refusalCode(1, 'place R1C1')).toBe('WRONG_PHASE');
    table.act(1, 'call E');
    expect(table.refusalCode(1, 'call F')).toBe('WRONG_PHASE');
  });

  it('continues for players with free squares while others are finished', () => {
    const table = openTestTable({
      seats: 3,
      scenario: { letter: 'E', grids: { '0': nearlyFullGrid(1), '1': nearlyFullGrid(2), '2': 0 } },
    });
    table.acts(['0 place R6C6', '1 place R6C6']);
    expect(table.eventTypes(2, 'place R1C1')).toEqual(['done', 'turnComplete', 'filled', 'goesOn', 'turn']);
    expect(table.status.toAct).toEqual([1]);
  });
});
