import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runSteps } from './shutdown.ts';
import { startServer, stopServer, TestClient } from './testing/client.testing.ts';

const WEBSOCKET_HEADERS =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

async function startProcess(data: string) {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', WORDHOARD_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  const port = await new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /localhost:(\d+)/.exec(chunk.toString());
      if (found !== null) resolve(Number(found[1]));
    });
  });
  return { child, port, exited };
}

/** A raw connection that sends this text, then nothing more, and never closes its side. */
function openRaw(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(text, () => resolve()));
    socket.on('error', () => {});
    if (text.includes('Upgrade')) socket.pause();
  });
}

it('ends within 10 s of SIGTERM, whatever its connections do, and closes the database', {
  timeout: 60_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'wordhoard-stop-'));
  const { child, port, exited } = await startProcess(data);
  try {
    const client = new TestClient(port);
    await client.http('/api/me');
    const made = await client.http('/api/rooms', 'POST', { game: 'word-xchange', seats: 2 });
    await client.enter(made.body.room as string, 'Ann');
    await client.command({ do: 'start' }); // a bot is thinking
    const post =
      'POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"ga';
    const webSocket = `GET /ws HTTP/1.1\r\nHost: a\r\nCookie: ${client.cookie}\r\n${WEBSOCKET_HEADERS}\r\n`;
    await Promise.all(['', 'GET /api/me HTTP/1.1\r\nHost: a', post, webSocket].map((text) => openRaw(port, text)));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const sentAt = performance.now();
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(performance.now() - sentAt).toBeLessThan(10_000);
    // SQLite removes its write-ahead log when it is closed properly.
    expect(existsSync(join(data, 'wordhoard.db-wal'))).toBe(false);
  } finally {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});

it('ends at once at a second signal', { timeout: 60_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'wordhoard-stop-'));
  const { child, port, exited } = await startProcess(data);
  try {
    await openRaw(port, '');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const stopping = new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGTERM');
    await stopping;
    child.kill('SIGTERM');
    expect(await exited).toBe(1);
  } finally {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});

it('goes on with the next step when one fails or hangs', { timeout: 10_000 }, async () => {
  const done: string[] = [];
  const troubles: string[] = [];
  const steps = [
    () => Promise.reject(new Error('broken')),
    () => new Promise(() => {}),
    async () => done.push('closed'),
  ];
  await runSteps(steps, (error) => troubles.push((error as Error).message));
  expect(done).toEqual(['closed']);
  expect(troubles).toEqual(['broken', 'stopping takes too long']);
});

it('leaves no connection open', { timeout: 20_000 }, async () => {
  const running = await startServer();
  const sockets = ['', 'GET /api/me HTTP/1.1\r\nHost: a'].map((text) => {
    const socket = connect({ port: running.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    socket.resume().write(text);
    return new Promise((resolve) => socket.on('end', () => resolve(socket.destroy())));
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await stopServer(running);
  await Promise.all(sockets);
});
