import { expect, it } from 'vitest';
import { openTestTable } from '../testing/table.testing.ts';

const words = 'TEA EAT TEAM';

it('[WX-102] an act is accepted up to and including the deadline', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A' }, at: 1000 });
  expect(table.view()).toMatchObject({ limit: 61_000, deadline: 61_500 });
  expect(table.status.deadline).toBe(61_500);
  expect(table.refusalCode(0, 'make TEA', 61_500)).toBeNull();
  for (const text of ['make TEA', 'end']) expect(table.refusalCode(0, text, 61_501), text).toBe('TIME_UP');
  expect(table.refusalCode('clock', 'timeUp', 61_499)).toBe('NOT_DUE');
  expect(table.refusalCode('clock', 'timeUp', 61_500)).toBeNull();
});

it('[WX-102] the turn is checked before the clock', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A' } });
  expect(table.refusalCode(1, 'end', 99_000)).toBe('NOT_YOUR_TURN');
});

it('[WX-103] only the timestamps of acts matter, not the start time', () => {
  const early = openTestTable({ words, scenario: { board: 'T E A' } });
  const late = openTestTable({ words, scenario: { board: 'T E A' }, at: 5_000_000 });
  early.act(0, 'make TEA', 7000);
  late.act(0, 'make TEA', 5_007_000);
  expect(late.view(0)).toEqual({ ...early.view(0), limit: 5_067_000, deadline: 5_067_500 });
});

it('[WX-140] the same seed and acts give the same match, another seed a different one', () => {
  const play = (seed: string) => {
    const table = openTestTable({ seats: 3, seed });
    const { turn } = table.view();
    table.act(turn, 'end', 10);
    table.act((turn + 1) % 3, 'end', 20);
    return [table.opening, table.view(0), table.view(1)];
  };
  expect(play('one')).toEqual(play('one'));
  expect(play('one')).not.toEqual(play('two'));
});
