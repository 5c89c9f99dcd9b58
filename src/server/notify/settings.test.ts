import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SETTINGS,
  msUntilLoud,
  msUntilMail,
  parseSettings,
  takeVacation,
  vacationDaysLeft,
} from './settings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(text);

describe('quiet hours', () => {
  const night = { ...DEFAULT_SETTINGS, quiet: { from: 22, to: 8 }, timeZone: 'America/New_York' };
  it('last over midnight, in the person’s own time zone', () => {
    expect(msUntilLoud(night, at('2026-07-01T23:00:00-04:00'))).toBe(9 * HOUR);
    expect(msUntilLoud(night, at('2026-07-02T07:30:00-04:00'))).toBe(HOUR / 2);
    expect(msUntilLoud(night, at('2026-07-02T08:00:00-04:00'))).toBe(0);
    expect(msUntilLoud(night, at('2026-07-02T21:59:00-04:00'))).toBe(0);
    expect(msUntilLoud(night, at('2026-01-02T22:00:00-05:00'))).toBe(10 * HOUR);
  });
  it('can be turned off', () => {
    expect(msUntilLoud({ ...night, quiet: null }, at('2026-07-01T23:00:00-04:00'))).toBe(0);
    expect(msUntilLoud({ ...night, quiet: { from: 5, to: 5 } }, at('2026-07-01T05:30:00-04:00'))).toBe(0);
  });
});

describe('mail', () => {
  const mail = { address: '', isConfirmed: true, when: 'daily' as const, sentAt: 0 };
  const daily = { ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin', mail };
  it('comes daily in the evening, once', () => {
    expect(msUntilMail(daily, at('2026-07-01T12:00:00+02:00'))).toBe(6 * HOUR);
    expect(msUntilMail(daily, at('2026-07-01T18:00:00+02:00'))).toBe(0);
    expect(msUntilMail(daily, at('2026-07-01T18:40:00+02:00'))).toBe(0);
    const sent = { ...daily, mail: { ...mail, sentAt: at('2026-07-01T18:00:00+02:00') } };
    expect(msUntilMail(sent, at('2026-07-01T18:10:00+02:00'))).toBe(24 * HOUR - HOUR / 6);
    expect(msUntilMail(sent, at('2026-07-02T18:00:00+02:00'))).toBe(0);
  });
  it('comes at once if wanted', () => {
    expect(msUntilMail({ ...daily, mail: { ...mail, when: 'now' } }, at('2026-07-01T03:00:00+02:00'))).toBe(0);
  });
});

describe('vacation', () => {
  const now = at('2026-07-01T12:00:00Z');
  it('has two weeks a year, and unused days come back', () => {
    const away = takeVacation(DEFAULT_SETTINGS, 10, now)!;
    expect(away.vacation.until).toBe(now + 10 * DAY);
    expect(vacationDaysLeft(away, now)).toBe(4);
    const back = takeVacation(away, 0, now + 3 * DAY)!;
    expect(back.vacation.until).toBeNull();
    expect(vacationDaysLeft(back, now + 3 * DAY)).toBe(11);
    expect(takeVacation(back, 12, now + 4 * DAY)).toBeNull();
    expect(takeVacation(back, 11, now + 4 * DAY)).not.toBeNull();
    expect(vacationDaysLeft(away, at('2027-01-02T00:00:00Z'))).toBe(14);
  });
});

it('reads damaged settings as the default ones', () => {
  expect(parseSettings(null)).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings('{"quiet":5}')).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings(JSON.stringify({ ...DEFAULT_SETTINGS, timeZone: 'Asia/Tokyo' })).timeZone).toBe('Asia/Tokyo');
});
