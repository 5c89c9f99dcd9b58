import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exp, ln, pow } from './portable-math.ts';

/** Relative distance of two numbers, in units of the smallest step a double can make near them. */
const ulps = (a: number, b: number): number => (a === b ? 0 : Math.abs(a - b) / (Number.EPSILON * Math.abs(b)));

it('agrees with the engine to a few last bits', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 709, noNaN: true }), (x) => {
      expect(ulps(exp(x), Math.exp(x))).toBeLessThan(4);
    }),
    { numRuns: 5000 },
  );
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
      const [ours, theirs] = [ln(x), Math.log(x)];
      expect(Math.abs(ours - theirs)).toBeLessThan(4 * Number.EPSILON * Math.max(1, Math.abs(theirs)));
    }),
    { numRuns: 5000 },
  );
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 20, noNaN: true }), fc.double({ min: -8, max: 8, noNaN: true }), (a, b) => {
      expect(ulps(pow(a, b), a ** b)).toBeLessThan(64);
    }),
    { numRuns: 5000 },
  );
});

it('handles the ends of its range', () => {
  expect([exp(0), exp(1000), exp(-1000), exp(Number.NaN)]).toEqual([1, Number.POSITIVE_INFINITY, 0, Number.NaN]);
  expect([ln(1), ln(0), ln(-1)]).toEqual([0, Number.NEGATIVE_INFINITY, Number.NaN]);
  expect(ln(Number.MAX_VALUE)).toBeCloseTo(709.782712893384, 9);
  expect(ln(Number.MIN_VALUE)).toBeCloseTo(-744.4400719213812, 9);
});

it('gives exactly these bits, on every engine', () => {
  const values = [exp(0.3), exp(-2.7), exp(5.123), ln(1 - 0.637), ln(12345.678), pow(10, 0.35), pow(1.4, -3)];
  const words = new Uint32Array(Float64Array.from(values).buffer);
  expect([...words].map((word) => word.toString(16)).join(' ')).toMatchInlineSnapshot(
    `"8c8c1a96 3ff59905 675400c2 3fb13461 f4f11f64 4064fad1 d961e48 bff036b1 59791e31 4022d795 a0d81e85 4001e8e6 71723144 3fd752d8"`,
  );
});
