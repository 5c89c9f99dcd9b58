// SQLite for backups, on a connection of its own: a read transaction sees one moment and does not hold up writers.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE, lockFolder } from '../store/data-folder.ts';
import { openSqlite } from '../store/sqlite.ts';
import { BackupError, type BackupRow, type RowCounts, SECRETS_SQL, withoutSecrets } from './backup-file.ts';
import { type BackupDatabase, inBatches, quote, toBackupRow } from './database.ts';

/** `create`: makes an empty database if there is none, as for a restore, and keeps servers from starting meanwhile. */
export async function openSqliteForBackup(folder: string, create: boolean): Promise<BackupDatabase> {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file) && !create)
    throw new BackupError(`There is no database in ${folder}. Set WORDHOARD_DATA to the server's data folder.`);
  const unlock = create ? lockForRestore(folder) : () => {};
  if (create) await openSqlite(folder).close(); // brings the schema up to date
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout = 5000');
  const all = (sql: string): Record<string, unknown>[] => db.prepare(sql).all();
  const tables = (): string[] =>
    all(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`).map(
      ({ name }) => name as string,
    );
  const count = (table: string, where = ''): number =>
    db.prepare(`select count(*) as n from ${quote(table)} ${where}`).get()!.n as number;

  return {
    async withSnapshot(use) {
      db.exec('begin');
      try {
        const names = tables(); // the first read fixes the moment
        const counts: RowCounts = Object.fromEntries(
          names.map((table) => [table, count(table, withoutSecrets(table))]),
        );
        return await use({
          tables: names,
          counts,
          async *rows(table) {
            for (const row of db.prepare(`select * from ${quote(table)}`).iterate()) yield toBackupRow(table, row);
          },
        });
      } finally {
        db.exec('rollback');
      }
    },
    readSecrets: async () => all(SECRETS_SQL).map((row) => toBackupRow('meta', row)),
    isInUse: async () => count('rooms') + count('matches') > 0,
    async hasServer() {
      // SQLite leaves the write-ahead log only for the last open connection.
      db.exec('pragma busy_timeout = 0');
      try {
        return db.prepare('pragma journal_mode = delete').get()!.journal_mode !== 'delete';
      } catch {
        return true;
      } finally {
        db.exec('pragma busy_timeout = 5000');
      }
    },
    async replaceAll(rows) {
      const names = tables();
      const columns = new Map(
        names.map((table) => [
          table,
          new Set(all(`pragma table_info(${quote(table)})`).map(({ name }) => String(name))),
        ]),
      );
      db.exec('begin immediate');
      try {
        for (const table of names) db.exec(`delete from ${quote(table)} ${withoutSecrets(table)}`);
        for await (const batch of inBatches(rows, columns)) {
          const marks = batch.columns.map(() => '?').join();
          const insert = db.prepare(
            `insert or replace into ${quote(batch.table)} (${batch.columns.map(quote).join()}) values (${marks})`,
          );
          for (const row of batch.rows) insert.run(...batch.columns.map((column) => toSqlite(row[column]!)));
        }
        db.exec('commit');
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    async close() {
      db.close();
      unlock();
    },
  };
}

function lockForRestore(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw new BackupError(error instanceof Error ? error.message : String(error));
  }
}

const toSqlite = (value: BackupRow[string]): string | number | null =>
  typeof value === 'boolean' ? Number(value) : value;
