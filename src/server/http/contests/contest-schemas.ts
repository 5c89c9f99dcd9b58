// What clients may send about contests.

import * as v from 'valibot';
import { listOf } from '../../../core/list-schema.ts';

const HOUR_MS = 3_600_000;
const MAX_OPEN_MS = 60 * 24 * HOUR_MS;

export const personName = v.pipe(v.string(), v.maxLength(100));
export const gameName = v.pipe(v.string(), v.maxLength(40));
export const length = v.picklist(['short', 'full']);
/** How long a deal is open. */
export const duration = v.pipe(v.number(), v.integer(), v.minValue(60_000), v.maxValue(MAX_OPEN_MS));

/** No game has as many. */
const MAX_OPTIONS = 100;
const options = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && Object.keys(value).length <= MAX_OPTIONS),
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
);

const MAX_BOTS = 5;
export const dealFields = {
  length,
  preset: v.optional(v.pipe(v.string(), v.maxLength(40))),
  options: v.optional(options),
  bots: v.optional(listOf(v.pipe(v.string(), v.maxLength(20)), MAX_BOTS, 1)),
};
