// The finished matches as one file, to move them to another device or to keep a copy.

import * as v from 'valibot';
import { parseJson } from '../../core/parse-json.ts';
import { looksLikeRecord } from '../../core/records/record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { FinishedMatch } from '../connection/finished-matches.ts';

/** The first field of the file. The number is increased when older versions can't read it any more. */
const FORMAT = 'Wordhoard games 1';
export const MAX_MATCHES = 5000;
const MAX_RECORD_CHARS = 200_000;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const matchSchema = v.object({
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
const fileSchema = v.object({
  format: v.literal(FORMAT),
  matches: v.pipe(v.array(matchSchema), v.maxLength(MAX_MATCHES)),
});

export const formatHistory = (matches: readonly FinishedMatch[]): string =>
  `${JSON.stringify({ format: FORMAT, matches })}\n`;

/** The matches, or a sentence why the file can't be read. */
export function parseHistory(text: string): Result<readonly FinishedMatch[], string> {
  const json = parseJson(text);
  const parsed = v.safeParse(fileSchema, json.ok ? json.value : undefined);
  return parsed.success
    ? ok(parsed.output.matches)
    : err('This isn’t a file of saved games from Wordhoard. Choose the one you exported on this page.');
}
