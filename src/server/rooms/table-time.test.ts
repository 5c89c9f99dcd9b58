import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { seatClients, startServer, stopServer, TestClient } from '../testing/client.testing.ts';
import type { RoomState } from './state/room-state.ts';
import { formatRoomState, parseRoomState } from './state/stored-room-state.ts';

const HOUR = 3_600_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'wordhoard-time-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** Changes a stored room, as a stopped node may have left it. */
async function changeStoredRoom(id: string, change: (state: RoomState, now: number) => void): Promise<void> {
  const store = openSqlite(data);
  const stored = (await store.getRoom(id))!;
  const state = parseRoomState(stored.state);
  change(state, await store.now());
  expect(await store.saveRoom({ ...stored, state: formatRoomState(state), rev: stored.rev + 1 })).toBe(true);
  await store.close();
}

it('gives a match back the time since its node was killed', { timeout: 60_000 }, async () => {
  let running = await startServer(data);
  const [ann] = (await seatClients(running, 'word-xchange', 1, 2)) as [TestClient];
  await ann.command({ do: 'start' });
  await ann.until(() => ann.step !== null);
  const { at } = ann.step!;
  await stopServer(running, true);
  // A killed node would have left the clock running. Half an hour has passed since.
  await changeStoredRoom(ann.room!.id, (state, now) => {
    state.start = now - HOUR / 2;
  });
  running = await startServer(data);
  const back = await new TestClient(running.port, ann.cookie).enter(ann.room!.id);
  await back.until(() => back.step !== null);
  expect(back.step!.running).toBe(true);
  expect(back.step!.at - at).toBeLessThan(5000);
  await stopServer(running, true);
});

it('stops the clock when everybody has left, and starts it when somebody comes back', { timeout: 60_000 }, async () => {
  const running = await startServer(data);
  const [ann] = (await seatClients(running, 'word-xchange', 1, 2)) as [TestClient];
  await ann.command({ do: 'start' });
  await ann.until(() => ann.step !== null);
  const { at } = ann.step!;
  ann.drop();
  await sleep(1500);
  const back = await new TestClient(running.port, ann.cookie).enter(ann.room!.id);
  await back.until(() => back.step !== null);
  expect(back.step!.at - at).toBeLessThan(1400);
  await back.until(() => back.step!.running);
  await stopServer(running, true);
});

it('plays a match over days if its options count days, also one that an earlier version played by its own clocks', {
  timeout: 60_000,
}, async () => {
  let running = await startServer(data);
  const [ann, bo] = (await seatClients(running, 'take-my-word', 2)) as [TestClient, TestClient];
  expect(await ann.command({ do: 'options', preset: 'letter', options: {} })).toBeNull();
  await bo.until(() => bo.room!.pace === 86_400);
  await ann.command({ do: 'start' });
  await Promise.all([ann, bo].map((client) => client.until(() => client.step !== null)));
  expect(ann.step!.running).toBe(false);
  ann.drop();
  bo.drop();
  await stopServer(running, true);

  await changeStoredRoom(ann.room!.id, (state) => {
    state.pace = state.moveBy = null;
    state.start = 0;
  });
  running = await startServer(data);
  const back = await new TestClient(running.port, ann.cookie).enter(ann.room!.id);
  await back.until(() => back.step !== null);
  expect(back.room).toMatchObject({ pace: 86_400, phase: 'playing' });
  expect(back.room!.moveLeftMs).toBeGreaterThan(23 * HOUR);
  expect(back.step!.running).toBe(false);
  back.drop();
  await stopServer(running, true);
  const store = openSqlite(data);
  expect(await store.listDueMatches(Number.MAX_SAFE_INTEGER, 10)).toMatchObject([{ room: ann.room!.id }]);
  await store.close();
});

const ABSENCE_MS = process.env.WORDHOARD_DEEP === undefined ? 2000 : 33_000;

it(`keeps an absent host for 30 seconds (checked after ${ABSENCE_MS} ms)`, { timeout: 90_000 }, async () => {
  const running = await startServer(data);
  const [ann, bo] = (await seatClients(running, 'word-xchange', 2)) as [TestClient, TestClient];
  ann.drop();
  await bo.until(() => !bo.room!.people[ann.you]!.here);
  await sleep(ABSENCE_MS);
  expect(bo.room!.host).toBe(ABSENCE_MS < 30_000 ? ann.you : bo.you);
  await stopServer(running, true);
});
