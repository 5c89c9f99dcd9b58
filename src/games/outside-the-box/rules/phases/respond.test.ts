import { describe, expect, it } from 'vitest';
import { nearlyFullGrid, openTestTable } from '../../testing/table.testing.ts';

describe('sealed answers', () => {
  const setup = { rejectMode: 'sealed' } as const;

  it('[OB-106] are secret and final, and the letters are entered when all have answered', () => {
    const table = openTestTable({ seats: 3, setup, scenario: { letter: 'Q' } });
    expect(table.eventTypes(0, 'seal R1C1')).toEqual(['done']);
    expect(table.refusalCode(0, 'seal R1C2')).toBe('ALREADY_DONE');
    expect(table.view(0)).toMatchObject({ sealed: { square: 0, reject: false } });
    expect(table.view(1).sealed).toBeNull();
    expect(table.grid(0)[0]).toBe('......');
    table.act(1, 'seal R2C2 reject');
    expect(table.act(2, 'seal R3C3 reject')).toMatchObject([
      { type: 'done' },
      { type: 'rejected', seat: 1, from: null, grabs: [] },
      { type: 'turnComplete' },
      { type: 'turn', caller: 1 },
    ]);
    expect([0, 1, 2].map((seat) => table.view(seat).players[seat]!.filled)).toEqual([1, 0, 1]);
    expect(table.grid(2)[2]).toBe('..Q...');
  });

  it('[OB-106] use the same tie-break for the card as a race', () => {
    const table = openTestTable({ seats: 3, setup, scenario: { letter: 'Q', cards: { '1': 'A' } } });
    table.acts(['0 seal R1C1 reject', '1 seal R1C1 reject', '2 seal R1C1 reject']);
    expect(table.view().lastRace).toMatchObject({ seat: 2 });
  });

  it('[OB-032, OB-038, OB-106] may not reject when holding the card, nor as a caller where the option forbids it', () => {
    const table = openTestTable({
      setup,
      scenario: { letter: 'Q', cards: { '0': 'Q' }, grids: { '0': nearlyFullGrid(30) } },
    });
    expect(table.refusalCode(0, 'seal R1C1 reject')).toBe('SQUARE_TAKEN');
    expect(table.refusalCode(0, 'seal R6C6 reject')).toBe('HOLDS_CARD');
    expect(table.refusalCode(0, 'seal R6C6')).toBeNull();
    const strict = openTestTable({ setup: { ...setup, callerMayReject: 'no' }, scenario: { letter: 'Q' } });
    expect(strict.refusalCode(0, 'seal R1C1 reject')).toBe('CALLER_MAY_NOT_REJECT');
    expect(strict.moves(0)).toHaveLength(36);
    expect(strict.moves(1)).toHaveLength(72);
  });

  it('are for sealed tables only; placing and grabbing are for races only', () => {
    expect(openTestTable({ setup, scenario: { letter: 'Q' } }).refusalCode(0, 'place R1C1')).toBe('WRONG_MODE');
    expect(openTestTable({ setup, scenario: { letter: 'Q' } }).refusalCode(0, 'grab')).toBe('WRONG_MODE');
    expect(openTestTable({ scenario: { letter: 'Q' } }).refusalCode(0, 'seal R1C1')).toBe('WRONG_MODE');
  });
});
