import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { stageTestTable, type TestTable, tableWhilePlacing } from '../testing/table.testing.ts';
import { type Celebration, celebrationsOf } from './celebrations.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const HAND = ['SONE', 'STWO', 'STHREE', 'SFOUR'];

/** What a seat sees of the step that `act` makes. */
function celebrations(table: TestTable, seat: number, act: (table: TestTable) => TestTable): readonly Celebration[] {
  const before = table.viewFor(seat);
  const after = act(table);
  return celebrationsOf(after.events, before, after.viewFor(seat), playerNames(NAMES, seat));
}

describe('celebrations', () => {
  it('name a book after the last card, and say the rank it brings', () => {
    const open = () => tableWhilePlacing(HAND, [1, 1, 1, 0]).act(0, 'place SFOUR 4').act(1, 'waive');
    expect(celebrations(open(), 0, (table) => table.act(2, 'waive'))).toMatchObject([
      { type: 'book', seat: 0, headline: 'Book 1: you’re a Writer!', title: 'The Sfour Affair', isOwn: true },
    ]);
    expect(celebrations(open(), 1, (table) => table.act(2, 'waive'))).toMatchObject([
      { headline: 'Book 1: Ann is a Writer!', isOwn: false },
    ]);
  });

  it('name a book published at Start without a card', () => {
    const table = stageTestTable({ players: [{ at: 27, books: 1 }, {}], dice: [1] }).act(0, 'roll');
    expect(celebrations(table, 0, (one) => one.act(0, 'book'))).toMatchObject([
      {
        headline: 'You published book 2',
        title: 'Collected Works, Volume 2',
        text: 'Royalties now pay $2,000. 8 more to win.',
      },
    ]);
  });

  it('show royalties to the author only, also when there are none yet', () => {
    const open = (books: number) => stageTestTable({ players: [{ at: 0, books, cash: 20_000 }, {}], dice: [3] });
    expect(celebrations(open(7), 0, (table) => table.act(0, 'roll'))).toMatchObject([
      { type: 'money', headline: '+$21,000', text: 'Royalties for 7 books. You have $41,000.' },
    ]);
    expect(celebrations(open(7), 1, (table) => table.act(0, 'roll'))).toEqual([]);
    expect(celebrations(open(0), 0, (table) => table.act(0, 'roll'))).toMatchObject([{ headline: 'No royalties yet' }]);
  });

  it('say who pays for using whose work', () => {
    const open = () => stageTestTable({ players: [{ at: 0 }, { books: 1 }, {}], dice: [4, 2] });
    const roll = (table: TestTable) => table.act(0, 'roll');
    expect(celebrations(open(), 0, roll)).toMatchObject([
      { headline: '−$1,000', text: 'You paid Bob for using their work.' },
    ]);
    expect(celebrations(open(), 1, roll)).toMatchObject([
      { headline: '+$1,000', text: 'Ann used your work and paid you.' },
    ]);
    expect(celebrations(open(), 2, roll)).toEqual([]);
  });

  it('give the answer to a challenge and the money it brought', () => {
    const open = () => tableWhilePlacing(['SONE'], [0, 0, 0, 0]).act(0, 'place SONE 2').act(1, 'challenge SONE S1');
    const call = (table: TestTable) => table.act(0, 'call');
    expect(celebrations(open(), 1, call)).toMatchObject([
      { type: 'answer', headline: 'You were right! +$1,000', isOwn: true },
    ]);
    expect(celebrations(open(), 0, call)).toMatchObject([{ headline: 'Bob was right! −$1,000', isOwn: true }]);
    expect(celebrations(open(), 2, call)).toMatchObject([{ headline: 'Bob was right!', isOwn: false }]);
  });
});
