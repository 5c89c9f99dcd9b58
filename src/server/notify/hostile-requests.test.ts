import { createECDH } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer, stopServer, TestClient } from '../testing/client.testing.ts';

let smtpSink: Server;
let running: RunningServer;
const mails: string[] = [];

beforeAll(async () => {
  smtpSink = createServer((socket) => {
    let data: string | null = null;
    socket.write('220 sink\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      for (const line of String(bytes).split('\r\n').slice(0, -1))
        if (data !== null && line === '.') {
          mails.push(data.replaceAll('=\n', '').replaceAll('=3D', '='));
          data = null;
          socket.write('250 ok\r\n');
        } else if (data !== null) data += `${line}\n`;
        else if (line === 'DATA') {
          data = '';
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => smtpSink.listen(0, '127.0.0.1', resolve));
  running = await startServer(undefined, 'off', undefined, {
    MAIL_URL: `smtp://127.0.0.1:${(smtpSink.address() as AddressInfo).port}`,
    MAIL_FROM: 'Wordhoard <words@example.org>',
    PUBLIC_URL: 'https://words.example.org',
  });
});
afterAll(async () => {
  await stopServer(running);
  smtpSink.close();
});

const somebody = (): Promise<TestClient> => new TestClient(running.port).connect();
const database = (): DatabaseSync => new DatabaseSync(join(running.data, 'wordhoard.db'));
const countSettings = (): number => {
  const db = database();
  const { n } = db.prepare('select count(*) as n from notification_settings').get() as { n: number };
  db.close();
  return n;
};

const keys = createECDH('prime256v1');
const goodKeys = { p256dh: keys.generateKeys('base64url'), auth: 'A'.repeat(22) };
const endpoint = (id: string): string => `https://fcm.googleapis.com/fcm/send/${id}`;

it('takes no push subscription that points into our network or can’t be encrypted for', async () => {
  const ann = await somebody();
  const hostile = [
    ...['http://127.0.0.1/', 'https://169.254.169.254/', 'https://fcm.googleapis.com.evil.org/', 'file:///etc/passwd'],
    ...['https://fcm.googleapis.com:8443/', 'https://ann@fcm.googleapis.com/', 'https://evil.org/?fcm.googleapis.com'],
    ...[`https://fcm.googleapis.com/${'x'.repeat(2000)}`, 'x', ''],
  ];
  for (const address of hostile)
    expect((await ann.http('/api/me/push', 'POST', { endpoint: address, keys: goodKeys })).status, address).toBe(400);
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  for (const p256dh of [offCurve, 'A'.repeat(87), '', 'é'.repeat(87), goodKeys.p256dh.slice(0, 60)])
    expect(
      (await ann.http('/api/me/push', 'POST', { endpoint: endpoint('a'), keys: { ...goodKeys, p256dh } })).status,
    ).toBe(400);
  expect((await ann.http('/api/me/push', 'POST', { endpoint: endpoint('a'), keys: goodKeys })).status).toBe(200);
});

it('keeps ten browsers per person, and nobody can delete those of others', async () => {
  const [ann, bo] = [await somebody(), await somebody()];
  for (let i = 0; i < 15; i++)
    await ann.http('/api/me/push', 'POST', { endpoint: endpoint(`ann${i}`), keys: goodKeys });
  expect((await ann.http('/api/me/notifications')).body.pushDevices).toBe(10);
  await bo.http('/api/me/push', 'DELETE', { endpoint: endpoint('ann14') });
  await bo.http('/api/me/push', 'DELETE', {});
  expect((await ann.http('/api/me/notifications')).body.pushDevices).toBe(10);
});

it('confirms one address of one person, and no link serves another purpose', { timeout: 30_000 }, async () => {
  const [ann, bo] = [await somebody(), await somebody()];
  const ask = async (client: TestClient, address: string): Promise<string> => {
    const before = mails.length;
    expect((await client.http('/api/me/mail', 'POST', { address, timeZone: 'UTC' })).status).toBe(200);
    await expect.poll(() => mails.length).toBe(before + 1);
    return /\/mail\?confirm=(\S+)/.exec(mails.at(-1)!)![1]!;
  };
  const confirm = (token: unknown) => ann.http('/api/mail/confirm', 'POST', { token });
  const first = await ask(ann, 'ann@example.org');
  const second = await ask(ann, 'victim@example.org');
  const [, stop] = /unsubscribe\?token=([^>\s]+)/.exec(mails.at(-1)!)!;
  expect((await confirm(first)).status, 'the link of another address').toBe(404);
  expect((await confirm(stop)).status, 'a link that stops').toBe(404);
  const [person, signature] = second.split('.') as [string, string];
  const boPerson = bo.cookie.split('=')[1]!.split('.')[0]!;
  for (const forged of [`${boPerson}.${signature}`, `${person}.`, person, '', '.', 'x'.repeat(10_000), 7, null])
    expect((await confirm(forged)).status, String(forged).slice(0, 20)).toBe(404);
  expect((await ann.http('/api/me/notifications')).body.mail).toMatchObject({ isConfirmed: false });
  for (const token of [second, `${boPerson}.${stop!.split('.')[1]}`, 'x'])
    expect((await bo.http(`/api/mail/unsubscribe?token=${encodeURIComponent(token)}`, 'POST', {})).status).toBe(404);
  expect((await confirm(second)).status).toBe(200);
  expect((await bo.http(`/api/mail/unsubscribe?token=${stop}`, 'POST', {})).status).toBe(200);
  expect((await confirm(second)).status, 'after unsubscribing').toBe(404);
});

it('takes no address that would reach several people or add headers', async () => {
  const ann = await somebody();
  const before = mails.length;
  for (const address of [
    ...['a@b.org,c@d.org', 'a@b.org\r\nBcc: c@d.org', '"a"@b.org', 'a@b', 'Ann <a@b.org>', 'a@[127.0.0.1].org'],
    ...[`${'a'.repeat(300)}@b.org`, '@b.org', 'a b@c.org'],
  ])
    expect((await ann.http('/api/me/mail', 'POST', { address, timeZone: 'UTC' })).status, address).toBe(400);
  expect((await ann.http('/api/me/mail', 'POST', { address: 'a@b.org', timeZone: 'Mars/Olympus' })).status).toBe(400);
  expect(mails).toHaveLength(before);
});

it('stores nothing for somebody who has nothing to stop', async () => {
  const before = countSettings();
  for (let i = 0; i < 5; i++) {
    await new TestClient(running.port).http('/api/me/mail', 'DELETE');
    await new TestClient(running.port).http('/api/me/vacation', 'POST', { days: 0 });
  }
  expect(countSettings()).toBe(before);
});

it('gives fourteen days of vacation a year, however they are taken', async () => {
  const ann = await somebody();
  const take = async (days: unknown) => (await ann.http('/api/me/vacation', 'POST', { days })).status;
  for (const days of [-1, 1.5, 15, '3', null, 1e9]) expect(await take(days)).toBe(400);
  // A day that has begun is used up, so that nobody can pause a match again and again.
  for (let i = 0; i < 14; i++) {
    expect(await take(1)).toBe(200);
    expect(await take(0)).toBe(200);
  }
  expect(await take(1)).toBe(409);
});

it('limits every change by network address', { timeout: 30_000 }, async () => {
  const limited = await startServer(undefined, 'on');
  try {
    const ann = await new TestClient(limited.port).connect();
    const requests: (readonly [string, string, unknown])[] = [
      ...[['/api/me/mail', 'DELETE', undefined] as const, ['/api/me/push', 'DELETE', {}] as const],
      ...[['/api/me/vacation', 'POST', { days: 0 }] as const],
    ];
    for (const [path, method, body] of requests) {
      let status = 200;
      for (let i = 0; i < 45 && status !== 429; i++) ({ status } = await ann.http(path, method, body));
      expect(status, path).toBe(429);
    }
  } finally {
    await stopServer(limited);
  }
});
