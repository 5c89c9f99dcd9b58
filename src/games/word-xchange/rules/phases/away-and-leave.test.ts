import { expect, it } from 'vitest';
import { openTestTable } from '../../testing/table.testing.ts';

const words = 'TEA EAT TEAM';

it('[WX-102] an act is in time up to and including the deadline', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A' }, at: 1000 });
  expect(table.view()).toMatchObject({ limit: 61_000, deadline: 61_500 });
  expect(table.status.deadline).toBe(61_500);
  expect(table.refusalCode(0, 'make TEA', 61_500)).toBeNull();
  for (const text of ['make TEA', 'end']) expect(table.refusalCode(0, text, 61_501), text).toBe('TIME_UP');
  expect(table.refusalCode('clock', 'timeUp', 61_499)).toBe('NOT_DUE');
  expect(table.refusalCode('clock', 'timeUp', 61_500)).toBeNull();
});

it('[WX-102] whose turn it is comes before the time', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A' } });
  expect(table.refusalCode(1, 'end', 99_000)).toBe('NOT_YOUR_TURN');
});

it('[WX-103] only the stamps of acts matter, from whatever moment they are counted', () => {
  const early = openTestTable({ words, scenario: { board: 'T E A' } });
  const late = openTestTable({ words, scenario: { board: 'T E A' }, at: 5_000_000 });
  early.act(0, 'make TEA', 7000);
  late.act(0, 'make TEA', 5_007_000);
  expect(late.view(0)).toEqual({ ...early.view(0), limit: 5_067_000, deadline: 5_067_500 });
});

it('[WX-140] the same seed and acts lead to the same table, another seed to another', () => {
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

const expire = (table: ReturnType<typeof openTestTable>) => table.eventTypes('clock', 'timeUp', table.status.deadline!);

it('[WX-143] after two expired turns in a row a seat is away, and its turns last five seconds', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A' } });
  expire(table);
  table.act(1, 'end');
  expect(expire(table)).toContain('away');
  expect(table.view().away).toEqual([0]);
  const before = table.view().limit!;
  table.act(1, 'end', before - 60_000);
  expect(table.view().limit).toBe(before - 55_000);
});

it('[WX-143] a turn with an accepted move in it does not count', () => {
  const table = openTestTable({ words, setup: { refusalLimit: 3 }, scenario: { board: 'T E A' } });
  expire(table);
  table.act(1, 'end');
  table.act(0, 'make ETA');
  expire(table);
  table.act(1, 'end');
  expect(expire(table)).not.toContain('away');
});

it('[WX-143] an accepted move in its turn brings the seat back with its full clock', () => {
  const away = { board: 'T E A', away: [0] };
  for (const [text, told] of [
    ['make TEA', ['back', 'clock', 'made', 'drawn', 'clock']],
    ['back', ['back', 'clock']],
  ] as const) {
    const table = openTestTable({ words, scenario: away });
    expect(table.view()).toMatchObject({ limit: 5000, away: [0] });
    expect(table.eventTypes(0, text, 2000)).toEqual(told);
    expect(table.view()).toMatchObject({ limit: 62_000, away: [] });
  }
  const refused = openTestTable({ words, setup: { refusalLimit: 3 }, scenario: away });
  refused.act(0, 'make ETA', 2000);
  expect(refused.view()).toMatchObject({ limit: 62_000, away: [] });
});

it('[WX-143] back may be sent at any time, but only by an away seat', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A', away: [1] } });
  expect(table.refusalOf(0, 'back')).toMatchObject({ code: 'NOT_AWAY', rule: 'WX-143' });
  expect(table.eventTypes(1, 'back', 900)).toEqual(['back']);
  expect(table.view()).toMatchObject({ away: [], limit: 60_000 });
});

it('[WX-143] in challenge play an away seat has waved through', () => {
  const setup = { wordCheck: 'challenge' } as const;
  const table = openTestTable({ seats: 3, words, setup, scenario: { board: 'T E A M', away: [2] } });
  table.act(0, 'make TEA');
  expect(table.status.toAct).toEqual([1]);
  expect(table.refusalCode(2, 'challenge')).toBe('ALREADY_ANSWERED');
  expect(table.eventTypes(1, 'accept')).toEqual(['waved', 'stood', 'drawn', 'clock']);
  const alone = openTestTable({ words, setup, scenario: { board: 'T E A', away: [1] } });
  expect(alone.eventTypes(0, 'make TEA')).toEqual(['made', 'opened', 'stood', 'drawn', 'clock']);
});

it('[WX-144] a leaver’s tile goes onto the board, the words stay and may be stolen', () => {
  const table = openTestTable({
    seats: 3,
    words,
    scenario: { board: 'M', hidden: { 2: 'G' }, easels: { 2: ['TEA'] } },
  });
  expect(table.act(2, 'leave')).toEqual([{ type: 'left', seat: 2, tile: 'G' }]);
  expect(table.view()).toMatchObject({ board: 'MG', easels: [[], [], ['TEA']], left: [2] });
  expect(table.status.scores).toEqual([0, 0, 0]);
  table.act(0, 'steal TEA TEAM');
  table.act(0, 'end');
  table.act(1, 'end');
  expect(table.view().turn).toBe(0);
});

it('[WX-144] leaving in one’s turn ends it without a draw', () => {
  const table = openTestTable({ seats: 3, words, scenario: { board: 'M', bag: 5 } });
  expect(table.eventTypes(0, 'leave')).toEqual(['left', 'ended', 'turn']);
  expect(table.view()).toMatchObject({ turn: 1, bag: 5 });
  expect(table.refusalCode(0, 'end')).toBe('NOT_YOUR_TURN');
  expect(table.refusalCode(0, 'leave')).toBe('GAME_OVER');
  expect(table.moves(0)).toEqual([]);
});

it('[WX-144] the last active seat wins at once', () => {
  const table = openTestTable({ seats: 3, words, scenario: { board: 'M', easels: { 2: ['TEA'] } } });
  table.act(2, 'leave');
  expect(table.eventTypes(1, 'leave')).toEqual(['left', 'won']);
  expect(table.status.outcome).toEqual({ ranking: [[0], [1], [2]], reason: 'last seat' });
});

it('[WX-073, WX-144] a tile laid open by a leaver makes the turn not idle', () => {
  const scenario = { board: 'X', bag: 0, hidden: { 0: '-', 1: '-', 2: 'G' } };
  const table = openTestTable({ seats: 3, scenario });
  table.act(2, 'leave');
  table.act(0, 'end');
  expect(table.view()).toMatchObject({ idle: 0, turn: 1 });
});
