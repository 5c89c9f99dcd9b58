import { mkdtempSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createServer } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { botMove, type RunningServer, seatClients, stopServer, type TestClient } from '../../testing/client.testing.ts';
import { writeWebFixture } from '../../testing/web-fixture.testing.ts';
import { isPrivateAddress } from './operator-access.ts';

const running: RunningServer[] = [];
afterAll(() => Promise.all(running.map((server) => stopServer(server))));

const TOKEN = 'a-token-for-metrics';
async function start(env: { readonly [name: string]: string }): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'wordhoard-metrics-'));
  const config = readConfig({ HOST: '127.0.0.1', WORDHOARD_DATA: data, LOG: 'error', LIMITS: 'off', ...env });
  if (!config.ok) throw new Error(config.error);
  const server = await createServer({ ...config.value, ...writeWebFixture(join(data, 'served')) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  running.push({ server, port: (server.app.server.address() as AddressInfo).port, data });
  return running.at(-1)!;
}

const read = async (port: number, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  return { status: answer.status, text: await answer.text() };
};
const FROM_OUTSIDE = { 'x-forwarded-for': '203.0.113.7' };

it('measures moves, commits, bots and refusals, and keeps the old names', { timeout: 60_000 }, async () => {
  const server = await start({
    BACKUP_EVERY: '24h',
    BACKUP_DIR: mkdtempSync(join(tmpdir(), 'wordhoard-metrics-backups-')),
  });
  const [ann] = (await seatClients(server, 'take-my-word', 1, 2)) as [TestClient];
  await ann.command({ do: 'start' });
  await ann.until(() => ann.step !== null);
  for (let acts = 0; acts < 2; ) {
    const { n, status } = ann.step!;
    if (status.toAct.includes(0)) {
      await ann.act(botMove(ann)!);
      acts++;
    } else await ann.until(() => ann.step!.n > n, 30_000);
  }
  const code = await ann.act('nonsense');
  await ann.http('/api/code/BCDFGHJK'); // there is no such table
  const { text } = await read(server.port);
  for (const name of [
    'rooms',
    'matches_running',
    'lines',
    'messages_in_total',
    'messages_out_total',
    'cpu_seconds_total',
  ])
    expect(text).toMatch(new RegExp(`^wordhoard_${name} [1-9\\d.]`, 'm'));
  for (const name of ['messages_dropped_total', 'refused_total', 'memory_bytes', 'heap_used_bytes', 'bots_waiting'])
    expect(text).toMatch(new RegExp(`^wordhoard_${name} \\d`, 'm'));
  expect(text).toMatch(/^wordhoard_move_seconds_count 2$/m);
  expect(Number(/^wordhoard_store_commit_seconds_count (\d+)$/m.exec(text)![1])).toBeGreaterThanOrEqual(2);
  expect(text).toMatch(/^wordhoard_bot_seconds_count [1-9]/m);
  for (const refused of [code, 'HTTP_404']) expect(text).toContain(`wordhoard_refusals_total{code="${refused}"} 1`);
  expect(text).toMatch(/^wordhoard_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
  ann.drop();

  // The dashboard and the alerts ask for nothing that does not exist.
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const file of ['docs/alerts.yml', 'docs/grafana.json'])
    for (const [name] of readFileSync(file, 'utf8').matchAll(/wordhoard_\w+/g))
      expect(known, `${name} in ${file}`).toContain(name.replace(/_(bucket|count)$/, ''));
});

it('answers private addresses only, also behind a proxy, trusted or not', async () => {
  const direct = await start({});
  expect((await read(direct.port)).status).toBe(200);
  expect((await read(direct.port, FROM_OUTSIDE)).status).toBe(403);
  const proxied = await start({ PROXY: '1' });
  expect((await read(proxied.port, { 'x-forwarded-for': '10.1.2.3' })).status).toBe(200);
  expect((await read(proxied.port, FROM_OUTSIDE)).status).toBe(403);
  expect((await read((await start({ METRICS: 'open' })).port, FROM_OUTSIDE)).status).toBe(200);
});

it('answers everybody with a token, and with METRICS_TOKEN nobody else', async () => {
  const { port } = await start({ METRICS_TOKEN: TOKEN, ADMIN_TOKEN: 'another-token-for-admins' });
  expect((await read(port)).status).toBe(403);
  expect((await read(port, { authorization: 'Bearer wrong' })).status).toBe(403);
  expect((await read(port, { ...FROM_OUTSIDE, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  expect((await read(port, { authorization: 'Bearer another-token-for-admins' })).status).toBe(200);
});

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:192.168.1.4', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['8.8.8.8', false],
  ['fd12::1', true],
  ['2001:db8::1', false],
  ['::ffff:8.8.8.8', false],
])('%s is a private address: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
