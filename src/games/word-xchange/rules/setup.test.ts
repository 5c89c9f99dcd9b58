import { expect, it } from 'vitest';
import { openTestTable } from '../testing/table.testing.ts';
import { options, presets } from './options.ts';
import { rules } from './rules.ts';
import { JOKER, TILE_SET } from './tiles.ts';

const count = (tile: string): number => [...TILE_SET].filter((one) => one === tile).length;

it('[WX-001] there are 126 tiles, one of them the joker', () => {
  expect(TILE_SET.length).toBe(126);
  expect(count(JOKER)).toBe(1);
});

it('[WX-005] the tiles have the letter counts of RULES.md', () => {
  const numbers = 'A11 B3 C4 D5 E14 F3 G4 H4 I10 J1 K2 L6 M3 N7 O9 P3 Q1 R7 S6 T7 U5 V2 W3 X1 Y3 Z1';
  for (const entry of numbers.split(' ')) expect(count(entry[0]!), entry).toBe(Number(entry.slice(1)));
  expect([...'AEIOU'].reduce((sum, vowel) => sum + count(vowel), 0)).toBe(49);
});

it('[WX-003] two to five seats can play', () => {
  expect(rules.seats).toEqual([2, 5]);
  for (const seats of [2, 3, 4, 5]) expect(openTestTable({ seats }).status.scores).toEqual(Array(seats).fill(0));
});

it('[WX-010, WX-011, WX-012, WX-120] five tiles and one per seat are open; the seat nearest to A starts', () => {
  const table = openTestTable({ seats: 4, scenario: { opening: 'C A T X Q  L T D O' } });
  expect(table.opening.find(({ type }) => type === 'opening')).toEqual({
    type: 'opening',
    board: 'CATXQ',
    rounds: [
      [
        { seat: 0, tile: 'L' },
        { seat: 1, tile: 'T' },
        { seat: 2, tile: 'D' },
        { seat: 3, tile: 'O' },
      ],
    ],
    first: 2,
  });
  expect(table.view().turn).toBe(2);
  expect(table.view().board.slice(0, 9)).toBe('CATXQLTDO');
});

it('[WX-013, WX-121] only tied seats draw again, and their tiles stay on the board', () => {
  const table = openTestTable({ seats: 4, scenario: { opening: 'X K Q V Z  A D A T  E C' } });
  const opening = table.opening.find((event) => event.type === 'opening');
  expect(opening?.rounds).toEqual([
    [
      { seat: 0, tile: 'A' },
      { seat: 1, tile: 'D' },
      { seat: 2, tile: 'A' },
      { seat: 3, tile: 'T' },
    ],
    [
      { seat: 0, tile: 'E' },
      { seat: 2, tile: 'C' },
    ],
  ]);
  expect(opening?.first).toBe(2);
  expect(table.view().board.slice(0, 11)).toBe('XKQVZADATEC');
});

it('[WX-013] tied seats keep drawing until one is first', () => {
  const table = openTestTable({ scenario: { opening: 'X K Q V Z  B B  C C  E D' } });
  expect(table.view().turn).toBe(1);
});

it('[WX-014] a joker drawn for the first turn counts as A', () => {
  expect(openTestTable({ scenario: { opening: 'X K Q V Z  B *' } }).view().turn).toBe(1);
  expect(openTestTable({ scenario: { opening: 'X K Q V Z  A *  T E' } }).view().turn).toBe(1);
});

it('[WX-016] each seat hides a tile, clockwise from the first player, who places it at once', () => {
  const table = openTestTable({ seats: 3, scenario: { opening: 'X K Q V Z  T A E', draw: 'G H I' } });
  expect(table.opening.map((event) => (event.type === 'hidden' ? event.seat : null)).filter((x) => x !== null)).toEqual(
    [1, 2, 0],
  );
  expect(table.view().board.at(-1)).toBe('G');
  expect(table.view(2).hidden).toEqual(['?', null, 'H']);
  expect(table.view(0).hidden).toEqual(['I', null, '?']);
});

it('[WX-017] the bag holds 126 − 5 − 2n tiles after a setup without redraw', () => {
  const table = openTestTable({ seats: 4, scenario: { opening: 'C A T X Q  L T D O' } });
  expect(table.view().bag).toBe(113);
});

it('[WX-015] turns go clockwise, from the last seat back to the first', () => {
  const table = openTestTable({ seats: 3, scenario: { turn: 1 } });
  for (const seat of [1, 2, 0, 1]) {
    expect(table.view().turn).toBe(seat);
    table.act(seat, 'end');
  }
});

it('[WX-101] options have the values and defaults of the rules', () => {
  expect(options.wordClock).toEqual({
    values: ['off', 30, 45, 60, 90, 120, 180, 43200, 86400, 259200, 604800],
    normal: 60,
  });
  expect(options.targetWords).toEqual({ values: [3, 4, 5, 6, 7, 8, 9, 10], normal: 6 });
  expect(options.refusalLimit).toEqual({ values: [1, 2, 3, 5, 10, 'none'], normal: 1 });
  expect(options.challengeWindow).toEqual({
    values: ['off', 5, 10, 15, 20, 30, 43200, 86400, 259200, 604800],
    normal: 10,
  });
  for (const [wordClock, limit] of [
    [30, 30_000],
    [120, 120_000],
    [180, 180_000],
    ['off', null],
  ] as const)
    expect(openTestTable({ setup: { wordClock }, scenario: {} }).view().limit).toBe(limit);
});

it('[WX-112, WX-110] Junior: five words win, two minutes per word, invalid words cost nothing, cards of level 1', () => {
  expect(presets.junior).toEqual({ targetWords: 5, wordClock: 120, refusalLimit: 'none', hintCards: 'level1' });
  const four = ['TEN', 'TAN', 'TIN', 'TON'];
  const table = openTestTable({
    setup: presets.junior,
    words: 'RACE REACT',
    scenario: { easels: { 0: four, 1: ['RACE'] }, board: 'T X' },
  });
  expect(table.refusalCode(0, 'make TX')).toBe('TOO_SHORT');
  expect(table.eventTypes(0, 'steal RACE REACT')).toEqual(['stolen', 'won']);
});

it('[WX-111, WX-113] each of two levels has fifteen open cards, whose words use the root and the letter', () => {
  for (const hintCards of ['level1', 'level2'] as const) {
    const table = openTestTable({ setup: { hintCards } });
    const { hints } = table.view();
    expect(hints.length).toBe(15);
    expect(table.view(1).hints).toEqual(hints);
    for (const { root, add, words } of hints) {
      expect(root.length).toBe(hintCards === 'level1' ? 3 : 4);
      for (const word of words) expect([...word].toSorted(), word).toEqual([...root, add].toSorted());
    }
  }
  expect(openTestTable().view().hints).toEqual([]);
});
