import { expect, it } from 'vitest';
import type { Moment } from '../../../core/moments.ts';
import { playerNames } from '../../../core/player-names.ts';
import { calloutsOf, newlyNear } from './callouts.ts';

const players = playerNames(['Ann', 'Ben', 'Lena'], 0);
const callouts = (
  moments: readonly Moment[],
  near: Parameters<typeof calloutsOf>[1] = null,
  viewer: number | null = 0,
) => calloutsOf(moments, near, viewer, players).map(({ kind, seat, text }) => `${kind} ${seat}: ${text}`);
const taken: Moment = { type: 'taken', by: 2, from: 0, word: 'GALLON' };

it('tells a player of their own losses and safe words only', () => {
  expect(callouts([taken])).toEqual(['lost 0: Lena took GALLON!']);
  expect(callouts([{ ...taken, text: 'GALLON is crossed off!' }])).toEqual(['lost 0: GALLON is crossed off!']);
  expect(callouts([{ ...taken, from: 1 }])).toEqual([]);
  expect(callouts([taken], null, null)).toEqual([]);
  expect(callouts([{ type: 'safe', by: 0, word: 'OVERRIDE' }])).toEqual(['safe 0: Safe! OVERRIDE is yours.']);
  expect(callouts([{ type: 'safe', by: 0, word: 'MEDIA', text: 'Safe! 9 points for MEDIA.' }])).toEqual([
    'safe 0: Safe! 9 points for MEDIA.',
  ]);
  expect(callouts([{ type: 'safe', by: 1, word: 'OVERRIDE' }])).toEqual([]);
});

it('calls out triumphs and close wins at the seat', () => {
  const book: Moment = { type: 'triumph', by: 1, text: 'Book 3!' };
  expect(callouts([book], { seats: [1], text: 'One more book wins!' })).toEqual([
    'triumph 1: Book 3!',
    'near 1: One more book wins!',
  ]);
  expect(callouts([], { seats: [], text: 'Last round!' })).toEqual(['near null: Last round!']);
});

it('says who is close for screen readers', () => {
  const near = { seats: [0, 2], text: 'One more word wins!' };
  expect(calloutsOf([], near, 0, players).map(({ spoken }) => spoken)).toEqual([
    'You: One more word wins!',
    'Lena: One more word wins!',
  ]);
});

it('calls a close win once, and again after a setback', () => {
  const near = (...seats: number[]) => ({ seats, text: 'One more word wins!' });
  expect(newlyNear(null, near(1))).toEqual(near(1));
  expect(newlyNear(near(1), near(1))).toBeNull();
  expect(newlyNear(near(1), near(1, 2))).toEqual(near(2));
  expect(newlyNear(near(1), null)).toBeNull();
  expect(newlyNear(null, near())).toEqual(near());
  expect(newlyNear(near(), near())).toBeNull();
});
