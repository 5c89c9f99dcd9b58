import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from './app.ts';
import type { Bus } from './bus/bus.ts';
import { type LocalHub, openInProcessBus } from './bus/in-process.ts';
import { readConfig } from './config.ts';
import { parseRange } from './shared/operator-state.ts';
import { type RunningServer, seatClients, startServer, stopServer, TestClient } from './testing/client.testing.ts';
import { LessonClient } from './testing/lesson-client.testing.ts';
import { writeWebFixture } from './testing/web-fixture.testing.ts';

const TOKEN = 'a-token-for-operators';
const data = mkdtempSync(join(tmpdir(), 'wordhoard-operator-'));
const hub: LocalHub = new Set();

async function start(bus: Bus, env: { readonly [name: string]: string } = {}): Promise<RunningServer> {
  const settings = { HOST: '127.0.0.1', WORDHOARD_DATA: data, LOG: 'error', PROXY: '1' };
  const config = readConfig({ ...settings, ADMIN_TOKEN: TOKEN, ...env });
  if (!config.ok) throw new Error(config.error);
  const server = await createServer({ ...config.value, ...writeWebFixture(join(data, 'served')) }, bus);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { server, port: (server.app.server.address() as AddressInfo).port, data };
}

/** Two nodes with one database. */
let here: RunningServer;
let there: RunningServer;
beforeAll(async () => {
  here = await start(openInProcessBus('a', hub, false));
  there = await start(openInProcessBus('b', hub, false));
});
afterAll(async () => {
  await stopServer(here, true);
  await stopServer(there);
});

type Body = { [key: string]: unknown };
async function admin(
  path: string,
  method = 'GET',
  body?: Body,
  headers: Body = {},
): Promise<{ status: number; body: Body }> {
  const answer = await fetch(`http://127.0.0.1:${here.port}/api/admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(headers as Record<string, string>),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
const isClosed = (client: TestClient): boolean => client.socket!.readyState >= client.socket!.CLOSING;
async function waitUntil(test: () => boolean): Promise<void> {
  for (const start = Date.now(); !test() && Date.now() - start < 15_000; ) await new Promise((r) => setTimeout(r, 50));
  expect(test()).toBe(true);
}

it('has no operator routes without ADMIN_TOKEN', async () => {
  const plain = await startServer();
  const answer = await fetch(`http://127.0.0.1:${plain.port}/api/admin`, { headers: { authorization: 'Bearer x' } });
  expect(answer.status).toBe(404);
  await stopServer(plain);
});

it('needs the token, and refuses an address after ten wrong ones', async () => {
  const from = { 'x-forwarded-for': '203.0.113.99' };
  for (let i = 0; i < 10; i++)
    expect((await admin('', 'GET', undefined, { ...from, authorization: `Bearer ${i}` })).status).toBe(401);
  expect((await admin('', 'GET', undefined, from)).status).toBe(429);
  expect((await admin('')).status).toBe(200);
});

it('lists rooms and people without anything of the match, and closes a room on every node', {
  timeout: 60_000,
}, async () => {
  const [ann, bo] = (await seatClients(here, 'take-my-word', 2)) as [TestClient, TestClient];
  const eve = await new TestClient(there.port).enter(ann.room!.id, 'Eve');
  await ann.command({ do: 'start' });
  await ann.until(() => ann.step !== null);
  const { id } = ann.room!;
  const { rooms } = (await admin('')).body as { rooms: { id: string; people: Body[] }[] };
  const room = rooms.find((one) => one.id === id)!;
  expect(room.people).toMatchObject([
    { name: 'Ann', seat: 0, addresses: ['127.0.0.1'] },
    { name: 'Guest 1', seat: 1 },
    { name: 'Eve', seat: -1 },
  ]);
  expect(Object.keys(room).toSorted()).toEqual(['access', 'code', 'connected', 'game', 'id', 'people', 'phase']);

  expect((await admin(`/rooms/${id}/close`, 'POST')).body).toEqual({ ok: true });
  for (const client of [ann, bo, eve]) await client.until(() => client.received.at(-1)?.t === 'bye', 20_000);
  expect(await ann.act('pass')).toBe('NOT_HERE');
  expect((await admin(`/rooms/${id}/close`, 'POST')).status).toBe(404);
  const back = await new TestClient(there.port, ann.cookie).enter(id);
  expect(back.room).toBeNull();
  expect((await admin('')).body.log).toMatchObject([{ action: 'close room', details: id, address: '127.0.0.1' }]);
  for (const client of [ann, bo, eve, back]) client.drop();
});

it('counts the people of a table that everybody has left as none', { timeout: 60_000 }, async () => {
  const [ann, bo] = (await seatClients(here, 'take-my-word', 2)) as [TestClient, TestClient];
  const { id } = ann.room!;
  const connected = async (): Promise<unknown> =>
    ((await admin('')).body.rooms as Body[]).find((one) => one.id === id)!.connected;
  expect(await connected()).toBeGreaterThan(0);
  ann.drop();
  bo.drop();
  await expect.poll(connected, { timeout: 15_000 }).toBe(0);
});

it('bans a person on every node until the ban is lifted', { timeout: 60_000 }, async () => {
  const [mallory] = (await seatClients(there, 'take-my-word', 1, 2)) as [TestClient];
  const { rooms } = (await admin('')).body as { rooms: { id: string; people: { person: string }[] }[] };
  const { person } = rooms.find(({ id }) => id === mallory.room!.id)!.people[0]!;
  const banned = await admin('/bans', 'POST', { kind: 'person', target: person, hours: 1, reason: 'rude' });
  expect(banned.status).toBe(200);
  await waitUntil(() => isClosed(mallory)); // connected to the other node
  for (const { port } of [here, there]) {
    const again = new TestClient(port, mallory.cookie);
    await expect(again.connect()).rejects.toThrow('closed');
    expect(await again.http('/api/rooms')).toMatchObject({
      status: 403,
      body: { sentence: expect.stringMatching(/^You can’t play on this server until 20.+ UTC\.$/) },
    });
  }
  expect((await new TestClient(here.port).http('/api/rooms')).status).toBe(200);
  await admin(`/bans/${(banned.body.ban as { id: string }).id}`, 'DELETE');
  expect((await new TestClient(here.port, mallory.cookie).http('/api/rooms')).status).toBe(200);
});

it('a ban ends the events of a lesson', { timeout: 60_000 }, async () => {
  const teacher = new LessonClient(there.port);
  const { lesson, code } = await teacher.start(await teacher.prompts('word-power', 'cards', 'ban'));
  const [fox, owl] = [new LessonClient(there.port), new LessonClient(there.port)];
  await fox.join(code, 'Fox');
  await owl.join(code, 'Owl');
  for (const client of [teacher, fox, owl]) await client.listen(lesson);
  const [person] = fox.cookie.split('=')[1]!.split('.');
  expect((await admin('/bans', 'POST', { kind: 'person', target: person, hours: 1 })).status).toBe(200);
  await waitUntil(() => fox.isClosed);
  expect([teacher.isClosed, owl.isClosed]).toEqual([false, false]);
  expect((await fox.http(`/api/lessons/${lesson}`)).status).toBe(403);
  for (const client of [teacher, owl]) client.drop();
});

it('bans an address range, but not the operator’s own and nothing too wide', async () => {
  const get = (from: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${here.port}/api/rooms`, { headers: { 'x-forwarded-for': from } });
  for (const target of ['nonsense', '1.2.3.4/33', '0.0.0.0/0', '127.0.0.0/8', '::/1'])
    expect((await admin('/bans', 'POST', { kind: 'address', target, hours: 1 })).status, target).toBe(400);
  const ban = (await admin('/bans', 'POST', { kind: 'address', target: '198.51.100.0/24', hours: 0.01 })).body
    .ban as Body;
  expect((ban.expiresAt as number) - (ban.createdAt as number)).toBe(36_000);
  expect((await get('198.51.100.7')).status).toBe(403);
  expect((await get('::ffff:198.51.100.7')).status).toBe(403);
  expect((await get('198.51.101.7')).status).toBe(200);
  const encoded = { headers: { 'x-forwarded-for': '198.51.100.7' } };
  expect((await fetch(`http://127.0.0.1:${here.port}/%61pi/rooms`, encoded)).status).toBe(403);
});

it('shows an announcement to everybody until it is removed', { timeout: 60_000 }, async () => {
  const [ann] = (await seatClients(there, 'take-my-word', 1, 2)) as [TestClient];
  const read = async (): Promise<unknown> => (await new TestClient(here.port).http('/api/announcement')).body.text;
  expect(await read()).toBeNull();
  expect((await admin('/announcement', 'PUT', { text: 'Closing at nine.', hours: 2 })).status).toBe(200);
  expect(await read()).toBe('Closing at nine.');
  await ann.until(() => ann.received.some((one) => one.t === 'notice' && one.sentence === 'Closing at nine.'), 15_000);
  await admin('/announcement', 'DELETE');
  expect(await read()).toBeNull();
  expect((await admin('/announcement', 'PUT', { text: ' ', hours: 2 })).status).toBe(400);
  ann.drop();
});

it('lists reports of players until they are resolved', { timeout: 60_000 }, async () => {
  const [ann, bo] = (await seatClients(there, 'take-my-word', 2)) as [TestClient, TestClient];
  await ann.command({ do: 'report', who: 1, kind: 'name', text: 'A rude name' });
  const open = async (): Promise<Body[]> => (await admin('')).body.reports as Body[];
  const [report, ...others] = await open();
  expect(others).toEqual([]);
  expect(report).toMatchObject({ kind: 'name', reportedName: 'Guest 1', text: 'A rude name', room: ann.room!.id });
  const path = `/reports/${encodeURIComponent(report!.id as string)}/resolve`;
  expect((await admin(path, 'POST')).status).toBe(200);
  expect((await admin(path, 'POST')).status).toBe(404);
  expect(await open()).toEqual([]);
  const [latest] = (await admin('')).body.log as Body[];
  expect(latest).toMatchObject({ action: 'resolve report', details: report!.id });
  for (const client of [ann, bo]) client.drop();
});

it.each([
  ['2001:db8::/48', '2001:db8:0:1::5', true],
  ['2001:db8::/48', '2001:db9::5', false],
  ['203.0.113.7', '203.0.113.7', true],
])('the range %s has %s: %s', (range, address, expected) => {
  expect(parseRange(range)!.check(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(expected);
});

it('a new secret signs everybody out on all nodes; a recovery phrase still works', { timeout: 40_000 }, async () => {
  const [ann, bo] = (await seatClients(here, 'word-xchange', 2)) as [TestClient, TestClient];
  const far = await new TestClient(there.port, bo.cookie).enter(ann.room!.id);
  const { phrase } = (await ann.http('/api/me/phrase', 'POST', {})).body as { phrase: string };
  expect((await admin('/rotate-secret', 'POST', {}, { authorization: 'Bearer wrong' })).status).toBe(401);
  const tables = async (port: number, cookie: string): Promise<number> =>
    ((await new TestClient(port, cookie).http('/api/me/tables')).body.tables as unknown[]).length;
  expect([await tables(here.port, ann.cookie), await tables(there.port, bo.cookie)]).toEqual([1, 1]);
  const stolen = ann.cookie;
  expect(await admin('/rotate-secret', 'POST', {})).toMatchObject({ status: 200, body: { ok: true } });
  await waitUntil(() => [ann, bo, far].every(isClosed));
  expect([await tables(here.port, stolen), await tables(there.port, bo.cookie)]).toEqual([0, 0]);
  const device = new TestClient(there.port);
  expect((await device.http('/api/recover', 'POST', { phrase })).status).toBe(200);
  expect([await tables(here.port, device.cookie), await tables(there.port, device.cookie)]).toEqual([1, 1]);
  expect((await admin('')).body.log).toContainEqual(expect.objectContaining({ action: 'rotate secret' }));
  // A node that starts later knows it, too.
  const later = await start(openInProcessBus('c', hub, false));
  expect([await tables(later.port, device.cookie), await tables(later.port, stolen)]).toEqual([1, 0]);
  await stopServer(later, true);
});
