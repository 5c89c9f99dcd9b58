import { expect, it } from 'vitest';
import { sharingBySeat } from './review-sharing.ts';

it('takes the least of what the people of a seat share', () => {
  const seat = (...people: number[]) => ({ people, bot: null, standIn: null, name: '' });
  const person = (who: number, review?: 'nothing' | 'accuracy' | 'misses') => ({
    ...{ who, name: '', here: true, muted: false },
    ...(review === undefined ? {} : { review }),
  });
  const people = [person(0, 'misses'), person(1, 'accuracy'), person(2)];
  expect(sharingBySeat({ seats: [seat(0), seat(0, 1), seat(2), seat()], people })).toEqual([
    'misses',
    'accuracy',
    'nothing',
    'misses',
  ]);
});
