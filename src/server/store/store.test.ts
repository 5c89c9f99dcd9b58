import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findService,
  missingServiceMessage,
  type Service,
  startService,
} from '../../../tools/services/local-services.ts';
import { startTcpProxy, type TcpProxy } from '../../../tools/services/tcp-proxy.ts';
import { describeContestStore } from './contests.contract.ts';
import { describeLessonStore } from './lessons/lessons.contract.ts';
import { describeNotificationStore } from './notifications.contract.ts';
import { describePeopleStore } from './people.contract.ts';
import { describePersonItemStore } from './person-items/person-items.contract.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite.ts';
import { describeStore, type OpenedStore, testEntry, testMatch, testRoom } from './store.contract.ts';
import { type Store, StoreUnavailable } from './store.ts';

/** Undoes the migrations for people and operators. */
const DROP_NEWEST_SQL = `drop table confirmation_mails; drop table person_copies; drop table person_items; drop table contests; drop table contest_entries; drop table lessons; drop table lesson_pupils; drop table lesson_answers; drop table series; drop table push_subscriptions; drop table notification_settings; drop table turn_notices; drop table room_members; drop table server_bans; drop table announcements; drop table admin_log; drop table devices; drop table revocations; drop table tokens; drop table recovery_phrases; drop table passkeys;
  drop index matches_closed; alter table matches drop column closed;`;

const sqliteFolder = (): string => mkdtempSync(join(tmpdir(), 'wordhoard-store-'));

const openSqlitePair = async (): Promise<OpenedStore> => {
  const folder = sqliteFolder();
  let step = 0;
  const wall = (): number => Date.now() + step;
  const store = openSqlite(folder, wall);
  const other = openSqlite(folder, wall);
  return {
    store,
    other,
    async advanceClock(ms) {
      step += ms;
    },
    async close() {
      await Promise.all([store.close(), other.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
    async dump() {
      const db = new DatabaseSync(join(folder, 'wordhoard.db'));
      const tables = db.prepare(`select name from sqlite_master where type = 'table'`).all() as { name: string }[];
      const rows = tables.map(({ name }) => [name, db.prepare(`select * from ${name}`).all()]);
      db.close();
      return JSON.stringify(rows);
    },
    async columns() {
      const db = new DatabaseSync(join(folder, 'wordhoard.db'));
      const sql = `select t.name as t, c.name as c from sqlite_master as t, pragma_table_info(t.name) as c where t.type = 'table'`;
      const columns = db
        .prepare(sql)
        .all()
        .map(({ t, c }) => `${t}.${c}`);
      db.close();
      return columns;
    },
  };
};
describeStore('SQLite', openSqlitePair);
describePeopleStore('SQLite', openSqlitePair);
describeNotificationStore('SQLite', openSqlitePair);
describeContestStore('SQLite', openSqlitePair);
describeLessonStore('SQLite', openSqlitePair);
describePersonItemStore('SQLite', openSqlitePair);

describe('SQLite', () => {
  it('writes acts that come at the same time in one transaction', async () => {
    const folder = sqliteFolder();
    const store = openSqlite(folder);
    const before = commits(folder);
    await Promise.all(
      Array.from({ length: 200 }, (_, i) => store.appendAct(`m${i}`, testEntry(1), { actor: null, id: 'i' })),
    );
    expect(commits(folder) - before).toBe(1);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps the rooms of a database from before their age was measured in service time', async () => {
    const folder = sqliteFolder();
    await openSqlite(folder).close();
    const old = new DatabaseSync(join(folder, 'wordhoard.db'));
    old.exec(`${DROP_NEWEST_SQL} drop table reports; drop index rooms_used; alter table rooms drop column used; create index rooms_touched on rooms (touched);
      pragma user_version = 2; update clock set seen = 5000000, lost = 3000000;
      insert into rooms (id, code, state, touched) values ('stale', 'A', '{}', 4000000), ('recent', 'B', '{}', 4999000)`);
    old.close();
    const store = openSqlite(folder, () => 5_000_000);
    expect(await store.deleteStaleRooms(100_000, 10)).toBe(1);
    expect(await store.getRoom('stale')).toBeNull();
    expect(await store.getRoom('recent')).not.toBeNull();
    // An older version, started again, knows nothing of the new column. Its rooms are as good as new.
    const older = new DatabaseSync(join(folder, 'wordhoard.db'));
    older.exec("insert into rooms (id, code, state, touched) values ('older', 'C', '{}', 1)");
    older.close();
    expect(await store.deleteStaleRooms(100_000, 10)).toBe(0);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has everything when it is opened again, and is unavailable when closed', async () => {
    const folder = sqliteFolder();
    const first = openSqlite(folder);
    await first.addRoom(testRoom('r'));
    await first.appendAct('m', testEntry(1), { actor: null, id: 'i' });
    await first.close();
    await expect(first.appendAct('m', testEntry(2), { actor: null, id: 'j' })).rejects.toThrow(StoreUnavailable);
    const again = openSqlite(folder);
    expect(await again.getRoom('r')).toEqual(testRoom('r'));
    expect(await again.readActs('m', 0)).toHaveLength(1);
    await again.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

it('SQLite upgrades a database from before devices were stored', async () => {
  const folder = sqliteFolder();
  const store = openSqlite(folder);
  for (const id of ['kept', 'forgotten']) {
    await store.addMatch(testMatch(id, { players: [{ person: id === 'kept' ? 'ann' : 'bo', seat: 0 }] }));
    await store.appendAct(id, testEntry(1), { actor: 'ann', id: 'i' });
    await store.endMatch(id, { ranking: [[0], [1]], reason: 'x' });
  }
  await store.close();
  const db = new DatabaseSync(join(folder, 'wordhoard.db'));
  db.exec(`${DROP_NEWEST_SQL} pragma user_version = 4`);
  db.close();

  const upgraded = openSqlite(folder);
  expect(await upgraded.listDevices('ann')).toEqual([]);
  expect(await upgraded.deleteOldMatches(60_000, 10)).toBe(0);
  expect(await upgraded.readActs('kept', 0)).toMatchObject([{ actor: 'ann' }]);
  // Ann took this match off her list earlier, so nothing would find her id in it later.
  expect(await upgraded.readActs('forgotten', 0)).toMatchObject([{ actor: null }]);
  await upgraded.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Counts the frames of the write-ahead log that end a transaction: their second word is not zero. */
function commits(folder: string): number {
  const wal = readFileSync(join(folder, 'wordhoard.db-wal'));
  const page = wal.readUInt32BE(8);
  let found = 0;
  for (let at = 32; at < wal.length; at += 24 + page) if (wal.readUInt32BE(at + 4) > 0) found++;
  return found;
}

if (findService('postgres') === null) console.warn(missingServiceMessage('postgres'));
else
  describe('PostgreSQL', () => {
    let service: Service;
    let admin: pg.Client;
    beforeAll(async () => {
      service = await startService('postgres');
      await connectAdmin();
    });
    afterAll(async () => {
      await admin.end();
      await service.close();
    });
    const connectAdmin = async (): Promise<void> => {
      admin = new pg.Client(service.url);
      admin.on('error', () => {});
      await admin.connect();
    };
    let schemas = 0;
    /** An empty schema instead of a database, because it is created much faster. */
    const newDatabase = async (line = service.url): Promise<string> => {
      await admin.query(`create schema s${++schemas}`);
      return `${line}?options=-c%20search_path%3Ds${schemas}`;
    };

    const openPostgresPair = async (): Promise<OpenedStore> => {
      const url = await newDatabase();
      const [store, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
      const own = new pg.Client(url);
      await own.connect();
      return {
        store,
        other,
        async advanceClock(ms) {
          // Moves everything in the database into the past instead.
          await own.query(
            `update clock set seen = seen - ${ms}, lost = lost - ${ms}; update rooms set touched = touched - ${ms};
             update reports set at = at - ${ms}`,
          );
        },
        async close() {
          await Promise.all([store.close(), other.close(), own.end()]);
        },
        async dump() {
          const tables = await own.query('select tablename from pg_tables where schemaname = current_schema()');
          const rows = [];
          for (const { tablename } of tables.rows as { tablename: string }[])
            rows.push([tablename, (await own.query(`select * from ${tablename}`)).rows]);
          return JSON.stringify(rows);
        },
        async columns() {
          const sql = `select table_name as t, column_name as c from information_schema.columns where table_schema = current_schema()`;
          return (await own.query<{ t: string; c: string }>(sql)).rows.map(({ t, c }) => `${t}.${c}`);
        },
      };
    };
    describeStore('PostgreSQL', openPostgresPair);
    describePeopleStore('PostgreSQL', openPostgresPair);
    describeNotificationStore('PostgreSQL', openPostgresPair);
    describeContestStore('PostgreSQL', openPostgresPair);
    describeLessonStore('PostgreSQL', openPostgresPair);
    describePersonItemStore('PostgreSQL', openPostgresPair);

    it('writes acts that come at the same time in one transaction', async () => {
      const url = await newDatabase();
      const store = await openPostgres(url);
      await Promise.all(
        Array.from({ length: 200 }, (_, i) => store.appendAct(`m${i}`, testEntry(1), { actor: null, id: 'i' })),
      );
      const own = new pg.Client(url);
      await own.connect();
      const { rows } = await own.query('select count(distinct xmin::text)::int as transactions from acts');
      expect(rows).toEqual([{ transactions: 1 }]);
      await Promise.all([own.end(), store.close()]);
    });

    it('can be set up by ten nodes at once', async () => {
      const url = await newDatabase();
      const stores = await Promise.all(Array.from({ length: 10 }, () => openPostgres(url)));
      const secrets = await Promise.all(stores.map((store, i) => store.getOrCreate('secret', () => String(i))));
      expect(new Set(secrets).size).toBe(1);
      await Promise.all(stores.map((store) => store.close()));
    });

    describe('on an unreliable connection', () => {
      let line: TcpProxy;
      let store: Store;
      beforeAll(async () => {
        line = await startTcpProxy(() => [service.port]);
        store = await openPostgres(await newDatabase(service.url.replace(String(service.port), String(line.port))));
      });
      afterAll(async () => {
        line.restore();
        await store.close();
        await line.close();
      });

      /** Appends until the log has the act, as a node does when it does not know. */
      const appendUntilStored = async (match: string, n: number, id: string): Promise<void> => {
        for (;;)
          try {
            if (await store.appendAct(match, testEntry(n, id), { actor: 'ann', id })) return;
            if ((await store.readActs(match, n - 1)).some((act) => act.id === id)) return;
            throw new Error(`act ${n} was taken by another`);
          } catch (error) {
            if (!(error instanceof StoreUnavailable)) throw error;
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
      };

      it('that is cut again and again during appends loses and doubles nothing', async () => {
        let cuts = 0;
        const cutting = (async () => {
          for (; cuts < 8; cuts++) {
            await new Promise((resolve) => setTimeout(resolve, 15 + ((cuts * 37) % 60)));
            line.disconnect();
            await new Promise((resolve) => setTimeout(resolve, (cuts * 13) % 30));
            line.restore();
          }
        })();
        // Writes go on for as long as the connection is cut, however fast the machine is.
        const written = await Promise.all(
          Array.from({ length: 8 }, async (_, m) => {
            let n = 0;
            while (n < 40 || cuts < 8) await appendUntilStored(`cut ${m}`, ++n, `id ${n}`);
            return n;
          }),
        );
        await cutting;
        for (const [m, count] of written.entries())
          expect((await store.readActs(`cut ${m}`, 0)).map(({ id }) => id)).toEqual(
            Array.from({ length: count }, (_, i) => `id ${i + 1}`),
          );
      });

      it('that goes silent is unavailable, and what was under way arrives at most once', async () => {
        await appendUntilStored('hush', 1, 'one');
        line.blackhole();
        await expect(store.appendAct('hush', testEntry(2, 'late'), { actor: 'ann', id: 'late' })).rejects.toThrow(
          StoreUnavailable,
        );
        line.restore();
        await appendUntilStored('hush', 2, 'late');
        await new Promise((resolve) => setTimeout(resolve, 200));
        expect((await store.readActs('hush', 0)).map(({ id }) => id)).toEqual(['one', 'late']);
      }, 30_000);

      it.each(['stopped', 'killed'] as const)(
        'is unavailable while the database is %s, and works again afterwards',
        async (how) => {
          await store.addMatch(testMatch(how));
          await appendUntilStored(how, 1, 'one');
          await service.halt(how);
          for (const call of [
            store.now(),
            store.getOrCreate('k', () => 'v'),
            store.getRoom('r'),
            store.readActs(how, 0),
            store.appendAct(how, testEntry(2), { actor: null, id: 'x' }),
          ])
            await expect(call).rejects.toThrow(StoreUnavailable);
          await service.resume();
          await connectAdmin();
          await appendUntilStored(how, 2, 'two');
          expect((await store.readActs(how, 0)).map(({ id }) => id)).toEqual(['one', 'two']);
        },
      );
    });

    it('waits at startup for a database that starts later', async () => {
      const url = await newDatabase();
      await service.halt('stopped');
      const opening = openPostgres(url);
      await new Promise((resolve) => setTimeout(resolve, 700));
      await service.resume();
      const store = await opening;
      expect(await store.getRoom('r')).toBeNull();
      await store.close();
      await connectAdmin();
    });
  });
