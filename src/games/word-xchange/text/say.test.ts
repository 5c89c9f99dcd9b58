import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { openTestTable, type TestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { say } from './say.ts';

const names = ['Ada', 'Ben', 'Cy'];
const lexicon = loadLexicon('standard');
const tell = (table: TestTable, by: number | 'clock', text: string, at?: number): string[] =>
  table
    .act(by, text, at)
    .map((event) => say.event(event, names))
    .filter((sentence) => sentence !== null);

const refusal = (asked: TestTableOptions, text: string, by: number | 'clock' = 0, at?: number): string => {
  const refused = openTestTable({ lexicon, ...asked }).refusalOf(by, text, at);
  return refused === null ? '(taken)' : say.refusal(refused);
};

describe('a refusal names the word, the rule and the nearest legal thing', () => {
  const scenario = { board: 'T S L *', easels: { 0: ['TEN'], 1: ['RACE', 'PENCIL', 'LANE'], 2: ['LANE'] } };
  const asked: TestTableOptions = { seats: 3, scenario, setup: { refusalLimit: 'none' } };
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
  ])('%s', (text, sentence) => expect(refusal(asked, text).replace(/9\d of/, '9? of')).toBe(sentence));

  it('also of the joker, the turn, the clock and the end', () => {
    const joker: TestTableOptions = { scenario: { board: 'L G', easels: { 1: ['[B]EAN'] } } };
    expect(refusal(joker, 'steal [B]EAN ANGEL')).toBe(
      'ANGEL leaves out the joker of [B]EAN (WX-063). Put the letter it stands for in brackets.',
    );
    expect(refusal(joker, 'swap [B]EAN ANGEL')).toBe(
      'ANGEL is not [B]EAN with just the joker exchanged for one letter (WX-067). Keep its other letters, in any order, and add one.',
    );
    expect(refusal(joker, 'make LE[G]')).toBe(
      'LE[G] needs E and the joker, which are not there to take from the board (WX-021).',
    );
    expect(refusal(joker, 'end', 1)).toBe('It is the turn of seat 0 (WX-015). Wait for yours; think ahead meanwhile.');
    expect(refusal(joker, 'end', 0, 1e6)).toBe('The time is up (WX-102).');
    expect(refusal(joker, 'timeUp', 'clock')).toBe('The clock runs until 60500 ms (WX-102).');
    const free = { setup: { refusalLimit: 'none' } } as const;
    expect(refusal({ ...free, scenario: { board: 'P A U L' } }, 'make PAUL')).toMatch(
      /^PAUL is a name and no common word/,
    );
  });
});

it('tells a turn in words', () => {
  const scenario = { board: 'T E A M Z', easels: { 1: ['RACE', '[L]EAN'] }, draw: 'L G', hidden: { 1: 'X' } };
  const table = openTestTable({ lexicon, scenario });
  expect(tell(table, 0, 'make TEA')).toEqual(['Ada made TEA.', 'Ada drew L onto the board.']);
  expect(tell(table, 0, 'swap [L]EAN LEAN')).toEqual(['Ada freed the joker: LEAN of Ben stayed as it was.']);
  expect(tell(table, 0, 'steal RACE CREAM')).toEqual([
    'Ada stole RACE from Ben and made CREAM.',
    'Ada drew G onto the board.',
  ]);
  expect(tell(table, 0, 'make ZG[X]')).toEqual([
    'Ada tried ZGX, but ZGX is not in the dictionary (WX-080).',
    'That cost Ada the turn.',
    'Ada drew a tile and hid it.',
    'The turn went to Ben, who placed X on the board.',
  ]);
});

it('tells what the joker stands for where a word is put together, and elsewhere only how it reads', () => {
  const scenario = { board: 'G L', easels: { 1: ['[B]EAN'] } };
  const setup = { targetWords: 3 } as const;
  expect(tell(openTestTable({ lexicon, scenario, setup }), 0, 'steal [B]EAN ANGE[L]')[0]).toBe(
    'Ada stole BEAN from Ben and made ANGEL (the joker is L).',
  );
  expect(tell(openTestTable({ lexicon, scenario, setup }), 0, 'swap [B]EAN LEAN')[0]).toBe(
    'Ada freed the joker: BEAN of Ben became LEAN.',
  );
  const last = openTestTable({ lexicon, scenario: { board: 'T E A', easels: { 0: ['[H]EN', 'BIN'] } }, setup });
  expect(tell(last, 0, 'make TEA').at(-1)).toBe('Ada won with 3 words: HEN, BIN and TEA.');
});

it('tells a trial and its verdict', () => {
  const setup = { wordCheck: 'challenge', failedChallenge: 'lose-next-turn' } as const;
  const table = openTestTable({ seats: 3, lexicon, setup, scenario: { board: 'T E A Q Z X', hidden: { 1: '*' } } });
  expect(tell(table, 0, 'make TEA')).toEqual(['Ada made TEA.', 'TEA may be challenged now.']);
  expect(tell(table, 1, 'accept')).toEqual(['Ben waved it through.']);
  expect(tell(table, 2, 'challenge')[0]).toBe(
    'Cy challenged TEA, but it is good and stands; that costs Cy the next turn.',
  );
  tell(table, 0, 'make QZX');
  expect(tell(table, 1, 'challenge')).toEqual([
    'Ben challenged QZX, rightly: QZX is not in the dictionary (WX-080). Its tiles went back to the board.',
    'That cost Ada the turn.',
    'Ada drew a tile and hid it.',
    'The turn went to Ben, who placed the joker on the board.',
  ]);
  expect(tell(table, 1, 'end')).toContain('Cy sat out a turn for the failed challenge.');
});

it('tells the opening, with ties', () => {
  const table = openTestTable({ seats: 3, scenario: { opening: 'X K Q V *  B D B  E C' } });
  expect(table.opening.map((event) => say.event(event, names))[1]).toBe(
    'X, K, Q, V and the joker went onto the board. Ada drew B, Ben drew D and Cy drew B; of those who tied, Ada drew E and Cy drew C. First to play: Cy.',
  );
});

it('tells how it ended', () => {
  const five = ['HEN', 'BIN', 'TON', 'FIG', 'PIE'];
  const won = openTestTable({ lexicon, scenario: { board: 'T E A', easels: { 0: five } } });
  expect(tell(won, 0, 'make TEA').at(-1)).toBe('Ada won with 6 words: HEN, BIN, TON, FIG, PIE and TEA.');
  const idle = openTestTable({
    scenario: { board: 'X', bag: 0, hidden: { 1: '-' }, idle: 1, easels: { 0: ['CAT'], 1: ['DOG'] } },
  });
  expect(tell(idle, 0, 'end').at(-1)).toBe(
    'Nobody went on with the empty bag. The victory is shared by Ada and Ben with 1 word of 3 letters.',
  );
  const left = openTestTable({ scenario: { hidden: { 1: 'G' } } });
  expect(tell(left, 1, 'leave')).toEqual([
    'Ben left the table; the hidden tile was G and went onto the board.',
    'Ada won as the last at the table.',
  ]);
});

it('draws the table for a viewer, with nothing that is not theirs to see', () => {
  const scenario = {
    board: 'T E A',
    hidden: { 1: 'G', 2: 'H' },
    easels: { 1: ['[L]EAN', 'RACE'] },
    bag: 40,
    away: [2],
  };
  const table = openTestTable({ seats: 3, scenario });
  expect(say.table(table.view(1), 1, names)).toBe(
    [
      'Board: T E A',
      'Bag:   40',
      '> 0 Ada   0/6',
      '  1 Ben   2/6  [L]EAN  RACE  (you hide G)',
      '  2 Cy    0/6  (hides a tile, away)',
    ].join('\n'),
  );
  expect(say.prompt(table.view(1), 1, names)).toBe('The turn is with Ada.');
  expect(say.prompt(table.view(0), 0, names)).toContain('Make, steal, or free the joker.');
  expect(say.prompt(table.view(2), 2, names)).toContain('back');
});
