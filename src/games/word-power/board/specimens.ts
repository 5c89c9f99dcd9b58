// The positions of Word Power shown in the gallery and checked by the browser tests.

import type { Specimen } from '../../../ui-kit/game-manifest.ts';

/** More acts than any match has: the bots play to the end. */
const UNTIL_THE_END = 10_000;

export const specimens: readonly Specimen[] = [
  { title: 'The beginning' },
  { title: 'Mid-game', seats: 4, botActs: 60 },
  {
    title: 'A card to play',
    scenario: { phase: 'place', players: [{ at: 9 }, {}, {}], windows: [1, 0, 1, 1] },
  },
  {
    title: 'Six authors, rich and crowded',
    seats: 6,
    longNames: true,
    scenario: {
      players: [
        { at: 9, books: 9, cash: 99_500 },
        { at: 9, books: 8, cash: 98_000 },
        { at: 9, books: 7 },
        { at: 9 },
        { at: 0 },
        { at: 27 },
      ],
      windows: [5, 4, 0, 2],
    },
  },
  {
    title: 'A bet',
    scenario: {
      phase: 'place',
      players: [{ at: 9, hand: ['LETHARGY'] }, {}, {}],
      cards: [
        {
          key: 'LETHARGY',
          words: ['potency', 'mutability', 'felicity', 'vigor'],
          answer: 'A4',
          definition: 'a lack of energy',
        },
      ],
    },
    acts: [
      { by: 0, text: 'place LETHARGY 1' },
      { by: 1, text: 'challenge LETHARGY A4' },
    ],
  },
  { title: 'On a shared screen', seats: 4, botActs: 60, seat: null },
  { title: 'The end', seats: 2, preset: 'short', options: { roundLimit: 10 }, botActs: UNTIL_THE_END },
];
