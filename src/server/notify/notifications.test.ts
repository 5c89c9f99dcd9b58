import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  botMove,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  type TestClient,
} from '../testing/client.testing.ts';

let pushService: HttpServer;
let smtpSink: TcpServer;
let running: RunningServer;
const pushed: { readonly path: string; readonly body: Buffer }[] = [];
const mails: string[] = [];
const portOf = (server: HttpServer | TcpServer): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  pushService = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushed.push({ path: request.url!, body: Buffer.concat(parts) });
      response.writeHead(request.url === '/gone' ? 410 : 201).end();
    });
  });
  smtpSink = createTcpServer((socket) => {
    let data: string | null = null;
    socket.write('220 sink\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      for (const line of String(bytes).split('\r\n').slice(0, -1))
        if (data !== null && line === '.') {
          mails.push(data);
          data = null;
          socket.write('250 ok\r\n');
        } else if (data !== null) data += `${line}\n`;
        else if (line === 'DATA') {
          data = '';
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await Promise.all(
    [pushService, smtpSink].map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))),
  );
  running = await startServer(undefined, 'off', undefined, {
    PUSH_HOSTS: `http://127.0.0.1:${portOf(pushService)}`,
    MAIL_URL: `smtp://127.0.0.1:${portOf(smtpSink)}`,
    MAIL_FROM: 'Wordhoard <words@example.org>',
    PUBLIC_URL: 'https://words.example.org',
  });
});
afterAll(async () => {
  await stopServer(running);
  for (const server of [pushService, smtpSink]) server.close();
});

/** Makes everything that is waiting to be sent due now. */
function makeDue(): void {
  const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
  db.exec('pragma busy_timeout = 5000');
  for (const channel of ['push', 'mail', 'remind'])
    db.exec(`update turn_notices set ${channel}_due = 1 where ${channel}_due is not null`);
  db.close();
}
const personOf = (client: TestClient): string => client.cookie.split('=')[1]!.split('.')[0]!;
/** Whether the room waits for this person; `unsent`: and they are to be told. */
function isAwaited(client: TestClient, unsent: boolean): boolean {
  const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
  const sql = `select 1 from turn_notices where room = ? and person = ? ${unsent ? 'and push_due is not null' : ''}`;
  const row = db.prepare(sql).get(client.room!.id, personOf(client));
  db.close();
  return row !== undefined;
}

type Browser = { readonly endpoint: string; read(body: Buffer): string };
/** Subscribes a person's browser, and reads what it gets. */
async function subscribe(client: TestClient, path: string): Promise<Browser> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `http://127.0.0.1:${portOf(pushService)}${path}`;
  const subscription = { endpoint, keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') } };
  expect((await client.http('/api/me/push', 'POST', subscription)).status).toBe(200);
  const wishes = { quiet: null, timeZone: 'UTC', mailWhen: 'now' };
  expect((await client.http('/api/me/notifications', 'PUT', wishes)).status).toBe(200);
  return {
    endpoint,
    read(body) {
      const sender = body.subarray(21, 86);
      const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const secret = derive(keys.computeSecret(sender), auth, info, 32);
      const salt = body.subarray(0, 16);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
}

async function startSlowMatch(): Promise<{ mover: TestClient; waiting: TestClient }> {
  const clients = await seatClients(running, 'take-my-word', 2);
  await clients[0]!.command({ do: 'options', preset: 'letter', options: {} });
  await clients[0]!.command({ do: 'pace', pace: 86_400 });
  await clients[0]!.command({ do: 'start' });
  await Promise.all(clients.map((client) => client.until(() => client.step !== null)));
  const mover = clients.find(({ step }) => step!.status.toAct.includes(step!.seat!))!;
  return { mover, waiting: clients.find((client) => client !== mover)! };
}

it('a person whose page is hidden gets one push message without secrets; one who sees the move gets none', {
  timeout: 60_000,
}, async () => {
  const { mover, waiting } = await startSlowMatch();
  const { id } = mover.room!;
  const browser = await subscribe(waiting, '/waiting');
  await subscribe(mover, '/mover');
  await expect.poll(() => isAwaited(mover, true)).toBe(true);
  mover.send({ t: 'seen' });
  await expect.poll(() => isAwaited(mover, true)).toBe(false);
  expect(isAwaited(mover, false)).toBe(true);
  expect(await mover.act(botMove(mover)!)).toBeNull();
  await expect.poll(() => isAwaited(waiting, true)).toBe(true);
  makeDue();
  await expect.poll(() => pushed.length, { timeout: 15_000 }).toBe(2); // the turn, and the reminder made due with it
  expect(new Set(pushed.map(({ path }) => path))).toEqual(new Set(['/waiting']));
  const message = JSON.parse(browser.read(pushed[0]!.body)) as { [key: string]: unknown };
  const other = mover.room!.seats[mover.step!.seat!]!.name;
  expect(message).toEqual({
    title: 'Take My Word For It',
    body: `It’s your turn in Take My Word For It with ${other}.`,
    path: `/t/${id}`,
    tag: id,
    tables: 1,
  });
  expect(JSON.parse(browser.read(pushed[1]!.body))).toMatchObject({ body: expect.stringMatching(/24 hours left/) });
  for (const client of [mover, waiting]) client.drop();
});

it('forgets a browser that has unsubscribed, and refuses push services it doesn’t know', {
  timeout: 60_000,
}, async () => {
  const { mover, waiting } = await startSlowMatch();
  await subscribe(waiting, '/gone');
  expect((await waiting.http('/api/me/notifications')).body.pushDevices).toBe(1);
  expect(await mover.act(botMove(mover)!)).toBeNull();
  await expect.poll(() => isAwaited(waiting, true)).toBe(true);
  makeDue();
  await expect
    .poll(async () => (await waiting.http('/api/me/notifications')).body.pushDevices, { timeout: 15_000 })
    .toBe(0);
  const foreign = { endpoint: 'http://127.0.0.1:1/x', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } };
  expect((await waiting.http('/api/me/push', 'POST', foreign)).status).toBe(400);
  for (const client of [mover, waiting]) client.drop();
});

it('many turns make one mail, sent only to a confirmed address that can be unsubscribed', {
  timeout: 90_000,
}, async () => {
  const { mover, waiting } = await startSlowMatch();
  const sent = await waiting.http('/api/me/mail', 'POST', { address: 'bo@example.org', timeZone: 'UTC' });
  expect(sent.body).toEqual({ ok: true });
  await waiting.http('/api/me/notifications', 'PUT', { quiet: null, timeZone: 'UTC', mailWhen: 'now' });
  await expect.poll(() => mails.length).toBe(1);
  // A stranger's mailbox can't be filled this way.
  const again = () => mover.http('/api/me/mail', 'POST', { address: 'Victim@example.org', timeZone: 'UTC' });
  const answers = [await again(), await again(), await again(), await again()].map(({ status }) => status);
  expect(answers).toEqual([200, 200, 200, 429]);
  await expect.poll(() => mails.length).toBe(4);
  mails.splice(1);
  await mover.http('/api/me/mail', 'DELETE');
  const unfold = (mail: string): string => mail.replaceAll('=\n', '').replaceAll('=3D', '=').replaceAll('\n ', ' ');
  const [, confirm] = /\/mail\?confirm=(\S+)/.exec(unfold(mails[0]!))!;
  expect(await mover.act(botMove(mover)!)).toBeNull();
  await expect.poll(() => isAwaited(waiting, true)).toBe(true);
  // Nothing is sent before the address is confirmed.
  expect((await waiting.http('/api/me/notifications')).body.mail).toEqual({
    address: 'bo@example.org',
    isConfirmed: false,
    when: 'now',
  });
  expect((await waiting.http('/api/mail/confirm', 'POST', { token: `${confirm}x` })).status).toBe(404);
  expect((await waiting.http('/api/mail/confirm', 'POST', { token: confirm })).body).toEqual({ ok: true });

  // Ten more tables wait for the same person.
  const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
  db.exec('pragma busy_timeout = 5000');
  const { person } = db.prepare('select person from turn_notices where room = ?').get(mover.room!.id) as {
    person: string;
  };
  const state = (db.prepare('select state from rooms where id = ?').get(mover.room!.id) as { state: string }).state;
  for (let i = 0; i < 9; i++) {
    db.prepare('insert into rooms (id, code, state, touched) values (?, ?, ?, 0)').run(`room${i}`, `code${i}`, state);
    db.prepare('insert into turn_notices values (?, ?, null, 1, null)').run(person, `room${i}`);
  }
  const dump = JSON.stringify(db.prepare('select * from notification_settings').all());
  expect(dump).not.toContain('bo@example.org');
  db.close();
  makeDue();
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(2);
  const digest = unfold(mails[1]!);
  expect(digest).toMatch(/^Subject: Your turn at 10 tables$/m);
  expect(digest.match(/^https:\/\/words\.example\.org\/t\//gm)).toHaveLength(10);
  expect(digest.match(/href="https:\/\/words\.example\.org\/t\//g)).toHaveLength(10);
  const [, stop] = /^List-Unsubscribe: <https:\/\/words\.example\.org(\S+)>/m.exec(digest)!;
  expect((await waiting.http(stop!, 'POST', {})).body).toEqual({ ok: true });
  expect((await waiting.http('/api/me/notifications')).body.mail).toBeNull();
  for (const client of [mover, waiting]) client.drop();
});

it('a vacation makes tables wait, and is exported and deleted with the person', { timeout: 60_000 }, async () => {
  const { mover, waiting } = await startSlowMatch();
  const taken = await mover.http('/api/me/vacation', 'POST', { days: 10 });
  expect(taken.body).toMatchObject({ ok: true, vacationDaysLeft: 4 });
  expect((await mover.http('/api/me/vacation', 'POST', { days: 15 })).status).toBe(400);
  const exported = (await mover.http('/api/me/export')).body as {
    notifications: { settings: object; awaited: unknown[] };
  };
  expect(exported.notifications.settings).toMatchObject({ vacation: { daysTaken: 10 } });
  expect(exported.notifications.awaited).toHaveLength(1);
  const person = personOf(mover);
  expect((await mover.http('/api/me', 'DELETE')).body).toEqual({ ok: true });
  const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
  for (const table of ['push_subscriptions', 'notification_settings', 'turn_notices'])
    expect(db.prepare(`select * from ${table} where person = ?`).all(person), table).toEqual([]);
  db.close();
  for (const client of [mover, waiting]) client.drop();
});
