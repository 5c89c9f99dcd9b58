import { expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { coinTransfersOf } from './coin-transfers.ts';

const settled = (result: 'A' | 'B' | 'C', challenger: number, challenged: number): Event => ({
  type: 'challengeSettled',
  result,
  challenger: 1,
  challenged: 0,
  gains: { challenger, challenged },
});

it.each<[string, readonly Event[], ReturnType<typeof coinTransfersOf>]>([
  [
    'royalties from the House',
    [{ type: 'royaltyPaid', seat: 2, amount: 8000, books: 4, status: 'Journalist' }],
    [{ from: null, to: 2 }],
  ],
  ['no royalties without books', [{ type: 'royaltyPaid', seat: 2, amount: 0, books: 0, status: null }], []],
  [
    'the forfeit to the House',
    [{ type: 'noPlayDeclared', seat: 1, forfeit: 500, losesTurn: false }],
    [{ from: 1, to: null }],
  ],
  [
    'an infringement to everybody who is owed',
    [
      {
        type: 'infringementRolled',
        seat: 0,
        roll: 3,
        due: [
          { seat: 1, amount: 1500 },
          { seat: 3, amount: 3000 },
        ],
      },
      { type: 'infringementPaid', seat: 0, total: 4500 },
    ],
    [
      { from: 0, to: 1 },
      { from: 0, to: 3 },
    ],
  ],
  [
    'nothing if the infringement cannot be paid',
    [
      { type: 'infringementRolled', seat: 0, roll: 3, due: [{ seat: 1, amount: 1500 }] },
      { type: 'infringementUnpaid', seat: 0, total: 1500 },
    ],
    [],
  ],
  ['a lost challenge to whoever was right', [settled('A', -1000, 1000)], [{ from: 1, to: 0 }]],
  ['a won challenge to the challenger', [settled('B', 2000, -2000)], [{ from: 0, to: 1 }]],
  [
    'both stakes to the House',
    [settled('C', -1000, -1000)],
    [
      { from: 1, to: null },
      { from: 0, to: null },
    ],
  ],
])('transfers coins: %s', (_, events, payments) => {
  expect(coinTransfersOf(events)).toEqual(payments);
});
