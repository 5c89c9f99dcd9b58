import { expect, it } from 'vitest';
import type { OwnTable } from '../../core/protocol/own-table.ts';
import { describeOwnTable, sortOwnTables } from './own-table-text.ts';

const table: OwnTable = {
  ...{ room: 'r', game: 'wordsters', phase: 'playing', isHost: true, seat: 0, people: 1, idleMs: 0, unread: 0 },
  seats: [
    { name: 'Ann', isBot: false, isOnVacation: false },
    { name: 'Bo', isBot: false, isOnVacation: false },
    { name: 'Ben', isBot: true, isOnVacation: false },
  ],
  toAct: [1],
  timeLeftMs: null,
  isClockRunning: true,
};
const describe = (more: Partial<OwnTable>) => describeOwnTable({ ...table, ...more }, 'Wordsters');

it('says whose turn it is and how much time is left', () => {
  expect(describe({})).toEqual({ headline: 'Wordsters', detail: 'with Bo · waiting for Bo', isYourTurn: false });
  expect(describe({ toAct: [0, 2], timeLeftMs: 42_000 })).toEqual({
    headline: 'Your turn in Wordsters',
    detail: 'with Bo · 0:42 left',
    isYourTurn: true,
  });
  expect(describe({ toAct: [1, 2], timeLeftMs: 42_000, isClockRunning: false }).detail).toBe(
    'with Bo · waiting for Bo and Ben, the clock is stopped',
  );
});

it('says where a table without a running game stands', () => {
  expect(describe({ phase: 'lobby', toAct: [] }).detail).toBe('with Bo · not started, 2 of 3 players');
  expect(describe({ phase: 'lobby', toAct: [], isHost: false }).detail).toMatch(/, waiting for the host$/);
  expect(describe({ phase: 'paused' }).detail).toBe('with Bo · paused');
  expect(describe({ phase: 'over', toAct: [], seats: [table.seats[0]!, table.seats[2]!] }).detail).toBe(
    'with bots · finished',
  );
});

it('says what was said meanwhile, and who is on vacation', () => {
  expect(describe({ unread: 1 }).detail).toBe('with Bo · waiting for Bo · 1 new message');
  expect(describe({ unread: 3, phase: 'over' }).detail).toMatch(/finished · 3 new messages$/);
  const seats = table.seats.map((seat, i) => ({ ...seat, isOnVacation: i === 1 }));
  expect(describe({ seats }).detail).toBe('with Bo · waiting for Bo (on vacation)');
});

it('puts your turns first, those with the least time before the others', () => {
  const listed = (room: string, isYourTurn: boolean, timeLeftMs: number | null) => ({
    ...{ table: { room, timeLeftMs }, isYourTurn },
  });
  const tables = [
    ...[listed('theirs', false, 10), listed('untimed', true, null), listed('later', true, 300)],
    ...[listed('theirs too', false, 5), listed('soon', true, 200)],
  ];
  expect(sortOwnTables(tables).map(({ table }) => table.room)).toEqual([
    ...['soon', 'later', 'untimed', 'theirs', 'theirs too'],
  ]);
});
