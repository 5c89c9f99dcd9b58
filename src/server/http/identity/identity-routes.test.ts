import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInProcessBus } from '../../bus/in-process.ts';
import { type RunningServer, startServer, stopServer, TestClient } from '../../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

const personOf = (client: TestClient): string => client.cookie.split('=')[1]!.split('.')[0]!;
const newClient = async (): Promise<TestClient> => {
  const client = new TestClient(running.port);
  await client.http('/api/me');
  return client;
};
const createLink = async (client: TestClient, name = 'Mia'): Promise<string> => {
  const { path } = (await client.http('/api/device', 'POST', { name })).body as { path: string };
  expect(path).toMatch(/^\/link#[\w-]{22}$/);
  return path.split('#')[1]!;
};
const post = (path: string, body: unknown, headers: Record<string, string>): Promise<Response> =>
  fetch(`http://127.0.0.1:${running.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('makes a second device the same person, once, and only with a POST', async () => {
  const phone = await newClient();
  const laptop = await newClient();
  const before = laptop.cookie;
  const token = await createLink(phone);

  const opened = await fetch(`http://127.0.0.1:${running.port}/api/device/${token}`, { redirect: 'manual' });
  expect(opened.status).toBe(302);
  expect(opened.headers.get('location')).toBe(`/link#${token}`);
  expect(opened.headers.get('set-cookie')).toBeNull();
  expect((await laptop.http('/api/link/check', 'POST', { token })).body).toEqual({
    ...{ ok: true, name: 'Mia', isYou: false, games: 0 },
  });
  expect(laptop.cookie).toBe(before);

  expect((await laptop.http('/api/link', 'POST', { token })).body).toEqual({ ok: true, name: 'Mia' });
  expect(personOf(laptop)).toBe(personOf(phone));
  expect(laptop.cookie).not.toBe(phone.cookie);

  const third = await newClient();
  for (const path of ['/api/link/check', '/api/link'])
    expect((await third.http(path, 'POST', { token })).status).toBe(410);
  expect(personOf(third)).not.toBe(personOf(phone));
  for (const bad of [{}, { token: 7 }, { token: 'x'.repeat(200) }, null])
    expect((await third.http('/api/link', 'POST', bad)).status).toBe(410);
});

it('refuses a link that another site posts', async () => {
  const attacker = await newClient();
  const victim = await newClient();
  const token = await createLink(attacker);
  for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await post('/api/link', { token }, { cookie: victim.cookie, ...headers } as Record<string, string>);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  // Nothing was used up: the person who confirms it on our own page still can.
  expect((await victim.http('/api/link', 'POST', { token })).status).toBe(200);
});

it('lets a device go back to the person it was before', async () => {
  const phone = await newClient();
  const laptop = await newClient();
  const before = personOf(laptop);
  const answer = await post('/api/link', { token: await createLink(phone) }, { cookie: laptop.cookie });
  const [now, previous] = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!) as [string, string];
  laptop.cookie = `${now}; ${previous}`;
  expect((await laptop.http('/api/me')).body).toEqual({ ok: true, canGoBack: true });
  expect((await laptop.http('/api/me/previous', 'POST', {})).status).toBe(200);
  expect(personOf(laptop)).toBe(before);
  expect((await phone.http('/api/me')).body).toEqual({ ok: true, canGoBack: false });
  expect((await phone.http('/api/me/previous', 'POST', {})).status).toBe(410);
});

it('lists devices and signs one out, which closes its connections', async () => {
  const phone = await (await newClient()).connect();
  const laptop = await newClient();
  await laptop.http('/api/link', 'POST', { token: await createLink(phone) });
  await laptop.connect();
  const closed = new Promise<number>((resolve) => laptop.socket!.on('close', resolve));

  type Device = { id: string; name: string; isThis: boolean };
  const list = async (client: TestClient): Promise<Device[]> =>
    (await client.http('/api/me/devices')).body.devices as Device[];
  const devices = await list(phone);
  expect(devices).toHaveLength(2);
  const stranger = await newClient();
  const { id } = devices.find(({ isThis }) => !isThis)!;
  expect((await stranger.http(`/api/me/devices/${id}`, 'DELETE')).status).toBe(404);
  expect((await phone.http(`/api/me/devices/${id}`, 'DELETE')).status).toBe(200);
  expect(await closed).toBe(1008);
  expect(await list(phone)).toHaveLength(1);

  await laptop.http('/api/me'); // gets a new cookie
  expect(personOf(laptop)).not.toBe(personOf(phone));
  phone.drop();
});

it('signs out everywhere else, on all nodes', async () => {
  const hub = new Set() as NonNullable<Parameters<typeof openInProcessBus>[1]>;
  const first = await startServer(undefined, 'off', openInProcessBus('a', hub, false));
  const second = await startServer(first.data, 'off', openInProcessBus('b', hub, false));
  try {
    const phone = new TestClient(first.port);
    await phone.http('/api/me');
    const stolen = await new TestClient(second.port, phone.cookie).connect();
    const closed = new Promise<number>((resolve) => stolen.socket!.on('close', resolve));
    const person = personOf(phone);
    expect((await phone.http('/api/me/devices', 'DELETE')).status).toBe(200);
    expect(await closed).toBe(1008);
    await stolen.http('/api/me');
    expect(personOf(stolen)).not.toBe(person);
    // The one who asked has a new cookie.
    expect((await phone.http('/api/me')).status).toBe(200);
    expect(personOf(phone)).toBe(person);
    await (await new TestClient(second.port, phone.cookie).connect()).http('/api/me');
  } finally {
    await stopServer(second, true);
    await stopServer(first);
  }
});

it('replaces a cookie from before devices, which can then be signed out too', async () => {
  const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
  const { value: secret } = db.prepare(`select value from meta where key = 'secret'`).get() as { value: string };
  db.close();
  const person = 'OldPerson_0123456789-a';
  const signature = createHmac('sha256', secret).update(`person ${person}`).digest('base64url').slice(0, 32);
  const old = `wordhoard=${person}.${signature}`;
  const clients = Array.from({ length: 3 }, () => new TestClient(running.port, old));
  await Promise.all(clients.map((client) => client.http('/api/me')));
  for (const client of clients) expect(personOf(client)).toBe(person);
  // Requests of one browser at the same time do not become several devices.
  const devices = (await clients[0]!.http('/api/me/devices')).body.devices as { id: string }[];
  expect(devices).toHaveLength(1);
  await clients[0]!.http(`/api/me/devices/${devices[0]!.id}`, 'DELETE');
  for (const cookie of [old, clients[1]!.cookie, clients[1]!.cookie.split('.').slice(0, 2).join('.')]) {
    const again = new TestClient(running.port, cookie);
    await again.http('/api/me');
    expect(personOf(again)).not.toBe(person);
  }
});
