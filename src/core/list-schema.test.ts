import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listOf } from './list-schema.ts';

it('looks at no item of a list that is too long or too short', () => {
  let looked = 0;
  const item = v.custom<number>((value) => {
    looked++;
    return typeof value === 'number';
  });
  const schema = listOf(item, 3, 1);
  for (const list of [[], [1, 2, 3, 4], new Array(1_000_000).fill('x'), {}, null, '12'])
    expect(v.safeParse(schema, list).success).toBe(false);
  expect(looked).toBe(0);
  expect(v.parse(schema, [1, 2, 3])).toEqual([1, 2, 3]);
  expect(v.safeParse(schema, [1, 'x']).success).toBe(false);
});
