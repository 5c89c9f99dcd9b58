// What backups need from a database. Implementations: sqlite-database.ts and postgres-database.ts.

import { BackupError, type BackupRow, type BackupValue, NEWER_VERSION, type Snapshot } from './backup-file.ts';

export interface BackupDatabase {
  /** Calls `use` with everything the database holds at this moment, while the server keeps writing. */
  withSnapshot<T>(use: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  /** Values of `meta` that hold signing keys. */
  readSecrets(): Promise<readonly BackupRow[]>;
  /** Whether there are rooms or matches that a restore would delete. */
  isInUse(): Promise<boolean>;
  /** Whether a server has the database open. */
  hasServer(): Promise<boolean>;
  /** Replaces all rows in one transaction. Signing keys stay, unless the rows bring their own. */
  replaceAll(rows: AsyncIterable<readonly [table: string, row: BackupRow]>): Promise<void>;
  close(): Promise<void>;
}

/** Rows of one table with the same columns, to insert together. */
export type RowBatch = { readonly table: string; readonly columns: readonly string[]; readonly rows: BackupRow[] };
const BATCH_ROWS = 500;

export async function* inBatches(
  rows: AsyncIterable<readonly [table: string, row: BackupRow]>,
  columnsOf: ReadonlyMap<string, ReadonlySet<string>>,
): AsyncGenerator<RowBatch> {
  let batch: RowBatch | null = null;
  for await (const [table, row] of rows) {
    const columns = Object.keys(row);
    const known = columnsOf.get(table);
    if (known === undefined || columns.some((column) => !known.has(column))) throw new BackupError(NEWER_VERSION);
    if (batch === null || !accepts(batch, table, columns)) {
      if (batch !== null) yield batch;
      batch = { table, columns, rows: [] };
    }
    batch.rows.push(row);
  }
  if (batch !== null) yield batch;
}

const accepts = (batch: RowBatch, table: string, columns: readonly string[]): boolean =>
  batch.table === table && batch.columns.join() === columns.join() && batch.rows.length < BATCH_ROWS;

/** Only values that JSON keeps exactly. A column of another type needs support here first. */
export function toBackupRow(table: string, row: { readonly [column: string]: unknown }): BackupRow {
  for (const [column, value] of Object.entries(row))
    if (value !== null && !['string', 'number', 'boolean'].includes(typeof value))
      throw new Error(`backups do not support the type of ${table}.${column}`);
  return row as { readonly [column: string]: BackupValue };
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
