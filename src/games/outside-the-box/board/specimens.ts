// Positions of this board for the gallery and the browser tests: typical and extreme ones, every kind of question, the end.

import type { Specimen } from '../../../ui-kit/game-manifest.ts';

/** More acts than any match has. */
const UNTIL_THE_END = 10_000;

export const specimens: readonly Specimen[] = [
  { title: 'A letter to call', scenario: { caller: 0 } },
  { title: 'Mid-game', botActs: 70 },
  {
    title: 'The card may be grabbed',
    preset: 'rulebook',
    seats: 5,
    longNames: true,
    scenario: { caller: 1, letter: 'Q', grids: { '0': 20, '1': 20, '2': 20, '3': 20, '4': 20 } },
  },
  {
    title: 'Taken square',
    scenario: { caller: 0, letter: 'E', grids: { '0': 12, '1': 12, '2': 12 } },
    acts: [{ by: 0, text: 'seal R1C1' }],
  },
  {
    title: 'Words marked by hand',
    preset: 'paper',
    seats: 2,
    scenario: {
      words: ['DOOR', 'ORE', 'TEN'],
      grids: { '0': ['DOOREX', 'XXXXXX', 'TENXXX', 'XXXXXX', 'XXXTEN', 'XXXXXX'], '1': 36 },
    },
    acts: [
      { by: 0, text: 'mark R1 1-4' },
      { by: 0, text: 'mark R1 3-5' },
    ],
  },
  { title: 'On a shared screen', seats: 4, botActs: 60, seat: null },
  { title: 'The end', seats: 2, botActs: UNTIL_THE_END },
];
