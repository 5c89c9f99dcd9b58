// Dates in UTC as text, such as 2026-11-18. Pure code has no Date.

import type { Millis } from '../game.ts';

const DAY_MS: Millis = 24 * 3_600_000;
/** From 0000-03-01 to 1970-01-01. Years begin in March here, so that a leap day is the last day of its year. */
const DAYS_TO_1970 = 719_468;
const DAYS_OF_400_YEARS = 146_097;

export function dateOf(time: Millis): string {
  const days = Math.floor(time / DAY_MS) + DAYS_TO_1970;
  const era = Math.floor(days / DAYS_OF_400_YEARS);
  const dayOfEra = days - era * DAYS_OF_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return [yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day]
    .map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'))
    .join('-');
}

/** The moment a date begins; null if the text is no date. */
export function startOfDate(text: string): Millis | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined) return null;
  const marchYear = month! <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month! > 2 ? month! - 3 : month! + 9) + 2) / 5) + day! - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  const time = (era * DAYS_OF_400_YEARS + dayOfEra - DAYS_TO_1970) * DAY_MS;
  return dateOf(time) === text ? time : null;
}

/** The date must exist. */
export const addDays = (date: string, days: number): string => dateOf(startOfDate(date)! + days * DAY_MS);
