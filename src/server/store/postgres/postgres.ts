// The store on PostgreSQL, for several nodes. Acts that come at the same time share a statement; the key (match, n) decides races.

import pg from 'pg';
import type { LogEntry } from '../../../core/match.ts';
import { createBatcher } from '../batch.ts';
import { contestsIn } from '../contests.ts';
import { lessonsIn } from '../lessons/lessons.ts';
import { membershipsIn } from '../memberships.ts';
import { notificationsIn } from '../notifications.ts';
import { operatorIn } from '../operator.ts';
import { peopleIn } from '../people.ts';
import { recentActsIn } from '../recent-acts.ts';
import { type Row, readAct, readMatch, readReport, readRoom } from '../rows.ts';
import { SERVICE_TIME_SQL } from '../service-time.ts';
import {
  type ActOrigin,
  DOWNTIME_GAP_MS,
  type DueMatch,
  type RoomProgress,
  type Store,
  StoreDamaged,
  type StoredAct,
  StoreUnavailable,
} from '../store.ts';
import { isProgrammingError, migrate } from './migrate.ts';

/** The database's wall clock in milliseconds. */
const WALL_CLOCK_SQL = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** A statement that takes longer is canceled, and the caller tries again. */
const STATEMENT_TIMEOUT_MS = 5000;
/** Statements for acts that run at the same time. Acts that come meanwhile share the next one. */
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
  pool.on('error', () => {}); // an idle connection was lost: the next call opens another
  const query: Query = async (text, ...values) => {
    try {
      return (await pool.query<Row>({ text, values: values.map(withoutNul) })).rows;
    } catch (error) {
      if (isDamage(error)) throw new StoreDamaged(String(error));
      throw isProgrammingError(error) ? error : new StoreUnavailable(String(error));
    }
  };
  const appends = createBatcher(MAX_CONCURRENT_BATCHES, (acts: readonly NewAct[]) => addActs(query, acts));
  const logReads = createBatcher(MAX_CONCURRENT_BATCHES, (requests: readonly LogRequest[]) =>
    readLogs(query, requests),
  );

  return {
    ...roomsIn(query),
    ...matchesIn(query),
    ...playersIn(query),
    ...peopleIn(query),
    ...membershipsIn(query),
    ...recentActsIn(query),
    ...notificationsIn(query),
    ...reportsIn(query),
    operator: operatorIn(query),
    ...{ contests: contestsIn(query), lessons: lessonsIn(query) },
    appendAct: (match, entry, origin) => appends.request({ match, entry, origin }),
    readActs: (match, after) => logReads.request({ match, after }),
    async now() {
      const [row] = await query(
        `update clock set seen = wall, lost = case when abs(wall - seen) > ${DOWNTIME_GAP_MS} then lost + wall - seen else lost end
         from (select ${WALL_CLOCK_SQL} as wall) as reading returning wall - lost as time`,
      );
      return row!.time as number;
    },
    async getOrCreate(key, create) {
      await query('insert into meta (key, value) values ($1, $2) on conflict do nothing', key, create());
      const [row] = await query('select value from meta where key = $1', key);
      return row!.value as string;
    },
    async close() {
      await Promise.all([appends.drain(), logReads.drain()]);
      await pool.end();
    },
  };
}

const roomsIn = (
  query: Query,
): Pick<
  Store,
  | 'addRoom'
  | 'getRoom'
  | 'findRoomByCode'
  | 'saveRoom'
  | 'touchRooms'
  | 'listOpenRooms'
  | 'readProgress'
  | 'deleteStaleRooms'
> => ({
  async addRoom({ id, code, state, rev, isListed, peopleCount }) {
    const added = await query(
      `insert into rooms (id, code, state, rev, open, here, touched, used)
       values ($1, $2, $3, $4, $5, $6, ${WALL_CLOCK_SQL}, ${SERVICE_TIME_SQL})
       on conflict do nothing returning id`,
      ...[id, code, state, rev, isListed, peopleCount],
    );
    return added.length === 1;
  },
  getRoom: async (id) => readRoom((await query('select * from rooms where id = $1', id))[0]),
  findRoomByCode: async (code) => readRoom((await query('select * from rooms where code = $1', code))[0]),
  async saveRoom({ id, state, rev, isListed, peopleCount }) {
    const saved = await query(
      `update rooms set state = $2, rev = $3, open = $4, here = $5, touched = ${WALL_CLOCK_SQL}, used = ${SERVICE_TIME_SQL}
       where id = $1 and rev = $3 - 1 returning id`,
      ...[id, state, rev, isListed, peopleCount],
    );
    return saved.length === 1;
  },
  async touchRooms(rooms) {
    await query(
      `with these as (select id, new.here from rooms join unnest($1::text[], $2::int[]) as new (id, here) using (id)
         order by id for update of rooms) -- in order, so that two nodes never deadlock
       update rooms set touched = ${WALL_CLOCK_SQL}, used = ${SERVICE_TIME_SQL}, here = these.here from these where these.id = rooms.id`,
      rooms.map(({ id }) => id),
      rooms.map(({ here }) => here),
    );
  },
  async listOpenRooms(withinMs, limit) {
    const rows = await query(
      `select * from rooms where open and here > 0 and touched > ${WALL_CLOCK_SQL} - $1::bigint order by touched desc limit $2`,
      ...[withinMs, limit],
    );
    return rows.map((row) => readRoom(row)!);
  },
  async readProgress(rooms) {
    const rows = await query(
      `select rooms.id as room, rev, coalesce((select max(n) from acts where acts.match = held.match), 0) as n
       from unnest($1::text[], $2::text[]) as held (room, match) join rooms on rooms.id = held.room`,
      rooms.map(({ room }) => room),
      rooms.map(({ match }) => match),
    );
    return rows as RoomProgress[];
  },
  async deleteStaleRooms(ageMs, limit) {
    // Rooms written by an older version.
    await query(`update rooms set used = ${SERVICE_TIME_SQL} where used is null`);
    const [row] = await query(
      `with old as (delete from rooms where id in (select id from rooms where used < ${SERVICE_TIME_SQL} - $1::bigint
           and not exists (select 1 from matches where room = rooms.id and due is not null) limit $2) returning id),
         gone_members as (delete from room_members where room in (select id from old)),
         gone_notices as (delete from turn_notices where room in (select id from old)),
         loose as (select id from matches where room in (select id from old)
           and (ended is null or not exists (select 1 from players where players.match = matches.id))),
         ${DELETE_MATCHES_SQL}
       select count(*) as count from old`,
      ...[ageMs, limit],
    );
    return row!.count as number;
  },
});

const reportsIn = (
  query: Query,
): Pick<Store, 'addReport' | 'listReports' | 'listReportsOf' | 'resolveReport' | 'deleteOldReports'> => ({
  async addReport({ id, room, match, reporter, reported, reportedName, kind, text, context }) {
    await query(
      `insert into reports values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${WALL_CLOCK_SQL}, null) on conflict do nothing`,
      ...[id, room, match, reporter, reported, reportedName, kind, text, JSON.stringify(context)],
    );
  },
  async listReports(resolved, limit) {
    const sql = `select * from reports where resolved is ${resolved ? 'not null' : 'null'} order by at desc, id limit $1`;
    return (await query(sql, limit)).map(readReport);
  },
  async listReportsOf(person) {
    const sql = 'select * from reports where reporter = $1 or reported = $1 order by at desc, id';
    return (await query(sql, person)).map(readReport);
  },
  async resolveReport(id) {
    const sql = `update reports set resolved = ${WALL_CLOCK_SQL} where id = $1 and resolved is null returning id`;
    return (await query(sql, id)).length === 1;
  },
  async deleteOldReports(ageMs) {
    return (await query(`delete from reports where at < ${WALL_CLOCK_SQL} - $1::bigint returning id`, ageMs)).length;
  },
});

/** Deletes the matches called `loose` with everything that belongs to them. */
const DELETE_MATCHES_SQL = `gone as (delete from matches where id in (select id from loose)),
  gone_acts as (delete from acts where match in (select id from loose)),
  gone_players as (delete from players where match in (select id from loose))`;

const matchesIn = (
  query: Query,
): Pick<Store, 'addMatch' | 'getMatch' | 'setDue' | 'listDueMatches' | 'saveClocks' | 'endMatch' | 'saveReview'> => ({
  async addMatch({ id, room, match, names, bots, players }) {
    await query(
      `with added as (insert into matches (id, room, head, names, bots) values ($1, $2, $3, $4, $5) on conflict do nothing returning id)
       insert into players (person, match, seat)
       select person, added.id, seat from added, unnest($6::text[], $7::int[]) as new (person, seat) on conflict do nothing`,
      ...[id, room, JSON.stringify(match), JSON.stringify(names), JSON.stringify(bots)],
      players.map(({ person }) => person),
      players.map(({ seat }) => seat),
    );
  },
  getMatch: async (id) => readMatch((await query('select * from matches where id = $1', id))[0]),
  async setDue(match, due) {
    await query('update matches set due = $2 where id = $1 and ended is null', match, due);
  },
  async listDueMatches(before, limit) {
    const rows = await query(
      'select room, id as match, due from matches where due < $1 order by due limit $2',
      ...[before, limit],
    );
    return rows as DueMatch[];
  },
  async saveClocks(clocks) {
    await query(
      `with these as (select id, new.clock from matches join unnest($1::text[], $2::bigint[]) as new (id, clock) using (id)
         where matches.clock < new.clock order by id for update of matches)
       update matches set clock = greatest(matches.clock, these.clock) from these where these.id = matches.id`,
      clocks.map(({ match }) => match),
      clocks.map(({ tableTimeMs }) => tableTimeMs),
    );
  },
  async endMatch(match, outcome) {
    await query(
      `update matches set outcome = $2, ended = ${WALL_CLOCK_SQL}, closed = ${SERVICE_TIME_SQL}, due = null where id = $1 and ended is null`,
      ...[match, JSON.stringify(outcome)],
    );
  },
  async saveReview(match, review) {
    await query('update matches set review = $2 where id = $1 and ended is not null', match, review);
  },
});

const playersIn = (query: Query): Pick<Store, 'addPlayer' | 'listMatchesOf' | 'isPlayer' | 'forgetMatches'> => ({
  async addPlayer(match, { person, seat }) {
    await query(
      `insert into players (person, match, seat) values ($1, $2, $3)
       on conflict (person, match) do update set seat = excluded.seat`,
      ...[person, match, seat],
    );
  },
  async listMatchesOf(person, limit) {
    const rows = await query(
      `select matches.* from players join matches on matches.id = players.match
       where players.person = $1 and ended is not null order by ended desc limit $2`,
      ...[person, limit],
    );
    return rows.map((row) => readMatch(row)!);
  },
  async isPlayer(person, match) {
    return (await query('select 1 from players where person = $1 and match = $2', person, match)).length > 0;
  },
  async forgetMatches(person, match) {
    await query(
      `update acts set actor = null where actor = $1 and match in (select id from matches
         join players on players.match = matches.id
         where person = $1 and (match = $2 or $2::text is null) and ended is not null)`,
      ...[person, match],
    );
    await query(
      `with mine as (delete from players where person = $1 and (match = $2 or $2::text is null) returning match),
         loose as (select id from matches where id in (select match from mine) and ended is not null
           and not exists (select 1 from players where players.match = matches.id and players.person <> $1)),
         ${DELETE_MATCHES_SQL}
       select 1`,
      ...[person, match],
    );
  },
});

type NewAct = { readonly match: string; readonly entry: LogEntry; readonly origin: ActOrigin };

/** Returns which acts were written. They are inserted in order, so that two nodes never deadlock. */
async function addActs(query: Query, acts: readonly NewAct[]): Promise<boolean[]> {
  const inOrder = acts.toSorted((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : a.entry.n - b.entry.n));
  const rows = await query(
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

type LogRequest = { readonly match: string; readonly after: number };

/** `offset 0` makes the planner read each log by its index, however many there are. */
async function readLogs(query: Query, requests: readonly LogRequest[]): Promise<StoredAct[][]> {
  const rows = await query(
    `select i, log.* from unnest($1::text[], $2::int[]) with ordinality as wanted (match, after, i),
       lateral (select * from acts where acts.match = wanted.match and n > wanted.after order by n offset 0) as log
     order by i, n`,
    requests.map(({ match }) => match),
    requests.map(({ after }) => after),
  );
  const logs = requests.map((): StoredAct[] => []);
  for (const row of rows) logs[(row.i as number) - 1]!.push(readAct(row));
  return logs;
}

/** A page or an index of the database is damaged. */
const isDamage = (error: unknown): boolean => /^XX00[12]/.test(String((error as { code?: unknown }).code));

const BIGINT_OID = 20;
const parserOf = ((type: number, format: 'text') =>
  type === BIGINT_OID ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;

/** PostgreSQL cannot store NUL characters in text. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll('\0', '\uFFFD')
    : Array.isArray(value)
      ? value.map((one) => withoutNul(one))
      : value;
