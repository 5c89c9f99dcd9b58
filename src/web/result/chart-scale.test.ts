import { expect, it } from 'vitest';
import { pickGridScores, pickMoments } from './chart-scale.ts';

it.each([
  [0, 6, [0, 2, 4, 6]],
  [0, 1, [0, 1]],
  [-5, 95, [0, 50]],
  [0, 34, [0, 10, 20, 30]],
  [0, 100_500, [0, 50_000, 100_000]],
])('draws round lines from %i to %i', (low, high, lines) => {
  expect(pickGridScores(low, high)).toEqual(lines);
});

it('spreads the rows of a table, with the first and the last', () => {
  const moments = Array.from({ length: 100 }, (_, i) => i);
  expect(pickMoments(moments, 4)).toEqual([0, 33, 66, 99]);
  expect(pickMoments([1, 2], 4)).toEqual([1, 2]);
});
