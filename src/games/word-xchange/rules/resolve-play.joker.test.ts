import { expect, it } from 'vitest';
import { openTestTable } from '../testing/table.testing.ts';

const words = 'LEAN LEANS BEAN DEAN WEAN ANTE ANGEL TEA TEN TEAM MEAT LANES CLEAN';

it('[WX-060] the joker stands for the letter in brackets, visible to all and not binding for rivals', () => {
  const table = openTestTable({ words, scenario: { board: 'E A N *', hidden: { 1: 'B' } } });
  expect(table.refusalCode(0, 'make LEAN')).toBe('NOT_ON_BOARD');
  table.act(0, 'make [L]EAN');
  expect(table.view(1).easels[0]).toEqual(['[L]EAN']);
  table.act(0, 'end');
  expect(table.refusalCode(1, 'swap [L]EAN BEAN')).toBeNull();
});

it('[WX-060] the joker is used only for a letter in brackets', () => {
  const table = openTestTable({ words, scenario: { board: 'L E A N *' } });
  expect(table.refusalOf(0, 'make LEANS')?.about).toEqual(['LEANS', 'S', 'LEAN[S]']);
  table.act(0, 'make LEAN');
  expect(table.view().board).toContain('*');
  const without = openTestTable({ words, scenario: { board: 'L E A N' } });
  expect(without.refusalOf(0, 'make [L]EAN')?.about).toEqual(['[L]EAN', '*', '']);
});

it('[WX-061, WX-127] a swap moves the joker to the board, and the word stays with its owner', () => {
  const table = openTestTable({ words, scenario: { board: 'L', easels: { 1: ['TEA', '[L]EAN'] } } });
  expect(table.act(0, 'swap [L]EAN LEAN')).toEqual([
    { type: 'swapped', seat: 0, from: 1, old: '[L]EAN', word: 'LEAN' },
  ]);
  expect(table.view()).toMatchObject({ board: '*', easels: [[], ['TEA', 'LEAN']] });
  expect(table.status.scores).toEqual([0, 2]);
});

it('[WX-061] any fitting letter can replace the joker, not only the one it stood for', () => {
  for (const letter of ['B', 'D', 'L', 'W']) {
    const table = openTestTable({ words, scenario: { board: letter, easels: { 1: ['[L]EAN'] } } });
    table.act(0, `swap [L]EAN ${letter}EAN`);
    expect(table.view().easels[1]).toEqual([`${letter}EAN`]);
  }
});

it('[WX-062, WX-129] a swap may rearrange the letters into another word', () => {
  const table = openTestTable({ words, scenario: { board: 'T', easels: { 1: ['[L]EAN'] } } });
  table.act(0, 'swap [L]EAN ANTE');
  expect(table.view()).toMatchObject({ board: '*', easels: [[], ['ANTE']] });
});

it('[WX-063, WX-128] in a steal the joker takes a new letter and stays in the word', () => {
  const table = openTestTable({ words, scenario: { board: 'G', easels: { 1: ['[B]EAN'] } } });
  table.act(0, 'steal [B]EAN ANGE[L]');
  expect(table.view().easels).toEqual([['ANGE[L]'], []]);
});

it('[WX-063] a steal must keep the joker and add a letter', () => {
  const table = openTestTable({ words, scenario: { board: 'L G', easels: { 1: ['[B]EAN'] } } });
  expect(table.refusalOf(0, 'steal [B]EAN ANGEL')).toMatchObject({ code: 'NOT_ALL_LETTERS', rule: 'WX-063' });
  expect(table.refusalCode(0, 'steal [B]EAN [L]EAN')).toBe('NO_LETTER_ADDED');
});

it('[WX-064] the freed joker can be used at once, or later by anyone', () => {
  const table = openTestTable({ words, scenario: { board: 'L T E', easels: { 1: ['[L]EAN'] }, hidden: { 1: 'A' } } });
  table.act(0, 'swap [L]EAN LEAN');
  expect(table.refusalCode(0, 'make TE[N]')).toBeNull();
  table.act(0, 'end');
  expect(table.refusalCode(1, 'make TEA[M]')).toBeNull();
});

it('[WX-065] a swap draws no tile, does not restart the clock, and ignores the plural ban', () => {
  const table = openTestTable({ words: 'CATS CAT', scenario: { board: 'S', easels: { 1: ['CAT[S]'] }, bag: 9 } });
  expect(table.eventTypes(0, 'swap CAT[S] CATS', 20_000)).toEqual(['swapped']);
  expect(table.view()).toMatchObject({ bag: 9, limit: 60_000, turn: 0 });
});

it('[WX-066, WX-061] only a rival’s word with the joker can be swapped', () => {
  const table = openTestTable({ words, scenario: { board: 'T', easels: { 0: ['[L]EAN'], 1: ['BEAN'] } } });
  expect(table.refusalCode(0, 'swap [L]EAN ANTE')).toBe('OWN_WORD');
  expect(table.refusalOf(0, 'swap BEAN ANTE')).toMatchObject({ code: 'NO_JOKER_THERE', rule: 'WX-061' });
});

it.each([
  ['LEANS', 'longer'],
  ['TEN', 'shorter'],
  ['TEAM', 'two exchanged'],
  ['[B]EAN', 'the joker still there'],
])('[WX-067] %s does not exchange only the joker (%s)', (word) => {
  const table = openTestTable({ words, scenario: { board: 'L S T M B', easels: { 1: ['[L]EAN'] } } });
  expect(table.refusalOf(0, `swap [L]EAN ${word}`)).toMatchObject({ code: 'NOT_ONE_EXCHANGED', rule: 'WX-067' });
});

it('[WX-067] the new letter must be on the board and the word must be valid', () => {
  const table = openTestTable({
    words,
    setup: { refusalLimit: 'none' },
    scenario: { board: 'T K', easels: { 1: ['[L]EAN'] } },
  });
  expect(table.refusalCode(0, 'swap [L]EAN BEAN')).toBe('NOT_ON_BOARD');
  expect(table.refusalCode(0, 'swap [L]EAN KEAN')).toBe('NOT_IN_DICTIONARY');
});

it('[WX-068] the joker can be the added letter, even for the word it came from', () => {
  const table = openTestTable({ words, scenario: { board: 'L', easels: { 1: ['[L]EAN'] } } });
  table.act(0, 'swap [L]EAN LEAN');
  table.act(0, 'steal LEAN [C]LEAN');
  expect(table.view().easels).toEqual([['[C]LEAN'], []]);
});

it('[WX-001, WX-060] a word cannot have two jokers', () => {
  const table = openTestTable({ words, scenario: { board: 'E A *', easels: { 1: ['TEN'] } } });
  expect(table.refusalOf(0, 'make [L]EA[N]')).toMatchObject({ code: 'TWO_JOKERS' });
  const other = openTestTable({ words, scenario: { board: 'S G', easels: { 1: ['[L]EAN'] } } });
  expect(other.refusalCode(0, 'steal [L]EAN [L]EAN[S]')).toBe('TWO_JOKERS');
});
