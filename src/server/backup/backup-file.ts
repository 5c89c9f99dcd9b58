// The file format of backups, the same for both databases: gzipped lines of JSON. First a header, then a line per row, and
// at the end the number of rows and a checksum of everything before.

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

export type BackupValue = string | number | boolean | null;
export type BackupRow = { readonly [column: string]: BackupValue };
export type RowCounts = { readonly [table: string]: number };

/** All rows of a database at one moment. */
export type Snapshot = {
  readonly tables: readonly string[];
  /** Counted by the database, to compare the file with. */
  readonly counts: RowCounts;
  rows(table: string): AsyncIterable<BackupRow>;
};

/** Keys of the table `meta` that are kept out of backups: what cookies and push messages are signed with, and what sealed dailies
 *  are made from. */
const SECRET_KEYS = ['secret', 'secret-cookies', 'vapid', 'daily-seed'];
const KEY_LIST = SECRET_KEYS.map((key) => `'${key}'`).join();
export const SECRETS_SQL = `select key, value from meta where key in (${KEY_LIST})`;
/** For `select` and `delete`: all rows of a table but secrets. */
export const withoutSecrets = (table: string): string => (table === 'meta' ? `where key not in (${KEY_LIST})` : '');
export const isSecret = (table: string, row: BackupRow): boolean =>
  table === 'meta' && SECRET_KEYS.includes(String(row.key));

/** A backup that can't be used, with a sentence for the operator. */
export class BackupError extends Error {}

const FORMAT = 1;
const value = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const headerSchema = v.object({ wordhoardBackup: v.number(), created: v.string(), tables: v.array(v.string()) });
const rowSchema = v.tuple([v.string(), v.record(v.string(), value)]);
const endSchema = v.object({ counts: v.record(v.string(), v.number()), sha256: v.string() });

/** Writes to a file beside it first, so that a file with this name is always complete. */
export async function writeBackupFile(file: string, snapshot: Snapshot): Promise<void> {
  const partial = `${file}.partial`;
  try {
    const output = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(formatLines(snapshot)), createGzip(), output);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

async function* formatLines({ tables, rows }: Snapshot): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  const format = (line: unknown): string => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    return text;
  };
  yield format({ wordhoardBackup: FORMAT, created: new Date().toISOString(), tables });
  for (const table of tables) {
    counts[table] = 0;
    for await (const row of rows(table)) {
      if (isSecret(table, row)) continue;
      counts[table]++;
      yield format([table, row]);
    }
  }
  yield `${JSON.stringify({ counts, sha256: hash.digest('hex') })}\n`;
}

/** Reads every row and then checks the whole file. What the caller did with the rows counts only if this doesn't throw. */
export async function* readBackupFile(
  file: string,
): AsyncGenerator<readonly [table: string, row: BackupRow], RowCounts> {
  const damaged = (): BackupError => new BackupError(`The backup ${file} is incomplete or damaged.`);
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let lineNumber = 0;
  let previous = '';
  // The last line is not a row, so each line is handled when the next one has been read.
  for await (const line of readLines(file, damaged)) {
    if (lineNumber > 0) hash.update(`${previous}\n`);
    if (lineNumber === 1) for (const table of readHeader(file, previous).tables) counts[table] = 0;
    else if (lineNumber > 1) {
      const row = v.safeParse(rowSchema, parseJson(previous));
      if (!row.success || counts[row.output[0]] === undefined) throw damaged();
      counts[row.output[0]]!++;
      yield row.output;
    }
    previous = line;
    lineNumber++;
  }
  const end = v.safeParse(endSchema, parseJson(previous));
  if (!end.success || end.output.sha256 !== hash.digest('hex') || !sameCounts(end.output.counts, counts))
    throw damaged();
  return counts;
}

async function* readLines(file: string, damaged: () => BackupError): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const source = createReadStream(file);
  source.on('error', (error) => unzipped.destroy(error));
  source.pipe(unzipped);
  unzipped.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of unzipped as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) throw new BackupError(`Can't read the file ${file}.`);
    throw code?.startsWith('Z_') === true ? damaged() : error;
  } finally {
    source.destroy();
  }
}

function readHeader(file: string, line: string): v.InferOutput<typeof headerSchema> {
  const header = v.safeParse(headerSchema, parseJson(line));
  if (!header.success) throw new BackupError(`${file} is not a Wordhoard backup.`);
  if (header.output.wordhoardBackup > FORMAT) throw new BackupError(NEWER_VERSION);
  return header.output;
}

export const NEWER_VERSION = 'This backup was made by a newer version of Wordhoard. Update this server first.';

/** Reads a file that was just written and compares it with what the database counted. */
export async function verifyBackupFile(file: string, { counts }: Snapshot): Promise<RowCounts> {
  const reading = readBackupFile(file);
  for (;;) {
    const next = await reading.next();
    if (next.done !== true) continue;
    if (!sameCounts(next.value, counts)) throw new BackupError(`The backup ${file} does not have all rows.`);
    return next.value;
  }
}

function sameCounts(a: RowCounts, b: RowCounts): boolean {
  const tables = Object.keys(a);
  return tables.length === Object.keys(b).length && tables.every((table) => a[table] === b[table]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
