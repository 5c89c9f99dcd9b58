// Positions of the board for the gallery and the browser tests.

import type { Specimen } from '../../../ui-kit/game-manifest.ts';

/** More acts than any match has. */
const UNTIL_THE_END = 10_000;

export const specimens: readonly Specimen[] = [
  {
    title: 'Writing',
    scenario: {
      card: [
        ['CAP', 'OTI'],
        ['LOV', 'STA'],
      ],
      wordster: 'CAP',
      phase: 'write',
    },
    acts: [
      { by: 0, text: 'write CAPTURE' },
      { by: 0, text: 'write CAPTAIN' },
    ],
  },
  {
    title: 'A word is read out',
    seats: 4,
    scenario: {
      card: [
        ['OTI', 'CAP'],
        ['LOV', 'STA'],
      ],
      wordster: 'OTI',
      players: [
        { list: ['OPTION', 'NOTICE'] },
        { list: ['OPTION', 'MOTION'] },
        { list: ['OPTION'] },
        { list: ['EROTIC', 'OPTION'] },
      ],
    },
    seat: 1,
    acts: [{ by: 0, text: 'announce OPTION' }],
  },
  {
    title: 'A vote',
    scenario: {
      card: [
        ['LOV', 'OTI'],
        ['ANG', 'STA'],
      ],
      wordster: 'LOV',
      players: [{ list: ['LOVER', 'GLOVE'] }, { list: ['CLOVER'] }, { list: ['PLOVER'] }],
      accepted: ['LOVE'],
    },
    seat: 2,
    acts: [
      { by: 0, text: 'announce LOVER' },
      { by: 1, text: 'contest LOVE' },
      { by: 2, text: 'nothing' },
    ],
  },
  { title: 'Mid-game, six seats', seats: 6, longNames: true, botActs: 90 },
  { title: 'On a shared screen', seats: 4, botActs: 60, seat: null },
  { title: 'The end', options: { rounds: 1 }, botActs: UNTIL_THE_END },
];
