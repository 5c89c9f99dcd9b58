import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fastRandom, randomFrom } from './random.ts';
import { sha256 } from './sha256.ts';

it('hashes as the standard says', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('é🙂'.repeat(40))).toHaveLength(64);
  expect(sha256('a'.repeat(56))).toBe('b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a');
});

it('gives the same stream for the same seed and number, and another for any other', () => {
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

it('is never biased: every result of below(n) comes up as often as any other', () => {
  for (const n of [2, 3, 7, 26]) {
    const random = randomFrom('fair', n);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 4000 * n; i++) counts[random.below(n)]!++;
    const chi = counts.reduce((sum, count) => sum + (count - 4000) ** 2 / 4000, 0);
    expect(chi).toBeLessThan(n + 6 * Math.sqrt(2 * n)); // about six deviations
  }
});

it('shuffles into every order alike', () => {
  const random = randomFrom('shuffle', 0);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = random.shuffle([1, 2, 3]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('keeps what it shuffles', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
      expect(randomFrom(seed, 0).shuffle(list).toSorted()).toEqual(list.toSorted());
    }),
  );
});

it('draws by weight, and never what has none', () => {
  const random = randomFrom('weights', 0);
  const counts = [0, 0, 0];
  for (let i = 0; i < 4000; i++) counts[random.weightedIndex([1, 0, 3])]!++;
  expect(counts[1]).toBe(0);
  expect(Math.abs(counts[2]! - 3000)).toBeLessThan(170);
  expect(() => random.weightedIndex([0, 0])).toThrow(RangeError);
});

it('refuses to draw from nothing', () => {
  expect(() => randomFrom('x', 0).below(0)).toThrow(RangeError);
  expect(() => randomFrom('x', 0).pick([])).toThrow(RangeError);
});

it('runs quickly from a strong start, the same each time', () => {
  const run = (): number[] => {
    const quick = fastRandom(randomFrom('q', 0));
    return Array.from({ length: 50 }, () => quick.below(1000));
  };
  expect(run()).toEqual(run());
  expect(new Set(run()).size).toBeGreaterThan(40);
});

it('is fair for large ranges too, where a remainder would favour the lower half', () => {
  const random = randomFrom('large', 0);
  const n = 3 * 2 ** 30;
  let low = 0;
  for (let i = 0; i < 6000; i++) if (random.below(n) < n / 2) low++;
  expect(Math.abs(low - 3000)).toBeLessThan(250); // a bare remainder would give about 4000
});
