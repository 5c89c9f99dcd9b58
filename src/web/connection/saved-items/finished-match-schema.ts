// Checks finished matches that come from a file or from the server.

import * as v from 'valibot';
import { looksLikeRecord } from '../../../core/records/record.ts';

const MAX_RECORD_CHARS = 200_000;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
export const finishedMatchSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  game: v.pipe(v.string(), v.maxLength(40)),
  kind: v.picklist(['play', 'device', 'online']),
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.minLength(1), v.maxLength(10)),
  you: v.nullable(seat),
  outcome: v.object({ ranking: v.array(v.array(seat)), reason: v.string() }),
  scores: v.array(v.number()),
  finishedAt: v.pipe(v.number(), v.minValue(0)),
  record: v.pipe(v.string(), v.maxLength(MAX_RECORD_CHARS), v.check(looksLikeRecord)),
  sharing: v.exactOptional(v.array(v.picklist(['nothing', 'accuracy', 'misses']))),
});
