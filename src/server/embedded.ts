// The embedded database: rooms, matches and their logs. A match's log is its truth.
// Writes of one moment share one transaction, and nobody is told of an act before its transaction is on the disk.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '../core/game.ts';
import type { Entry, Match } from '../core/table.ts';

/** Each entry brings the schema one version further; entries are never changed, only added. */
const MIGRATIONS: readonly string[] = [
  `create table meta (key text primary key, value text not null) without rowid;
   create table rooms (id text primary key, code text not null unique, state text not null, touched integer not null) without rowid;
   create table matches (id text primary key, room text not null, head text not null, names text not null, clock integer not null, outcome text, ended integer) without rowid;
   create index matches_room on matches (room, ended);
   create table acts (match text not null, n integer not null, at integer not null, by text not null, text text not null, actor text, act text, primary key (match, n)) without rowid;
   create table players (person text not null, match text not null, seat integer, primary key (person, match)) without rowid;`,
];

/** Who sent an act, and under which id: so that it is answered once, however often it is sent. */
export type Origin = { readonly actor: string | null; readonly id: string | null };
export type StoredRoom = { readonly id: string; readonly code: string; readonly state: string };
export type StoredMatch = {
  readonly id: string;
  readonly room: string;
  readonly match: Match;
  readonly names: readonly string[];
  readonly clock: number;
  readonly outcome: Outcome | null;
  readonly ended: number | null;
};

export interface Store {
  /** A value kept for ever, made on first use. */
  keep(key: string, make: () => string): string;
  rooms(): readonly StoredRoom[];
  saveRoom(room: StoredRoom): Promise<void>;
  addMatch(
    id: string,
    room: string,
    match: Match,
    names: readonly string[],
    players: readonly { readonly person: string; readonly seat: number | null }[],
  ): Promise<void>;
  /** Fails if this number is taken: two writers cannot both win. */
  append(match: string, entry: Entry, origin: Origin): Promise<void>;
  /** Table time that has passed in running matches, in case we are interrupted. */
  saveClocks(clocks: readonly { readonly match: string; readonly clock: number }[]): Promise<void>;
  endMatch(match: string, outcome: Outcome): Promise<void>;
  match(id: string): StoredMatch | null;
  acts(match: string): readonly (Entry & Origin)[];
  addPlayer(match: string, person: string, seat: number | null): Promise<void>;
  matchesOf(person: string): readonly StoredMatch[];
  plays(person: string, match: string): boolean;
  forget(person: string, match: string | null): Promise<void>;
  close(): Promise<void>;
}

type Row = { readonly [column: string]: unknown };
type Waiting = { work(): void; done(): void; fail(error: unknown): void };

export function openStore(folder: string, now: () => number): Store {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, 'wordhoard.db'));
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;',
  );
  const { user_version: from } = db.prepare('pragma user_version').get() as { user_version: number };
  for (const [i, migration] of MIGRATIONS.entries())
    if (i >= from) db.exec(`begin; ${migration} pragma user_version = ${i + 1}; commit;`);

  const sql = {
    getMeta: db.prepare('select value from meta where key = ?'),
    setMeta: db.prepare('insert into meta values (?, ?) on conflict do nothing'),
    rooms: db.prepare('select id, code, state from rooms order by touched desc limit 10000'),
    saveRoom: db.prepare(
      'insert into rooms values (?, ?, ?, ?) on conflict (id) do update set state = excluded.state, touched = excluded.touched',
    ),
    addMatch: db.prepare('insert into matches (id, room, head, names, clock) values (?, ?, ?, ?, 0)'),
    addPlayer: db.prepare('insert into players values (?, ?, ?) on conflict do nothing'),
    append: db.prepare('insert into acts values (?, ?, ?, ?, ?, ?, ?)'),
    clock: db.prepare('update matches set clock = max(clock, ?) where id = ?'),
    end: db.prepare('update matches set outcome = ?, ended = ? where id = ?'),
    match: db.prepare('select * from matches where id = ?'),
    acts: db.prepare('select * from acts where match = ? order by n'),
    matchesOf: db.prepare(
      'select matches.* from players join matches on matches.id = players.match where players.person = ? and ended is not null order by ended desc limit 100',
    ),
    plays: db.prepare('select 1 as yes from players where person = ? and match = ?'),
    forget: db.prepare('delete from players where person = ? and (match = ? or ? is null)'),
  };

  let waiting: Waiting[] = [];
  let closed = false;
  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const good: Waiting[] = [];
    db.exec('begin immediate');
    for (const one of batch) {
      db.exec('savepoint one');
      try {
        one.work();
        db.exec('release one');
        good.push(one);
      } catch (error) {
        db.exec('rollback to one; release one');
        one.fail(error);
      }
    }
    try {
      db.exec('commit');
      for (const one of good) one.done();
    } catch (error) {
      db.exec('rollback');
      for (const one of good) one.fail(error);
    }
  };
  const write = (work: () => void): Promise<void> =>
    new Promise((done, fail) => {
      if (closed) return fail(new Error('the store is closed'));
      if (waiting.push({ work, done, fail }) === 1) setImmediate(flush);
    });

  return {
    keep(key, make) {
      sql.setMeta.run(key, make());
      return (sql.getMeta.get(key) as { value: string }).value;
    },
    rooms: () => sql.rooms.all() as unknown as StoredRoom[],
    saveRoom: ({ id, code, state }) => write(() => void sql.saveRoom.run(id, code, state, now())),
    addMatch: (id, room, match, names, players) =>
      write(() => {
        sql.addMatch.run(id, room, JSON.stringify(match), JSON.stringify(names));
        for (const { person, seat } of players) sql.addPlayer.run(person, id, seat);
      }),
    append: (match, { n, at, by, text }, { actor, id }) =>
      write(() => void sql.append.run(match, n, at, String(by), text, actor, id)),
    saveClocks: (clocks) =>
      write(() => {
        for (const { match, clock } of clocks) sql.clock.run(clock, match);
      }),
    endMatch: (match, outcome) => write(() => void sql.end.run(JSON.stringify(outcome), now(), match)),
    match: (id) => readMatch(sql.match.get(id)),
    acts: (match) => sql.acts.all(match).map(readAct),
    addPlayer: (match, person, seat) => write(() => void sql.addPlayer.run(person, match, seat)),
    matchesOf: (person) => sql.matchesOf.all(person).map((row) => readMatch(row)!),
    plays: (person, match) => sql.plays.get(person, match) !== undefined,
    forget: (person, match) => write(() => void sql.forget.run(person, match, match)),
    async close() {
      flush();
      closed = true;
      db.close();
    },
  };
}

function readMatch(row: Row | undefined): StoredMatch | null {
  if (row === undefined) return null;
  return {
    id: row.id as string,
    room: row.room as string,
    match: JSON.parse(row.head as string) as Match,
    names: JSON.parse(row.names as string) as string[],
    clock: row.clock as number,
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome as string) as Outcome),
    ended: row.ended as number | null,
  };
}

function readAct(row: Row): Entry & Origin {
  const by = row.by as string;
  return {
    n: row.n as number,
    at: row.at as number,
    by: by === 'clock' ? by : Number(by),
    text: row.text as string,
    actor: row.actor as string | null,
    id: row.act as string | null,
  };
}
