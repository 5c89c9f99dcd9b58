import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../core/random.ts';
import { parseRecord } from '../core/records/record.ts';
import { findGame, games } from '../games/index.ts';
import {
  botMove,
  enterMessage,
  playToEnd,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  TestClient,
} from './testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

const ids = Object.keys(games);
const first = ids[0]!;
const DEEP = process.env.WORDHOARD_DEEP !== undefined;

describe.each(ids)('%s', (game) => {
  const [min, max] = findGame(game)!.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  it.each(DEEP ? counts : [2])(
    'is played to its end by %i people, who alone get a valid record',
    {
      timeout: 300_000,
    },
    async (people) => {
      const clients = await seatClients(running, game, people);
      const [host, guest] = clients as [TestClient, TestClient];
      expect(await host.command({ do: 'start' })).toBeNull();
      await Promise.all(clients.map((client) => client.until(() => client.step !== null)));
      expect(host.step!.seed).toBeNull();
      await playToEnd(clients);
      expect(guest.step!.status).toEqual(host.step!.status);
      expect(host.step!.seed).toMatch(/^[0-9a-f]{32}$/);
      const record = await guest.http(`/api/matches/${guest.step!.match}/record`);
      const read = parseRecord(record.text);
      expect(read.ok && read.value.outcome).toEqual(host.step!.status.outcome);
      expect((await new TestClient(running.port).http(`/api/matches/${guest.step!.match}/record`)).status).toBe(404);
      for (const client of clients) client.drop();
    },
  );
});

it.each(ids)(
  '%s goes on when connections drop at any point, with the most people it allows',
  { timeout: 120_000 },
  async (game) => {
    const [, max] = findGame(game)!.seats;
    const clients = await seatClients(running, game, max);
    const room = clients[0]!.room!.id;
    await clients[0]!.command({ do: 'start' });
    await Promise.all(clients.map((client) => client.until(() => client.step !== null)));
    const chance = randomFrom(`drops ${game}`, 0);
    await playToEnd(
      clients,
      async () => {
        if (chance.real() > 0.25) return;
        const one = chance.pick(clients);
        one.drop();
        await one.enter(room);
        await one.until(() => one.step!.n >= clients[0]!.step!.n);
      },
      60,
    );
    const n = Math.max(...clients.map((client) => client.step!.n));
    await Promise.all(clients.map((client) => client.until(() => client.step!.n >= n)));
    for (const client of clients) client.drop();
  },
);

describe('a table', () => {
  it('shows one person the same in two tabs', async () => {
    const [host] = (await seatClients(running, first, 1, 2)) as [TestClient];
    const tab = await new TestClient(running.port, host.cookie).enter(host.room!.id);
    await host.command({ do: 'start' });
    await tab.until(() => tab.step !== null);
    expect(tab.you).toBe(host.you);
    expect(tab.step!.seat).toBe(host.step!.seat);
    tab.drop();
    host.send({ t: 'ping', at: 1 });
    await host.until(() => host.received.some((message) => message.t === 'pong'));
    expect(host.room!.people[host.you]!.here).toBe(true);
  });

  it('starts a rematch with the same people once all agree, which spectators see too', async () => {
    const [host, guest] = (await seatClients(running, first, 2)) as [TestClient, TestClient];
    const spectator = await new TestClient(running.port).enter(host.room!.id, 'Wim');
    await host.command({ do: 'start' });
    await guest.until(() => guest.step !== null);
    const before = guest.step!.match;
    expect(await guest.command({ do: 'rematch' })).toBe('NOT_OVER');
    expect(await guest.command({ do: 'leave', standIn: null })).toBeNull();
    await host.until(() => host.step!.status.outcome !== null);
    expect(host.step!.status.outcome!.ranking[0]).toEqual([host.step!.seat]);
    expect(await guest.command({ do: 'rematch' })).toBeNull();
    await host.until(() => host.room!.rematch?.by === guest.you);
    expect(host.step!.match).toBe(before);
    expect(await spectator.command({ do: 'rematch' })).toBe('NO_SEAT');
    expect(await host.command({ do: 'rematch' })).toBeNull();
    await guest.until(() => guest.room!.rematch!.startsInMs !== null);
    await spectator.until(() => spectator.step!.match !== before);
    expect(guest.step!.match).toBe(spectator.step!.match);
    expect(guest.step!.seat).toBe(1);
  });

  it('takes an act once but answers it every time it is sent, and numbers steps without gaps', async () => {
    const [host, guest] = (await seatClients(running, first, 2)) as [TestClient, TestClient];
    await host.command({ do: 'start' });
    await guest.until(() => guest.step !== null);
    await host.until(() => host.step !== null);
    const actor = host.step!.status.toAct.includes(host.step!.seat!) ? host : guest;
    const text = botMove(actor)!;
    for (let i = 0; i < 3; i++) actor.send({ t: 'act', match: actor.step!.match, id: 'same', text });
    await actor.answer('same');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(actor.step!.n).toBe(1);
    expect(actor.received.filter((message) => message.t === 'step' && message.to === 'same').length).toBe(3);
    expect(
      guest.received.filter((message) => message.t === 'step').map((message) => message.t === 'step' && message.n),
    ).toEqual(guest === actor ? [0, 1, 1, 1] : [0, 1]);
  });

  it('gives a person who reconnects the same seat and the whole view', async () => {
    const [host, guest] = (await seatClients(running, first, 2)) as [TestClient, TestClient];
    const room = host.room!.id;
    await host.command({ do: 'start' });
    await guest.until(() => guest.step !== null);
    const mySeat = guest.step!.seat;
    guest.drop();
    await host.until(() => host.room!.people[guest.you]!.here === false);
    const back = await new TestClient(running.port, guest.cookie).enter(room);
    await back.until(() => back.step !== null);
    expect(back.step!.seat).toBe(mySeat);
    expect(back.step!.view).toEqual(guest.step!.view);
    await host.until(() => host.room!.people[guest.you]!.here);
  });

  it('lets nobody take another person’s seat, act for it, or start as a guest', async () => {
    const [host, guest] = (await seatClients(running, first, 2)) as [TestClient, TestClient];
    const thief = await new TestClient(running.port).enter(host.room!.id, 'Ann');
    expect(thief.room!.people[thief.you]!.name).toBe('Ann 2');
    expect(await thief.command({ do: 'sit', seat: 0 })).toBe('TAKEN');
    expect(await guest.command({ do: 'start' })).toBe('HOST_ONLY');
    await host.command({ do: 'start' });
    await thief.until(() => thief.step !== null);
    expect(thief.step!.seat).toBeNull();
    expect(await thief.act('end')).toBe('WATCHING');
    thief.cookie = guest.cookie.replace(/.$/, 'x');
    const forged = new TestClient(running.port, thief.cookie);
    await expect(forged.connect().then(() => forged.until(() => forged.room !== null, 300))).rejects.toThrow();
  });

  it('pauses when more than half vote for it, refuses acts meanwhile, and resumes', async () => {
    const [host, guest] = (await seatClients(running, first, 2)) as [TestClient, TestClient];
    await host.command({ do: 'start' });
    await Promise.all([host, guest].map((one) => one.until(() => one.step !== null)));
    const mover = [host, guest].find((one) => one.step!.status.toAct.includes(one.step!.seat!))!;
    const move = botMove(mover)!;
    expect(await mover.act(move, 'before')).toBeNull();
    mover.received.length = 0;
    expect(await host.command({ do: 'pause' })).toBeNull();
    expect(host.room!.phase).toBe('playing');
    expect(await guest.command({ do: 'pause' })).toBeNull();
    await host.until(() => host.room!.phase === 'paused');
    expect(await host.act('end')).toBe('PAUSED');
    expect(await mover.act(move, 'before')).toBeNull(); // sent again: it was accepted before the pause
    expect(await host.command({ do: 'resume' })).toBeNull();
    await guest.until(() => guest.room!.phase === 'playing' && guest.step!.running);
  });

  it('counts the votes again when somebody leaves, without theirs', async () => {
    const [host, guest, third] = (await seatClients(running, first, 3)) as [TestClient, TestClient, TestClient];
    await host.command({ do: 'start' });
    await Promise.all([host, guest, third].map((one) => one.until(() => one.step !== null)));
    expect(await guest.command({ do: 'pause' })).toBeNull();
    await host.until(() => host.room!.votes.includes(guest.you));
    expect(await guest.command({ do: 'leave', standIn: 'casual' })).toBeNull();
    await host.until(() => host.room!.votes.length === 0);
    expect(await guest.command({ do: 'pause' })).toBeNull();
    guest.drop();
    await host.until(() => !host.room!.people[guest.you]!.here && host.room!.votes.length === 0);
    expect(await host.command({ do: 'pause' })).toBeNull();
    expect(host.room!.phase).toBe('playing');
    third.drop();
    await host.until(() => host.room!.phase === 'paused');
  });

  it('lets a bot stand in for somebody who has to leave, and gives the seat back', { timeout: 60_000 }, async () => {
    const [host, guest] = (await seatClients(running, 'take-my-word', 2)) as [TestClient, TestClient];
    await host.command({ do: 'start' });
    await guest.until(() => guest.step !== null);
    expect(await guest.command({ do: 'leave', standIn: 'casual' })).toBeNull();
    await host.until(() => host.room!.seats[1]!.standIn === 'casual');
    while (!host.step!.status.toAct.includes(1)) await host.act(botMove(host)!);
    const { n } = host.step!;
    await host.until(() => host.step!.n > n, 30_000);
    expect(await guest.command({ do: 'return' })).toBeNull();
    await host.until(() => host.room!.seats[1]!.standIn === null);
  });

  it('lets somebody who comes late take a bot’s seat if the host agrees, and everybody hears of it', async () => {
    const [host] = (await seatClients(running, first, 1, 2)) as [TestClient];
    await host.command({ do: 'start' });
    await host.until(() => host.step !== null);
    const late = await new TestClient(running.port).enter(host.room!.id, 'Late');
    const bot = host.room!.seats[1]!.name;
    expect(await late.command({ do: 'sit', seat: 1 })).toBeNull();
    await host.until(() => host.room!.requests!.length === 1);
    expect(late.step!.seat).toBeNull();
    expect(await host.command({ do: 'move', who: late.you, seat: 1 })).toBeNull();
    await late.until(() => late.step?.seat === 1);
    await host.until(() => host.room!.seats[1]!.name === 'Late');
    const notices = host.received.flatMap((message) => (message.t === 'notice' ? [message.sentence] : []));
    expect(notices).toEqual([`Late asked the host for ${bot}’s seat.`, `Late took over ${bot}’s seat.`]);
    await late.until(() =>
      late.received.some((message) => message.t === 'notice' && message.sentence === `You took over ${bot}’s seat.`),
    );
  });

  it('keeps spectators’ chat from players while a match runs', async () => {
    const [host, guest] = (await seatClients(running, first, 2)) as [TestClient, TestClient];
    const spectator = await new TestClient(running.port).enter(host.room!.id, 'Wim');
    await host.command({ do: 'start' });
    spectator.send({ t: 'chat', id: 'c1', text: 'I know it' });
    await spectator.answer('c1');
    guest.send({ t: 'chat', id: 'c2', text: 'hello' });
    await host.until(() => host.received.some((message) => message.t === 'chat'));
    expect(
      host.received.filter((message) => message.t === 'chat').map((message) => message.t === 'chat' && message.text),
    ).toEqual(['hello']);
    await host.command({ do: 'mute', who: guest.you, muted: true });
    guest.send({ t: 'chat', id: 'c3', text: 'again' });
    expect(await guest.answer('c3')).toBe('MUTED');
  });

  it('is listed only if the host opened it', async () => {
    const [host] = (await seatClients(running, first, 1, 2)) as [TestClient];
    const listed = async (): Promise<unknown[]> =>
      ((await host.http('/api/rooms')).body.rooms as { id: string }[]).filter((room) => room.id === host.room!.id);
    expect(await listed()).toHaveLength(0);
    await host.command({ do: 'access', access: 'open', teams: false, family: false });
    expect(await listed()).toHaveLength(1);
    await host.command({ do: 'lock', locked: true });
    expect(await listed()).toHaveLength(0);
    await host.command({ do: 'lock', locked: false });
    expect((await host.http(`/api/code/${host.room!.code.toLowerCase()}`)).body.room).toBe(host.room!.id);
    expect((await host.http('/api/code/AAAAA')).status).toBe(404);
    host.drop();
    await expect.poll(listed).toHaveLength(0); // everybody has left
  });
});

it('continues a match after a restart, without the time of the downtime', { timeout: 60_000 }, async () => {
  let own = await startServer();
  const [host, guest] = (await seatClients(own, first, 2)) as [TestClient, TestClient];
  const room = host.room!.id;
  await host.command({ do: 'start' });
  await guest.until(() => guest.step !== null);
  await host.until(() => host.step !== null);
  const actor = host.step!.status.toAct.includes(host.step!.seat!) ? host : guest;
  await actor.act(botMove(actor)!);
  const { n, view } = actor.step!;
  const before = actor.step!.at;
  await stopServer(own, true);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  own = await startServer(own.data);
  try {
    const back = await new TestClient(own.port, actor.cookie).enter(room);
    await back.until(() => back.step !== null);
    expect(back.step!.n).toBe(n);
    expect(back.step!.view).toEqual(view);
    expect(back.step!.at - before).toBeLessThan(1400);
    back.drop();
  } finally {
    await stopServer(own);
  }
});

const NOISY = DEEP ? 250 : 5;

it('survives random messages, which do not disturb other tables', { timeout: 600_000 }, async () => {
  const [host] = (await seatClients(running, first, 1, 2)) as [TestClient];
  const memory = process.memoryUsage().heapUsed;
  const random = randomFrom('noise', 0);
  const valid = [
    '{"t":"ping","at":1}',
    '{"t":"command","id":"x","command":{"do":"start"}}',
    JSON.stringify(enterMessage(host.room!.id, null)),
  ];
  for (let c = 0; c < NOISY; c++) {
    const noisy = await new TestClient(running.port).connect().catch(() => null);
    if (noisy === null) continue;
    for (let i = 0; i < 400; i++) {
      const text = random.pick(valid);
      const at = random.below(text.length);
      const message = random.pick([
        text,
        text.slice(0, at),
        text.slice(0, at) + String.fromCharCode(random.below(65536)) + text.slice(at + 1),
        '\u0000'.repeat(random.below(2000)),
        '['.repeat(random.below(5000)),
      ]);
      noisy.send(message);
    }
    noisy.socket!.send(Buffer.alloc(100_000));
    await new Promise((resolve) => setTimeout(resolve, 50));
    noisy.drop();
  }
  host.send({ t: 'ping', at: 7 });
  await host.until(() => host.received.some((message) => message.t === 'pong' && message.at === 7));
  expect((await host.http('/healthz')).body).toEqual({ ok: true });
  expect((await host.http('/metrics')).text).toMatch(/wordhoard_messages_dropped_total [1-9]/);
  expect(process.memoryUsage().heapUsed - memory).toBeLessThan(300e6);
});

it('serves the page for every possible room id, and not for what cannot be one', async () => {
  const client = new TestClient(running.port);
  const randomIds = Array.from({ length: 50 }, () => randomBytes(12).toString('base64url'));
  for (const id of ['AZaz09-_azAZ-_90', '_-_-_-_-_-_-_-_-', ...randomIds])
    expect(await client.http(`/t/${id}`)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<!doctype html>'),
    });
  for (const id of ['a.b', 'a%20b', 'é', 'a+b', '%00']) expect((await client.http(`/t/${id}`)).status, id).toBe(404);
});

it('opens a table with the rules it is asked for', async () => {
  const preset = async (body: object): Promise<string> => {
    const client = new TestClient(running.port);
    const made = await client.http('/api/rooms', 'POST', { game: first, ...body });
    await client.enter(made.body.room as string, 'Ann');
    client.drop();
    return client.room!.preset;
  };
  expect(await preset({})).toBe('rulebook');
  expect(await preset({ preset: 'relaxed' })).toBe('relaxed');
});

it('refuses other sites, unknown routes and unreadable bodies with a sentence', async () => {
  const client = new TestClient(running.port);
  const other = await fetch(`http://127.0.0.1:${running.port}/api/rooms`, {
    method: 'POST',
    headers: { origin: 'http://evil.example', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(other.status).toBe(403);
  expect((await client.http('/api/rooms', 'POST', { game: 'constructor' })).status).toBe(404);
  expect((await client.http('/api/rooms', 'POST', { game: first, seats: 99 })).status).toBe(400);
  expect((await client.http('/api/rooms', 'POST', { game: first, preset: 'constructor' })).status).toBe(400);
  expect((await client.http('/api/rooms', 'POST', [])).body.sentence).toMatch(/\.$/);
  expect((await client.http('/api/records', 'POST', 'no record')).body.sentence).toMatch(
    /^This saved game can’t be replayed/,
  );
  for (const method of ['GET', 'POST', 'DELETE'])
    expect(await client.http('/api/nothing', method)).toMatchObject({ status: 404, body: { ok: false } });
  const page = await fetch(`http://127.0.0.1:${running.port}/api/me`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(page.headers.get('set-cookie')).toMatch(/HttpOnly/i);
  expect(page.headers.get('cache-control')).toBe('no-store');
});

it('refuses messages and requests above the rate limits', async () => {
  const own = await startServer(undefined, 'on');
  try {
    const [host] = (await seatClients(own, first, 1, 2)) as [TestClient];
    for (let i = 0; i < 100; i++) host.send({ t: 'chat', id: `c${i}`, text: 'hey' });
    await host.until(() => host.received.filter((message) => message.t === 'refused').length > 40);
    expect(host.received.find((message) => message.t === 'refused')).toMatchObject({ code: 'TOO_FAST' });
    // A second tab shares the person's limit. Chat has a lower limit of its own.
    const tab = await new TestClient(own.port, host.cookie).connect();
    for (let i = 0; i < 40; i++) tab.send({ t: 'hint', id: `h${i}`, level: 'casual' });
    await tab.until(() => tab.received.some((message) => message.t === 'refused' && message.code === 'TOO_FAST'));
    expect(host.received.filter((message) => message.t === 'chat').length).toBeLessThan(10);
    const statuses = [];
    for (let i = 0; i < 70; i++) statuses.push((await tab.http('/api/code/bcdfg')).status);
    expect(statuses).toContain(429);
    host.drop();
    tab.drop();
  } finally {
    await stopServer(own);
  }
});
