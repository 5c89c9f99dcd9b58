import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fastRandom, randomFrom } from './random.ts';

it('keeps the streams that stored matches depend on', () => {
  const random = randomFrom('a seed', 7);
  expect(Array.from({ length: 9 }, () => random.uint32())).toEqual([
    1144965919, 3532557131, 2519753095, 3388430919, 3307037898, 4265840613, 4262310910, 1261983218, 490099832,
  ]);
  expect(randomFrom('é🙂', 2 ** 32 + 5).uint32()).toBe(3964683464);
});

it('gives the same stream for the same seed and number, and a different one otherwise', () => {
  const take = (seed: string, number: number): number[] =>
    Array.from({ length: 20 }, () => 0).map(
      (
        (random) => () =>
          random.uint32()
      )(randomFrom(seed, number)),
    );
  expect(take('a', 1)).toEqual(take('a', 1));
  expect(take('a', 1)).not.toEqual(take('a', 2));
  expect(take('a', 1)).not.toEqual(take('b', 1));
});

it('gives every result of below(n) equally often', () => {
  for (const n of [2, 3, 7, 26]) {
    const random = randomFrom('fair', n);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 4000 * n; i++) counts[random.below(n)]!++;
    const chi = counts.reduce((sum, count) => sum + (count - 4000) ** 2 / 4000, 0);
    expect(chi).toBeLessThan(n + 6 * Math.sqrt(2 * n)); // about six deviations
  }
});

it('shuffles into every order equally often', () => {
  const random = randomFrom('shuffle', 0);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = random.shuffle([1, 2, 3]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('keeps all elements when it shuffles', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
      expect(randomFrom(seed, 0).shuffle(list).toSorted()).toEqual(list.toSorted());
    }),
  );
});

it('draws by weight, and never an index of weight zero', () => {
  const random = randomFrom('weights', 0);
  const counts = [0, 0, 0];
  for (let i = 0; i < 4000; i++) counts[random.weightedIndex([1, 0, 3])]!++;
  expect(counts[1]).toBe(0);
  expect(Math.abs(counts[2]! - 3000)).toBeLessThan(170);
  expect(() => random.weightedIndex([0, 0])).toThrow(RangeError);
});

it('throws when there is nothing to draw from', () => {
  expect(() => randomFrom('x', 0).below(0)).toThrow(RangeError);
  expect(() => randomFrom('x', 0).pick([])).toThrow(RangeError);
});

it('gives the same fast stream from the same strong one', () => {
  const run = (): number[] => {
    const quick = fastRandom(randomFrom('q', 0));
    return Array.from({ length: 50 }, () => quick.below(1000));
  };
  expect(run()).toEqual(run());
  expect(new Set(run()).size).toBeGreaterThan(40);
});

it('is fair for large ranges, where a plain remainder would favor the lower half', () => {
  const random = randomFrom('large', 0);
  const n = 3 * 2 ** 30;
  let low = 0;
  for (let i = 0; i < 6000; i++) if (random.below(n) < n / 2) low++;
  expect(Math.abs(low - 3000)).toBeLessThan(250); // a bare remainder would give about 4000
});
