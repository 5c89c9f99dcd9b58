import { expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { stageTestTable, type TestTable, tableWhilePlacing } from '../testing/table.testing.ts';
import { sayNews } from './news.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const HAND = ['SONE', 'STWO', 'STHREE', 'SFOUR'];

const newsFor = (table: TestTable, seat: number): string =>
  sayNews(table.viewFor(seat), table.events, playerNames(NAMES, seat));

it('says only what matters if a book was published', () => {
  const table = tableWhilePlacing(HAND, [1, 1, 1, 0]).act(0, 'place SFOUR 4').act(1, 'waive').act(2, 'waive');
  expect(table.eventTypes).toContain('windowsCleared');
  expect(newsFor(table, 0)).toBe('You published book 1 by covering the last window and became a Writer.');
});

it('says everything if nothing important happened', () => {
  const table = tableWhilePlacing(HAND).act(0, 'place SONE 1').act(0, 'finish');
  expect(newsFor(table, 1)).toBe('No more cards this turn. Any challenges?');
});

it('names the cards a player received, to that player only', () => {
  const players = [{ at: 7, hand: HAND }, { hand: ['AONE', 'ATWO', 'ATHREE', 'AFOUR'] }];
  const table = stageTestTable({ players, dice: [1] })
    .act(0, 'roll')
    .act(0, 'pass SONE')
    .act(1, 'pass ATWO');
  expect(newsFor(table, 1)).toBe('You got Sone. Everyone passed 1 card to the left.');
  expect(newsFor(table, 0)).toContain('You got Atwo.');
  expect(sayNews(table.viewFor('spectator'), table.events, playerNames(NAMES, null))).not.toContain('got');
});
