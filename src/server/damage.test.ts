import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkIntegrity } from './store/integrity.ts';
import { seatClients, startServer, stopServer, TestClient } from './testing/client.testing.ts';

const PAGE = 4096;

/** Overwrites the pages that hold this text, except the first one, with zeros. Returns how many. */
function damagePages(folder: string, test: (page: Buffer) => boolean): number {
  const path = join(folder, 'wordhoard.db');
  const file = readFileSync(path);
  let damaged = 0;
  for (let at = PAGE; at < file.length; at += PAGE) {
    if (!test(file.subarray(at, at + PAGE))) continue;
    file.fill(0, at, at + PAGE);
    damaged++;
  }
  writeFileSync(path, file);
  return damaged;
}

it('reports damaged data, tells the people at that table, and serves everybody else', { timeout: 60_000 }, async () => {
  let running = await startServer();
  const { data } = running;
  try {
    const [ann] = (await seatClients(running, 'word-xchange', 1, 2)) as [TestClient];
    const { body: other } = await ann.http('/api/rooms', 'POST', { game: 'wordsters', seats: 2 });
    await ann.command({ do: 'start' });
    await ann.until(() => ann.step !== null);
    const { id, code } = ann.room!;
    const { match } = ann.step!;
    ann.drop();
    await stopServer(running, true);
    expect(await checkIntegrity(data)).toEqual([]);
    // The pages of its matches and acts, and not those of the rooms.
    expect(damagePages(data, (page) => page.includes(match) && !page.includes(code))).toBeGreaterThan(0);
    expect(await checkIntegrity(data)).not.toEqual([]);

    running = await startServer(data, 'off', undefined, { LOG: 'silent' });
    const back = new TestClient(running.port, ann.cookie);
    expect(await back.http('/healthz')).toMatchObject({ status: 200, body: { ok: true } });
    await back.connect();
    back.send({ t: 'enter', version: 2, build: null, room: id, name: null, match: null, n: 0 });
    await back.until(() => back.received.length > 0);
    expect(back.received[0]).toMatchObject({
      t: 'bye',
      sentence: expect.stringMatching(/can’t read this table’s data/),
    });
    expect(await back.http('/healthz')).toMatchObject({
      status: 200,
      body: { ok: true, damaged: true, unreadable: 1 },
    });
    expect((await back.http('/healthz?strict')).status).toBe(503);
    const elsewhere = await new TestClient(running.port).enter(other.room as string, 'Bo');
    expect(elsewhere.room!.id).toBe(other.room);
    for (const client of [back, elsewhere]) client.drop();
  } finally {
    await stopServer(running, true);
    rmSync(data, { recursive: true, force: true });
  }
});
