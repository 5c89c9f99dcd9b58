// How a person wants to hear that it is their turn: push messages, e-mail, quiet hours; and their vacation.

import * as v from 'valibot';
import { parseJson } from '../../core/parse-json.ts';

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

export const quietSchema = v.nullable(v.strictObject({ from: hour, to: hour }));
export const timeZoneSchema = v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone));

const settingsSchema = v.object({
  /** No push messages between these hours of the person's day. */
  quiet: quietSchema,
  timeZone: v.string(),
  /** The address is encrypted (seal-text.ts). Nothing but the request to confirm is sent before it is confirmed. */
  mail: v.nullable(
    v.object({
      address: v.string(),
      isConfirmed: v.boolean(),
      when: v.picklist(['now', 'daily']),
      /** Wall-clock time of the latest mail; 0 if there was none. */
      sentAt: v.number(),
    }),
  ),
  /** Wall-clock time; null if the person is not on vacation. `daysTaken` of `year`. */
  vacation: v.object({ until: v.nullable(v.number()), year: v.number(), daysTaken: v.number() }),
});
export type NotificationSettings = v.InferOutput<typeof settingsSchema>;

export const DEFAULT_SETTINGS: NotificationSettings = {
  quiet: { from: 22, to: 8 },
  timeZone: 'UTC',
  mail: null,
  vacation: { until: null, year: 0, daysTaken: 0 },
};

export function parseSettings(text: string | null): NotificationSettings {
  const json = parseJson(text ?? '');
  const parsed = v.safeParse(settingsSchema, json.ok ? json.value : null);
  return parsed.success ? parsed.output : DEFAULT_SETTINGS;
}

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The minutes since midnight where the person lives. */
function minuteOfDay(wallTime: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const parts = Object.fromEntries(format.formatToParts(wallTime).map(({ type, value }) => [type, Number(value)]));
  return parts.hour! * 60 + parts.minute!;
}

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;
/** Daily mails are sent at this hour, when people come home. */
const DIGEST_HOUR = 18;
const DAY_MS = 86_400_000;

/** How long to wait from this time until the clock shows this hour where the person lives, even if summer time begins or ends
 *  meanwhile. */
function msUntilHour(hour: number, from: number, timeZone: string): number {
  const minutesUntil = (time: number): number => (hour * 60 - minuteOfDay(time, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  const wait = minutesUntil(from) * MINUTE_MS;
  const early = minutesUntil(from + wait);
  const shifted = wait + (early > DAY_MINUTES / 2 ? early - DAY_MINUTES : early) * MINUTE_MS;
  return shifted > 0 && minutesUntil(from + shifted) === 0 ? shifted : wait;
}

/** How long to wait until the quiet hours are over; 0 if it is not quiet now. */
export function msUntilLoud({ quiet, timeZone }: NotificationSettings, wallTime: number): number {
  if (quiet === null || quiet.from === quiet.to) return 0;
  const length = (quiet.to - quiet.from + 24) % 24;
  const since = (minuteOfDay(wallTime, timeZone) - quiet.from * 60 + DAY_MINUTES) % DAY_MINUTES;
  return since < length * 60 ? msUntilHour(quiet.to, wallTime, timeZone) : 0;
}

/** How long to wait until the next mail may be sent; 0 if now. */
export function msUntilMail({ mail, timeZone }: NotificationSettings, wallTime: number): number {
  if (mail === null || mail.when === 'now') return 0;
  if (wallTime - mail.sentAt < DAY_MS / 2) return nextDigest(mail.sentAt + DAY_MS / 2, timeZone) - wallTime;
  return nextDigest(wallTime, timeZone) - wallTime;
}

/** The first digest hour from this time on: the hour itself counts to its end. */
function nextDigest(from: number, timeZone: string): number {
  const isDigestHour = Math.floor(minuteOfDay(from, timeZone) / 60) === DIGEST_HOUR;
  return isDigestHour ? from : from + msUntilHour(DIGEST_HOUR, from, timeZone);
}

/** How long a person is still on vacation; 0 if they aren't. */
export const msUntilBack = ({ vacation }: NotificationSettings, wallTime: number): number =>
  Math.max(0, (vacation.until ?? 0) - wallTime);

export const MAX_VACATION_DAYS = 14;

const yearOf = (wallTime: number): number => new Date(wallTime).getUTCFullYear();
const startOf = (year: number): number => Date.UTC(year, 0, 1);
/** The days of a vacation until `until` that begin at this time or later. */
const daysFrom = (time: number, until: number): number => Math.max(0, Math.floor((until - time) / DAY_MS));

/** A day counts for the year in which it begins, so a vacation over New Year counts for two. */
function daysTakenIn(year: number, { vacation }: NotificationSettings): number {
  if (vacation.year === year) return vacation.daysTaken;
  return vacation.until === null ? 0 : Math.min(MAX_VACATION_DAYS, daysFrom(startOf(year), vacation.until));
}

/** How many days of vacation are left in the year of this time. */
export const vacationDaysLeft = (settings: NotificationSettings, wallTime: number): number =>
  MAX_VACATION_DAYS - daysTakenIn(yearOf(wallTime), settings);

/** Takes a vacation, or ends it with 0 days: the days that were not used come back. null if there are not enough left. */
export function takeVacation(
  settings: NotificationSettings,
  days: number,
  wallTime: number,
): NotificationSettings | null {
  const year = yearOf(wallTime);
  const nextYear = startOf(year + 1);
  const { until } = settings.vacation;
  const unused = until === null ? 0 : daysFrom(wallTime, until) - daysFrom(nextYear, until);
  const end = wallTime + days * DAY_MS;
  const daysTaken = Math.max(0, daysTakenIn(year, settings) - unused) + days - daysFrom(nextYear, end);
  if (daysTaken > MAX_VACATION_DAYS) return null;
  return { ...settings, vacation: { until: days === 0 ? null : end, year, daysTaken } };
}
