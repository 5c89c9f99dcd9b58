import { connect } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playBots } from '../core/bot-driver.ts';
import { openMatch } from '../core/open-match.ts';
import { formatRecord, type MatchRecord } from '../core/records/record.ts';
import { findGame } from '../games/index.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { createRecordChecker } from './records/record-checker.ts';
import { type RunningServer, startServer, stopServer, TestClient } from './testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

/** A finished match between two bots. */
function playedRecord(words: readonly string[] | null = null): MatchRecord {
  const game = findGame('word-xchange')!;
  const opened = openMatch(game, { seats: 2, seed: 'abuse', words }, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { match, table } = opened.value;
  const { entries } = playBots(game, opened.value, ['casual', 'casual'], 1000);
  return { match, names: ['Ann', 'Bo'], entries, outcome: table.status.outcome };
}

it('closes every WebSocket upgrade that is not for /ws, even if its path cannot be decoded', async () => {
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
          // The client never closes the socket, so only the server can.
          socket.on('close', () => resolve(path));
        }),
    ),
  );
  expect(await Promise.all(closed)).toHaveLength(60);
  const open = await new Promise((resolve) => running.server.app.server.getConnections((_, count) => resolve(count)));
  expect(open).toBe(0);
});

it('shows an uploaded record, and refuses names that are far too long or too many', async () => {
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

it('accepts a record whose own word list is in lower case', async () => {
  const checker = createRecordChecker();
  try {
    for (const words of [
      ['team', 'meat', 'tame'],
      ['TEAM', 'MEAT', 'TAME'],
    ])
      expect(await checker.check(formatRecord(playedRecord(words)), '::1')).toMatchObject({ ok: true });
  } finally {
    await checker.close();
  }
});

it('gives up on a record that takes too long, and checks the next one', async () => {
  const text = formatRecord(playedRecord());
  const checker = createRecordChecker(5);
  const patient = createRecordChecker();
  try {
    expect(await checker.check(text, '::1')).toMatchObject({ ok: false, error: { status: 400 } });
    expect(await patient.check(text, '::1')).toMatchObject({ ok: true });
    // More than eight waiting checks are turned away.
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => patient.check(text, `10.0.0.${i}`)));
    expect(answers.filter((one) => one.ok)).toHaveLength(8);
    expect(answers.filter((one) => !one.ok && one.error.status === 503)).toHaveLength(12);
    // One address leaves room for others.
    const ofOne = Array.from({ length: 20 }, () => patient.check(text, '10.0.0.1'));
    expect(await patient.check(text, '10.0.0.2')).toMatchObject({ ok: true });
    expect((await Promise.all(ofOne)).filter((one) => one.ok)).toHaveLength(4);
  } finally {
    await checker.close();
    await patient.close();
  }
});

it('lets nobody fill the queue of matches that challenges are made from', { timeout: 60_000 }, async () => {
  const record = formatRecord(playedRecord());
  const client = await new TestClient(running.port).connect();
  const challenge = { name: 'Ann', record, seat: 0 };
  const answers = await Promise.all(Array.from({ length: 16 }, () => client.http('/api/contests', 'POST', challenge)));
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(12);
});

it('refuses long lists of wrong things at once', { timeout: 60_000 }, async () => {
  const client = await new TestClient(running.port).connect();
  const { copy } = (await client.http('/api/me/items', 'POST', {})).body as { copy: string };
  const manyOf = (thing: unknown, bytes: number): unknown[] =>
    new Array(Math.floor(bytes / (JSON.stringify(thing).length + 1))).fill(thing);
  const before = process.memoryUsage().heapUsed;
  for (const [path, method, body] of [
    ['/api/me/items/games', 'PUT', { copy, items: manyOf({}, 1_900_000) }],
    ['/api/lessons', 'POST', { prompts: manyOf({}, 900_000), until: null }],
    ['/api/lessons', 'POST', { prompts: manyOf({ game: 1, seconds: '' }, 900_000), until: null }],
    ['/api/contests', 'POST', { name: 'A', game: 'wordsters', length: 'full', bots: manyOf(0, 1_200_000) }],
    ['/api/contests', 'POST', { name: 'A', game: 0, length: 0, options: { ...manyOf([], 60_000) } }],
  ] as const) {
    const started = performance.now();
    expect(await client.http(path, method, body)).toMatchObject({ status: 400, body: { ok: false } });
    // Listing every fault took 3 to 20 seconds.
    expect(performance.now() - started).toBeLessThan(2000);
  }
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(400_000_000);
  // The first fault is enough.
  expect(v.safeParse(v.array(v.number()), ['a', 'b', 'c']).issues).toHaveLength(1);
});

it('knows a path however it is written', async () => {
  const limited = await startServer(undefined, 'on', undefined, { LIMIT_REQUESTS: '4/1' });
  try {
    const ann = new TestClient(limited.port);
    await ann.http('/api/me');
    const { cookie } = ann;
    const send = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(`http://127.0.0.1:${limited.port}${path}`, { ...init, headers: { cookie, ...init.headers } });
    const known = await send('/%61pi/me');
    expect(known.headers.get('set-cookie')).toBeNull();
    expect(known.headers.get('cache-control')).toBe('no-store');
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await send('/%61pi/device', foreign)).status).toBe(403);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await send('/ap%69/games')).status);
    expect(statuses).toEqual([200, 429, 429, 429]);
  } finally {
    await stopServer(limited);
  }
});
