import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { openTestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { sayRefusal } from './refusals.ts';

const lexicon = loadLexicon('standard');
const refusalSentence = (
  tableOptions: TestTableOptions,
  text: string,
  by: number | 'clock' = 0,
  at?: number,
): string | null => {
  const refusal = openTestTable({ lexicon, ...tableOptions }).refusalOf(by, text, at);
  return refusal && sayRefusal(refusal);
};

describe('a refusal names the word, the rule and what to do instead', () => {
  const scenario = { board: 'T S L *', easels: { 0: ['TEN'], 1: ['RACE', 'PENCIL', 'LANE'], 2: ['LANE'] } };
  const tableOptions: TestTableOptions = { seats: 3, scenario, setup: { refusalLimit: 'none' } };
  it.each([
    [
      'steal PENCIL PENCILS',
      'PENCILS only makes a plural of PENCIL (a noun in 9? of 100 uses), which does not steal it (WX-045). Another order or another letter would.',
    ],
    [
      'make LUST',
      'LUST needs U, which is not there to take from the board (WX-021). The joker is: L[U]ST would use it.',
    ],
    ['make [Z][A]T', '[Z][A]T would need two jokers, and there is only one (WX-001).'],
    ['make TS', 'TS is too short (WX-022). A word needs at least three letters.'],
    ['make LTS', 'LTS is not in the dictionary (WX-087). Try another word: at this table it costs nothing.'],
    [
      'steal TEN TENT',
      'TEN is yours, and your own words are closed to you (WX-029). Only a rival’s word can be stolen or swapped.',
    ],
    ['steal LANE PLANE', 'More than one rival has LANE (WX-040). Say which: LANE@1 or LANE@2.'],
    ['steal R[A]CE TRACE', 'No rival has R[A]CE (WX-040). Did you mean RACE@1?'],
    ['steal MOON MOONS', 'No rival has MOON (WX-040). Name a rival’s word just as it is shown.'],
    ['steal RACE CARE', 'CARE only rearranges RACE (WX-043). A steal needs at least one more letter from the board.'],
    [
      'steal RACE CARTS',
      'CARTS does not hold all tiles of RACE: E would be left over (WX-040). A steal uses every one of them.',
    ],
    [
      'swap RACE CARE',
      'There is no joker in RACE (WX-061). Only a word with brackets can be swapped; others can be stolen.',
    ],
    [
      'accept',
      'No word is on trial now (WX-088). A word can be challenged or accepted only right after it was put forward.',
    ],
    ['back', 'You are not away (WX-143). Just play on.'],
  ])('%s', (text, sentence) => expect(refusalSentence(tableOptions, text)?.replace(/9\d of/, '9? of')).toBe(sentence));

  it('also for the joker, the turn, the clock and names', () => {
    const joker: TestTableOptions = { scenario: { board: 'L G', easels: { 1: ['[B]EAN'] } } };
    expect(refusalSentence(joker, 'steal [B]EAN ANGEL')).toBe(
      'ANGEL leaves out the joker of [B]EAN (WX-063). Put the letter it stands for in brackets.',
    );
    expect(refusalSentence(joker, 'swap [B]EAN ANGEL')).toBe(
      'ANGEL is not [B]EAN with just the joker exchanged for one letter (WX-067). Keep its other letters, in any order, and add one.',
    );
    expect(refusalSentence(joker, 'make LE[G]')).toBe(
      'LE[G] needs E and the joker, which are not there to take from the board (WX-021).',
    );
    expect(refusalSentence(joker, 'end', 1)).toBe(
      'It is the turn of seat 0 (WX-015). Wait for yours; think ahead meanwhile.',
    );
    expect(refusalSentence(joker, 'end', 0, 1e6)).toBe('The time is up (WX-102).');
    expect(refusalSentence(joker, 'timeUp', 'clock')).toBe('The clock runs until 60500 ms (WX-102).');
    const free = { setup: { refusalLimit: 'none' } } as const;
    expect(refusalSentence({ ...free, scenario: { board: 'P A U L' } }, 'make PAUL')).toMatch(
      /^PAUL is a name and no common word/,
    );
  });
});
