// PostgreSQL for backups, on a connection of its own: a repeatable-read transaction sees one moment.

import pg from 'pg';
import { openPostgres } from '../store/postgres/postgres.ts';
import { type BackupRow, type RowCounts, SECRETS_SQL, withoutSecrets } from './backup-file.ts';
import { type BackupDatabase, inBatches, quote, toBackupRow } from './database.ts';

const FETCH_ROWS = 1000;
/** Each installation writes its own. */
const SCHEMA_TABLE = 'schema_version';
const BIGINT_OID = 20;
const CLOSING_CHECKS = 5;

/** `create`: makes the tables if there are none, as for a restore. */
export async function openPostgresForBackup(url: string, create: boolean): Promise<BackupDatabase> {
  if (create) await (await openPostgres(url)).close();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'wordhoard backup',
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: ((type: number, format: 'text') =>
        type === BIGINT_OID ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  client.on('error', () => {}); // the query that is running rejects
  await client.connect();
  const query = async (sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
    (await client.query<Record<string, unknown>>(sql, values)).rows;
  const tables = async (): Promise<string[]> =>
    (
      await query(
        `select table_name as name from information_schema.tables
         where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> $1 order by 1`,
        SCHEMA_TABLE,
      )
    ).map(({ name }) => name as string);
  const count = async (table: string, where = ''): Promise<number> =>
    (await query(`select count(*) as n from ${quote(table)} ${where}`))[0]!.n as number;
  const inTransaction = async <T>(begin: string, end: string, work: () => Promise<T>): Promise<T> => {
    await query(begin);
    try {
      const result = await work();
      await query(end);
      return result;
    } catch (error) {
      await query('rollback').catch(() => {}); // the connection is lost, which ends the transaction too
      throw error;
    }
  };

  return {
    withSnapshot: (use) =>
      inTransaction('begin isolation level repeatable read read only', 'rollback', async () => {
        const names = await tables();
        const counts: Record<string, number> = {};
        for (const table of names) counts[table] = await count(table, withoutSecrets(table));
        return use({
          tables: names,
          counts: counts satisfies RowCounts,
          async *rows(table) {
            await query(`declare backup_rows no scroll cursor for select * from ${quote(table)}`);
            for (;;) {
              const rows = await query(`fetch ${FETCH_ROWS} from backup_rows`);
              if (rows.length === 0) break;
              for (const row of rows) yield toBackupRow(table, row);
            }
            await query('close backup_rows');
          },
        });
      }),
    readSecrets: async () => (await query(SECRETS_SQL)).map((row) => toBackupRow('meta', row)),
    isInUse: async () => (await count('rooms')) + (await count('matches')) > 0,
    async hasServer() {
      // A connection that was just closed may be listed a moment longer.
      for (let tries = 0; tries < CLOSING_CHECKS; tries++) {
        const others = await query(
          `select 1 from pg_stat_activity where datname = current_database() and application_name = 'wordhoard'`,
        );
        if (others.length === 0) return false;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return true;
    },
    replaceAll: (rows) =>
      inTransaction('begin', 'commit', async () => {
        const names = await tables();
        const columns = new Map<string, Set<string>>(names.map((table) => [table, new Set()]));
        for (const { table, column } of await query(
          `select table_name as table, column_name as column from information_schema.columns where table_schema = current_schema()`,
        ))
          columns.get(table as string)?.add(column as string);
        for (const table of names) await query(`delete from ${quote(table)} ${withoutSecrets(table)}`);
        for await (const batch of inBatches(rows, columns)) await insert(query, batch.table, batch.columns, batch.rows);
        await advanceSequences(query);
      }),
    close: () => client.end(),
  };
}

type Query = (sql: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>;

/** PostgreSQL converts the values itself, so that 0 and 1 from SQLite become booleans. */
async function insert(query: Query, table: string, columns: readonly string[], rows: BackupRow[]): Promise<void> {
  const names = columns.map(quote).join();
  const conflict = table === 'meta' ? 'on conflict (key) do update set value = excluded.value' : '';
  await query(
    `insert into ${quote(table)} (${names})
     select ${names} from json_populate_recordset(null::${quote(table)}, $1::json) ${conflict}`,
    JSON.stringify(rows).replaceAll('\\u0000', '\\ufffd'), // PostgreSQL cannot store NUL characters in text
  );
}

/** Numbers that the database gives out itself continue after the highest one in the backup. */
async function advanceSequences(query: Query): Promise<void> {
  const numbered = await query(
    `select table_name as table, column_name as column,
       pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns
     where table_schema = current_schema() and (column_default like 'nextval(%' or is_identity = 'YES')`,
  );
  for (const { table, column, sequence } of numbered)
    await query(
      `select setval($1::regclass, coalesce(max(${quote(String(column))}), 0) + 1, false) from ${quote(String(table))}`,
      sequence,
    );
}
