import { expect, it } from 'vitest';
import { addDays, dateOf, startOfDate } from './utc-date.ts';

it('dates are those of UTC, through leap years', () => {
  for (let time = Date.UTC(1999, 11, 30); time < Date.UTC(2030, 0, 3); time += 6 * 3_600_000) {
    const date = new Date(time).toISOString().slice(0, 10);
    expect(dateOf(time)).toBe(date);
    expect(startOfDate(date)).toBe(Date.parse(`${date}T00:00:00Z`));
  }
});

it('what is no date has no beginning', () => {
  expect(startOfDate('2024-02-29')).toBe(Date.UTC(2024, 1, 29));
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', '2026-11-18T00', '../etc'])
    expect(startOfDate(text), text).toBeNull();
});

it('adds days across months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
});
