import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openSqlite } from '../server/store/sqlite.ts';
import { testRoom } from '../server/store/store.contract.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-operations-'));
const requests: string[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      requests.push(`${method} ${url} ${headers.authorization} ${Buffer.concat(chunks)}`.trim());
      const room = { id: 'r1', code: 'BCDFG', game: 'wordsters', phase: 'lobby', connected: 1, people: [] };
      response.end(JSON.stringify({ ok: true, rooms: [room], bans: [], reports: [], log: [] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => void vi.unstubAllEnvs());

async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
  const code = await runCommand(args);
  vi.restoreAllMocks();
  return { code, ...written };
}

it('backs up and restores with the settings of the server', async () => {
  vi.stubEnv('WORDHOARD_DATA', join(folder, 'data'));
  const to = join(folder, 'backups');
  expect(await run('backup', '--to', to)).toMatchObject({ code: 1, stderr: expect.stringContaining('no database') });
  const store = openSqlite(join(folder, 'data'));
  await store.addRoom(testRoom('r'));
  await store.getOrCreate('secret', () => 's');
  await store.close();
  const backup = await run('backup', '--to', to, '--with-secret');
  expect(backup).toMatchObject({ code: 0, stdout: expect.stringContaining('Checked: 1 room, 0 games, 0 moves.') });
  const [file = ''] = backup.stdout.split('\n');
  expect(existsSync(file)).toBe(true);
  expect(await run('restore', file)).toMatchObject({ code: 1, stderr: expect.stringContaining('--force') });
  vi.stubEnv('WORDHOARD_DATA', join(folder, 'restored'));
  expect(await run('restore', file)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('and the signing secret'),
  });
  const restored = openSqlite(join(folder, 'restored'));
  expect(await restored.getRoom('r')).toEqual(testRoom('r'));
  await restored.close();
  expect(await run('restore')).toMatchObject({ code: 2 });
});

it('sends operator commands with the token in a header', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await run('admin', 'rooms', '--url', url)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/ADMIN_TOKEN/),
  });
  vi.stubEnv('ADMIN_TOKEN', 'a-token-for-operators');
  expect(await run('admin', 'rooms', '--url', url)).toMatchObject({
    code: 0,
    stdout: 'r1  BCDFG  wordsters, lobby, 1 connected\n',
  });
  await run('admin', 'close', 'r1', '--url', url);
  await run('admin', 'ban', '203.0.113.0/24', '--hours', '2', '--url', url);
  await run('admin', 'announce', 'Hi', '--url', url);
  expect(requests).toEqual([
    'GET /api/admin Bearer a-token-for-operators',
    'POST /api/admin/rooms/r1/close Bearer a-token-for-operators',
    'POST /api/admin/bans Bearer a-token-for-operators {"kind":"address","target":"203.0.113.0/24","hours":2,"reason":""}',
    'PUT /api/admin/announcement Bearer a-token-for-operators {"text":"Hi","hours":24}',
  ]);
  expect(await run('admin', 'dance', '--url', url)).toMatchObject({ code: 2 });
  expect(await run('admin', 'log', '--url', 'http://127.0.0.1:1')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Can’t reach'),
  });
});
