// A disk that fails or loses power while people play. Nobody may have seen an act that is gone afterwards.

import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repetitions } from '../core/testing/deep.testing.ts';
import { openSqlite } from './store/sqlite.ts';
import { type ChaosTable, keepPlaying, openChaosTable, sleep } from './testing/chaos.testing.ts';
import { expectLogs, expectViews } from './testing/fault-checks.testing.ts';
import { endProcess, freePort, startProcess } from './testing/server-process.testing.ts';

const POWER_CUTS = repetitions(2, 100);
const FAULTY_DISK = { NODE_OPTIONS: '--import ./src/server/testing/faulty-disk.testing.ts' };

let data: string;
let port: number;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'wordhoard-disk-'));
  port = await freePort();
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const openTables = (): Promise<ChaosTable[]> =>
  Promise.all(['a', 'b'].map((label) => openChaosTable(port, 'wordsters', label)));
const answerCount = (tables: readonly ChaosTable[]): number =>
  tables.flatMap(({ people }) => people).reduce((sum, { answers }) => sum + answers.length, 0);
async function untilAnswered(tables: readonly ChaosTable[], more: number): Promise<void> {
  const before = answerCount(tables);
  for (let tries = 0; answerCount(tables) < before + more; tries++) {
    expect(tries, 'nobody is answered').toBeLessThan(3000);
    await sleep(10);
  }
}
async function expectNothingLost(tables: readonly ChaosTable[]): Promise<void> {
  const store = openSqlite(data);
  const people = tables.flatMap((table) => table.people);
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
  expect(await expectLogs(store, people)).toBeGreaterThan(10);
  for (const table of tables) await expectViews(store, table);
  for (const person of people) person.drop();
  await store.close();
}

it(`loses no acknowledged act in ${POWER_CUTS} power cuts`, { timeout: 60_000 + POWER_CUTS * 20_000 }, async () => {
  const synced = join(data, 'synced');
  const env = { ...FAULTY_DISK, SYNCED_FOLDER: synced };
  let child = await startProcess(data, port, env);
  const tables = await openTables();
  let isPlaying = true;
  const playing = tables.map((table) => keepPlaying(table, () => isPlaying));
  for (let i = 0; i < POWER_CUTS; i++) {
    await untilAnswered(tables, 30);
    await sleep(Math.random() * 100);
    await endProcess(child, 'SIGKILL');
    const latest = readFileSync(join(synced, 'latest'), 'utf8');
    for (const name of ['wordhoard.db', 'wordhoard.db-wal']) copyFileSync(join(synced, latest, name), join(data, name));
    rmSync(join(data, 'wordhoard.db-shm'), { force: true });
    child = await startProcess(data, port, env);
  }
  await untilAnswered(tables, 30);
  isPlaying = false;
  await Promise.all(playing);
  await expectNothingLost(tables);
  await endProcess(child, 'SIGTERM');
});

it('stops when a sync fails, without telling anybody about the acts of that sync', { timeout: 60_000 }, async () => {
  let child = await startProcess(data, port, { ...FAULTY_DISK, FAIL_SYNC_AFTER: '150', LOG: 'silent' });
  const ended = once(child, 'exit');
  const tables = await openTables();
  let isPlaying = true;
  const playing = tables.map((table) => keepPlaying(table, () => isPlaying));
  expect(await ended).toEqual([1, null]);
  child = await startProcess(data, port);
  await untilAnswered(tables, 30);
  isPlaying = false;
  await Promise.all(playing);
  await expectNothingLost(tables);
  await endProcess(child, 'SIGTERM');
});
