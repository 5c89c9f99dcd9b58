// The embedded database in the data folder. Opened by the server alone; a match's log is its truth.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Each entry brings the schema one version further; entries are never changed, only added. */
const MIGRATIONS: readonly string[] = [];

export interface Store {
  readonly version: number;
  close(): void;
}

export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, 'wordhoard.db'));
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const { user_version: from } = db.prepare('pragma user_version').get() as { user_version: number };
  for (const [i, migration] of MIGRATIONS.entries())
    if (i >= from) db.exec(`begin; ${migration}; pragma user_version = ${i + 1}; commit;`);
  return { version: MIGRATIONS.length, close: () => db.close() };
}
