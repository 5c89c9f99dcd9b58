import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './data-folder.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordhoard-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What another process that locks the folder prints, and how it ends. */
const lockElsewhere = (after: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { lockFolder } = await import(${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)});
       try { lockFolder(${JSON.stringify(folder)}); console.log('locked'); ${after} } catch (error) { console.log(error.message); }`,
    ],
    { encoding: 'utf8' },
  ).stdout.trim();

it('lets one server use a folder, and the next one after it stopped or crashed', { timeout: 30_000 }, () => {
  const unlock = lockFolder(folder);
  expect(lockElsewhere('')).toMatch(/^Another Wordhoard server is using the folder .+ Stop it first/);
  expect(() => lockFolder(folder)).toThrow('Another Wordhoard server');
  unlock();
  expect(lockElsewhere("process.kill(process.pid, 'SIGKILL');")).toBe('locked');
  lockFolder(folder)();
});

it.skipIf(process.platform === 'win32')(
  'makes the database readable only by its owner, also an existing one',
  async () => {
    const data = join(folder, 'data');
    const modes = (...names: string[]) => names.map((name) => statSync(join(data, name)).mode & 0o777);
    const first = openSqlite(data);
    await first.now();
    expect(modes('.', 'wordhoard.db', 'wordhoard.db-wal', 'wordhoard.db-shm')).toEqual([0o700, 0o600, 0o600, 0o600]);
    await first.close();
    chmodSync(data, 0o755);
    chmodSync(join(data, 'wordhoard.db'), 0o644);
    const again = openSqlite(data);
    expect(modes('.', 'wordhoard.db')).toEqual([0o700, 0o600]);
    await again.close();
  },
);

it.skipIf(process.platform === 'win32')('leaves a folder that belongs to everybody as it is', async () => {
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  await openSqlite(shared).close();
  expect(statSync(shared).mode & 0o7777).toBe(0o1777);
});

it('overwrites what people delete, so that no bytes of it stay in the file', async () => {
  const store = openSqlite(folder);
  await store.now();
  await store.startCopy('ann', 'copy');
  const secret = 'a sentence for nobody';
  const items = Array.from({ length: 50 }, (_, i) => ({ id: `i${i}`, stamp: 1, data: `${secret} `.repeat(40 + i) }));
  await store.saveItems('ann', 'copy', 'games', items);
  await store.close();
  const file = join(folder, 'wordhoard.db');
  expect(readFileSync(file).includes(secret)).toBe(true);
  const again = openSqlite(folder);
  await again.deleteCopy('ann');
  await again.close();
  expect(readFileSync(file).includes(secret)).toBe(false);
});
