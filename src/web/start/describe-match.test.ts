import { expect, it } from 'vitest';
import { describeDay, describeOutcome, describePlayers } from './describe-match.ts';

const names = ['Ann', 'Ben', 'Lena'];

it('names the other players', () => {
  expect(describePlayers(names, 0)).toBe('with Ben and Lena');
  expect(describePlayers(names, null)).toBe('Ann, Ben and Lena');
});

it('says who won', () => {
  const outcome = (...ranking: number[][]) => ({ ranking, reason: '' });
  expect(describeOutcome(outcome([0], [1], [2]), names, 0)).toBe('You won');
  expect(describeOutcome(outcome([0, 2], [1]), names, 0)).toBe('You tied with Lena');
  expect(describeOutcome(outcome([1], [0], [2]), names, 0)).toBe('Ben won');
  expect(describeOutcome(outcome([1, 2], [0]), names, null)).toBe('Ben and Lena tied');
});

it('names the day', () => {
  const now = new Date(2026, 4, 10, 0, 5).getTime();
  const at = (day: number, hour: number): number => new Date(2026, 4, day, hour).getTime();
  expect(describeDay(at(10, 0), now)).toBe('today');
  expect(describeDay(at(9, 23), now)).toBe('yesterday');
  expect(describeDay(at(6, 12), now)).toBe('4 days ago');
  expect(describeDay(at(1, 12), now)).toBe('May 1, 2026');
  expect(describeDay(0, now)).toBe('');
});
