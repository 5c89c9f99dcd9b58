import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomFrom } from '../core/random.ts';
import { repetitions, reportFigures, reportProgress } from '../core/testing/deep.testing.ts';
import { openSqlite } from './store/sqlite.ts';
import { TestClient } from './testing/client.testing.ts';

const KILLS = repetitions(3, 400);

async function startProcess(data: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', WORDHOARD_DATA: data, LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /localhost:(\d+)/.exec(output);
      if (found !== null) resolve(Number(found[1]));
    });
    child.on('exit', () => reject(new Error(`the server did not start: ${output}`)));
  });
  return { child, port };
}

it(`loses and doubles no acknowledged act when killed ${KILLS} times under load`, {
  timeout: KILLS * 20_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'wordhoard-crash-'));
  const chance = randomFrom('crash', 0);
  const acknowledged = new Map<string, number>();
  let { child, port } = await startProcess(data);
  try {
    const host = await new TestClient(port).connect();
    const { room } = (await host.http('/api/rooms', 'POST', { game: 'wordsters', seats: 2 })).body as { room: string };
    await host.enter(room, 'Ann');
    await host.command({ do: 'options', preset: 'relaxed', options: { firstSelector: 'first' } });
    await host.command({ do: 'start' });
    await host.until(() => host.step !== null);
    const match = host.step!.match;
    const [wordster] = (host.step!.view as { offered: string[] }).offered;
    await host.act(`choose ${wordster}`);
    const { cookie } = host;
    host.drop();

    for (let kill = 0; kill < KILLS; kill++) {
      const client = await new TestClient(port, cookie).enter(room);
      await client.until(() => client.step !== null);
      const until = Date.now() + 150 + chance.below(600);
      let sent = 0;
      let written = false;
      while (Date.now() < until && client.socket!.readyState === client.socket!.OPEN) {
        // Writes and erases one line in turn. After a crash it is unknown which of the two is next.
        const id = `k${kill}-${sent++}`;
        client.send({ t: 'act', match, id, text: written ? 'erase 1' : `write ${[...wordster!].join('E')}E` });
        const refused = await client.answer(id).catch(() => 'lost');
        if (refused === null) acknowledged.set(id, client.step!.n);
        if (refused === 'TOO_FAST') await new Promise((resolve) => setTimeout(resolve, 30));
        else written = !written;
      }
      reportProgress('kills', kill + 1, KILLS);
      child.kill('SIGKILL');
      await new Promise((resolve) => child.on('exit', resolve));
      client.drop();
      ({ child, port } = await startProcess(data));
    }
    const back = await new TestClient(port, cookie).enter(room);
    await back.until(() => back.step !== null);
    child.kill('SIGTERM');
    await new Promise((resolve) => child.on('exit', resolve));

    const store = openSqlite(data);
    const acts = await store.readActs(match, 0);
    await store.close();
    expect(acts.map((act) => act.n)).toEqual(acts.map((_, i) => i + 1));
    const stored = acts.map((act) => act.id);
    expect(new Set(stored).size).toBe(stored.length);
    expect([...acknowledged.keys()].filter((id) => !stored.includes(id))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(KILLS * 3);
    expect(back.step!.n).toBe(acts.length);
    reportFigures({ kills: KILLS, acknowledged: acknowledged.size });
  } finally {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
