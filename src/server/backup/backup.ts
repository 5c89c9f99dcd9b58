// Makes and restores backups. The format is in backup-file.ts; the server's schedule in scheduled-backups.ts.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  BackupError,
  type BackupRow,
  type RowCounts,
  readBackupFile,
  verifyBackupFile,
  writeBackupFile,
} from './backup-file.ts';
import type { BackupDatabase } from './database.ts';

/** Which database: a PostgreSQL address, or with null the SQLite database in the folder. */
export type DatabaseLocation = { readonly databaseUrl: string | null; readonly dataFolder: string };

export type FinishedBackup = { readonly file: string; readonly counts: RowCounts; readonly secretFile: string | null };

const FILE_NAME = /^wordhoard-\d{8}T\d{9}Z\.ndjson\.gz$/;
const secretFileOf = (file: string): string => file.replace(/\.ndjson\.gz$|$/, '.secret');
const secretsSchema = v.array(v.object({ key: v.string(), value: v.string() }));

async function withDatabase<T>(
  { databaseUrl, dataFolder }: DatabaseLocation,
  create: boolean,
  use: (database: BackupDatabase) => Promise<T>,
): Promise<T> {
  const database =
    databaseUrl === null
      ? await (await import('./sqlite-database.ts')).openSqliteForBackup(dataFolder, create)
      : await (await import('./postgres-database.ts')).openPostgresForBackup(databaseUrl, create);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Writes a backup, reads it again and compares it with the database. The server may run meanwhile. */
export function createBackup(location: DatabaseLocation, folder: string, withSecret: boolean): Promise<FinishedBackup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `wordhoard-${new Date().toISOString().replace(/[-:.]/g, '')}.ndjson.gz`);
  return withDatabase(location, false, async (database) => {
    const counts = await database.withSnapshot(async (snapshot) => {
      await writeBackupFile(file, snapshot);
      return verifyBackupFile(file, snapshot);
    });
    if (!withSecret) return { file, counts, secretFile: null };
    const secretFile = secretFileOf(file);
    writeFileSync(secretFile, `${JSON.stringify(await database.readSecrets())}\n`, { mode: 0o600 });
    return { file, counts, secretFile };
  });
}

export type RestoredBackup = { readonly counts: RowCounts; readonly withSecret: boolean };

/** Replaces everything in the database by the backup, or changes nothing. */
export async function restoreBackup(location: DatabaseLocation, file: string, force: boolean): Promise<RestoredBackup> {
  if (!existsSync(file)) throw new BackupError(`Can't read the file ${file}.`);
  const secretFile = secretFileOf(file);
  const secrets = existsSync(secretFile) ? readSecrets(secretFile) : [];
  return withDatabase(location, true, async (database) => {
    if (await database.hasServer()) throw new BackupError('A server is using this database. Stop it first.');
    if (!force && (await database.isInUse()))
      throw new BackupError('This database is not empty. To replace everything in it, add --force.');
    let counts: RowCounts = {};
    async function* rows(): AsyncGenerator<readonly [string, BackupRow]> {
      counts = yield* readBackupFile(file);
      for (const secret of secrets) yield ['meta', secret];
    }
    await database.replaceAll(rows());
    return { counts, withSecret: secrets.length > 0 };
  });
}

function readSecrets(file: string): readonly BackupRow[] {
  try {
    return v.parse(secretsSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new BackupError(`The file ${file} is damaged. Remove it to restore without the signing secret.`);
  }
}

/** The backups in a folder, oldest first. Their names contain the time. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => FILE_NAME.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

export function deleteOldBackups(folder: string, keep: number): void {
  for (const file of listBackups(folder).slice(0, -keep)) {
    rmSync(file);
    rmSync(secretFileOf(file), { force: true });
  }
}

/** When a backup was made, from its name. */
export function backupTime(file: string): number {
  const [, y, mo, d, h, mi, s, ms] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(file) ?? [];
  return Date.UTC(Number(y), Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s), Number(ms));
}
