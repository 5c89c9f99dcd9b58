// The cost of an act on one, two and three nodes, with SQLite and PostgreSQL, with few and very many stored matches. Nodes,
// database, bus and simulated people share one machine, so more nodes cannot be faster here: we measure their overhead.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../src/server/store/postgres.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import type { Store } from '../src/server/store/store.ts';
import { type ClusterNode, startNode } from '../tools/services/local-cluster.ts';
import { installServices, type Service, startService } from '../tools/services/services.ts';
import { ACTS_PER_MATCH, fillPostgres, fillSqlite } from './scale/fill-database.ts';
import { compareStores, measureStore } from './scale/store.ts';
import { runTraffic, seatPlayers, type TrafficResult } from './scale/traffic.ts';
import { type Measurement, reportMeasurements } from './shared/measure.ts';

const QUICK = process.argv.includes('--quick');
const TABLES = QUICK ? 10 : 60;
const SECONDS = QUICK ? 4 : 15;
/** How often a simulated person acts. */
const PAUSE = 3000;
const FEW = QUICK ? 1000 : 10_000;
const MANY = QUICK ? 50_000 : 1_000_000;
const ROUNDS = QUICK ? 10 : 30;

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** The same people, first at human pace, then as fast as possible. */
async function measureNodes(name: string, env: NodeJS.ProcessEnv, count: number): Promise<Measurement[]> {
  say(`${name}: ${TABLES} tables …`);
  const nodes: ClusterNode[] = [];
  for (let i = 0; i < count; i++) nodes.push(await startNode(`node-${i}`, { ...env, LIMITS: 'off', LOG: 'error' }));
  const ports = nodes.map(({ port }) => port);
  const tables = await seatPlayers(ports, TABLES);
  const calm = await runTraffic(ports, tables, SECONDS, PAUSE);
  const full = await runTraffic(ports, tables, SECONDS, 0);
  for (const person of tables.flat()) person.drop();
  for (const node of nodes) await node.end('TERM');
  const figure = (
    what: string,
    value: number,
    { times }: TrafficResult,
    target: Measurement['target'] = null,
  ): Measurement => ({
    ...{ name: `${name}: ${what}`, value, spread: `${times.length} acts`, target, peer: '' },
  });
  return [
    figure('act to everyone at human pace, p50 in ms', at(calm.times, 0.5), calm),
    figure('act to everyone at human pace, p99 in ms', at(calm.times, 0.99), calm),
    figure('CPU of the nodes per act at human pace, in ms', calm.cpuPerAct, calm),
    figure('acts/s at full rate', full.actsPerSecond, full),
    figure('act to everyone at full rate, p99 in ms', at(full.times, 0.99), full),
    figure('CPU of the nodes per act at full rate, in ms', full.cpuPerAct, full),
    figure(`memory of the nodes in MB, ${TABLES * 3} people`, full.memory / 1e6, full),
  ];
}

const many = MANY.toLocaleString('en');

async function measureGrowth(name: string, small: Store, large: Store, bytes: number): Promise<Measurement[]> {
  const growth = await compareStores(
    `${name}: cost of an act, ${many} stored matches over ${FEW.toLocaleString('en')}`,
    ...([small, large, ROUNDS] as const),
  );
  const capacity = await measureStore(`${name}, ${many} matches`, large, QUICK ? 1 : 5);
  await Promise.all([small.close(), large.close()]);
  const each = `${name}: bytes per stored match of ${ACTS_PER_MATCH} acts`;
  return [growth, ...capacity, { ...{ name: each, value: bytes / MANY, spread: '', target: null, peer: '' } }];
}

async function sqliteGrowth(): Promise<Measurement[]> {
  const folders = [FEW, MANY].map(() => mkdtempSync(join(tmpdir(), 'wordhoard-scale-')));
  try {
    await Promise.all(folders.map((folder) => openSqlite(folder).close()));
    say(`SQLite: putting in ${many} matches …`);
    fillSqlite(folders[0]!, FEW);
    const bytes = fillSqlite(folders[1]!, MANY);
    return await measureGrowth('SQLite', openSqlite(folders[0]!), openSqlite(folders[1]!), bytes);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

async function postgresGrowth(database: Service): Promise<Measurement[]> {
  const admin = new pg.Client(database.url);
  await admin.connect();
  await admin.query('create schema few; create schema many');
  await admin.end();
  const [small, large] = ['few', 'many'].map((name) => `${database.url}?options=-c%20search_path%3D${name}`) as [
    string,
    string,
  ];
  for (const url of [small, large]) await (await openPostgres(url)).close();
  say(`PostgreSQL: putting in ${many} matches …`);
  await fillPostgres(small, FEW);
  const bytes = await fillPostgres(large, MANY);
  return measureGrowth('PostgreSQL', await openPostgres(small), await openPostgres(large), bytes);
}

await installServices(say);
const database = await startService('postgres');
const redis = await startService('redis');
const folder = mkdtempSync(join(tmpdir(), 'wordhoard-scale-'));
try {
  const shared = { DATABASE_URL: database.url, BUS_URL: redis.url };
  const figures = [
    ...(await sqliteGrowth()),
    ...(await postgresGrowth(database)),
    ...(await measureNodes('SQLite, one node', { WORDHOARD_DATA: folder }, 1)),
    ...(await measureNodes('PostgreSQL, one node', shared, 1)),
    ...(await measureNodes('PostgreSQL, two nodes', shared, 2)),
    ...(await measureNodes('PostgreSQL, three nodes', shared, 3)),
  ];
  reportMeasurements(figures, 'scale');
} finally {
  await redis.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
