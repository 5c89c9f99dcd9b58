import { expect, it } from 'vitest';
import { dailyShareText, describePlace } from './daily-share-text.ts';

const titles = ['Word Xchange', 'Outside the Box', 'Take My Word For It', 'Wordsters', 'Word Power'];

it('fits in 200 characters with all five games and has no word in capitals', () => {
  const results = titles.map((title, i) => ({ title, place: 1 + (i % 3), seats: 3, percent: i === 3 ? null : 61.4 }));
  const text = dailyShareText('November 18', results, 12, 'https://wordhoard.example/daily');
  expect(text).toBe(
    'Wordhoard, November 18: Word Xchange 61%, Outside the Box 61%, Take My Word For It 61%, Wordsters 1st of 3, Word Power 61%. 12 days in a row. https://wordhoard.example/daily',
  );
  expect(text.length).toBeLessThanOrEqual(200);
  expect(text).not.toMatch(/\b[A-Z]{2,}\b/);
});

it('leaves the games out where the address is very long', () => {
  const results = titles.map((title) => ({ title, place: 1, seats: 3, percent: 50 }));
  const text = dailyShareText('November 18', results, 1, `https://${'a'.repeat(90)}.example/daily`);
  expect(text).toContain('5 daily deals');
  expect(text.length).toBeLessThanOrEqual(200);
});

it('counts places', () => {
  expect([1, 2, 3, 4].map((place) => describePlace(place, 4))).toEqual([
    '1st of 4',
    '2nd of 4',
    '3rd of 4',
    '4th of 4',
  ]);
});
