import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackgroundJobs } from './background-jobs.ts';
import { openInProcessBus } from './bus/in-process.ts';
import { RoomRegistry } from './rooms/room-registry.ts';
import { formatRoomState, type RoomState } from './rooms/room-state.ts';
import type { ServerContext } from './shared/context.ts';
import { createIdentity } from './shared/identity.ts';
import { Sessions } from './shared/sessions.ts';
import { openSqlite } from './store/sqlite.ts';
import { testEntry, testMatch, testRoom } from './store/store.contract.ts';
import type { Store } from './store/store.ts';

const DAY = 86_400_000;
const SWEEP_MS = 600_000;
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
  jobs = startBackgroundJobs(new RoomRegistry(context), context, 30);
});
afterEach(async () => {
  await jobs.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

it('deletes finished matches and rooms after the days of RETENTION_DAYS', async () => {
  const endMatch = async (id: string): Promise<void> => {
    await store.addMatch(testMatch(id));
    await store.endMatch(id, { ranking: [[0], [1]], reason: 'x' });
  };
  clockStep = -31 * DAY;
  await endMatch('old');
  await store.addRoom(testRoom('old room'));
  clockStep = -29 * DAY;
  await endMatch('recent');
  await store.addRoom(testRoom('recent room'));
  clockStep = 0;
  vi.advanceTimersByTime(SWEEP_MS);
  await vi.waitFor(async () => expect(await store.getMatch('old')).toBeNull());
  await vi.waitFor(async () => expect(await store.getRoom('old room')).toBeNull());
  expect(await store.getMatch('recent')).not.toBeNull();
  expect(await store.getRoom('recent room')).not.toBeNull();
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
