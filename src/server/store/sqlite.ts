// The store on SQLite, for one node: everything in one file.
// How writes get to disk is in sqlite-commits/.

import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CONTEST_MIGRATION, contestsIn, UNSETTLED_MIGRATION } from './contests.ts';
import { DATABASE_FILE, protectFolder } from './data-folder.ts';
import { LESSON_MIGRATION, lessonsIn } from './lessons/lessons.ts';
import { MEMBERSHIP_MIGRATION, membershipsIn } from './memberships.ts';
import { NOTIFICATION_MIGRATIONS, notificationsIn } from './notifications.ts';
import { OPERATOR_MIGRATION, operatorIn } from './operator.ts';
import { PEOPLE_MIGRATION, peopleIn } from './people.ts';
import { PERSON_ITEM_MIGRATION } from './person-items/person-items.ts';
import { recentActsIn } from './recent-acts.ts';
import { type Row, readAct, readMatch, readReport, readRoom } from './rows.ts';
import { SERVICE_TIME_SQL } from './service-time.ts';
import { type GroupCommit, groupCommits } from './sqlite-commits/group-commit.ts';
import { DOWNTIME_GAP_MS, type Store } from './store.ts';

/** Each entry raises the schema by one version. Entries are only added, never changed. */
const MIGRATIONS: readonly string[] = [
  `create table meta (key text primary key, value text not null) without rowid;
   create table rooms (id text primary key, code text not null unique, state text not null, touched integer not null) without rowid;
   create table matches (id text primary key, room text not null, head text not null, names text not null, clock integer not null, outcome text, ended integer) without rowid;
   create index matches_room on matches (room, ended);
   create table acts (match text not null, n integer not null, at integer not null, by text not null, text text not null, actor text, act text, primary key (match, n)) without rowid;
   create table players (person text not null, match text not null, seat integer, primary key (person, match)) without rowid;`,
  `alter table rooms add column rev integer not null default 0;
   alter table rooms add column open integer not null default 0;
   alter table rooms add column here integer not null default 0;
   create index rooms_touched on rooms (touched);
   create index rooms_open on rooms (touched) where open = 1 and here > 0;
   alter table matches add column bots text not null default '[]';
   alter table matches add column due integer;
   alter table matches add column review text;
   create index matches_due on matches (due) where due is not null;
   create index players_match on players (match);
   create table clock (seen integer, lost integer not null);
   insert into clock values (null, 0);`,
  `alter table rooms add column used integer;
   update rooms set used = touched - (select lost from clock);
   drop index rooms_touched;
   create index rooms_used on rooms (used);`,
  `create table reports (id text primary key, room text not null, match text, reporter text not null, reported text not null, name text not null,
     kind text not null, text text not null, context text not null, at integer not null, resolved integer) without rowid;
   create index reports_at on reports (at);`,
  // From here on the same SQL runs on both databases.
  ...[PEOPLE_MIGRATION, OPERATOR_MIGRATION, MEMBERSHIP_MIGRATION, NOTIFICATION_MIGRATIONS.first],
  ...[CONTEST_MIGRATION, PERSON_ITEM_MIGRATION, NOTIFICATION_MIGRATIONS.confirmations, UNSETTLED_MIGRATION],
  ...[LESSON_MIGRATION, NOTIFICATION_MIGRATIONS.pushDevices],
];

/** What the parts of the store use. */
type Database = Pick<GroupCommit, 'read' | 'write'> & {
  wallTime(): number;
  /** Returns how many rows changed. */
  change(sql: string, ...values: SQLInputValue[]): number;
  one(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all(sql: string, ...values: SQLInputValue[]): Row[];
};

/** `onSyncFailed` has to stop the process: group-commit.ts says why. */
export function openSqlite(
  folder: string,
  wallTime: () => number = Date.now,
  onSyncFailed: (error: Error) => void = () => {},
): Store {
  protectFolder(folder);
  const file = join(folder, DATABASE_FILE);
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma busy_timeout = 5000;',
  );
  // What people delete is overwritten, and does not stay in unused pages.
  db.exec('pragma secure_delete = on');
  migrate(db);
  db.prepare('update clock set seen = ? where seen is null').run(wallTime());
  // A process that was killed may have left transactions in the log that are not on disk.
  db.exec('pragma wal_checkpoint(passive)');
  const { read, write, close } = groupCommits(db, `${file}-wal`, onSyncFailed);
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const database: Database = {
    wallTime,
    read,
    write,
    change: (sql, ...values) => Number(statement(sql).run(...values).changes),
    one: (sql, ...values) => statement(sql).get(...values),
    all: (sql, ...values) => statement(sql).all(...values),
  };
  const { change, one, all } = database;
  /** For the parts of the store whose SQL suits both databases. */
  const query = (sql: string, ...values: SQLInputValue[]): Promise<Row[]> =>
    write(() => all(sql.replaceAll('$', '?'), ...values));
  const people = peopleIn(query);
  return {
    ...roomsIn(database),
    ...matchesIn(database),
    ...playersIn(database),
    ...people,
    async finishErasure(id) {
      await people.finishErasure(id);
      // What was erased also stays in the log until that is emptied. If somebody else reads at this moment, the next erasure
      // or the end of the server does it.
      db.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate); pragma busy_timeout = 5000;');
    },
    ...membershipsIn(query),
    ...recentActsIn(query),
    ...notificationsIn(query),
    ...reportsIn(database),
    operator: operatorIn(query),
    contests: contestsIn(query),
    lessons: lessonsIn(query),
    now: () =>
      write(() => {
        const row = one(
          `update clock set lost = case when abs(?1 - coalesce(seen, ?1)) > ${DOWNTIME_GAP_MS} then lost + ?1 - seen else lost end, seen = ?1
           returning ?1 - lost as time`,
          wallTime(),
        );
        return row!.time as number;
      }),
    getOrCreate: (key, create) =>
      write(() => {
        change('insert into meta (key, value) values (?, ?) on conflict do nothing', key, create());
        return one('select value from meta where key = ?', key)!.value as string;
      }),
    async close() {
      close();
      db.close();
    },
  };
}

const roomsIn = ({
  wallTime,
  read,
  write,
  change,
  one,
  all,
}: Database): Pick<
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
  addRoom: ({ id, code, state, rev, isListed, peopleCount }) =>
    write(() => {
      const sql = `insert into rooms (id, code, state, rev, open, here, touched, used) values (?, ?, ?, ?, ?, ?, ?, ${SERVICE_TIME_SQL}) on conflict do nothing`;
      return change(sql, ...[id, code, state, rev, Number(isListed), peopleCount, wallTime()]) === 1;
    }),
  getRoom: (id) => read(() => readRoom(one('select * from rooms where id = ?', id))),
  findRoomByCode: (code) => read(() => readRoom(one('select * from rooms where code = ?', code))),
  saveRoom: ({ id, state, rev, isListed, peopleCount }) =>
    write(() => {
      const sql = `update rooms set state = ?, rev = ?, open = ?, here = ?, touched = ?, used = ${SERVICE_TIME_SQL} where id = ? and rev = ?`;
      return change(sql, ...[state, rev, Number(isListed), peopleCount, wallTime(), id, rev - 1]) === 1;
    }),
  touchRooms: (rooms) =>
    write(() => {
      for (const { id, here } of rooms)
        change(`update rooms set touched = ?, used = ${SERVICE_TIME_SQL}, here = ? where id = ?`, wallTime(), here, id);
    }),
  listOpenRooms: (withinMs, limit) =>
    read(() => {
      const sql = 'select * from rooms where open = 1 and here > 0 and touched > ? order by touched desc limit ?';
      return all(sql, wallTime() - withinMs, limit).map((row) => readRoom(row)!);
    }),
  readProgress: (rooms) =>
    read(() =>
      rooms.flatMap(({ room, match }) => {
        const sql = 'select rev, (select coalesce(max(n), 0) from acts where match = ?2) as n from rooms where id = ?1';
        const row = one(sql, room, match);
        return row === undefined ? [] : [{ room, rev: row.rev as number, n: row.n as number }];
      }),
    ),
  deleteStaleRooms: (ageMs, limit) =>
    write(() => {
      change(`update rooms set used = ${SERVICE_TIME_SQL} where used is null`); // written by an older version
      const sql = `select id from rooms where used < ${SERVICE_TIME_SQL} - ?
        and not exists (select 1 from matches where room = rooms.id and due is not null) limit ?`;
      const old = all(sql, ageMs, limit) as { id: string }[];
      for (const { id } of old) {
        change('delete from rooms where id = ?', id);
        for (const table of ['room_members', 'turn_notices']) change(`delete from ${table} where room = ?`, id);
        change('delete from players where match in (select id from matches where room = ? and ended is null)', id);
        dropMatches(change, 'room = ?', id);
      }
      return old.length;
    }),
});

const matchesIn = ({
  wallTime,
  read,
  write,
  change,
  one,
  all,
}: Database): Pick<
  Store,
  | 'addMatch'
  | 'getMatch'
  | 'appendAct'
  | 'readActs'
  | 'setDue'
  | 'listDueMatches'
  | 'saveClocks'
  | 'endMatch'
  | 'saveReview'
> => ({
  addMatch: ({ id, room, match, names, bots, players }) =>
    write(() => {
      const sql =
        'insert into matches (id, room, head, names, bots, clock) values (?, ?, ?, ?, ?, 0) on conflict do nothing';
      const added = change(sql, id, room, ...[match, names, bots].map((part) => JSON.stringify(part)));
      if (added === 1) for (const { person, seat } of players) change(UPSERT_PLAYER_SQL, person, id, seat);
    }),
  getMatch: (id) => read(() => readMatch(one('select * from matches where id = ?', id))),
  appendAct: (match, { n, at, by, text }, { actor, id }) =>
    write(() => {
      const sql =
        'insert into acts (match, n, at, by, text, actor, act) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing';
      return change(sql, ...[match, n, at, String(by), text, actor, id]) === 1;
    }),
  readActs: (match, after) =>
    read(() => all('select * from acts where match = ? and n > ? order by n', match, after).map(readAct)),
  setDue: (match, due) =>
    write(() => void change('update matches set due = ? where id = ? and ended is null', due, match)),
  listDueMatches: (before, limit) =>
    read(() =>
      all(
        'select room, id, due from matches where due is not null and due < ? order by due limit ?',
        before,
        limit,
      ).map(({ room, id, due }) => ({ room: room as string, match: id as string, due: due as number })),
    ),
  saveClocks: (clocks) =>
    write(() => {
      for (const { match, tableTimeMs } of clocks)
        change('update matches set clock = ?1 where id = ?2 and clock < ?1', tableTimeMs, match);
    }),
  endMatch: (match, outcome) =>
    write(() => {
      const sql = `update matches set outcome = ?, ended = ?, closed = ${SERVICE_TIME_SQL}, due = null where id = ? and ended is null`;
      change(sql, JSON.stringify(outcome), wallTime(), match);
    }),
  saveReview: (match, review) =>
    write(() => void change('update matches set review = ? where id = ? and ended is not null', review, match)),
});

const UPSERT_PLAYER_SQL =
  'insert into players (person, match, seat) values (?, ?, ?) on conflict (person, match) do update set seat = excluded.seat';

const playersIn = ({
  read,
  write,
  change,
  one,
  all,
}: Database): Pick<Store, 'addPlayer' | 'listMatchesOf' | 'isPlayer' | 'forgetMatches'> => ({
  addPlayer: (match, { person, seat }) => write(() => void change(UPSERT_PLAYER_SQL, person, match, seat)),
  listMatchesOf: (person, limit) =>
    read(() => {
      const sql = `select matches.* from players join matches on matches.id = players.match
        where players.person = ? and ended is not null order by ended desc limit ?`;
      return all(sql, person, limit).map((row) => readMatch(row)!);
    }),
  isPlayer: (person, match) =>
    read(() => one('select 1 from players where person = ? and match = ?', person, match) !== undefined),
  forgetMatches: (person, match) =>
    write(() => {
      const sql = 'select match from players where person = ?1 and (match = ?2 or ?2 is null)';
      for (const { match: id } of all(sql, person, match) as { match: string }[]) {
        change('delete from players where person = ? and match = ?', person, id);
        change(
          `update acts set actor = null where match = ?1 and actor = ?2
             and exists (select 1 from matches where id = ?1 and ended is not null)`,
          ...[id, person],
        );
        dropMatches(change, 'id = ? and ended is not null', id);
      }
    }),
});

const reportsIn = ({
  wallTime,
  read,
  write,
  change,
  all,
}: Database): Pick<Store, 'addReport' | 'listReports' | 'listReportsOf' | 'resolveReport' | 'deleteOldReports'> => ({
  addReport: ({ id, room, match, reporter, reported, reportedName, kind, text, context }) =>
    write(() => {
      const sql = 'insert into reports values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null) on conflict do nothing';
      const about = [id, room, match, reporter, reported, reportedName, kind, text, JSON.stringify(context)];
      change(sql, ...about, wallTime());
    }),
  listReports: (resolved, limit) =>
    read(() => {
      const sql = `select * from reports where resolved is ${resolved ? 'not null' : 'null'} order by at desc, id limit ?`;
      return all(sql, limit).map(readReport);
    }),
  listReportsOf: (person) =>
    read(() =>
      all('select * from reports where reporter = ?1 or reported = ?1 order by at desc, id', person).map(readReport),
    ),
  resolveReport: (id) =>
    write(() => change('update reports set resolved = ? where id = ? and resolved is null', wallTime(), id) === 1),
  deleteOldReports: (ageMs) => write(() => change('delete from reports where at < ?', wallTime() - ageMs)),
});

/** Deletes those of the matches that are in nobody's list, with their logs. */
function dropMatches(change: Database['change'], which: string, id: string): void {
  const loose = `${which} and not exists (select 1 from players where players.match = matches.id)`;
  change(`delete from acts where match in (select id from matches where ${loose})`, id);
  change(`delete from matches where ${loose}`, id);
}

function migrate(db: DatabaseSync): void {
  db.exec('begin immediate');
  const { user_version: from } = db.prepare('pragma user_version').get() as { user_version: number };
  for (const migration of MIGRATIONS.slice(from)) db.exec(migration);
  // An older server leaves a newer schema as it is.
  db.exec(`pragma user_version = ${Math.max(from, MIGRATIONS.length)}; commit`);
}
