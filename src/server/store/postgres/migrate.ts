// Brings the schema of a PostgreSQL database up to date when a node starts.

import pg from 'pg';
import { CONTEST_MIGRATION, UNSETTLED_MIGRATION } from '../contests.ts';
import { LESSON_MIGRATION } from '../lessons/lessons.ts';
import { MEMBERSHIP_MIGRATION } from '../memberships.ts';
import { NOTIFICATION_MIGRATIONS } from '../notifications.ts';
import { OPERATOR_MIGRATION } from '../operator.ts';
import { PEOPLE_MIGRATION } from '../people.ts';
import { PERSON_ITEM_MIGRATION } from '../person-items/person-items.ts';
import { StoreUnavailable } from '../store.ts';

/** Each entry raises the schema by one version. Entries are only added, never changed. */
const MIGRATIONS: readonly string[] = [
  `create table meta (key text primary key, value text not null);
   create table rooms (id text primary key, code text not null unique, state text not null, rev int not null,
     open boolean not null, here int not null, touched bigint not null) with (fillfactor = 70);
   create index rooms_touched on rooms (touched);
   create index rooms_open on rooms (touched) where open and here > 0;
   create table matches (id text primary key, room text not null, head text not null, names text not null, bots text not null,
     clock bigint not null default 0, due bigint, outcome text, ended bigint, review text) with (fillfactor = 80);
   create index matches_room on matches (room);
   create index matches_due on matches (due) where due is not null;
   create table acts (match text not null, n int not null, at bigint not null, by text not null, text text not null,
     actor text, act text not null, primary key (match, n));
   create table players (person text not null, match text not null, seat int not null, primary key (person, match));
   create index players_match on players (match);
   create table clock (seen bigint, lost bigint not null);
   insert into clock values (null, 0);`,
  `alter table rooms add column used bigint;
   update clock set seen = (extract(epoch from clock_timestamp()) * 1000)::bigint where seen is null;
   update rooms set used = touched - lost from clock;
   drop index rooms_touched;
   create index rooms_used on rooms (used);`,
  `create table reports (id text primary key, room text not null, match text, reporter text not null, reported text not null,
     name text not null, kind text not null, text text not null, context text not null, at bigint not null, resolved bigint);
   create index reports_at on reports (at);`,
  // From here on the same SQL runs on both databases.
  ...[PEOPLE_MIGRATION, OPERATOR_MIGRATION, MEMBERSHIP_MIGRATION, NOTIFICATION_MIGRATIONS.first],
  ...[CONTEST_MIGRATION, PERSON_ITEM_MIGRATION, NOTIFICATION_MIGRATIONS.confirmations, UNSETTLED_MIGRATION],
  ...[LESSON_MIGRATION, NOTIFICATION_MIGRATIONS.pushDevices],
];

/** Nobody else uses it on this database. */
const MIGRATION_LOCK_ID = 5_020_715;
/** How long a starting node waits for the database. */
const STARTUP_TIMEOUT_MS = 30_000;

/** Waits for a database that is still starting. */
export async function migrate(url: string): Promise<void> {
  const giveUpAt = performance.now() + STARTUP_TIMEOUT_MS;
  for (;;) {
    // A connection without a statement timeout, because migrations may take long.
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return await bringUpToDate(client);
    } catch (error) {
      if (isProgrammingError(error)) throw error;
      if (performance.now() > giveUpAt) throw new StoreUnavailable(`The database does not answer: ${String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    } finally {
      void client.end().catch(() => {});
    }
  }
}

/** The lock makes nodes that start at the same time take turns. */
async function bringUpToDate(client: pg.Client): Promise<void> {
  await client.query(`begin; select pg_advisory_xact_lock(${MIGRATION_LOCK_ID})`);
  await client.query('create table if not exists schema_version (version int not null)');
  const { rows } = await client.query<{ version: number | null }>('select max(version) as version from schema_version');
  const from = rows[0]!.version ?? 0; // may be ahead of this node during a rolling upgrade
  for (const migration of MIGRATIONS.slice(from)) await client.query(migration);
  if (from < MIGRATIONS.length) await client.query(`insert into schema_version values (${MIGRATIONS.length})`);
  await client.query('commit');
}

/** A wrong statement stays wrong. Every other error (lost connection, restart, timeout) may pass. */
export const isProgrammingError = (error: unknown): boolean =>
  /^(0A|22|23|42)/.test(String((error as { code?: unknown }).code));
