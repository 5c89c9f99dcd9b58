import { expect, it } from 'vitest';
import { stageTestTable } from '../testing/table.testing.ts';
import { sayReceivedCards } from './news.ts';

const HAND = ['SONE', 'STWO', 'STHREE', 'SFOUR'];

it('names the cards a player received, to that player only', () => {
  const players = [{ at: 7, hand: HAND }, { hand: ['AONE', 'ATWO', 'ATHREE', 'AFOUR'] }];
  const table = stageTestTable({ players, dice: [1] })
    .act(0, 'roll')
    .act(0, 'pass SONE')
    .act(1, 'pass ATWO');
  expect(sayReceivedCards(table.viewFor(1), table.events)).toBe('You got Sone.');
  expect(sayReceivedCards(table.viewFor(0), table.events)).toBe('You got Atwo.');
  expect(sayReceivedCards(table.viewFor('spectator'), table.events)).toBe('');
});
