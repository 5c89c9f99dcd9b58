// A room under load: many people who come, go and enter again, and people who are sent away.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  enterMessage,
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

const countRooms = ({ received }: TestClient): number => received.filter(({ t }) => t === 'room').length;
const settle = (ms = 200): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('tells nobody else when a connection enters a room that it is in', async () => {
  const [host, guest] = (await seatClients(running, 'word-xchange', 2)) as [TestClient, TestClient];
  await settle();
  const before = [countRooms(host), countRooms(guest)] as const;
  for (let i = 0; i < 30; i++) guest.send(enterMessage(host.room!.id, 'Guest'));
  await guest.until(() => countRooms(guest) === before[1] + 30);
  await settle();
  expect(countRooms(host)).toBe(before[0]);
});

it('sends a room at most every 60 ms, with the latest view', { timeout: 60_000 }, async () => {
  const [host] = (await seatClients(running, 'word-xchange', 1, 2)) as [TestClient];
  const guests = await Promise.all(Array.from({ length: 30 }, () => new TestClient(running.port).connect()));
  await settle();
  const before = countRooms(host);
  const started = performance.now();
  await Promise.all(guests.map((guest) => guest.enter(host.room!.id)));
  await host.until(() => host.room!.people.filter(({ here }) => here).length === 31);
  expect(countRooms(host) - before).toBeLessThanOrEqual(2 + (performance.now() - started) / 60);
  for (const guest of guests) expect(guest.room!.people[guest.you]!.here).toBe(true);
  for (const guest of guests) guest.drop();
});

it('sends a person away who is kicked or banned, and keeps a banned one out', async () => {
  const [host, guest, other] = (await seatClients(running, 'word-xchange', 3)) as [TestClient, TestClient, TestClient];
  const byes = (client: TestClient): number => client.received.filter(({ t }) => t === 'bye').length;
  expect(await guest.command({ do: 'kick', who: other.you })).toBe('HOST_ONLY');
  expect(await host.command({ do: 'kick', who: guest.you })).toBeNull();
  await guest.until(() => byes(guest) === 1);
  expect(await guest.command({ do: 'sit', seat: 1 })).toBe('NOT_HERE');
  await host.until(() => !host.room!.people[guest.you]!.here);
  guest.send(enterMessage(host.room!.id, null));
  await host.until(() => host.room!.people[guest.you]!.here);
  expect(host.room!.seats[1]!.people).toEqual([]);
  expect(await host.command({ do: 'ban', who: guest.you })).toBeNull();
  await guest.until(() => byes(guest) === 2);
  guest.send(enterMessage(host.room!.id, null));
  await guest.until(() => byes(guest) === 3);
  await host.until(() => host.room!.bans!.length === 1);
  expect(host.room!.bans).toEqual([{ ban: 0, name: 'Guest 1' }]);
  expect(JSON.stringify(host.received)).not.toContain('"address"');
  expect(await host.command({ do: 'unban', ban: 0 })).toBeNull();
  const rooms = countRooms(guest);
  guest.send(enterMessage(host.room!.id, null));
  await guest.until(() => countRooms(guest) > rooms);
});

it('stores a report once, with the latest messages, and not too many of one person', async () => {
  const [host, guest] = (await seatClients(running, 'word-xchange', 2)) as [TestClient, TestClient];
  for (let i = 1; i <= 6; i++) guest.send({ t: 'chat', id: `m${i}`, text: `message ${i}` });
  await host.until(() => host.received.filter(({ t }) => t === 'chat').length === 6);
  const command = { do: 'report', who: guest.you, kind: 'chat', text: 'message 6' };
  for (let i = 0; i < 2; i++) host.send({ t: 'command', id: 'r1', command });
  await host.until(() => host.received.filter((message) => message.t === 'done' && message.id === 'r1').length === 2);
  const database = new DatabaseSync(join(running.data, 'wordhoard.db'), { readOnly: true });
  const rows = database.prepare('select name, kind, text, context from reports where room = ?').all(host.room!.id);
  database.close();
  const context = Array.from({ length: 6 }, (_, i) => ({ name: 'Guest 1', text: `message ${i + 1}` }));
  expect(rows).toEqual([{ name: 'Guest 1', kind: 'chat', text: 'message 6', context: JSON.stringify(context) }]);
  const report = { do: 'report', who: guest.you, kind: 'name', text: 'again' } as const;
  for (let i = 0; i < 3; i++) expect(await host.command(report)).toBeNull();
  expect(await host.command(report)).toBe('TOO_FAST');
});

it('refuses chat where the host turned it off, and newcomers where the table is locked', async () => {
  const [host, guest] = (await seatClients(running, 'word-xchange', 2)) as [TestClient, TestClient];
  const spectator = await new TestClient(running.port).enter(host.room!.id, 'Wim');
  let sent = 0;
  const say = (client: TestClient): Promise<string | null> => {
    client.send({ t: 'chat', id: `c${++sent}`, text: 'hello' });
    return client.answer(`c${sent}`);
  };
  await host.command({ do: 'chat', chat: 'players' });
  expect([await say(guest), await say(spectator)]).toEqual([null, 'CHAT_OFF']);
  await host.command({ do: 'chat', chat: 'off' });
  expect(await say(guest)).toBe('CHAT_OFF');
  await host.command({ do: 'lock', locked: true });
  const late = await new TestClient(running.port).enter(host.room!.id, 'Late');
  expect(late.received.at(-1)).toMatchObject({ t: 'bye', sentence: expect.stringContaining('locked') });
  spectator.drop();
  expect((await new TestClient(running.port, spectator.cookie).enter(host.room!.id)).room).not.toBeNull();
});

it('refuses commands while too many wait at a table', { timeout: 60_000 }, async () => {
  const [host] = (await seatClients(running, 'word-xchange', 1, 2)) as [TestClient];
  const ids = Array.from({ length: 800 }, (_, i) => `crowd${i}`);
  for (const [i, id] of ids.entries())
    host.send({ t: 'command', id, command: { do: 'share', review: i % 2 === 0 ? 'misses' : 'nothing' } });
  const answers = await Promise.all(ids.map((id) => host.answer(id)));
  expect(new Set(answers)).toEqual(new Set([null, 'TOO_FAST']));
  expect(await host.command({ do: 'share', review: 'accuracy' })).toBeNull();
});
