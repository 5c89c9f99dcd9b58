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
  it('end at their hour though summer time begins or ends', () => {
    const berlin = { ...night, timeZone: 'Europe/Berlin' };
    expect(msUntilLoud(berlin, at('2026-03-28T23:00:00+01:00'))).toBe(8 * HOUR);
    expect(msUntilLoud(berlin, at('2026-10-24T23:00:00+02:00'))).toBe(10 * HOUR);
    // 2 am does not exist that night, and comes twice in autumn.
    const short = { ...berlin, quiet: { from: 22, to: 2 } };
    expect(msUntilLoud(short, at('2026-03-29T01:30:00+01:00'))).toBe(HOUR / 2);
    expect(msUntilLoud(short, at('2026-03-29T03:00:00+02:00'))).toBe(0);
    expect(msUntilLoud(short, at('2026-10-25T01:00:00+02:00'))).toBe(HOUR);
  });

  it('begin and end at midnight, and differ by half hours where time zones do', () => {
    const evening = { ...night, quiet: { from: 20, to: 0 }, timeZone: 'Asia/Kolkata' };
    expect(msUntilLoud(evening, at('2026-07-01T23:59:00+05:30'))).toBe(HOUR / 60);
    expect(msUntilLoud(evening, at('2026-07-02T00:00:00+05:30'))).toBe(0);
    const early = { ...evening, quiet: { from: 0, to: 6 } };
    expect(msUntilLoud(early, at('2026-07-01T23:59:00+05:30'))).toBe(0);
    expect(msUntilLoud(early, at('2026-07-02T00:00:00+05:30'))).toBe(6 * HOUR);
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
  it('comes in the evening when summer time begins or ends', () => {
    expect(msUntilMail(daily, at('2026-03-28T19:00:00+01:00'))).toBe(22 * HOUR);
    expect(msUntilMail(daily, at('2026-10-24T19:00:00+02:00'))).toBe(24 * HOUR);
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

  it('counts each day for the year in which it begins', () => {
    const eve = at('2026-12-30T12:00:00Z');
    const away = takeVacation(DEFAULT_SETTINGS, 14, eve)!;
    expect(vacationDaysLeft(away, eve)).toBe(12);
    expect(vacationDaysLeft(away, at('2027-01-05T12:00:00Z'))).toBe(2);
    // Not another two weeks at once.
    expect(takeVacation(away, 14, at('2027-01-13T12:00:00Z'))).toBeNull();
    expect(takeVacation(away, 2, at('2027-01-13T12:00:00Z'))).not.toBeNull();
    const back = takeVacation(away, 0, at('2027-01-03T18:00:00Z'))!;
    expect(vacationDaysLeft(back, at('2027-01-03T18:00:00Z'))).toBe(11);
    expect(vacationDaysLeft(away, at('2028-01-01T00:00:00Z'))).toBe(14);
    // Days of the next year need none of this one.
    const used = { ...DEFAULT_SETTINGS, vacation: { until: null, year: 2026, daysTaken: 12 } };
    expect(takeVacation(used, 3, at('2026-12-20T12:00:00Z'))).toBeNull();
    expect(takeVacation(used, 14, eve)).not.toBeNull();
  });
});

it('reads damaged settings as the default ones', () => {
  expect(parseSettings(null)).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings('{"quiet":5}')).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings(JSON.stringify({ ...DEFAULT_SETTINGS, timeZone: 'Asia/Tokyo' })).timeZone).toBe('Asia/Tokyo');
});
