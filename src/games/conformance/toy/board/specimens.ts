// The positions shown in the gallery and checked by the browser tests.

import type { Specimen } from '#ui-kit/game-manifest.ts';

/** More acts than any match has: the bots play to the end. */
const UNTIL_THE_END = 1000;

export const specimens: readonly Specimen[] = [
  { title: 'The beginning' },
  { title: 'Mid-game, four seats', seats: 4, longNames: true, botActs: 5 },
  {
    title: 'A refusal',
    seats: 2,
    options: { rounds: 1 },
    scenario: {
      hands: [
        [3, 9],
        [5, 7],
      ],
    },
    acts: [
      { by: 0, text: 'bid 3' },
      { by: 0, text: 'bid 9' },
    ],
  },
  { title: 'On a shared screen', botActs: 4, seat: null },
  { title: 'The end', botActs: UNTIL_THE_END },
];
