import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findService,
  missingServiceMessage,
  type Service,
  startService,
} from '../../../tools/services/local-services.ts';
import { lockFolder } from '../store/data-folder.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { testEntry, testMatch, testRoom } from '../store/store.contract.ts';
import type { Store } from '../store/store.ts';
import {
  backupTime,
  createBackup,
  type DatabaseLocation,
  deleteOldBackups,
  listBackups,
  restoreBackup,
} from './backup.ts';
import { BackupError } from './backup-file.ts';
import { startScheduledBackups } from './scheduled-backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let places = 0;
const newSqlite = (): DatabaseLocation => ({ databaseUrl: null, dataFolder: join(folder, `data${++places}`) });
const newFolder = (): string => join(folder, `backups${++places}`);
const open = async ({ databaseUrl, dataFolder }: DatabaseLocation): Promise<Store> =>
  databaseUrl === null ? openSqlite(dataFolder) : openPostgres(databaseUrl);

const ACTS = 1500; // more than one batch and one fetch

/** A database with something in every table. */
async function fill(location: DatabaseLocation): Promise<Store> {
  const store = await open(location);
  await store.now();
  await store.getOrCreate('secret', () => 'the old secret');
  for (const key of ['secret-cookies', 'vapid', 'daily-seed'])
    await store.getOrCreate(key, () => `the old secret ${key}`);
  await store.getOrCreate('other', () => 'kept');
  await store.addRoom(testRoom('r', { isListed: true, state: '{"name":"Ünïcödé “quoted”\\n\u2028"}' }));
  await store.addMatch(testMatch('m'));
  await Promise.all(
    Array.from({ length: ACTS }, (_, i) => store.appendAct('m', testEntry(i + 1), { actor: 'ann', id: `${i}` })),
  );
  await store.endMatch('m', { ranking: [[0], [1]], reason: 'won' });
  return store;
}

async function expectFilled(location: DatabaseLocation, secret: string): Promise<void> {
  const store = await open(location);
  expect(await store.getRoom('r')).toEqual(
    testRoom('r', { isListed: true, state: '{"name":"Ünïcödé “quoted”\\n\u2028"}' }),
  );
  expect((await store.readActs('m', 0)).map(({ n, text }) => [n, text])).toEqual(
    Array.from({ length: ACTS }, (_, i) => [i + 1, `act ${i + 1}`]),
  );
  expect(await store.listMatchesOf('ann', 5)).toMatchObject([{ id: 'm', outcome: { reason: 'won' } }]);
  expect(await store.getOrCreate('other', () => 'lost')).toBe('kept');
  expect(await store.getOrCreate('secret', () => 'a new secret')).toBe(secret);
  await store.close();
}

function describeBackups(name: string, newDatabase: () => Promise<DatabaseLocation>): void {
  describe(name, () => {
    it('restores everything but the secret, while the source is in use', { timeout: 20_000 }, async () => {
      const source = await newDatabase();
      const store = await fill(source);
      const { file, counts, secretFile } = await createBackup(source, newFolder(), false);
      await store.close();
      expect(counts).toMatchObject({ rooms: 1, matches: 1, acts: ACTS, players: 1, meta: 1, clock: 1 });
      expect(secretFile).toBeNull();
      expect(gunzipSync(readFileSync(file)).toString()).not.toContain('the old secret');
      expect(statSync(file).mode & 0o777).toBe(0o600);

      const target = await newDatabase();
      expect((await restoreBackup(target, file, false)).counts).toEqual(counts);
      await expectFilled(target, 'a new secret');
      await expect(restoreBackup(target, file, false)).rejects.toThrow('not empty');
      await restoreBackup(target, file, true);
      await expectFilled(target, 'a new secret'); // the database keeps the secret it has
    });

    it('restores the secret from its own file', { timeout: 20_000 }, async () => {
      const source = await newDatabase();
      await (await fill(source)).close();
      const { file, secretFile } = await createBackup(source, newFolder(), true);
      expect(statSync(secretFile!).mode & 0o777).toBe(0o600);
      const target = await newDatabase();
      expect(await restoreBackup(target, file, false)).toMatchObject({ withSecret: true });
      await expectFilled(target, 'the old secret');
      const restored = await open(target);
      for (const key of ['secret-cookies', 'vapid', 'daily-seed'])
        expect(await restored.getOrCreate(key, () => '')).toBe(`the old secret ${key}`);
      await restored.close();
    });

    it('refuses damaged and newer backups and changes nothing', { timeout: 20_000 }, async () => {
      const source = await newDatabase();
      await (await fill(source)).close();
      const { file } = await createBackup(source, newFolder(), false);
      const lines = gunzipSync(readFileSync(file)).toString().split('\n');
      const variants: readonly [content: Buffer, sentence: string][] = [
        [readFileSync(file).subarray(0, -40), 'incomplete or damaged'],
        [gzipSync(lines.slice(0, -2).join('\n')), 'incomplete or damaged'],
        [gzipSync(lines.join('\n').replace('act 7"', 'act 8"')), 'incomplete or damaged'],
        [gzipSync([...lines.slice(0, 20), ...lines.slice(21)].join('\n')), 'incomplete or damaged'],
        [gzipSync(lines.join('\n').replace('"actor"', '"future"')), 'newer version'],
        [gzipSync('hello\nworld\n'), 'not a Wordhoard backup'],
        [Buffer.from('plain text'), 'incomplete or damaged'],
      ];
      for (const [content, sentence] of variants) {
        const damaged = join(folder, 'damaged.ndjson.gz');
        writeFileSync(damaged, content);
        await expect(restoreBackup(source, damaged, true)).rejects.toThrow(sentence);
      }
      await expectFilled(source, 'the old secret');
    });

    it('refuses to restore under a running server', { timeout: 20_000 }, async () => {
      const source = await newDatabase();
      const store = await fill(source);
      const { file } = await createBackup(source, newFolder(), false);
      await expect(restoreBackup(source, file, true)).rejects.toThrow('Stop it first');
      await store.close();
      await expectFilled(source, 'the old secret');
    });
  });
}

describeBackups('SQLite', async () => newSqlite());

it('restores only into a folder that no server has locked, and unlocks it', async () => {
  const source = newSqlite();
  await (await fill(source)).close();
  const { file } = await createBackup(source, newFolder(), false);
  const target = newSqlite();
  const unlock = lockFolder(target.dataFolder);
  await expect(restoreBackup(target, file, false)).rejects.toThrow(BackupError);
  expect(readdirSync(target.dataFolder)).not.toContain('wordhoard.db');
  unlock();
  await restoreBackup(target, file, false);
  lockFolder(target.dataFolder)();
});

it('says so if there is no database', async () => {
  await expect(createBackup(newSqlite(), newFolder(), false)).rejects.toThrow('There is no database');
});

it('keeps the newest backups', () => {
  const kept = mkdtempSync(join(folder, 'kept-'));
  const names = [1, 2, 3].map((day) => `wordhoard-2030010${day}T000000000Z.ndjson.gz`);
  for (const name of [...names, 'mine.txt']) writeFileSync(join(kept, name), '');
  writeFileSync(join(kept, 'wordhoard-20300101T000000000Z.secret'), '');
  deleteOldBackups(kept, 2);
  expect(readdirSync(kept).toSorted()).toEqual(['mine.txt', ...names.slice(1)]);
  expect(backupTime(listBackups(kept)[0]!)).toBe(Date.UTC(2030, 0, 2));
});

it('makes backups when they are due, and reports failures', { timeout: 20_000 }, async () => {
  const source = newSqlite();
  const schedule = { everyMs: 3_600_000, folder: newFolder(), keep: 2 };
  const messages: string[] = [];
  const report = (message: string): void => void messages.push(message);
  const waitFor = async (message: string): Promise<void> => {
    while (!messages.includes(message)) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const failing = startScheduledBackups(source, schedule, { error: report, info: report }, 50);
  await waitFor('a backup failed');
  expect(failing.lastBackupAt()).toBeNull();
  await failing.stop();
  expect(existsSync(source.dataFolder)).toBe(false);

  const store = await fill(source);
  const backups = startScheduledBackups(source, schedule, { error: report, info: report }, 50);
  await waitFor('a backup was made');
  expect(Math.abs(Date.now() - backups.lastBackupAt()!)).toBeLessThan(60_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(listBackups(schedule.folder)).toHaveLength(1); // the next one is due in an hour
  await backups.stop();
  await store.close();
});

if (findService('postgres') === null) console.warn(missingServiceMessage('postgres'));
else
  describe('with PostgreSQL', () => {
    let service: Service;
    let admin: pg.Client;
    beforeAll(async () => {
      service = await startService('postgres');
      admin = new pg.Client(service.url);
      await admin.connect();
    }, 60_000);
    afterAll(async () => {
      await admin.end();
      await service.close();
    });
    const newPostgres = async (): Promise<DatabaseLocation> => {
      await admin.query(`create schema s${++places}`);
      return { databaseUrl: `${service.url}?options=-c%20search_path%3Ds${places}`, dataFolder: '' };
    };
    describeBackups('PostgreSQL', newPostgres);

    it('moves a server from SQLite to PostgreSQL and back', { timeout: 20_000 }, async () => {
      const sqlite = newSqlite();
      await (await fill(sqlite)).close();
      const postgres = await newPostgres();
      await restoreBackup(postgres, (await createBackup(sqlite, newFolder(), true)).file, false);
      await expectFilled(postgres, 'the old secret');
      const back = newSqlite();
      await restoreBackup(back, (await createBackup(postgres, newFolder(), true)).file, false);
      await expectFilled(back, 'the old secret');
    });
  });
