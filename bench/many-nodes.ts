// The cost of an act on one, two and three nodes, with SQLite and PostgreSQL, with few and very many stored matches. Nodes,
// database, bus and simulated people share one machine, so more nodes cannot be faster here: we measure their overhead.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../src/server/store/postgres/postgres.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import type { Store } from '../src/server/store/store.ts';
import { type ClusterNode, startNode } from '../tools/services/local-cluster.ts';
import { installServices, type Service, startService } from '../tools/services/local-services.ts';
import { type ClusterTrafficResult, runClusterTraffic, seatPlayers } from './scale/cluster-traffic.ts';
import { ACTS_PER_MATCH, fillPostgres, fillSqlite } from './scale/fill-database.ts';
import { compareStores, measureStore } from './scale/store-speed.ts';
import { type Measurement, reportMeasurements } from './shared/measure.ts';

const QUICK = process.argv.includes('--quick');
const TABLES = QUICK ? 10 : 60;
const SECONDS = QUICK ? 4 : 15;
/** The mean pause between two acts of a simulated person. */
const PAUSE_MS = 3000;
const FEW_MATCHES = QUICK ? 1000 : 10_000;
const MANY_MATCHES = QUICK ? 50_000 : 1_000_000;
const ROUNDS = QUICK ? 10 : 30;

const print = (text: string): void => void process.stderr.write(`${text}\n`);
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** The same people, first at human pace, then as fast as possible. */
async function measureNodes(name: string, env: NodeJS.ProcessEnv, count: number): Promise<Measurement[]> {
  print(`${name}: ${TABLES} tables …`);
  const nodes: ClusterNode[] = [];
  for (let i = 0; i < count; i++) nodes.push(await startNode(`node-${i}`, { ...env, LIMITS: 'off', LOG: 'error' }));
  const ports = nodes.map(({ port }) => port);
  const tables = await seatPlayers(ports, TABLES);
  const humanPace = await runClusterTraffic(ports, tables, SECONDS, PAUSE_MS);
  const fullRate = await runClusterTraffic(ports, tables, SECONDS, 0);
  for (const person of tables.flat()) person.drop();
  for (const node of nodes) await node.end('TERM');
  const measurement = (
    what: string,
    value: number,
    { times }: ClusterTrafficResult,
    target: Measurement['target'] = null,
  ): Measurement => ({
    ...{ name: `${name}: ${what}`, value, spread: `${times.length} acts`, target, peer: '' },
  });
  return [
    measurement('act until everyone has it, at human pace, p50 in ms', percentile(humanPace.times, 0.5), humanPace),
    measurement('act until everyone has it, at human pace, p99 in ms', percentile(humanPace.times, 0.99), humanPace),
    measurement('CPU of the nodes per act at human pace, in ms', humanPace.cpuPerAct, humanPace),
    measurement('acts/s at full rate', fullRate.actsPerSecond, fullRate),
    measurement('act until everyone has it, at full rate, p99 in ms', percentile(fullRate.times, 0.99), fullRate),
    measurement('CPU of the nodes per act at full rate, in ms', fullRate.cpuPerAct, fullRate),
    measurement(`memory of the nodes in MB, ${TABLES * 3} people`, fullRate.memory / 1e6, fullRate),
  ];
}

const many = MANY_MATCHES.toLocaleString('en');

async function measureGrowth(name: string, small: Store, large: Store, bytes: number): Promise<Measurement[]> {
  const growth = await compareStores(
    `${name}: cost of an act, ${many} stored matches over ${FEW_MATCHES.toLocaleString('en')}`,
    ...([small, large, ROUNDS] as const),
  );
  const capacity = await measureStore(`${name}, ${many} matches`, large, QUICK ? 1 : 5);
  await Promise.all([small.close(), large.close()]);
  const each = `${name}: bytes per stored match of ${ACTS_PER_MATCH} acts`;
  return [growth, ...capacity, { ...{ name: each, value: bytes / MANY_MATCHES, spread: '', target: null, peer: '' } }];
}

async function sqliteGrowth(): Promise<Measurement[]> {
  const folders = [FEW_MATCHES, MANY_MATCHES].map(() => mkdtempSync(join(tmpdir(), 'wordhoard-scale-')));
  try {
    await Promise.all(folders.map((folder) => openSqlite(folder).close()));
    print(`SQLite: storing ${many} matches …`);
    fillSqlite(folders[0]!, FEW_MATCHES);
    const bytes = fillSqlite(folders[1]!, MANY_MATCHES);
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
  print(`PostgreSQL: storing ${many} matches …`);
  await fillPostgres(small, FEW_MATCHES);
  const bytes = await fillPostgres(large, MANY_MATCHES);
  return measureGrowth('PostgreSQL', await openPostgres(small), await openPostgres(large), bytes);
}

await installServices(print);
const database = await startService('postgres');
const redis = await startService('redis');
const folder = mkdtempSync(join(tmpdir(), 'wordhoard-scale-'));
try {
  const shared = { DATABASE_URL: database.url, BUS_URL: redis.url };
  const measurements = [
    ...(await sqliteGrowth()),
    ...(await postgresGrowth(database)),
    ...(await measureNodes('SQLite, one node', { WORDHOARD_DATA: folder }, 1)),
    ...(await measureNodes('PostgreSQL, one node', shared, 1)),
    ...(await measureNodes('PostgreSQL, two nodes', shared, 2)),
    ...(await measureNodes('PostgreSQL, three nodes', shared, 3)),
  ];
  reportMeasurements(measurements, 'scale');
} finally {
  await redis.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
