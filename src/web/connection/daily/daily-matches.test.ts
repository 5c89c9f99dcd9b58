import { expect, it } from 'vitest';
import { dailyMatchId, dateOfDailyId } from './daily-id.ts';
import { streakOf } from './daily-matches.ts';

it('finds the date of a daily deal in its id', () => {
  expect(dateOfDailyId(dailyMatchId('2026-11-18', 'word-xchange'))).toBe('2026-11-18');
  for (const id of [null, 'k3j4h5', 'daily.today.word-xchange', 'play word-xchange']) {
    expect(dateOfDailyId(id)).toBeNull();
  }
});

it('counts days in a row, and does not end a streak before the day is over', () => {
  const played = new Set(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-12']);
  expect(streakOf(played, '2026-11-17')).toBe(3);
  expect(streakOf(played, '2026-11-18')).toBe(3);
  expect(streakOf(played, '2026-11-19')).toBe(0);
  expect(streakOf(new Set(['2026-02-28', '2026-03-01']), '2026-03-01')).toBe(2);
});
