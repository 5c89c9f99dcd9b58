import { expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import type { Setup } from '../rules/options.ts';
import { buildScoreBreakdown } from '../rules/scoring/final-score.ts';
import type { Event } from '../rules/state.ts';
import { gridRows, nearlyFullGrid, openTestTable, type TestTable } from '../testing/table.testing.ts';
import { say } from './say.ts';

const names = playerNames(['Ann', 'Bo', 'Cy'], null);
const lexicon = loadLexicon('standard');
const sayAll = (events: ReturnType<TestTable['act']>): (string | null)[] =>
  events.map((event) => say.event(event, names));

it('describes events', () => {
  const table = openTestTable({
    seats: 3,
    words: 'OAK',
    scenario: { caller: 0, grids: { '1': nearlyFullGrid(1), '2': 36 }, cards: { '2': 'Q' } },
  });
  expect(sayAll(table.act(0, 'call Q'))).toEqual(['Ann called “Q”.']);
  table.act(1, 'grab', 1000);
  table.act(0, 'grab', 1020);
  expect(sayAll(table.expireClock())).toEqual([
    'Bo took the “Q” card from Cy. Grabs: Bo after 1.00 s and Ann after 1.02 s.',
  ]);
  expect(sayAll(table.act(0, 'place R1C1'))).toEqual([null, null, null]);
  expect(sayAll(table.act(2, 'leave')).at(-1)).toBe('Cy left the game.');
  table.act(1, 'call E');
  table.act(0, 'place R1C2');
  expect(sayAll(table.act(1, 'place R6C6')).slice(2)).toEqual([
    'Bo filled all 36 squares.',
    'Only Ann had free squares left and could write one last letter.',
  ]);
  expect(sayAll(table.act(0, 'decline'))).toEqual([
    'Ann passed on the last letter.',
    'All grids were revealed.',
    'Ann scored 0 points.',
    'Bo scored −1 point: minus 1 for a letter card.',
    'Ann won with the most points.',
  ]);
});

it('speaks to the reader', () => {
  const you = playerNames(['Ann', 'Bo', 'Cy'], 0);
  const tell = (event: Event) => say.event(event, you);
  expect(tell({ type: 'called', caller: 0, letter: 'I', absent: true })).toBe('Your time ran out, so “I” was drawn.');
  expect(tell({ type: 'filled', seats: [0, 1, 2], first: true })).toBe(
    'You, Bo and Cy filled your grids first: 3 bonus points each.',
  );
  expect(tell({ type: 'filled', seats: [0], first: true })).toBe('You were the first to fill a grid: 3 bonus points.');
  expect(tell({ type: 'lastOffered', seat: 0, limit: null })).toBe(
    'Only you had free squares left and could write one last letter.',
  );
  expect(tell({ type: 'away', seat: 0 })).toBe('You seem to be away. The game goes on without waiting.');
  expect(tell({ type: 'left', seat: 2, cards: 'QX' })).toBe(
    'Cy left the game. The “Q” and “X” cards went back to the center.',
  );
  expect(tell({ type: 'over', winners: [2], reason: 'the last player left', tieBreak: null })).toBe(
    'Everyone else left, so Cy won.',
  );
  expect(tell({ type: 'over', winners: [0], reason: 'most 5-letter words', tieBreak: 5 })).toBe(
    'You won the tie with the most 5-letter words.',
  );
  expect(tell({ type: 'over', winners: [1, 0], reason: 'a draw', tieBreak: null })).toBe('You and Bo shared the win.');
});

it('counts points and names the best words', () => {
  const scored = (words: readonly string[], first: boolean, cards: string) => {
    const counted = words.map((word, line) => ({
      ...{ line, first: 0, last: word.length - 1, word },
      ...{ fits: word === 'OWL', exception: false },
    }));
    return say.event({ type: 'scored', seat: 0, result: buildScoreBreakdown(counted, first, cards) }, names);
  };
  expect(scored(['DOOR'], false, '')).toBe('Ann scored 5 points. Best word: DOOR.');
  expect(scored(['TO', 'OWL', 'FRIEND', 'DOOR'], true, 'QX')).toBe(
    'Ann scored 24 points: 20 for words, 3 for the task and 3 for finishing first, minus 2 for letter cards. Best words: FRIEND, DOOR and OWL.',
  );
  expect(scored(['TO'], false, 'Q')).toBe('Ann scored 1 point: 2 for words, minus 1 for a letter card. Best word: TO.');
});

it('[OB-085] says that words are to be marked, with or without a clock, and speaks of tasks only if there are any', () => {
  const opening = (setup: Partial<Setup>) =>
    sayAll(openTestTable({ setup: { tasks: 'off', ...setup }, scenario: { grids: { '0': 36, '1': 36 } } }).opening)[0];
  expect(opening({ scoring: 'manual' })).toBe('All grids were revealed. Everyone started marking words.');
  expect(opening({ scoring: 'manual', markClock: 'off' })).toBe(
    'All grids were revealed. Everyone started marking words.',
  );
  expect(opening({})).toBe('All grids were revealed.');
});

it('formats the table and the prompt', () => {
  const table = openTestTable({
    seats: 3,
    lexicon,
    words: 'OAK',
    scenario: {
      letter: 'E',
      tasks: { '0': 'T02' },
      grids: { '0': gridRows('OAK'), '1': 36 },
      finishedFirst: [1],
      cards: { '1': 'QX' },
    },
  });
  expect(say.table(table.view(0), 0, names)).toBe(`Calls: E
Called: E. Its card is in the center.
> Ann   3 filled
  Bo   36 filled  cards Q X  (first to finish)
> Cy    0 filled

Your grid
Task T02: A bird.
  C   1  2  3  4  5  6
 R1   O  A  K  ·  ·  ·
 R2   ·  ·  ·  ·  ·  ·
 R3   ·  ·  ·  ·  ·  ·
 R4   ·  ·  ·  ·  ·  ·
 R5   ·  ·  ·  ·  ·  ·
 R6   ·  ·  ·  ·  ·  ·`);
  expect(say.prompt(table.view(0), 0, names)).toBe('Ann called “E”. Write it, or grab its card.');
  expect(say.prompt(table.view(1), 1, names)).toBe('Waiting for Ann and Cy.');
});
