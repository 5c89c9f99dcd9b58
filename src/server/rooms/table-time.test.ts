import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { botMove, seatClients, startServer, stopServer, TestClient } from '../testing/client.testing.ts';
import { formatRoomState, parseRoomState, type RoomState } from './state/room-state.ts';

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

it('runs the clock of a correspondence game across restarts, and acts when it is due though nobody is there', {
  timeout: 60_000,
}, async () => {
  let running = await startServer(data);
  const [ann, bo] = (await seatClients(running, 'take-my-word', 2)) as [TestClient, TestClient];
  expect(await ann.command({ do: 'options', preset: 'letter', options: {} })).toBeNull();
  await ann.command({ do: 'start' });
  await Promise.all([ann, bo].map((client) => client.until(() => client.step !== null)));
  const actor = ann.step!.status.toAct.includes(0) ? ann : bo;
  expect(await actor.act(botMove(actor)!)).toBeNull();
  const { n, match, status } = actor.step!;
  expect(status.deadline! - actor.step!.at).toBeGreaterThan(20 * HOUR);
  ann.drop();
  bo.drop();
  await stopServer(running, true);

  // Five hours later the position is the same, and the clock has run.
  await changeStoredRoom(ann.room!.id, (state) => {
    expect(state.start).not.toBeNull();
    state.start! -= 5 * HOUR;
  });
  running = await startServer(data);
  const back = await new TestClient(running.port, ann.cookie).enter(ann.room!.id);
  await back.until(() => back.step !== null);
  expect(back.step!.n).toBe(n);
  expect(status.deadline! - back.step!.at).toBeLessThan(19.1 * HOUR);
  back.drop();
  await stopServer(running, true);

  // A day later the clock has run out, and the next node to start acts on it.
  await changeStoredRoom(ann.room!.id, (state) => {
    state.start! -= 24 * HOUR;
  });
  const store = openSqlite(data);
  const [dueMatch] = await store.listDueMatches(Number.MAX_SAFE_INTEGER, 10);
  expect(dueMatch).toMatchObject({ room: ann.room!.id, match });
  await store.setDue(match, dueMatch!.due - 29 * HOUR);
  running = await startServer(data);
  await expect
    .poll(async () => (await store.readActs(match, n)).map(({ by }) => by), { timeout: 10_000 })
    .toContain('clock');
  await stopServer(running, true);
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
