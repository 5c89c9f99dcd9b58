import { expect, it } from 'vitest';
import { readingTimeMs } from './reading-time.ts';

const topic = (isNews: boolean) => ({ seat: null, opensTurn: false, isNews });

it('grows with the length of the news, up to a limit', () => {
  const short = readingTimeMs({ lines: ['Lena passed.'], topics: [topic(true)] });
  const long = readingTimeMs({ lines: ['Lena stole GALLON from you: GALLEON.'], topics: [topic(true)] });
  expect(short).toBeGreaterThan(1500);
  expect(long).toBeGreaterThan(short);
  expect(readingTimeMs({ lines: ['x'.repeat(500)], topics: [topic(true)] })).toBe(5000);
});

it('needs no time for what is only in the log', () => {
  expect(readingTimeMs({ lines: ['Ben drew a card.'], topics: [topic(false)] })).toBe(0);
});
