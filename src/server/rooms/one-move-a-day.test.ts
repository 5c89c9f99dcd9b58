import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Random, randomFrom } from '../../core/random.ts';
import { repetitions, reportFigures } from '../../core/testing/deep.testing.ts';
import { games } from '../../games/index.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { botMove, type RunningServer, startServer, stopServer, TestClient } from '../testing/client.testing.ts';

const HOUR = 3_600_000;
const DAY_SECONDS = 86_400;
/** In the deep test the server is killed after every move, to the end of the match. */
const MAX_KILLS = repetitions(8, Number.POSITIVE_INFINITY);

/** The stores of the servers that run in this process. */
const stores = vi.hoisted(() => ({ killLast: (): void => {} }));

/** A store that a kill cuts off: what was answered is on disk, and nothing is written after that, as with a dead process. */
vi.mock('../store/sqlite.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../store/sqlite.ts')>();
  const openSqlite: typeof original.openSqlite = (...args) => {
    const store = original.openSqlite(...args);
    let isDead = false;
    stores.killLast = () => {
      isDead = true;
      void store.close();
    };
    /** The store and its parts. */
    const cutOff = (part: object): object =>
      Object.fromEntries(
        Object.entries(part).map(([name, value]: [string, unknown]) => [
          name,
          typeof value !== 'function'
            ? cutOff(value as object)
            : (...values: unknown[]) => (isDead ? Promise.reject(new StoreUnavailable()) : value(...values)),
        ]),
      );
    return cutOff(store) as Store;
  };
  return { ...original, openSqlite };
});

let data: string;
let running: RunningServer;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'wordhoard-days-'));
  running = await startServer(data);
});
afterEach(async () => {
  await stopServer(running, true);
  rmSync(data, { recursive: true, force: true });
});

async function openTable(game: string): Promise<TestClient[]> {
  const ann = await new TestClient(running.port).connect();
  const { room } = (await ann.http('/api/rooms', 'POST', { game, seats: 2 })).body as { room: string };
  await ann.enter(room, 'Ann');
  const bo = await new TestClient(running.port).enter(room, 'Bo');
  expect(await ann.command({ do: 'options', preset: 'letter', options: {} })).toBeNull();
  expect(await ann.command({ do: 'pace', pace: DAY_SECONDS })).toBeNull();
  expect(await ann.command({ do: 'start' })).toBeNull();
  await Promise.all([ann, bo].map((client) => client.until(() => client.step !== null)));
  return [ann, bo];
}

const isOver = (people: readonly TestClient[]): boolean => people.some(({ step }) => step!.status.outcome !== null);

/** The first person who has to act and whom a bot would give a move, and that move. */
function nextMove(people: readonly TestClient[]): { client: TestClient; text: string } | null {
  for (const client of people) {
    const text = client.step!.status.toAct.includes(client.step!.seat!) ? botMove(client) : null;
    if (text !== null) return { client, text };
  }
  return null;
}

async function kill(chance: Random, people: readonly TestClient[]): Promise<void> {
  // Often before the room has stored what follows from the latest move.
  if (chance.below(2) === 0) await new Promise((resolve) => setTimeout(resolve, chance.below(60)));
  stores.killLast();
  for (const client of people) client.drop();
  await stopServer(running, true);
}

/** Lets time pass while no server runs, until one hour is left for the next move. Returns the time that passed. */
function passTime(room: string): number {
  const db = new DatabaseSync(join(data, 'wordhoard.db'));
  const { now } = db.prepare('select seen - lost as now from clock').get() as { now: number };
  const { state } = db.prepare('select state from rooms where id = ?').get(room) as { state: string };
  const { moveBy, moveTimeFrom, pace, match } = JSON.parse(state) as { [key: string]: number };
  const { n } = db.prepare('select max(n) as n from acts where match = ?').get(match!) as { n: number | null };
  // Killed before it gave the next player their time: it will, when it starts again.
  const leftMs = (n ?? 0) > moveTimeFrom! ? pace! : moveBy! - now;
  const ms = Math.max(0, leftMs - HOUR);
  db.prepare('update clock set lost = lost - ?').run(ms);
  db.close();
  return ms;
}

/** The people come back after the server was killed. Nothing they were told has happened may be lost. */
async function comeBack(room: string, before: readonly TestClient[]): Promise<TestClient[]> {
  const latest = Math.max(...before.map(({ step }) => step!.n));
  const people = await Promise.all(
    before.map(async ({ cookie }) => {
      const client = await new TestClient(running.port, cookie).enter(room);
      await client.until(() => client.step !== null);
      return client;
    }),
  );
  for (const client of people) {
    expect(client.step!.n).toBeGreaterThanOrEqual(latest);
    expect(client.room!.seats.map(({ standIn }) => standIn)).toEqual([null, null]);
    expect(client.room!.moveLeftMs).toBeGreaterThan(0);
  }
  return people;
}

describe.each(Object.keys(games))('%s', (game) => {
  it('goes on at one move a day though the server is killed between any two moves', {
    timeout: repetitions(120_000, 1_800_000),
  }, async () => {
    let people = await openTable(game);
    const room = people[0]!.room!.id;
    const chance = randomFrom(`one move a day ${game}`, 1);
    let kills = 0;
    let passedMs = 0;
    for (; kills < MAX_KILLS; kills++) {
      const before = people;
      await before[0]!.until(() => isOver(before) || nextMove(before) !== null, 20_000);
      const next = nextMove(people);
      if (next === null) break;
      expect(await next.client.act(next.text), next.text).toBeNull();
      expect(next.client.step!.n, 'every move is new').toBeGreaterThan(kills);
      if (isOver(people)) break;
      await kill(chance, people);
      passedMs += passTime(room);
      running = await startServer(data);
      people = await comeBack(room, people);
    }
    if (MAX_KILLS === Number.POSITIVE_INFINITY) expect(isOver(people)).toBe(true);
    expect(passedMs).toBeGreaterThan(22 * HOUR);
    reportFigures({ [`${game} kills`]: kills, [`${game} days`]: Math.round(passedMs / (24 * HOUR)) });
    for (const client of people) client.drop();
  });
});
