import { expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { stageTestTable, type TestTable } from '../testing/table.testing.ts';
import { formatPrompt } from './prompt.ts';
import { formatTable } from './terminal.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];

it('shows the row, the players and the viewer’s own hand', () => {
  const t = stageTestTable({
    row: 'rC yA kT+TL',
    status: 'word',
    hands: { 0: 'kS b?' },
    premiums: { 0: 'DW' },
    last: [3],
  });
  expect(formatTable(t.view(0), 0, playerNames(NAMES, null))).toBe(`Round 2 of 10

Word: CAT by Bob, 7 points
   C      A      T*
  rC     yA     kT+TL
   3      1      1

> Ann         0  2 letters   DW ST
  Bob         7  7 letters

Pile: 136, used cards: 0
Your hand: kS 1   b?
Your premium cards: DW (a double word card), ST (the star)`);
  expect(formatTable(t.view('spectator'), 'spectator', playerNames(NAMES, null))).not.toContain('hand');
});

it('prompts for what the row allows', () => {
  const ask = (t: TestTable, seat = 0): string => formatPrompt(t.view(seat), seat, playerNames(NAMES, null));
  expect(ask(stageTestTable({}))).toBe('Play a word or a single letter.');
  expect(ask(stageTestTable({ row: 'kN' }))).toBe('Finish a word, or play just one card.');
  expect(ask(stageTestTable({ row: 'kI kN', status: 'word' }))).toBe('Change IN, or clear it.');
  expect(ask(stageTestTable({}), 1)).toBe('It’s Ann’s turn.');
  const offer = stageTestTable({ phase: 'switch', tally: { 0: [9] } }, 3);
  expect(ask(offer)).toBe('You had the best round! Switch places with Bob or Cid, or stay.');
  expect(ask(offer, 1)).toBe('Ann may switch places.');
});
