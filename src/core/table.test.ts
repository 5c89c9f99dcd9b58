import { expect, it } from 'vitest';
import { game } from '../games/conformance/toy/game.ts';
import { playerNames } from './player-names.ts';
import { performAct, type Table } from './table.ts';
import { openToy } from './testing/toy-match.testing.ts';

const open = (): Table => openToy().table;

it('does not change before a planned act is committed', () => {
  const table = open();
  const before = table.viewFor(0);
  const planned = table.plan(0, table.listMoves(0)[0]!, 10);
  expect(planned.ok).toBe(true);
  expect(table.viewFor(0)).toEqual(before);
  expect(table.n).toBe(0);
  if (planned.ok) planned.value.commit();
  expect(table.n).toBe(1);
  expect(table.viewFor(0)).not.toEqual(before);
});

it('throws if two acts planned on the same position are both committed', () => {
  const table = open();
  const [one, two] = [table.plan(0, table.listMoves(0)[0]!, 10), table.plan(1, table.listMoves(1)[0]!, 10)];
  if (!one.ok || !two.ok) throw new Error('refused');
  one.value.commit();
  expect(() => two.value.commit()).toThrow(/planned on act 0/);
});

it.each([
  [0, 'nonsense', 10, 'MALFORMED'],
  [0, 'bid 1\nbid 2', 10, 'MALFORMED'],
  [0, 'x'.repeat(5000), 10, 'MALFORMED'],
  [0, 'timeUp', 10, 'MALFORMED'],
  ['clock', 'bid 1', 10, 'MALFORMED'],
  ['clock', 'timeUp', 10, 'NOT_DUE'],
  [7, 'leave', 10, 'UNKNOWN_SEAT'],
  [-1, 'leave', 10, 'UNKNOWN_SEAT'],
  [0.5, 'leave', 10, 'UNKNOWN_SEAT'],
  [0, 'leave', Number.NaN, 'BAD_TIME'],
  [0, 'leave', -5, 'BAD_TIME'],
] as const)('refuses %s “%s” at %s with %s and does not change', (by, text, at, code) => {
  const table = open();
  const before = JSON.stringify([table.viewFor('spectator'), table.status]);
  const done = performAct(table, by, text, at);
  expect(done.ok ? null : done.error.code).toBe(code);
  expect(JSON.stringify([table.viewFor('spectator'), table.status])).toBe(before);
  if (!done.ok) expect(game.say.refusal(done.error, playerNames([], null))).toMatch(/^\S.*[.!?]$/s);
});

it('logs moves in their normal form', () => {
  const table = open();
  const done = performAct(table, 1, `  ${table.listMoves(1)[0]!.toUpperCase()} `, 5);
  expect(done.ok && done.value.entry).toMatchObject({ n: 1, at: 5, by: 1 });
  expect(done.ok && done.value.entry.text).toMatch(/^bid \d+$/);
});

it('keeps the time of the latest act and refuses earlier ones', () => {
  const table = open();
  performAct(table, 0, 'leave', 300);
  expect(table.at).toBe(300);
  expect(performAct(table, 1, 'leave', 299).ok).toBe(false);
});
