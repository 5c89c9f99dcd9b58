import { expect, it } from 'vitest';
import { openTestTable } from '../../testing/table.testing.ts';

const words = 'TEA EAT TEAM';

const letTimeRunOut = (table: ReturnType<typeof openTestTable>) =>
  table.eventTypes('clock', 'timeUp', table.status.deadline!);

it('[WX-143] a seat is away after missing two turns in a row, and its turns then last five seconds', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A' } });
  letTimeRunOut(table);
  table.act(1, 'end');
  expect(letTimeRunOut(table)).toContain('away');
  expect(table.view().away).toEqual([0]);
  const before = table.view().limit!;
  table.act(1, 'end', before - 60_000);
  expect(table.view().limit).toBe(before - 55_000);
});

it('[WX-143] a turn with a legal move in it does not count as missed', () => {
  const table = openTestTable({ words, setup: { refusalLimit: 3 }, scenario: { board: 'T E A' } });
  letTimeRunOut(table);
  table.act(1, 'end');
  table.act(0, 'make ETA');
  letTimeRunOut(table);
  table.act(1, 'end');
  expect(letTimeRunOut(table)).not.toContain('away');
});

it('[WX-143] a legal move in its turn brings an away seat back with its full clock', () => {
  const away = { board: 'T E A', away: [0] };
  for (const [text, eventTypes] of [
    ['make TEA', ['back', 'clock', 'made', 'drawn', 'clock']],
    ['back', ['back', 'clock']],
  ] as const) {
    const table = openTestTable({ words, scenario: away });
    expect(table.view()).toMatchObject({ limit: 5000, away: [0] });
    expect(table.eventTypes(0, text, 2000)).toEqual(eventTypes);
    expect(table.view()).toMatchObject({ limit: 62_000, away: [] });
  }
  const rejected = openTestTable({ words, setup: { refusalLimit: 3 }, scenario: away });
  rejected.act(0, 'make ETA', 2000);
  expect(rejected.view()).toMatchObject({ limit: 62_000, away: [] });
});

it('[WX-143] only an away seat can send back, at any time', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A', away: [1] } });
  expect(table.refusalOf(0, 'back')).toMatchObject({ code: 'NOT_AWAY', rule: 'WX-143' });
  expect(table.eventTypes(1, 'back', 900)).toEqual(['back']);
  expect(table.view()).toMatchObject({ away: [], limit: 60_000 });
});

it('[WX-143] in challenge play an away seat counts as accepting', () => {
  const setup = { wordCheck: 'challenge' } as const;
  const table = openTestTable({ seats: 3, words, setup, scenario: { board: 'T E A M', away: [2] } });
  table.act(0, 'make TEA');
  expect(table.status.toAct).toEqual([1]);
  expect(table.refusalCode(2, 'challenge')).toBe('ALREADY_ANSWERED');
  expect(table.eventTypes(1, 'accept')).toEqual(['waved', 'stood', 'drawn', 'clock']);
  const alone = openTestTable({ words, setup, scenario: { board: 'T E A', away: [1] } });
  expect(alone.eventTypes(0, 'make TEA')).toEqual(['made', 'opened', 'stood', 'drawn', 'clock']);
});

it('[WX-144] the hidden tile of a seat that leaves goes onto the board; its words stay and can be stolen', () => {
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

it('[WX-144] leaving in your own turn ends it without a draw', () => {
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

it('[WX-073, WX-144] a tile revealed by a seat that leaves makes the turn not idle', () => {
  const scenario = { board: 'X', bag: 0, hidden: { 0: '-', 1: '-', 2: 'G' } };
  const table = openTestTable({ seats: 3, scenario });
  table.act(2, 'leave');
  table.act(0, 'end');
  expect(table.view()).toMatchObject({ idle: 0, turn: 1 });
});
