import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it, vi } from 'vitest';
import { openInProcessBus } from './bus/in-process.ts';
import { startServiceClock } from './service-clock.ts';
import { openSqlite } from './store/sqlite.ts';
import { botMove, seatClients, startServer, stopServer, type TestClient } from './testing/client.testing.ts';

const MINUTE = 60_000;

/** Both clocks of the machine go on, and no timer runs: as when the process is frozen. */
function freezableTime(): (ms: number) => void {
  let frozenMs = 0;
  const monotonic = performance.now.bind(performance);
  const wall = Date.now;
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic() + frozenMs);
  vi.spyOn(Date, 'now').mockImplementation(() => wall() + frozenMs);
  return (ms) => {
    frozenMs += ms;
  };
}
afterEach(() => vi.restoreAllMocks());

it('stands still while the process is frozen, even for the first caller afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-clock-'));
  const freeze = freezableTime();
  const store = openSqlite(folder, () => Date.now());
  const clock = await startServiceClock(store);
  try {
    const before = clock.now();
    freeze(20_000);
    expect(clock.now() - before).toBeLessThan(1500);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(clock.now() - before).toBeLessThan(5000);
    // It runs again, and a second freeze is noticed too.
    const later = clock.now();
    await vi.waitFor(() => expect(clock.now()).toBeGreaterThan(later), 5000);
    freeze(MINUTE);
    expect(clock.now() - later).toBeLessThan(5000);
  } finally {
    clock.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('follows the store after a freeze if other nodes kept its time running', async () => {
  const freeze = freezableTime();
  const clock = await startServiceClock({ now: async () => performance.now() + 1000 });
  const before = clock.now();
  freeze(20_000);
  let frozen = 0;
  clock.onFrozen(() => frozen++);
  expect(clock.now() - before).toBeLessThan(1500);
  await vi.waitFor(() => expect(clock.now() - before).toBeGreaterThan(19_000), 5000);
  expect(frozen).toBe(1);
  clock.stop();
});

it.each([
  ['the only server', undefined],
  ['one of several nodes, while the others went on', openInProcessBus('one', new Set(), false)],
])('gives people their time back after %s was frozen', { timeout: 60_000 }, async (_, bus) => {
  const freeze = freezableTime();
  const running = await startServer(undefined, 'off', bus);
  const database = new DatabaseSync(join(running.data, 'wordhoard.db'));
  try {
    const clients = (await seatClients(running, 'word-xchange', 2)) as [TestClient, TestClient];
    await clients[0].command({ do: 'start' });
    await Promise.all(clients.map((client) => client.until(() => client.step !== null)));
    const { status, at, n } = clients[0].step!;
    expect(status.deadline).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 3000)); // the clock of the table is saved
    const frozenMs = status.deadline! - at + MINUTE;
    freeze(frozenMs);
    if (bus !== undefined) database.exec(`update clock set seen = seen + ${frozenMs}`);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // Too late by the machine's clock, in time by the table's.
    const actor = clients.find(({ step }) => status.toAct.includes(step!.seat!))!;
    expect(await actor.act(botMove(actor)!)).toBeNull();
    expect(actor.step!.n).toBe(n + 1);
    expect(actor.step!.at - at).toBeLessThan(status.deadline! - at);
    for (const client of clients) client.drop();
  } finally {
    database.close();
    await stopServer(running);
  }
});
