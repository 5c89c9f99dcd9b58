import { expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { isFamilyTable } from './family-table.ts';

const tableOf = (list: Match['list'], bots?: readonly (string | null)[]) => {
  const match = { list } as Match;
  return isFamilyTable(bots === undefined ? { match } : { match, bots });
};

it('is one with a family word list, or with bots below casual only', () => {
  expect(tableOf('standard-family', [null, 'quill'])).toBe(true);
  expect(tableOf('standard', [null, 'pip', 'beginner'])).toBe(true);
  expect(tableOf('standard', [null, 'pip', 'ben'])).toBe(false);
  expect(tableOf('standard', [null, null])).toBe(false);
  expect(tableOf('standard')).toBe(false);
});
