// Positions of the board for the gallery and the browser tests.

import type { Specimen } from '../../../ui-kit/game-manifest.ts';

/** More acts than any match has. */
const TO_THE_END = 10_000;

export const specimens: readonly Specimen[] = [
  { title: 'The beginning' },
  { title: 'Mid-game', seats: 4, botActs: 16 },
  {
    title: 'A long row, six seats',
    seats: 6,
    longNames: true,
    scenario: {
      row: 'rU kN yD gE bR kS rT yA gN kD bI kN yG',
      status: 'word',
      by: 1,
      hands: { '0': 'gX yE b? kE' },
      premiums: { '0': 'DL TL DW TW' },
    },
  },
  {
    title: 'Letter or word?',
    seats: 2,
    scenario: { row: 'kN', hands: { '0': 'yI kE', '1': 'rT kE' } },
  },
  {
    title: 'A refusal',
    seats: 2,
    scenario: { row: 'rT kI gN', status: 'word', hands: { '0': 'bF kE kF rA' } },
    acts: [{ by: 0, text: 'play /bF ..' }],
  },
  { title: 'On a shared screen', seats: 4, botActs: 16, seat: null },
  { title: 'The end', options: { rounds: 3 }, botActs: TO_THE_END },
];
