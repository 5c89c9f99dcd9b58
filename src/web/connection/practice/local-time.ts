// The clock on the wall, by which cards are due.

import type { LocalTime } from '../../../core/practice/due.ts';

/** Milliseconds since 1970 as the clock on the wall shows them. */
export const toLocalTime = (time: number): LocalTime => time - new Date(time).getTimezoneOffset() * 60_000;
export const localNow = (): LocalTime => toLocalTime(Date.now());
