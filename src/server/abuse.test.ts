import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyGame } from '../core/any-game.ts';
import { playBots } from '../core/bot-driver.ts';
import { formatRecord, type MatchRecord } from '../core/record.ts';
import type { Match } from '../core/table.ts';
import { games } from '../games/index.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { createRecordChecker } from './records/record-checker.ts';
import { type RunningServer, startServer, stopServer, TestClient } from './testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

/** A finished match between two bots. */
function playedRecord(): MatchRecord {
  const game = (games as { readonly [id: string]: AnyGame })['word-xchange']!;
  const setup = game.resolveSetup('rulebook', {});
  if (!setup.ok) throw new Error(setup.error.code);
  const lexicon = loadLexicon(game.defaultList);
  const match: Match = {
    game: game.id,
    version: game.version,
    seats: 2,
    setup: setup.value,
    list: game.defaultList,
    words: null,
    scenario: null,
    lexicon: lexicon.id,
    seed: 'abuse',
    at: 0,
  };
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { entries } = playBots(opened.value, game, ['casual', 'casual'], lexicon, match.seed, 1000);
  return { match, names: ['Ann', 'Bo'], entries, outcome: opened.value.status.outcome };
}

it('closes every WebSocket upgrade that is not for /ws, also one whose path cannot be decoded', async () => {
  const paths = ['/%', '/api/%ff', '/', '/api/me', '/ws/%', '/nothing'];
  const closed = paths.flatMap((path) =>
    Array.from(
      { length: 10 },
      () =>
        new Promise<string>((resolve) => {
          const socket = connect(running.port, '127.0.0.1', () =>
            socket.write(
              `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
            ),
          );
          socket.resume();
          socket.on('error', () => {});
          // The client ends nothing by itself: only the server's end closes it.
          socket.on('close', () => resolve(path));
        }),
    ),
  );
  expect(await Promise.all(closed)).toHaveLength(60);
  const open = await new Promise((resolve) => running.server.app.server.getConnections((_, count) => resolve(count)));
  expect(open).toBe(0);
});

it('shows an uploaded record, and refuses names that would blow it up', async () => {
  const client = new TestClient(running.port);
  const record = playedRecord();
  const good = await client.http('/api/records', 'POST', formatRecord(record));
  expect(good.body).toMatchObject({
    ok: true,
    game: 'word-xchange',
    names: ['Ann', 'Bo'],
    acts: record.entries.length,
  });
  expect(good.body.told).toHaveLength(record.entries.length);
  for (const names of [['A'.repeat(50_000), 'Bo'], Array.from({ length: 5000 }, (_, i) => `P${i}`)]) {
    const bad = await client.http('/api/records', 'POST', formatRecord({ ...record, names }));
    expect(bad).toMatchObject({ status: 400, body: { ok: false } });
    expect(bad.text.length).toBeLessThan(500);
  }
});

it('gives up on a record that takes too long, and checks the next one', async () => {
  const text = formatRecord(playedRecord());
  const checker = createRecordChecker(5);
  const patient = createRecordChecker();
  try {
    expect(await checker.check(text)).toMatchObject({ ok: false, error: { status: 400 } });
    expect(await patient.check(text)).toMatchObject({ ok: true });
    // A crowd is turned away instead of piling up.
    const crowd = await Promise.all(Array.from({ length: 20 }, () => patient.check(text)));
    expect(crowd.filter((one) => one.ok)).toHaveLength(8);
    expect(crowd.filter((one) => !one.ok && one.error.status === 503)).toHaveLength(12);
  } finally {
    await checker.close();
    await patient.close();
  }
});
