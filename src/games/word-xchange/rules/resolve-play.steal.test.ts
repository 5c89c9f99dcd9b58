import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { openTestTable } from '../testing/table.testing.ts';

const words =
  'RACE REACT CARE TRACE RACES STEAK SKATE STAKE STEAKS CAT CATS CAST CART TEA TEAM MEAT CHILD CHILDREN MEND MENDS MENDED MENDING PENCIL PENCILS BRICK BRICKS';

it('[WX-040, WX-123] a steal makes a new word of all tiles of a rival’s word and at least one more', () => {
  const table = openTestTable({ words, scenario: { board: 'T', easels: { 1: ['RACE'] } } });
  expect(table.act(0, 'steal RACE REACT')[0]).toEqual({ type: 'stolen', seat: 0, from: 1, old: 'RACE', word: 'REACT' });
  expect(table.view().easels).toEqual([['REACT'], []]);
});

it('[WX-040] every tile of the old word must be used', () => {
  const table = openTestTable({ words, scenario: { board: 'M T', easels: { 1: ['RACE', 'CAT'] } } });
  expect(table.refusalOf(0, 'steal RACE TEAM')).toEqual({
    code: 'NOT_ALL_LETTERS',
    rule: 'WX-040',
    about: ['TEAM', 'RACE', 'RC'],
  });
});

it('[WX-041] added tiles come from the board, never from another easel', () => {
  const table = openTestTable({ words, scenario: { board: 'X', easels: { 1: ['RACE', 'TEA'] } } });
  expect(table.refusalOf(0, 'steal RACE REACT')).toMatchObject({ code: 'NOT_ON_BOARD', rule: 'WX-041' });
});

it('[WX-042] the letters can stay in order or be rearranged', () => {
  for (const word of ['TEAM', 'MEAT']) {
    const table = openTestTable({ words, scenario: { board: 'M', easels: { 1: ['TEA'] } } });
    table.act(0, `steal TEA ${word}`);
    expect(table.view().easels[0]).toEqual([word]);
  }
});

it('[WX-043, WX-122] an anagram without an added letter is not a steal', () => {
  const table = openTestTable({ words, scenario: { board: 'S', easels: { 1: ['STEAK'] } } });
  for (const word of ['SKATE', 'STAKE', 'STEAK'])
    expect(table.refusalOf(0, `steal STEAK ${word}`)).toMatchObject({ code: 'NO_LETTER_ADDED', rule: 'WX-043' });
});

it('[WX-044] the victim loses a word, and the thief gains one', () => {
  const table = openTestTable({
    seats: 3,
    words,
    scenario: { board: 'T', easels: { 0: ['CAT'], 2: ['TEA', 'RACE', 'CAT'] } },
  });
  table.act(0, 'steal RACE REACT');
  expect(table.status.scores).toEqual([2, 0, 2]);
  expect(table.view().easels).toEqual([['CAT', 'REACT'], [], ['TEA', 'CAT']]);
});

describe('referring to an easel word', () => {
  const scenario = { board: 'T S', easels: { 0: ['CAT'], 1: ['RACE', 'CAT'], 2: ['RACE', '[T]EA'] } };
  const table = openTestTable({ seats: 3, words, scenario });
  it.each([
    ['steal RACE REACT', 'AMBIGUOUS_WORD'],
    ['steal RACE@2 REACT', null],
    ['steal RACE@0 REACT', 'NO_SUCH_WORD'],
    ['steal RACE@9 REACT', 'NO_SUCH_WORD'],
    ['steal CAT CAST', null], // only one rival has it
    ['steal CAT@0 CAST', 'OWN_WORD'],
    ['steal TEA TEAS', 'NO_SUCH_WORD'], // it is written [T]EA
    ['steal [T]EA TEAS', 'NOT_ALL_LETTERS'],
    ['steal MEND MENDS', 'NO_SUCH_WORD'],
    ['swap RACE RACE', 'AMBIGUOUS_WORD'],
  ])('%s: %s', (text, code) => expect(table.refusalCode(0, text)).toBe(code));

  it('a refusal names the right spelling or the possible words', () => {
    expect(table.refusalOf(0, 'steal TEA TEAS')?.about).toEqual(['TEA', '[T]EA@2']);
    expect(table.refusalOf(0, 'steal RACE@0 REACT')?.about).toEqual(['RACE@0', 'RACE@1 or RACE@2']);
    expect(table.refusalOf(0, 'steal RACE REACT')?.about).toEqual(['RACE', 'RACE@1 or RACE@2']);
  });

  it('means the older of two equal words of a seat', () => {
    const twice = openTestTable({ words, scenario: { board: 'T', easels: { 1: ['RACE', 'TEA', 'RACE'] } } });
    twice.act(0, 'steal RACE REACT');
    expect(twice.view().easels[1]).toEqual(['TEA', 'RACE']);
  });
});

describe('the plural ban', () => {
  const lexicon = loadLexicon('standard');
  const steal = (old: string, word: string, board: string, pluralRule: 'noun' | 'strict' | 'off' = 'noun') =>
    openTestTable({ lexicon, setup: { pluralRule }, scenario: { board, easels: { 1: [old] } } }).refusalOf(
      0,
      `steal ${old} ${word}`,
    );

  it.each([
    ['PENCIL', 'PENCILS', /^9\d$/],
    ['BRICK', 'BRICKS', /^100$/],
  ])('[WX-045, WX-124] %s cannot be stolen by its plural, and the refusal has the noun share', (old, word, percent) => {
    expect(steal(old, word, 'S')).toEqual({
      code: 'PLURAL_ONLY',
      rule: 'WX-045',
      about: [word, old, expect.stringMatching(percent)],
    });
  });

  it.each([
    ['[WX-046, WX-125] CHILDREN is a plural without S', 'CHILD', 'CHILDREN', 'R E N'],
    ['[WX-046] BOXES adds two letters', 'BOX', 'BOXES', 'E S'],
    ['[WX-046] CHURCHES adds two letters', 'CHURCH', 'CHURCHES', 'E S'],
    ['[WX-047, WX-126] MENDS changes the verb form', 'MEND', 'MENDS', 'S'],
    ['[WX-047, WX-126] MENDED changes the verb form', 'MEND', 'MENDED', 'E D'],
    ['[WX-047, WX-126] MENDING changes the verb form', 'MEND', 'MENDING', 'I N G'],
    ['[WX-049] CAST is CAT rearranged', 'CAT', 'CAST', 'S'],
    ['[WX-049] ACTS is CAT rearranged', 'CAT', 'ACTS', 'S'],
    ['[WX-049] SCAT is CAT rearranged', 'CAT', 'SCAT', 'S'],
    ['[WX-049] EDIT is not a noun', 'EDIT', 'EDITS', 'S'],
    ['[WX-049] TIDES is not a plural of EDIT', 'EDIT', 'TIDES', 'S'],
    ['[WX-049] PRINCESS is not a plural of PRINCES', 'PRINCES', 'PRINCESS', 'S'],
    ['[WX-049] RACE is also a verb', 'RACE', 'RACES', 'S'],
    ['[WX-049] NEW is not a noun', 'NEW', 'NEWS', 'S'],
    ['[WX-051] another letter besides S', 'CAT', 'CASTE', 'S E'],
    ['[WX-051] another ending', 'TEA', 'TEAM', 'M'],
  ])('%s', (_, old, word, board) => expect(steal(old, word, board)).toBeNull());

  it.each([
    ['CAT', 'CATS', 'S'],
    ['TIDE', 'TIDES', 'S'],
    ['CAT', 'CAT[S]', '*'], // the joker as S counts as S
    ['[C]AT', 'CAT[S]', 'C'], // with the joker's old letter
    ['[B]EAN', '[D]EANS', 'S'], // with the joker's new letter
  ])('[WX-048, WX-049] %s to %s is only a plural', (old, word, board) =>
    expect(steal(old, word, board)).toMatchObject({ code: 'PLURAL_ONLY' }),
  );

  it('[WX-048] with the joker as the S, DEANS is a plural of neither BEAN nor SEAN', () =>
    expect(steal('[B]EAN', 'DEAN[S]', 'D')).toBeNull());

  it('[WX-048] strict also bans words that are often nouns, and off bans nothing', () => {
    expect(steal('RACE', 'RACES', 'S', 'strict')?.code).toBe('PLURAL_ONLY');
    expect(steal('MEND', 'MENDS', 'S', 'strict')).toBeNull();
    expect(steal('PENCIL', 'PENCILS', 'S', 'off')).toBeNull();
  });

  it('[WX-048] the lexicon decides the examples of RULES.md as listed there', () => {
    for (const noun of 'PENCIL BRICK CAT TIDE BEAN DEAN PRINCE DOOR TEAM'.split(' '))
      expect(steal(noun, `${noun}S`, 'S')?.code, noun).toBe('PLURAL_ONLY');
    for (const verb of 'MEND LEAN WEAN EDIT EAT WALK PLAY HOPE WORK RACE'.split(' '))
      expect(steal(verb, `${verb}S`, 'S'), verb).toBeNull();
  });

  it('[WX-050] a plural can be made from the board', () => {
    const table = openTestTable({ lexicon, scenario: { board: 'P E N C I L S', easels: { 1: ['PENCIL'] } } });
    expect(table.refusalCode(0, 'make PENCILS')).toBeNull();
  });
});
