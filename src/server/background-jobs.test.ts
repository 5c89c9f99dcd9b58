import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackgroundJobs } from './background-jobs.ts';
import { openInProcessBus } from './bus/in-process.ts';
import { RoomRegistry } from './rooms/room-registry.ts';
import type { RoomState } from './rooms/state/room-state.ts';
import { formatRoomState } from './rooms/state/stored-room-state.ts';
import type { ServerContext } from './shared/context.ts';
import { createIdentity } from './shared/identity.ts';
import { readLimits } from './shared/limits.ts';
import { Sessions } from './shared/sessions.ts';
import { openSqlite } from './store/sqlite.ts';
import { testEntry, testMatch, testRoom } from './store/store.contract.ts';
import type { Store } from './store/store.ts';

const JOBS = { sendNotices: async () => {}, runContests: async () => {} };

const DAY = 86_400_000;
const SWEEP_MS = 600_000;
describe('on a database', () => {
  let folder: string;
  let clockStep = 0;
  let store: Store;
  let context: ServerContext;
  let jobs: ReturnType<typeof startBackgroundJobs>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    clockStep = 0;
    folder = mkdtempSync(join(tmpdir(), 'wordhoard-jobs-'));
    store = openSqlite(folder, () => Date.now() + clockStep);
    const bus = openInProcessBus('a');
    const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const now = (): number => 1_763_238_000_000;
    const sessions = new Sessions(createIdentity('secret'), store, bus, now);
    context = { store, requestStore: store, bus, sessions, now, log } as unknown as ServerContext;
    jobs = startBackgroundJobs(new RoomRegistry(context), context, 30, JOBS);
  });
  afterEach(async () => {
    await jobs.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
    vi.useRealTimers();
  });

  /** As if a node had run all this time. */
  function passServiceTime(ms: number): void {
    const db = new DatabaseSync(join(folder, 'wordhoard.db'));
    db.exec(`update clock set lost = lost - ${ms}`);
    db.close();
  }

  it('deletes finished matches and rooms after the days of RETENTION_DAYS', async () => {
    const endMatch = async (id: string): Promise<void> => {
      await store.addMatch(testMatch(id));
      await store.endMatch(id, { ranking: [[0], [1]], reason: 'x' });
    };
    await endMatch('old');
    await store.addRoom(testRoom('old room'));
    passServiceTime(2 * DAY);
    await endMatch('recent');
    await store.addRoom(testRoom('recent room'));
    passServiceTime(29 * DAY);
    vi.advanceTimersByTime(SWEEP_MS);
    await vi.waitFor(async () => expect(await store.getMatch('old')).toBeNull());
    await vi.waitFor(async () => expect(await store.getRoom('old room')).toBeNull());
    expect(await store.getMatch('recent')).not.toBeNull();
    expect(await store.getRoom('recent room')).not.toBeNull();
  });

  it('deletes no match when the wall clock jumps', async () => {
    await store.now();
    await store.addMatch(testMatch('m'));
    await store.endMatch('m', { ranking: [[0], [1]], reason: 'x' });
    clockStep = 400 * DAY;
    await store.now();
    expect(await store.deleteOldMatches(30 * DAY, 10)).toBe(0);
    expect(await store.getMatch('m')).not.toBeNull();
  });

  it('finishes an erasure that was interrupted, also in a room that cannot be opened', async () => {
    const person = 'pErased_person-id_12345';
    const state = {
      ...{ game: 'a game that is gone', phase: 'over', host: 0, votes: [], match: 'm', start: null },
      seats: [{ people: [0], bot: null, standIn: null }],
      people: [{ who: 0, person, name: 'Zelda', muted: false, recentCommandIds: ['c'] }],
      ...{ stoppedAt: 0, usedDeals: [], hints: null },
    } as unknown as RoomState;
    await store.addRoom(testRoom('r', { state: formatRoomState(state) }));
    await store.addMatch(
      testMatch('m', {
        room: 'r',
        names: ['Zelda', 'Bo'],
        players: [
          { person, seat: 0 },
          { person: 'bo', seat: 1 },
        ],
      }),
    );
    await store.appendAct('m', testEntry(1), { actor: person, id: 'i' });
    await context.sessions.signOutPerson(person, true);
    expect(await store.listErasures()).toEqual([person]);

    vi.advanceTimersByTime(SWEEP_MS);
    await vi.waitFor(async () => expect(await store.listErasures()).toEqual([]));
    expect(await store.listRoomsOf(person)).toEqual([]);
    expect((await store.getRoom('r'))!.state).toContain('Former player');
    expect((await store.getMatch('m'))!.names).toEqual(['Former player', 'Bo']);
    expect((await store.readActs('m', 0))[0]!.actor).toBeNull();
  });
});

/** How many of these stale rooms one sweep deletes. */
async function sweep(stale: number): Promise<number> {
  vi.useFakeTimers();
  let left = stale;
  const store = {
    async deleteStaleRooms(_: number, limit: number) {
      const deleted = Math.min(limit, left);
      left -= deleted;
      return deleted;
    },
    deleteOldMatches: async () => 0,
    deleteOldReports: async () => 0,
    deleteExpired: async () => {},
    deleteOldItems: async () => {},
    contests: { deleteOld: async () => {} },
    lessons: { deleteExpired: async () => 0 },
    listErasures: async () => [],
    listDueMatches: async () => [],
  };
  const rooms = { all: () => [], withLocalPeople: () => [], releaseIdle() {} };
  const context = { store, bus: { singleNode: true }, now: () => 0, log: { info() {}, error: console.error } };
  const jobs = startBackgroundJobs(rooms as unknown as RoomRegistry, context as unknown as ServerContext, 30, JOBS);
  await vi.advanceTimersByTimeAsync(601_000);
  await jobs.stop();
  vi.useRealTimers();
  return stale - left;
}

it('sweeps more rooms than people may create between two sweeps, and not without end', async () => {
  const limits = readLimits({});
  const createdInTenMinutes = limits.ok ? limits.value.rates.serverRooms.perMinute * 10 : Number.NaN;
  expect(await sweep(250)).toBe(250);
  expect(await sweep(createdInTenMinutes)).toBe(createdInTenMinutes);
  expect(await sweep(1_000_000)).toBeLessThan(10_000);
});
