import { expect, it } from 'vitest';
import { describeBest, describeDuration, describeOpening } from './contest-texts.ts';

it('joins the words of the best play', () => {
  expect(describeBest({ words: ['OAK', 'ELM', 'ASH', 'YEW'], gain: 12, unit: 'points' })).toBe('OAK, ELM and ASH');
  expect(describeBest({ words: ['OAK'], gain: 1, unit: 'words' })).toBe('OAK');
});

it('says how long a try took, and breaks that were long', () => {
  expect(describeDuration({ tookMs: 425_000, elapsedMs: 430_000 })).toBe('7:05');
  expect(describeDuration({ tookMs: 425_000, elapsedMs: 3 * 3_600_000 })).toBe('7:05, with breaks 3 hours');
});

it('says whether a deal is open', () => {
  const contest = { isClosed: false, isOpen: true, opens: 0, closes: 7_200_000 };
  expect(describeOpening(contest, 0)).toBe('Open for another 2 hours');
  expect(describeOpening({ ...contest, closes: 7 * 24 * 3_600_000 }, 5000)).toBe('Open for another 7 days');
  expect(describeOpening({ ...contest, isOpen: false, opens: 60_000 }, 0)).toBe('Opens in 1 minute');
  expect(describeOpening({ ...contest, isClosed: true }, 0)).toBe('Closed');
});
