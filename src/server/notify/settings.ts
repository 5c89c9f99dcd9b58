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

/** How long to wait until the quiet hours are over; 0 if it is not quiet now. */
export function msUntilLoud({ quiet, timeZone }: NotificationSettings, wallTime: number): number {
  if (quiet === null || quiet.from === quiet.to) return 0;
  const minute = minuteOfDay(wallTime, timeZone);
  const length = (quiet.to - quiet.from + 24) % 24;
  const since = (minute - quiet.from * 60 + DAY_MINUTES) % DAY_MINUTES;
  return since < length * 60 ? (length * 60 - since) * MINUTE_MS : 0;
}

/** How long to wait until the next mail may be sent; 0 if now. */
export function msUntilMail({ mail, timeZone }: NotificationSettings, wallTime: number): number {
  if (mail === null || mail.when === 'now') return 0;
  if (wallTime - mail.sentAt < DAY_MS / 2) return nextDigest(mail.sentAt + DAY_MS / 2, timeZone) - wallTime;
  return nextDigest(wallTime, timeZone) - wallTime;
}

/** The first digest hour from this time on: the hour itself counts to its end. */
function nextDigest(from: number, timeZone: string): number {
  const minutes = (DIGEST_HOUR * 60 - minuteOfDay(from, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  return minutes > DAY_MINUTES - 60 ? from : from + minutes * MINUTE_MS;
}

/** How long a person is still on vacation; 0 if they aren't. */
export const msUntilBack = ({ vacation }: NotificationSettings, wallTime: number): number =>
  Math.max(0, (vacation.until ?? 0) - wallTime);

export const MAX_VACATION_DAYS = 14;

/** How many days of vacation are left in the year of this time. */
export function vacationDaysLeft({ vacation }: NotificationSettings, wallTime: number): number {
  const year = new Date(wallTime).getUTCFullYear();
  return MAX_VACATION_DAYS - (vacation.year === year ? vacation.daysTaken : 0);
}

/** Takes a vacation, or ends it with 0 days: the days that were not used come back. null if there are not enough left. */
export function takeVacation(
  settings: NotificationSettings,
  days: number,
  wallTime: number,
): NotificationSettings | null {
  const year = new Date(wallTime).getUTCFullYear();
  const { until } = settings.vacation;
  const unused = until === null ? 0 : Math.max(0, Math.floor((until - wallTime) / DAY_MS));
  const taken = Math.max(0, MAX_VACATION_DAYS - vacationDaysLeft(settings, wallTime) - unused) + days;
  if (taken > MAX_VACATION_DAYS) return null;
  return { ...settings, vacation: { until: days === 0 ? null : wallTime + days * DAY_MS, year, daysTaken: taken } };
}
