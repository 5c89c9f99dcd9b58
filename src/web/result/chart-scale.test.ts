import { expect, it } from 'vitest';
import { pickGridScores, pickMoments, spreadLabels } from './chart-scale.ts';

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

it('moves names apart without moving those that have room', () => {
  expect(spreadLabels([10, 50, 90], 14, 188)).toEqual([10, 50, 90]);
  expect(spreadLabels([50, 52, 54], 14, 188)).toEqual([50, 64, 78]);
  // Two players end at the bottom: the winner's name stays at the top.
  expect(spreadLabels([10, 188, 188], 14, 188)).toEqual([10, 174, 188]);
});
