// The positions of this game in the gallery, which the browser tests use too.

import type { Specimen } from '../../../ui-kit/game-manifest.ts';

/** More acts than any match has. */
const UNTIL_THE_END = 10_000;

export const specimens: readonly Specimen[] = [
  { title: 'The beginning' },
  { title: 'Mid-game', seats: 4, botActs: 24 },
  {
    title: 'Long words, long names, five seats',
    seats: 5,
    longNames: true,
    options: { targetWords: 10 },
    scenario: {
      board: 'T E A M H O R S I',
      easels: {
        '0': ['UNDERSTANDING', 'MEND', 'CAT', 'PENCIL', 'HORSE', 'LIT', 'FOX', 'DUB', 'GYM'],
        '1': ['QUIZ', '[L]EAN', 'WORKBENCHES'],
        '2': ['PARADE', 'VILLA'],
      },
    },
  },
  {
    title: 'A refusal',
    seats: 2,
    scenario: { board: 'S E', easels: { '1': ['PENCIL', 'MEND'] } },
    acts: [{ by: 0, text: 'steal PENCIL PENCILS' }],
  },
  {
    title: 'A word that can be challenged',
    preset: 'table',
    scenario: { board: 'G L I B B O', draw: 'T' },
    seat: 1,
    acts: [{ by: 0, text: 'make BLIGO' }],
  },
  { title: 'On a shared screen', seats: 4, botActs: 30, seat: null },
  { title: 'The end', options: { targetWords: 3 }, botActs: UNTIL_THE_END },
];
