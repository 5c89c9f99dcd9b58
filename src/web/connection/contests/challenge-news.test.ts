import { expect, it } from 'vitest';
import { describeChallengeNews } from './challenge-news.ts';

const mine = (isFinished: boolean) => ({ entry: 'e', room: null, match: null, isFinished });
const waiting = { id: 'waiting', isOpen: true, isClosed: false, mine: mine(true), finished: 1 };
const begun = { id: 'begun', isOpen: true, isClosed: false, mine: mine(false), finished: 1 };
const made = { id: 'made', isOpen: true, isClosed: false, mine: null, finished: 0 };
const over = { id: 'over', isOpen: false, isClosed: true, mine: mine(true), finished: 2 };
const alone = { id: 'alone', isOpen: false, isClosed: true, mine: mine(true), finished: 1 };
const missed = { id: 'missed', isOpen: false, isClosed: true, mine: null, finished: 2 };

it('tells of results until they have been seen, then of deals to play', () => {
  expect(describeChallengeNews([], [])).toBeNull();
  expect(describeChallengeNews([waiting, alone, missed], [])).toBeNull();
  expect(describeChallengeNews([waiting, begun], [])).toBe('It’s your turn');
  expect(describeChallengeNews([begun, made], [])).toBe('Your turn in 2');
  expect(describeChallengeNews([begun, over], [])).toBe('A result is in');
  expect(describeChallengeNews([over, { ...over, id: 'other' }], [])).toBe('2 results are in');
  expect(describeChallengeNews([over, waiting], ['over'])).toBeNull();
});
