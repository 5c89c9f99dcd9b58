import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../../lexicon/load.node.ts';
import { openTestTable } from '../../testing/table.testing.ts';

const words = 'TEA EAT TEAM RACE REACT CAT CART LEAN BEAN MEAT';

describe('words checked by the dictionary', () => {
  const board = { board: 'T E A M Q', draw: 'G H', hidden: { 1: 'X' } };

  it('[WX-080] names and abbreviations do not count unless the dictionary has a word with the same spelling', () => {
    const lexicon = loadLexicon('standard');
    for (const [word, counts] of [
      ['PAUL', false],
      ['UNESCO', false],
      ['MARK', true],
      ['CHINA', true],
    ] as const) {
      const table = openTestTable({
        lexicon,
        setup: { refusalLimit: 'none' },
        scenario: { board: [...word].join(' ') },
      });
      expect(table.refusalCode(0, `make ${word}`), word).toBe(counts ? null : 'NOT_IN_DICTIONARY');
    }
  });

  it('[WX-081, WX-086] the table’s own word list decides makes, steals and swaps', () => {
    const scenario = { board: 'T E A M B R', easels: { 1: ['CAT', '[L]EAN'] } };
    const setup = { refusalLimit: 'none' } as const;
    const here = openTestTable({ words: 'TEAM CART BEAN', setup, scenario });
    const there = openTestTable({ words: 'MEAT', setup, scenario });
    for (const text of ['make TEAM', 'steal CAT CART', 'swap [L]EAN BEAN']) {
      expect(here.refusalCode(0, text)).toBeNull();
      expect(there.refusalCode(0, text)).toBe('NOT_IN_DICTIONARY');
    }
  });

  it('[WX-082] the dictionary answers only for played words and never suggests any', () => {
    const table = openTestTable({ words, setup: { refusalLimit: 'none' }, scenario: board });
    expect(table.refusalOf(0, 'make TAEM')?.about).toEqual(['TAEM', 'other']);
    expect(table.refusalCode(0, 'TEAM')).toBe('MALFORMED');
  });

  it('[WX-084, WX-087] one rejected word costs the turn: tile on the board, new hidden tile, next seat', () => {
    const table = openTestTable({ words, scenario: board });
    expect(table.act(0, 'make TAEM')).toEqual([
      { type: 'refused', seat: 0, word: 'TAEM', fault: { type: 'unknown', as: 'other' }, count: 1, limit: 1 },
      { type: 'ended', seat: 0, why: 'refused' },
      { type: 'hidden', seat: 0 },
      { type: 'turn', seat: 1, tile: 'X', limit: 60_000 },
    ]);
    expect(table.view(0)).toMatchObject({ board: 'TEAMQX', turn: 1, hidden: ['G', null] });
  });

  it('[WX-087] with a higher limit the clock keeps running, and each turn starts a new count', () => {
    const table = openTestTable({ words, setup: { refusalLimit: 2 }, scenario: board });
    expect(table.eventTypes(0, 'make TAEM', 9000)).toEqual(['refused']);
    expect(table.view()).toMatchObject({ turn: 0, refusals: 1, limit: 60_000 });
    table.act(0, 'end', 9000);
    expect(table.view().refusals).toBe(0);
    table.act(1, 'make TAEM', 9000);
    expect(table.view()).toMatchObject({ turn: 1, refusals: 1 });
    table.act(1, 'make MEAT', 9000);
    expect(table.view().refusals).toBe(1);
    expect(table.eventTypes(1, 'make XQH', 9000)).toEqual(['refused', 'ended', 'hidden', 'turn']);
  });

  it('[WX-087] moves against other rules are refused, and so is an unknown word if there is no limit', () => {
    const table = openTestTable({ words, scenario: { ...board, easels: { 1: ['RACE'] } } });
    for (const text of ['make TM', 'make TEAX', 'steal RACE CARE', 'steal RACE TEAM'])
      expect(table.refusalCode(0, text), text).not.toBeNull();
    const free = openTestTable({ words, setup: { refusalLimit: 'none' }, scenario: board });
    expect(free.refusalOf(0, 'make TAEM')).toMatchObject({ code: 'NOT_IN_DICTIONARY', rule: 'WX-087' });
    expect(free.view().turn).toBe(0);
  });
});
