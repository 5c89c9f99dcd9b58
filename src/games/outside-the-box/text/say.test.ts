import { expect, it } from 'vitest';
import type { Refusal } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
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
  expect(sayAll(table.act(0, 'call Q'))).toEqual(['Ann called Q.']);
  table.act(1, 'grab', 1000);
  table.act(0, 'grab', 1020);
  expect(sayAll(table.expireClock())).toEqual([
    'Bo rejected Q and took its card from Cy. Grabbed: Bo after 1.00 s and Ann after 1.02 s.',
  ]);
  expect(sayAll(table.act(0, 'place R1C1'))).toEqual([null, null, 'Bo was to call.']);
  expect(sayAll(table.act(2, 'leave')).at(-1)).toBe('Cy left the game.');
  table.act(1, 'call E');
  table.act(0, 'place R1C2');
  expect(sayAll(table.act(1, 'place R6C6')).slice(2)).toEqual([
    'Bo filled the grid.',
    'Only Ann had empty squares left: one last letter was offered.',
  ]);
  expect(sayAll(table.act(0, 'decline'))).toEqual([
    'Ann took no last letter.',
    'Play was over: all grids and tasks were laid open.',
    'Ann: 0 points. 0 for no words.',
    'Bo: -1 points. 0 for no words, 1 off for letter cards.',
    'Ann won: most points.',
  ]);
});

it('describes refusals with the rule and what to do instead', () => {
  const table = openTestTable({
    seats: 3,
    lexicon,
    scenario: { letter: 'Q', caller: 0, cards: { '1': 'Q' }, grids: { '0': gridRows('A') } },
  });
  const sentence = (refusal: Refusal | null): string => say.refusal(refusal!, playerNames([], null));
  expect(sentence(table.refusalOf(0, 'place R1C1'))).toBe(
    'R1C1 already holds A (OB-021). A free square near it is R1C2.',
  );
  expect(sentence(table.refusalOf(1, 'grab'))).toBe(
    'The card Q lies in front of you, so you must enter Q this time (OB-032).',
  );
  expect(sentence(table.refusalOf(1, 'call E'))).toBe(
    'A letter has been called and is being entered now (OB-101). Keep “call” for its own time.',
  );
  expect(sentence(table.refusalOf(2, 'back'))).toBe('You are not away (OB-109). Just play on.');
  expect(sentence(table.refusalOf('clock', 'timeUp', 100))).toBe('The clock runs until 30500 ms (OB-107).');
  const marking = openTestTable({
    lexicon,
    setup: { scoring: 'manual' },
    scenario: { grids: { '0': nearlyFullGrid(0).with(0, 'GOESXX'), '1': 36 } },
  });
  expect(sentence(marking.refusalOf(0, 'mark R1 1-4'))).toBe(
    'GOES is a form of GO; only GO counts (OB-049). You may mark GO (R1 1-2) there.',
  );
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
Called: E, its card lies in the centre
> 0 Ann   3 filled
  1 Bo   36 filled  cards Q X  (first to finish)
> 2 Cy    0 filled

Your grid
Task T02: A bird.
  C   1  2  3  4  5  6
 R1   O  A  K  ·  ·  ·
 R2   ·  ·  ·  ·  ·  ·
 R3   ·  ·  ·  ·  ·  ·
 R4   ·  ·  ·  ·  ·  ·
 R5   ·  ·  ·  ·  ·  ·
 R6   ·  ·  ·  ·  ·  ·`);
  expect(say.prompt(table.view(0), 0, names)).toBe('Write E, or take its card.');
  expect(say.prompt(table.view(1), 1, names)).toBe('The others are still busy.');
});
