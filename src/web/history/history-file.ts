// The finished matches as one file, to move them to another device or to keep a copy.

import * as v from 'valibot';
import { parseJson } from '../../core/parse-json.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { FinishedMatch } from '../connection/finished-matches.ts';
import { finishedMatchSchema } from '../connection/saved-items/finished-match-schema.ts';

/** The first field of the file. The number is increased when older versions can't read it any more. */
const FORMAT = 'Wordhoard games 1';
export const MAX_MATCHES = 5000;

const fileSchema = v.object({
  format: v.literal(FORMAT),
  matches: v.pipe(v.array(finishedMatchSchema), v.maxLength(MAX_MATCHES)),
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
