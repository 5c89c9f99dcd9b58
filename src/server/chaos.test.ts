import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, type ClusterNode, startCluster } from '../../tools/services/local-cluster.ts';
import { findService, missingServiceMessage } from '../../tools/services/local-services.ts';
import { randomFrom } from '../core/random.ts';
import { repetitions, reportFigures, reportProgress } from '../core/testing/deep.testing.ts';
import { games } from '../games/index.ts';
import { formatRoomState, parseRoomState } from './rooms/state/stored-room-state.ts';
import { startServiceClock } from './service-clock.ts';
import { openPostgres } from './store/postgres/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { DOWNTIME_GAP_MS, type Store } from './store/store.ts';
import { type ChaosTable, keepPlaying, openChaosTable, sleep } from './testing/chaos.testing.ts';
import { TestClient } from './testing/client.testing.ts';
import { expectLogs, expectViews } from './testing/fault-checks.testing.ts';

type Bus = 'redis' | 'nats';

const DEEP = process.env.WORDHOARD_DEEP !== undefined;
/** Minutes of random faults on each bus; 0: every kind of fault once. */
const MINUTES: { readonly [bus in Bus]?: number } = DEEP ? minutesOnEach(process.env.BUS) : { redis: 0 };
const TABLES = DEEP ? 12 : 6;

function minutesOnEach(only: string | undefined): { readonly [bus in Bus]?: number } {
  const minutes = repetitions(0, 11 * 60) / 60;
  if (only === undefined) return { redis: minutes, nats: minutes };
  return { [only as Bus]: minutes };
}

const chance = randomFrom('chaos', 0);
const between = (low: number, high: number): number => low + chance.below(high - low);

/** Each causes a fault and repairs it. */
const FAULTS: { readonly [name: string]: (cluster: Cluster) => Promise<void> } = {
  async 'a node is killed'({ nodes }) {
    const node = chance.pick(nodes);
    await node.end('KILL');
    await sleep(between(300, 2500));
    await node.start();
  },
  async 'a node is restarted'({ nodes }) {
    const node = chance.pick(nodes);
    await node.end('TERM');
    await node.start();
  },
  async 'a node’s database connection is cut'({ databaseProxies }) {
    const proxy = chance.pick(databaseProxies);
    proxy.disconnect();
    await sleep(between(200, 2500));
    proxy.restore();
  },
  async 'a node’s database connection goes silent'({ databaseProxies }) {
    const proxy = chance.pick(databaseProxies);
    proxy.blackhole();
    await sleep(between(500, 4000));
    proxy.restore();
  },
  async 'a node’s database connection is slow'({ databaseProxies }) {
    const proxy = chance.pick(databaseProxies);
    proxy.setDelayMs(between(50, 400));
    await sleep(between(1000, 3000));
    proxy.restore();
  },
  async 'the bus is restarted'({ bus }) {
    await bus.halt(chance.pick(['stopped', 'killed'] as const));
    await sleep(between(0, 3000));
    await bus.resume();
  },
  async 'the database is restarted'({ database }) {
    await database.halt('stopped');
    await database.resume();
  },
  async 'the database crashes'({ database }) {
    await database.halt('killed');
    await sleep(between(0, 1500));
    await database.resume();
  },
  async 'a node’s machine clock jumps'({ nodes }) {
    chance.pick(nodes).signal('USR2');
  },
};

const buses = (Object.keys(MINUTES) as Bus[]).filter((bus) => {
  const missing = (['postgres', bus] as const).filter((name) => findService(name) === null);
  for (const name of missing) console.warn(missingServiceMessage(name));
  return missing.length === 0;
});

it('a node ignores jumps of its machine’s clock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-clock-'));
  const store = openSqlite(folder);
  const clock = await startServiceClock(store);
  const real = Date.now;
  try {
    for (const step of [3_600_000, -7_200_000]) {
      const [time, began] = [clock.now(), performance.now()];
      Date.now = () => real() + step;
      await sleep(2500); // it synchronizes with the store meanwhile
      expect(Math.abs(clock.now() - time - (performance.now() - began))).toBeLessThan(DOWNTIME_GAP_MS);
    }
  } finally {
    Date.now = real;
    clock.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

describe.each(buses)('three nodes on %s', (bus) => {
  const output: string[] = [];
  let cluster: Cluster;
  let store: Store;
  beforeAll(async () => {
    cluster = await startCluster({
      bus,
      env: { LIMITS: 'off', LOG: 'error' },
      imports: ['./src/server/testing/clock.testing.ts'],
      onOutput: (text) => output.push(text),
    });
    store = await openPostgres(cluster.database.url);
  }, 120_000);
  afterAll(async () => {
    await store?.close();
    await cluster?.close();
  }, 60_000);

  it('take over from a node that dies: its clocks fall due once, less than 5 s late', async () => {
    const [first, second] = cluster.nodes as [ClusterNode, ClusterNode];
    const host = await new TestClient(first.port).connect();
    const { room } = (await host.http('/api/rooms', 'POST', { game: 'wordsters', seats: 2 })).body as {
      room: string;
    };
    await host.enter(room, 'Ann');
    await host.command({ do: 'options', preset: 'rulebook', options: { firstSelector: 'first', selectSeconds: 10 } });
    await host.command({ do: 'start' });
    const guest = await new TestClient(second.port).enter(room, 'Bo');
    await guest.until(() => guest.step !== null);
    const { match, status, at } = guest.step!;
    await sleep(status.deadline! - at - 1000);
    await first.end('KILL'); // it was the leader: its name comes first
    await guest.until(() => guest.step!.n > 0, 20_000);
    expect(guest.step!.at - status.deadline!).toBeLessThan(5000);
    await first.start();
    await sleep(3000);
    const clock = (await store.readActs(match, 0)).filter(({ by }) => by === 'clock');
    expect(clock.map(({ n }) => n)).toEqual([1]);
    guest.drop();
  });

  it('wake a match over days whose only node was killed: once, and its bot plays on', { timeout: 60_000 }, async () => {
    const [first] = cluster.nodes as [ClusterNode];
    const host = await new TestClient(first.port).connect();
    const { room } = (await host.http('/api/rooms', 'POST', { game: 'word-xchange', seats: 2 })).body as {
      room: string;
    };
    await host.enter(room, 'Ann');
    const guest = await new TestClient(first.port).enter(room, 'Bo');
    await host.command({ do: 'options', preset: 'letter', options: {} });
    await host.command({ do: 'pace', pace: 86_400 });
    await host.command({ do: 'start' });
    await guest.until(() => guest.step !== null && guest.room!.moveLeftMs !== null);
    const { match, status } = guest.step!;
    const [late] = status.toAct as readonly [number];
    for (const client of [host, guest]) client.drop();
    await sleep(500);
    await first.end('KILL');
    // A day passes for this match.
    const stored = (await store.getRoom(room))!;
    const state = formatRoomState({ ...parseRoomState(stored.state), moveBy: 1 });
    await store.saveRoom({ ...stored, state, rev: stored.rev + 1 });
    await store.setDue(match, 1);
    const standIns = async () => parseRoomState((await store.getRoom(room))!.state).seats.map(({ standIn }) => standIn);
    await expect.poll(async () => (await standIns())[late], { timeout: 20_000 }).toBe('casual');
    expect((await standIns())[1 - late]).toBeNull();
    await expect.poll(async () => (await store.readActs(match, 0)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    await first.start();
    await sleep(3000);
    const acts = await store.readActs(match, 0);
    expect(acts.map(({ n }) => n)).toEqual(acts.map((_, i) => i + 1));
    // Nobody plays for somebody who has time.
    expect(new Set(acts.map(({ by }) => by))).toEqual(new Set([late]));
  });

  it('lose nothing, double nothing and leave no table stuck, whatever fails', {
    timeout: MINUTES[bus]! * 60_000 + 300_000,
  }, async () => {
    // Wordsters takes acts as fast as they come, so every second table plays it.
    const otherGames = Object.keys(games).filter((id) => id !== 'wordsters');
    const tables: ChaosTable[] = [];
    for (let i = 0; i < TABLES; i++) {
      const game = i % 2 === 0 ? 'wordsters' : otherGames[(i >> 1) % otherGames.length]!;
      tables.push(await openChaosTable(cluster.publicProxy.port, game, `t${i}`));
    }
    let going = true;
    const playing = tables.map((table) => keepPlaying(table, () => going));
    const faults = await causeFaults(cluster, MINUTES[bus]!);
    const stuck = await findStuckTables(tables);
    going = false;
    await Promise.all(playing);

    expect(stuck).toEqual([]);
    expect(output.join('').match(/a match broke[^\n]*/g) ?? []).toEqual([]);
    const people = tables.flatMap((table) => table.people);
    expect(people.flatMap((person) => person.faults)).toEqual([]);
    const acts = await expectLogs(store, people);
    for (const table of tables) await expectViews(store, table);
    for (const person of people) person.drop();
    console.log(
      `chaos on ${bus}: ${faults} faults, ${acts} acknowledged acts of ${people.length} people at ${TABLES} tables`,
    );
    reportFigures({ faults, acknowledged: acts });
    expect(acts).toBeGreaterThan(faults * 10);
  });
});

/** Causes every kind of fault in turn, then random ones, sometimes two at once. Returns how many. */
async function causeFaults(cluster: Cluster, minutes: number): Promise<number> {
  const names = Object.keys(FAULTS);
  const started = Date.now();
  let count = 0;
  await sleep(1000);
  while (count < names.length || Date.now() - started < minutes * 60_000) {
    const chosen = count < names.length ? [names[count]!] : chance.shuffle(names).slice(0, chance.pick([1, 1, 2]));
    await Promise.all(chosen.map((name) => FAULTS[name]!(cluster)));
    count += chosen.length;
    reportProgress('seconds of chaos', Math.round((Date.now() - started) / 1000), Math.round(minutes * 60) || 1);
    await sleep(between(500, DEEP ? 5000 : 1500));
  }
  return count;
}

/** Tables where nothing happens for 30 seconds though everything works again. */
async function findStuckTables(tables: readonly ChaosTable[]): Promise<string[]> {
  const mark = (table: ChaosTable): string => table.people.map(({ step }) => `${step?.match} ${step?.n}`).join();
  const before = tables.map(mark);
  const stuck = (): ChaosTable[] => tables.filter((table, i) => mark(table) === before[i]);
  for (let i = 0; i < 300 && stuck().length > 0; i++) await sleep(100);
  return stuck().map(({ game, room }) => `${game} in room ${room}`);
}
