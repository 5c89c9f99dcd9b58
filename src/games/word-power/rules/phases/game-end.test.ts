import { describe, expect, it } from 'vitest';
import { SPACE_BY_RELATION, stageTestTable, type TestTable } from '../../testing/table.testing.ts';
import { rules } from '../rules.ts';

const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];
const outcome = (table: TestTable) => rules.status(table.state).outcome;
const winner = (table: TestTable) => outcome(table)?.ranking[0];

describe('winning', () => {
  it('[WP-028, WP-030] exactly ten books or exactly $100,000 wins', () => {
    const books = stageTestTable({ players: [{ at: 27, books: 9 }, {}], dice: [1] })
      .act(0, 'roll')
      .act(0, 'book');
    expect(outcome(books)).toEqual({ ranking: [[0], [1]], reason: 'First to publish 10 books' });
    const cash = stageTestTable({ players: [{ at: 0, books: 5, cash: 90_000 }, {}], dice: [3] }).act(0, 'roll');
    expect(outcome(cash)).toEqual({ ranking: [[0], [1]], reason: 'First to hold $100,000' });
    expect(cash.findEvent('gameWon')).toMatchObject({ seat: 0, reason: 'cash', books: 5, cash: 100_000 });
    expect(
      winner(stageTestTable({ players: [{ books: 5, cash: 89_500 }, {}], dice: [3] }).act(0, 'roll')),
    ).toBeUndefined();
  });

  it('[WP-029] the game ends in the middle of a turn', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR, books: 9 }, {}],
      windows: [1, 1, 1, 0],
    });
    table.act(0, 'place SFOUR 4').act(1, 'waive');
    expect(table.eventTypes.slice(-2)).toEqual(['bookPublished', 'gameWon']);
    expect(table.windows.flat().length).toBe(4);
    expect(table.toAct).toEqual([]);
    expect(table.deadline).toBe(null);
    for (const [by, text] of [
      [0, 'place SONE 1'],
      [1, 'leave'],
      ['clock', 'timeUp'],
    ] as const)
      expect(table.refusalCode(by, text, 1e9)).toBe('GAME_OVER');
    expect(table.moves(0)).toEqual([]);
  });

  it('[WP-030] money staked in a bet does not count as cash', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR, cash: 99_500 }, { cash: 99_500 }],
      windows: [0, 0, 0, 0],
    });
    table.act(0, 'place SONE 1').act(1, 'challenge SONE S2').act(0, 'raise');
    expect(table.cash).toEqual([97_500, 98_500]);
    expect(outcome(table)).toBe(null);
    table.act(1, 'call');
    expect(outcome(table)).toEqual({ ranking: [[0], [1]], reason: 'First to hold $100,000' });
  });

  it('[WP-031, WP-110] a challenger can win during another player’s turn', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR }, { cash: 99_000 }, {}],
    });
    table.act(0, 'place SONE 2').act(1, 'challenge SONE S1').act(0, 'call');
    expect(winner(table)).toEqual([1]);
    expect(table.eventTypes.slice(-3)).toEqual(['challengeSettled', 'cardRemoved', 'gameWon']);
  });

  it('[WP-032, WP-029] if one payment brings several players to the target, the nearest on the active player’s left wins', () => {
    const rich = { books: 1, cash: 99_500 };
    const table = stageTestTable({ active: 1, players: [rich, { at: 0 }, { cash: 0 }, rich], dice: [4, 1] }).act(
      1,
      'roll',
    );
    expect(table.cash).toEqual([100_000, 19_000, 0, 100_000]);
    expect(outcome(table)).toEqual({ ranking: [[3], [0], [1], [2]], reason: 'First to hold $100,000' });
  });

  it('[WP-033] higher targets can be chosen', () => {
    const table = stageTestTable({ players: [{ at: 27, books: 9 }, {}], dice: [1] }, { targetBooks: 12 });
    expect(winner(table.act(0, 'roll').act(0, 'book'))).toBeUndefined();
  });

  it('[WP-034, WP-035] if both targets are needed, both must be met at the same time', () => {
    const both = { winRule: 'both' } as const;
    const table = stageTestTable({ players: [{ at: 26, books: 11, cash: 70_000 }, {}], dice: [2] }, both).act(
      0,
      'roll',
    );
    expect(winner(table.act(0, 'book'))).toBeUndefined();
    expect(table.books[0]).toBe(12);
    const paid = stageTestTable({ players: [{ at: 26, books: 11, cash: 70_000 }, {}], dice: [2] }, both).act(0, 'roll');
    expect(outcome(paid.act(0, 'royalty'))).toEqual({
      ranking: [[0], [1]],
      reason: 'First to publish 10 books and hold $100,000',
    });
  });

  it('[WP-036] after the last round the most books win, then the most cash, then the earlier seat in turn order', () => {
    const run = (players: readonly object[]): TestTable => {
      const table = stageTestTable(
        { active: 1, players: players as never, dice: Array(30).fill(3) },
        { roundLimit: 10 },
      );
      table.state = { ...table.state, rounds: 9 };
      return table.act(1, 'roll').act(2, 'roll').act(0, 'roll');
    };
    const lines = run([{ at: 0 }, { at: 0 }, { at: 0 }]);
    expect(outcome(lines)).toEqual({ ranking: [[1], [0, 2]], reason: 'Most books after 10 rounds' });
    expect(winner(run([{ books: 1 }, {}, { books: 2 }]))).toEqual([2]);
    expect(winner(run([{ cash: 20_500 }, {}, {}]))).toEqual([0]);
  });

  it('[WP-036] a round is complete when the turn reaches or skips the first seat', () => {
    const table = stageTestTable({ players: [{}, {}, {}], dice: Array(30).fill(3) }, { roundLimit: 10 }).act(0, 'roll');
    table.act(1, 'roll').act(2, 'roll');
    expect(table.viewFor(0).round).toBe(2);
    const lost = stageTestTable({ active: 0, players: [{ cash: 0, at: 1 }, {}], dice: [4, 3] }, { roundLimit: 10 });
    lost.act(0, 'roll').act(0, 'noplay').act(1, 'roll');
    expect(lost.eventTypes.slice(-2)).toEqual(['turnLost', 'turnBegan']);
    expect(lost.viewFor(0).round).toBe(2);
    const left = stageTestTable({ players: [{}, {}, {}], dice: Array(30).fill(3) }, { roundLimit: 10 });
    left.act(0, 'leave').act(1, 'roll').act(2, 'roll');
    expect(left.viewFor(1).round).toBe(2);
  });

  it('[WP-143] the others rank by books, then cash; ties share a place; players who left come last, latest first', () => {
    const players = [
      { at: 27, books: 9 },
      { books: 3 },
      { books: 4, cash: 500 },
      { books: 3 },
      { books: 8 },
      { books: 9 },
    ];
    const table = stageTestTable({ players, dice: [1] })
      .act(5, 'leave')
      .act(4, 'leave')
      .act(0, 'roll')
      .act(0, 'book');
    expect(outcome(table)!.ranking).toEqual([[0], [2], [1, 3], [4], [5]]);
    expect(rules.status(table.state).scores).toEqual([10, 3, 4, 3, 8, 9]);
  });
});
