// Beyond one machine: what an act costs on one, two and three nodes, in SQLite and PostgreSQL, with few and very many stored matches.
// Nodes, database, bus and people share this machine, so more nodes cannot be faster here: what counts is what they cost.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../src/server/store.postgres.ts';
import { openSqlite } from '../src/server/store.sqlite.ts';
import type { Store } from '../src/server/store.ts';
import { type Node, startNode } from '../tools/cluster.ts';
import { installServices, type Service, startService } from '../tools/services.ts';
import { type Figure, report } from './measure.ts';
import { ACTS, fillPostgres, fillSqlite } from './scale/fill.ts';
import { gather, type Load, load } from './scale/load.ts';

const QUICK = process.argv.includes('--quick');
const TABLES = QUICK ? 10 : 60;
const SECONDS = QUICK ? 4 : 15;
/** A person acts about this often. */
const PAUSE = 3000;
const FEW = QUICK ? 1000 : 10_000;
const MANY = QUICK ? 50_000 : 1_000_000;
const ROUNDS = QUICK ? 10 : 30;

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** The same people, first at human pace, then as fast as they can. */
async function measureNodes(name: string, env: NodeJS.ProcessEnv, count: number): Promise<Figure[]> {
  say(`${name}: ${TABLES} tables …`);
  const nodes: Node[] = [];
  for (let i = 0; i < count; i++) nodes.push(await startNode(`node-${i}`, { ...env, LIMITS: 'off', LOG: 'error' }));
  const ports = nodes.map(({ port }) => port);
  const tables = await gather(ports, TABLES);
  const calm = await load(ports, tables, SECONDS, PAUSE);
  const full = await load(ports, tables, SECONDS, 0);
  for (const person of tables.flat()) person.drop();
  for (const node of nodes) await node.end('TERM');
  const figure = (what: string, value: number, { times }: Load, target: Figure['target'] = null): Figure => ({
    ...{ name: `${name}: ${what}`, value, spread: `${times.length} acts`, target, peer: '' },
  });
  return [
    figure('act to everyone at human pace, p50 in ms', at(calm.times, 0.5), calm),
    figure('act to everyone at human pace, p99 in ms', at(calm.times, 0.99), calm),
    figure('acts/s at full rate', full.actsPerSecond, full),
    figure('act to everyone at full rate, p99 in ms', at(full.times, 0.99), full),
    figure('CPU of the nodes per act at full rate, in ms', full.cpuPerAct, full),
    figure(`memory of the nodes in MB, ${TABLES * 3} people`, full.memory / 1e6, full),
  ];
}

let matches = 0;
/** Opens a match, plays fifty acts one after the other as a node does, and ends it; ms for each act. */
async function playMatch(store: Store): Promise<number> {
  const id = `bench-${++matches}-${Math.random().toString(36).slice(2)}`;
  const room = { id: `r${id}`, code: id, state: '{}', rev: 0, open: false, here: 2 };
  const acts = 50;
  const started = performance.now();
  await store.addRoom(room);
  await store.addMatch({
    ...{ id, room: room.id, names: ['Ann', 'Bo'], bots: [null, null], players: [{ person: 'ann', seat: 0 }] },
    match: {
      ...{ game: 'word-xchange', version: 1, seats: 2, setup: {}, list: 'standard', words: null },
      ...{ scenario: null, lexicon: '', seed: '', at: 0 },
    },
  });
  for (let n = 1; n <= acts; n++) {
    await store.append(id, { n, at: n * 1000, by: n % 2, text: 'steal RACE REACT' }, { actor: 'ann', id: `a${n}` });
    if (n % 10 === 0) {
      await store.heads([{ room: room.id, match: id }]);
      await store.saveClocks([{ match: id, clock: n * 1000 }]);
      await store.touchRooms([{ id: room.id, here: 2 }]);
      await store.due(1, 100);
    }
  }
  await store.endMatch(id, { ranking: [[0], [1]], reason: 'six words' });
  await store.matchesOf('ann', 10);
  return (performance.now() - started) / acts;
}

/** Cost of an act with many stored matches over the cost with few, turn by turn. */
async function compareStores(name: string, few: Store, many: Store): Promise<Figure> {
  const ratios: number[] = [];
  const spent: number[] = [];
  for (let round = 0; round < ROUNDS + 3; round++) {
    const turns = round % 2 === 0 ? [few, many] : [many, few];
    const cost = new Map<Store, number>();
    for (const store of turns) cost.set(store, await playMatch(store));
    if (round < 3) continue;
    ratios.push(cost.get(many)! / cost.get(few)!);
    spent.push(cost.get(many)!);
  }
  ratios.sort((a, b) => a - b);
  spent.sort((a, b) => a - b);
  await Promise.all([few.close(), many.close()]);
  return {
    name: `${name}: cost of an act, ${MANY.toLocaleString('en')} stored matches over ${FEW.toLocaleString('en')}`,
    value: at(ratios, 0.5),
    spread: `${at(ratios, 0.25).toFixed(2)}–${at(ratios, 0.75).toFixed(2)}, ${at(spent, 0.5).toFixed(2)} ms`,
    target: ['<=', 1.3],
    peer: 'itself',
  };
}

const bytesOf = (name: string, bytes: number): Figure => ({
  ...{
    name: `${name}: bytes per stored match of ${ACTS} acts`,
    value: bytes / MANY,
    spread: '',
    target: null,
    peer: '',
  },
});

async function sqliteGrowth(): Promise<Figure[]> {
  const folders = [FEW, MANY].map(() => mkdtempSync(join(tmpdir(), 'wordhoard-scale-')));
  try {
    await Promise.all(folders.map((folder) => openSqlite(folder).close()));
    say(`SQLite: putting in ${MANY.toLocaleString('en')} matches …`);
    fillSqlite(folders[0]!, FEW);
    const bytes = fillSqlite(folders[1]!, MANY);
    const growth = await compareStores('SQLite', openSqlite(folders[0]!), openSqlite(folders[1]!));
    return [growth, bytesOf('SQLite', bytes)];
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

async function postgresGrowth(database: Service): Promise<Figure[]> {
  const admin = new pg.Client(database.url);
  await admin.connect();
  await admin.query('create schema few; create schema many');
  await admin.end();
  const [few, many] = ['few', 'many'].map((name) => `${database.url}?options=-c%20search_path%3D${name}`) as [
    string,
    string,
  ];
  for (const url of [few, many]) await (await openPostgres(url)).close();
  say(`PostgreSQL: putting in ${MANY.toLocaleString('en')} matches …`);
  await fillPostgres(few, FEW);
  const bytes = await fillPostgres(many, MANY);
  const growth = await compareStores('PostgreSQL', await openPostgres(few), await openPostgres(many));
  return [growth, bytesOf('PostgreSQL', bytes)];
}

installServices(say);
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
  report(figures);
} finally {
  await redis.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
