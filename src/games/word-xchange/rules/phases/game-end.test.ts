import { expect, it } from 'vitest';
import { openTestTable } from '../../testing/table.testing.ts';

const words = 'TEA EAT TEAM RACE REACT CAT CART';
const five = ['HEN', 'BIN', 'TON', 'FIG', 'PIE'];

it('[WX-070, WX-071] the sixth word wins at once, in the middle of a turn and without a draw', () => {
  const table = openTestTable({
    seats: 3,
    words,
    scenario: { board: 'T E A', bag: 9, easels: { 0: five, 2: ['RACE'] } },
  });
  const events = table.act(0, 'make TEA');
  expect(events).toEqual([
    { type: 'made', seat: 0, word: 'TEA' },
    { type: 'won', seat: 0, words: [...five, 'TEA'], alone: false },
  ]);
  expect(table.status).toMatchObject({ toAct: [], deadline: null, outcome: { reason: 'words' } });
  expect(table.view().bag).toBe(9);
});

it('[WX-070] a stolen word wins too, and five words do not', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A T', easels: { 0: five.slice(1), 1: ['RACE'] } } });
  table.act(0, 'steal RACE REACT');
  expect(table.status.outcome).toBeNull();
  table.act(0, 'make TEA');
  expect(table.status.outcome?.ranking).toEqual([[0], [1]]);
});

it('[WX-071] targetWords sets the number of words to win', () => {
  const table = openTestTable({
    words,
    setup: { targetWords: 3 },
    scenario: { board: 'T E A', easels: { 0: five.slice(3) } },
  });
  table.act(0, 'make TEA');
  expect(table.status.outcome).not.toBeNull();
});

it('[WX-071] in challenge play the sixth word wins once its challenge window has closed', () => {
  const table = openTestTable({
    words,
    setup: { wordCheck: 'challenge' },
    scenario: { board: 'T E A', easels: { 0: five } },
  });
  expect(table.eventTypes(0, 'make TEA')).toEqual(['made', 'opened']);
  expect(table.status.outcome).toBeNull();
  expect(table.eventTypes(1, 'accept')).toEqual(['waved', 'stood', 'won']);
});

it('[WX-074] a swap changes no word count and cannot win', () => {
  const table = openTestTable({
    words: 'LEAN',
    scenario: { board: 'L', easels: { 0: five, 1: ['[L]EAN'] } },
  });
  table.act(0, 'swap [L]EAN LEAN');
  expect(table.status).toMatchObject({ scores: [5, 1], outcome: null });
});

it('[WX-071, WX-147] after the end every act is refused', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A E A T', easels: { 0: five } } });
  table.act(0, 'make TEA');
  for (const text of ['make EAT', 'end', 'leave', 'back', 'accept', 'challenge'])
    expect(table.refusalCode(0, text), text).toBe('GAME_OVER');
  expect(table.refusalCode('clock', 'timeUp', 1e9)).toBe('GAME_OVER');
  expect(table.moves(0)).toEqual([]);
});

it('[WX-072] with an empty bag nothing is drawn, clocks still restart, and a turn may begin without a tile', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A M', draw: 'G', bag: 1, hidden: { 1: '-' } } });
  expect(table.eventTypes(0, 'make TEA', 1000)).toEqual(['made', 'drawn', 'bagEmpty', 'clock']);
  expect(table.act(0, 'end', 2000)).toEqual([
    { type: 'ended', seat: 0, why: 'end' },
    { type: 'turn', seat: 1, tile: null, limit: 62_000 },
  ]);
  expect(table.view(0).hidden).toEqual([null, null]);
  const empty = openTestTable({ words, scenario: { board: 'T E A M', bag: 0 } });
  expect(empty.eventTypes(0, 'make TEA', 1000)).toEqual(['made', 'clock']);
});

const idleTable = (scenario: object) =>
  openTestTable({ seats: 3, words, scenario: { board: 'X Q', bag: 0, ...scenario } });
const noHiddenTiles = { 0: '-', 1: '-', 2: '-' };

it('[WX-073] as many consecutive idle turns as there are seats end the game', () => {
  const table = idleTable({ hidden: noHiddenTiles });
  expect(table.act(0, 'end')).toContainEqual({ type: 'idle', count: 1, of: 3 });
  table.act('clock', 'timeUp', 60_500);
  expect(table.eventTypes(2, 'end')).toEqual(['ended', 'idle', 'exhausted']);
  expect(table.status.outcome).toEqual({ ranking: [[0, 1, 2]], reason: 'empty bag' });
});

it('[WX-073] placing a tile, a word or a swap resets the count', () => {
  const placed = idleTable({ hidden: { 0: '-', 1: 'G', 2: '-' } });
  placed.act(0, 'end');
  placed.act(1, 'end');
  expect(placed.view().idle).toBe(0);
  const made = idleTable({ hidden: noHiddenTiles, board: 'T E A', idle: 2 });
  made.act(0, 'make TEA');
  made.act(0, 'end');
  expect(made.view()).toMatchObject({ idle: 0, phase: 'turn' });
  const swapped = openTestTable({
    words: 'LEAN',
    scenario: { hidden: { 1: '-' }, bag: 0, board: 'L', easels: { 1: ['[L]EAN'] }, idle: 1 },
  });
  swapped.act(0, 'swap [L]EAN LEAN');
  swapped.act(0, 'end');
  expect(swapped.view()).toMatchObject({ idle: 0, phase: 'turn' });
});

it('[WX-073] a turn that begins with tiles in the bag is not idle', () => {
  const table = openTestTable({ scenario: { board: 'X', draw: 'G', bag: 1, hidden: { 0: '-', 1: '-' } } });
  table.act(0, 'end');
  expect(table.view()).toMatchObject({ idle: 0, bag: 0 });
  table.act(1, 'end');
  expect(table.view().idle).toBe(1);
});

it('[WX-073] a word undone by a challenge does not count', () => {
  const table = openTestTable({
    words,
    setup: { wordCheck: 'challenge' },
    scenario: { board: 'X Q T', bag: 0, hidden: { 0: '-', 1: '-' }, idle: 1 },
  });
  table.act(0, 'make TXQ');
  expect(table.eventTypes(1, 'challenge')).toEqual(['upheld', 'ended', 'idle', 'exhausted']);
});

it('[WX-073] most words win, then most letters; otherwise the victory is shared', () => {
  const over = (easels: object) => {
    const table = idleTable({ hidden: noHiddenTiles, easels, idle: 2 });
    table.act(0, 'end');
    return table.status.outcome?.ranking;
  };
  expect(over({ 0: ['CAT'], 1: ['CAT', 'TEA'], 2: ['CARTING'] })).toEqual([[1], [2], [0]]);
  expect(over({ 0: ['CA[T]'], 1: ['TEA'], 2: ['CART'] })).toEqual([[2], [0, 1]]);
});

it('[WX-075] the winner ranks first, others by words and letters, seats that left last', () => {
  const easels = { 0: five, 1: ['CAT'], 2: ['CART'], 3: ['RACE', 'TEAM'], 4: ['RACER', 'TEAMS'] };
  const table = openTestTable({ seats: 5, words, scenario: { board: 'T E A', easels } });
  table.act(4, 'leave');
  table.act(3, 'leave');
  table.act(0, 'make TEA');
  expect(table.status.outcome?.ranking).toEqual([[0], [2], [1], [3], [4]]);
});

it('[WX-148, WX-144] hidden tiles are shown at the end', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A', easels: { 0: five }, hidden: { 1: 'G' } } });
  expect(table.view().hidden).toEqual([null, '?']);
  table.act(0, 'make TEA');
  expect(table.view().hidden).toEqual([null, 'G']);
});
