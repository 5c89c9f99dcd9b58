// PostgreSQL: one database for many nodes. The acts of one moment are written, and read, in one statement: one round trip for all.
// Nothing is locked over more than one statement but migrations; the primary key (match, n) decides every race.

import pg from 'pg';
import type { Entry } from '../../core/table.ts';
import { createBatcher } from './batch.ts';
import { type Row, readAct, readMatch, readRoom } from './rows.ts';
import {
  type ActOrigin,
  DOWNTIME_GAP_MS,
  type DueMatch,
  type RoomProgress,
  type Store,
  type StoredAct,
  StoreUnavailable,
} from './store.ts';

/** Each entry brings the schema one version further; entries are never changed, only added. */
const MIGRATIONS: readonly string[] = [
  // Rows that are rewritten often leave room on their page: a clock is kept without touching any index.
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
];

/** The database's wall clock, in milliseconds. */
const WALL_CLOCK_SQL = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** Any number will do, as long as nobody else on this database takes it. */
const MIGRATION_LOCK_ID = 5_020_715;
/** A statement that takes longer is given up: the caller asks again. */
const STATEMENT_TIMEOUT_MS = 5000;
/** How long we wait at start for a database that is not there yet. */
const STARTUP_TIMEOUT_MS = 30_000;
/** Statements for acts at the same time; what comes meanwhile goes together in the next. */
const MAX_CONCURRENT_BATCHES = 2;

type Query = (sql: string, ...values: readonly unknown[]) => Promise<Row[]>;

export async function openPostgres(url: string): Promise<Store> {
  await migrate(url);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'wordhoard',
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: STATEMENT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', () => {}); // an idle connection is gone: the next call opens another
  const ask: Query = async (text, ...values) => {
    try {
      return (await pool.query<Row>({ text, values: values.map(withoutNul) })).rows;
    } catch (error) {
      throw isProgrammingError(error) ? error : new StoreUnavailable(String(error));
    }
  };
  const writing = createBatcher(MAX_CONCURRENT_BATCHES, (acts: readonly Act[]) => addActs(ask, acts));
  const reading = createBatcher(MAX_CONCURRENT_BATCHES, (readings: readonly Reading[]) => readActs(ask, readings));

  return {
    ...roomsIn(ask),
    ...matchesIn(ask),
    ...playersIn(ask),
    append: (match, entry, origin) => writing.request({ match, entry, origin }),
    acts: (match, after) => reading.request({ match, after }),
    async now() {
      const [row] = await ask(
        `update clock set seen = wall, lost = case when abs(wall - seen) > ${DOWNTIME_GAP_MS} then lost + wall - seen else lost end
         from (select ${WALL_CLOCK_SQL} as wall) as reading returning wall - lost as time`,
      );
      return row!.time as number;
    },
    async getOrCreate(key, make) {
      await ask('insert into meta (key, value) values ($1, $2) on conflict do nothing', key, make());
      const [row] = await ask('select value from meta where key = $1', key);
      return row!.value as string;
    },
    async close() {
      await Promise.all([writing.drain(), reading.drain()]);
      await pool.end();
    },
  };
}

const roomsIn = (
  ask: Query,
): Pick<
  Store,
  'addRoom' | 'room' | 'roomByCode' | 'saveRoom' | 'touchRooms' | 'openRooms' | 'progressOf' | 'deleteStaleRooms'
> => ({
  async addRoom({ id, code, state, rev, open, here }) {
    const added = await ask(
      `insert into rooms (id, code, state, rev, open, here, touched) values ($1, $2, $3, $4, $5, $6, ${WALL_CLOCK_SQL})
       on conflict do nothing returning id`,
      ...[id, code, state, rev, open, here],
    );
    return added.length === 1;
  },
  room: async (id) => readRoom((await ask('select * from rooms where id = $1', id))[0]),
  roomByCode: async (code) => readRoom((await ask('select * from rooms where code = $1', code))[0]),
  async saveRoom({ id, state, rev, open, here }) {
    const saved = await ask(
      `update rooms set state = $2, rev = $3, open = $4, here = $5, touched = ${WALL_CLOCK_SQL} where id = $1 and rev = $3 - 1 returning id`,
      ...[id, state, rev, open, here],
    );
    return saved.length === 1;
  },
  async touchRooms(rooms) {
    await ask(
      `with these as (select id, new.here from rooms join unnest($1::text[], $2::int[]) as new (id, here) using (id)
         order by id for update of rooms) -- in order: two nodes never wait for each other
       update rooms set touched = ${WALL_CLOCK_SQL}, here = these.here from these where these.id = rooms.id`,
      rooms.map(({ id }) => id),
      rooms.map(({ here }) => here),
    );
  },
  async openRooms(within, most) {
    const rows = await ask(
      `select * from rooms where open and here > 0 and touched > ${WALL_CLOCK_SQL} - $1::bigint order by touched desc limit $2`,
      ...[within, most],
    );
    return rows.map((row) => readRoom(row)!);
  },
  async progressOf(held) {
    const rows = await ask(
      `select rooms.id as room, rev, coalesce((select max(n) from acts where acts.match = held.match), 0) as n
       from unnest($1::text[], $2::text[]) as held (room, match) join rooms on rooms.id = held.room`,
      held.map(({ room }) => room),
      held.map(({ match }) => match),
    );
    return rows as RoomProgress[];
  },
  async deleteStaleRooms(age, most) {
    const [row] = await ask(
      `with old as (delete from rooms where id in (select id from rooms where touched < ${WALL_CLOCK_SQL} - $1::bigint
           and not exists (select 1 from matches where room = rooms.id and due is not null) limit $2) returning id),
         loose as (select id from matches where room in (select id from old)
           and (ended is null or not exists (select 1 from players where players.match = matches.id))),
         ${DELETE_MATCHES_SQL}
       select count(*) as count from old`,
      ...[age, most],
    );
    return row!.count as number;
  },
});

/** Takes away the matches called `loose`, with all that belongs to them. */
const DELETE_MATCHES_SQL = `gone as (delete from matches where id in (select id from loose)),
  gone_acts as (delete from acts where match in (select id from loose)),
  gone_players as (delete from players where match in (select id from loose))`;

const matchesIn = (
  ask: Query,
): Pick<Store, 'addMatch' | 'match' | 'setDue' | 'dueMatches' | 'saveClocks' | 'endMatch' | 'saveReview'> => ({
  async addMatch({ id, room, match, names, bots, players }) {
    await ask(
      `with added as (insert into matches (id, room, head, names, bots) values ($1, $2, $3, $4, $5) on conflict do nothing returning id)
       insert into players (person, match, seat)
       select person, added.id, seat from added, unnest($6::text[], $7::int[]) as new (person, seat) on conflict do nothing`,
      ...[id, room, JSON.stringify(match), JSON.stringify(names), JSON.stringify(bots)],
      players.map(({ person }) => person),
      players.map(({ seat }) => seat),
    );
  },
  match: async (id) => readMatch((await ask('select * from matches where id = $1', id))[0]),
  async setDue(match, due) {
    await ask('update matches set due = $2 where id = $1 and ended is null', match, due);
  },
  async dueMatches(before, most) {
    const rows = await ask(
      'select room, id as match, due from matches where due < $1 order by due limit $2',
      ...[before, most],
    );
    return rows as DueMatch[];
  },
  async saveClocks(clocks) {
    await ask(
      `with these as (select id, new.clock from matches join unnest($1::text[], $2::bigint[]) as new (id, clock) using (id)
         where matches.clock < new.clock order by id for update of matches)
       update matches set clock = greatest(matches.clock, these.clock) from these where these.id = matches.id`,
      clocks.map(({ match }) => match),
      clocks.map(({ clock }) => clock),
    );
  },
  async endMatch(match, outcome) {
    await ask(
      `update matches set outcome = $2, ended = ${WALL_CLOCK_SQL}, due = null where id = $1 and ended is null`,
      ...[match, JSON.stringify(outcome)],
    );
  },
  async saveReview(match, review) {
    await ask('update matches set review = $2 where id = $1 and ended is not null', match, review);
  },
});

const playersIn = (ask: Query): Pick<Store, 'addPlayer' | 'matchesOf' | 'isPlayer' | 'forgetMatches'> => ({
  async addPlayer(match, { person, seat }) {
    await ask(
      `insert into players (person, match, seat) values ($1, $2, $3)
       on conflict (person, match) do update set seat = excluded.seat`,
      ...[person, match, seat],
    );
  },
  async matchesOf(person, most) {
    const rows = await ask(
      `select matches.* from players join matches on matches.id = players.match
       where players.person = $1 and ended is not null order by ended desc limit $2`,
      ...[person, most],
    );
    return rows.map((row) => readMatch(row)!);
  },
  async isPlayer(person, match) {
    return (await ask('select 1 from players where person = $1 and match = $2', person, match)).length > 0;
  },
  async forgetMatches(person, match) {
    await ask(
      `with mine as (delete from players where person = $1 and (match = $2 or $2::text is null) returning match),
         loose as (select id from matches where id in (select match from mine) and ended is not null
           and not exists (select 1 from players where players.match = matches.id and players.person <> $1)),
         ${DELETE_MATCHES_SQL}
       select 1`,
      ...[person, match],
    );
  },
});

type Act = { readonly match: string; readonly entry: Entry; readonly origin: ActOrigin };

/** Who of these wins: in order, so that two nodes never wait for each other; the same act twice wins once. */
async function addActs(ask: Query, acts: readonly Act[]): Promise<boolean[]> {
  const inOrder = acts.toSorted((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : a.entry.n - b.entry.n));
  const rows = await ask(
    `insert into acts (match, n, at, by, text, actor, act)
     select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[])
     on conflict do nothing returning match, n, act`,
    inOrder.map(({ match }) => match),
    inOrder.map(({ entry }) => entry.n),
    inOrder.map(({ entry }) => entry.at),
    inOrder.map(({ entry }) => String(entry.by)),
    inOrder.map(({ entry }) => entry.text),
    inOrder.map(({ origin }) => origin.actor),
    inOrder.map(({ origin }) => origin.id),
  );
  const won = new Set(rows.map(({ match, n, act }) => `${match} ${n} ${act}`));
  return acts.map(({ match, entry, origin }) => won.delete(`${match} ${entry.n} ${origin.id}`));
}

type Reading = { readonly match: string; readonly after: number };

/** Each log by its index, however many there are (`offset 0` keeps the planner from other ideas). */
async function readActs(ask: Query, readings: readonly Reading[]): Promise<StoredAct[][]> {
  const rows = await ask(
    `select i, log.* from unnest($1::text[], $2::int[]) with ordinality as wanted (match, after, i),
       lateral (select * from acts where acts.match = wanted.match and n > wanted.after order by n offset 0) as log
     order by i, n`,
    readings.map(({ match }) => match),
    readings.map(({ after }) => after),
  );
  const logs = readings.map((): StoredAct[] => []);
  for (const row of rows) logs[(row.i as number) - 1]!.push(readAct(row));
  return logs;
}

/** Waits for a database that is not there yet, but not for ever. */
async function migrate(url: string): Promise<void> {
  const patience = performance.now() + STARTUP_TIMEOUT_MS;
  for (;;) {
    // A line of its own: migrations may take their time.
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return await bringUpToDate(client);
    } catch (error) {
      if (isProgrammingError(error)) throw error;
      if (performance.now() > patience) throw new StoreUnavailable(`The database does not answer: ${String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    } finally {
      void client.end().catch(() => {});
    }
  }
}

/** Nodes that start at the same time take turns. */
async function bringUpToDate(client: pg.Client): Promise<void> {
  await client.query(`begin; select pg_advisory_xact_lock(${MIGRATION_LOCK_ID})`);
  await client.query('create table if not exists schema_version (version int not null)');
  const { rows } = await client.query<{ version: number | null }>('select max(version) as version from schema_version');
  const from = rows[0]!.version ?? 0; // may be ahead of us, while an upgrade goes from node to node
  for (const migration of MIGRATIONS.slice(from)) await client.query(migration);
  if (from < MIGRATIONS.length) await client.query(`insert into schema_version values (${MIGRATIONS.length})`);
  await client.query('commit');
}

/** Statements that are wrong stay wrong; everything else (line lost, restart, too slow, too many) passes. */
const isProgrammingError = (error: unknown): boolean =>
  /^(0A|22|23|42)/.test(String((error as { code?: unknown }).code));

const BIGINT_OID = 20;
const parserOf = ((type: number, format: 'text') =>
  type === BIGINT_OID ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;

/** PostgreSQL's text has no place for it, and nothing of ours has a use for it. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll('\0', '\uFFFD')
    : Array.isArray(value)
      ? value.map((one) => withoutNul(one))
      : value;
