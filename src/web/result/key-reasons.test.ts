import { expect, it } from 'vitest';
import { pickKeyReasons } from './key-reasons.ts';

const reason = (n: number, why = `${n}`) => ({ n, seat: 1, why });

it('picks the reasons for the most important acts, in the order of the match', () => {
  const reasons = [1, 2, 3, 4].map((n) => reason(n));
  expect(pickKeyReasons(reasons, [4, 2, 3], 2).map(({ n }) => n)).toEqual([2, 4]);
});

it('leaves out acts that decided nothing, and a reason that was given already', () => {
  const reasons = [reason(1, 'Nobody else has words left.'), reason(2, 'It wins.'), reason(3, 'It wins.')];
  expect(pickKeyReasons(reasons, [2, 3, 9], 3)).toEqual([reasons[1]]);
});
