import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { DEFAULT_SETUP, openTestTable, tryOpenTestTable } from '../testing/table.testing.ts';
import type { Setup } from './options.ts';
import { startFromScenario } from './stage-scenario.ts';
import { removeTiles, TILE_SET, tilesOf } from './tiles.ts';

it('builds the position as written, with a full clock', () => {
  const table = openTestTable({
    seats: 3,
    at: 500,
    setup: { refusalLimit: 3 },
    scenario: {
      words: ['CAT'],
      turn: 2,
      board: 'T E A S *',
      easels: { 0: ['LEAN', 'RACE'], 1: ['CAT'] },
      hidden: { 0: 'G', 1: 'Q' },
      draw: 'E R O',
      bag: 40,
      refusals: 2,
      away: [1],
    },
  });
  expect(table.view(0)).toMatchObject({
    turn: 2,
    board: 'TEAS*',
    easels: [['LEAN', 'RACE'], ['CAT'], []],
    hidden: ['G', '?', null],
    bag: 40,
    refusals: 2,
    away: [1],
    limit: 60_500,
  });
  expect(table.view(1).hidden[1]).toBe('Q');
  table.act(2, 'end');
  expect(table.view(2).hidden[2]).toBe('E');
});

it('fills in what the scenario does not name from the remaining tiles', () => {
  const open = startFromScenario({}, DEFAULT_SETUP, 4, env());
  if (!open.ok) throw new Error(open.error.about.join());
  const { board, bag, hidden, easels } = open.value.state;
  expect(board.length).toBe(10);
  expect(hidden.map((tile) => tile !== null)).toEqual([false, true, true, true]);
  expect(easels).toEqual([[], [], [], []]);
  expect(removeTiles(TILE_SET, board + bag + hidden.join(''))).toBe('');
  expect(board.length + bag.length + 3).toBe(126);
});

it('[WX-012, WX-016] a scenario with an opening plays the whole setup and then draws from draw', () => {
  const table = openTestTable({ seats: 2, scenario: { opening: 'C A T X Q  L D', draw: 'G H I', bag: 30 } });
  expect(table.view(1)).toMatchObject({ turn: 1, board: 'CATXQLDG', hidden: ['?', null], bag: 30 });
  expect(table.view(0).hidden[0]).toBe('H');
});

it('draws the unused tiles of an opening next', () => {
  const table = openTestTable({ seats: 2, scenario: { opening: 'C A T X Q  L D  K J', draw: 'G' } });
  expect(table.view(0)).toMatchObject({ board: 'CATXQLDK', hidden: ['J', null] });
});

describe('an invalid scenario is refused with the field at fault', () => {
  const cases: [Json, RegExp, Partial<Setup>?][] = [
    [[], /object/],
    ['board', /object/],
    [{ bord: 'A' }, /no field “bord”/],
    [JSON.parse('{"__proto__": 1}'), /no field “__proto__”/],
    [{ constructor: 1 }, /no field/],
    [{ board: 'T e' }, /board/],
    [{ board: 'T 1' }, /board/],
    [{ board: 7 }, /board/],
    [{ board: null }, /board/],
    [{ board: 'Z Z' }, /many Z tiles/],
    [{ board: '*', easels: { 0: ['[L]EAN'] } }, /many \* tiles/],
    [{ board: 'J', hidden: { 1: 'J' } }, /many J tiles/],
    [{ board: 'J', draw: 'J' }, /many J tiles/],
    [{ turn: 2 }, /turn/],
    [{ turn: -1 }, /turn/],
    [{ turn: 0.5 }, /turn/],
    [{ turn: '0' }, /turn/],
    [{ easels: { 2: ['CAT'] } }, /easels: there is no seat “2”/],
    [{ easels: { '00': ['CAT'] } }, /no seat/],
    [JSON.parse('{"easels": {"__proto__": ["CAT"]}}'), /no seat “__proto__”/],
    [{ easels: ['CAT'] }, /easels/],
    [{ easels: { 0: 'CAT' } }, /easels: seat 0/],
    [{ easels: { 0: ['CA*'] } }, /easels: seat 0/],
    [{ easels: { 0: ['AT'] } }, /easels: seat 0/],
    [{ easels: { 0: [['CAT']] } }, /easels: seat 0/],
    [{ easels: { 0: ['CAT', 'TEA', 'RIM'] } }, /won already/, { targetWords: 3 }],
    [{ hidden: { 1: 'GG' } }, /hidden: seat 1/],
    [{ hidden: { 1: '' } }, /hidden: seat 1/],
    [{ hidden: { 1: null } }, /hidden: seat 1/],
    [{ hidden: { 0: 'G' } }, /is on the board/],
    [{ bag: 2, draw: 'A B C' }, /draw is longer/],
    [{ bag: 127 }, /bag/],
    [{ bag: 120 }, /only 1\d\d tiles are left/],
    [{ bag: -1 }, /bag/],
    [{ bag: Number.POSITIVE_INFINITY }, /bag/],
    [{ refusals: 1 }, /refusals/],
    [{ refusals: 1 }, /refusals/, { refusalLimit: 'none' }],
    [{ idle: 2, bag: 0 }, /idle/],
    [{ idle: 1, bag: 3 }, /empty bag/],
    [{ away: 1 }, /away/],
    [{ away: [0, 0] }, /away/],
    [{ away: [5] }, /away/],
    [{ opening: 'A B C', board: 'D' }, /opening and board/],
    [{ opening: 'A B C', turn: 0 }, /opening and turn/],
    [{ opening: 'Z Z' }, /many Z tiles/],
  ];
  it.each(cases)('%j', (scenario, about, setup = {}) => {
    expect(tryOpenTestTable({ scenario, setup })).toMatch(about);
    expect(startFromScenario(scenario, { ...DEFAULT_SETUP, ...setup }, 2, env())).toMatchObject({
      error: { code: 'BAD_SCENARIO', rule: 'WX-§18' },
    });
  });
});

it('allows easel words that are not in the word list, with a joker too', () => {
  const table = openTestTable({ words: 'CAT', scenario: { easels: { 1: ['XYZ[Q]'] } } });
  expect(table.view().easels[1]).toEqual(['XYZ[Q]']);
  expect(tilesOf('XYZ[Q]')).toBe('XYZ*');
});

function env() {
  const random = { shuffle: <T>(list: readonly T[]): T[] => [...list] } as never;
  return { now: 0, random, lexicon: null as never };
}
