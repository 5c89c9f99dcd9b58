import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OwnTable } from '../../core/protocol/own-table.ts';
import type { ServerMessage } from '../../core/protocol/protocol.ts';
import { type RunningServer, seatClients, startServer, stopServer, TestClient } from '../testing/client.testing.ts';

type ChatLog = Extract<ServerMessage, { t: 'chatLog' }>;

let running: RunningServer;
beforeEach(async () => {
  running = await startServer();
});
afterEach(() => stopServer(running));

const logOf = (client: TestClient): ChatLog | undefined =>
  client.received.findLast((message): message is ChatLog => message.t === 'chatLog');
let lastId = 0;
async function say(client: TestClient, text: string, id = `chat${lastId++}`): Promise<string | null> {
  client.send({ t: 'chat', id, text });
  return client.answer(id);
}
const unread = async (client: TestClient): Promise<number> =>
  ((await client.http('/api/me/tables')).body.tables as readonly OwnTable[])[0]!.unread;
const storedRooms = (): string => {
  const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
  const text = JSON.stringify(db.prepare('select state from rooms').all());
  db.close();
  return text;
};

async function startRoom(pace: 0 | 86_400): Promise<[TestClient, TestClient]> {
  const clients = (await seatClients(running, 'word-xchange', 2)) as [TestClient, TestClient];
  await clients[0].command({ do: 'pace', pace });
  await clients[0].command({ do: 'start' });
  await clients[1].until(() => clients[1].step !== null);
  return clients;
}

it('people who were away read what was said, and how much of it is new', { timeout: 30_000 }, async () => {
  const [ann, bo] = await startRoom(86_400);
  expect(await say(ann, 'first')).toBeNull();
  await bo.until(() => bo.received.some((message) => message.t === 'chat' && message.n === 1));
  bo.send({ t: 'read', n: 1 });
  await expect.poll(() => unread(bo)).toBe(0);
  bo.drop();
  await say(ann, 'second', 'same');
  await say(ann, 'second', 'same'); // sent again
  expect(await unread(bo)).toBe(1);
  expect(await unread(ann)).toBe(0);
  const { data } = running;
  await stopServer(running, true);
  running = await startServer(data);
  const back = await new TestClient(running.port, bo.cookie).enter(ann.room!.id);
  await back.until(() => logOf(back) !== undefined);
  expect(logOf(back)).toMatchObject({
    messages: [
      { n: 1, who: 0, text: 'first', among: 'players' },
      { n: 2, who: 0, text: 'second', among: 'players' },
    ],
    read: 1,
  });
  back.send({ t: 'read', n: 999_999 });
  await expect.poll(() => unread(back)).toBe(0);
  // A message that is sent again after a restart is not stored again.
  const again = await new TestClient(running.port, ann.cookie).enter(ann.room!.id);
  await say(again, 'second', 'same');
  expect(storedRooms().match(/second/g)).toHaveLength(1);
});

it('keeps a bounded number of messages, and none where people play now', { timeout: 60_000 }, async () => {
  const [ann] = await startRoom(0);
  await say(ann, 'gone with the wind');
  expect(storedRooms()).not.toContain('gone with the wind');
  const [eve] = await startRoom(86_400);
  for (let i = 0; i < 7; i++) {
    await say(eve, `${i} ${'x'.repeat(290)}`);
    if (i >= 5) await new Promise((resolve) => setTimeout(resolve, 2050));
  }
  const { state } = parseRoom(eve.room!.id);
  expect(state.chatLog.length).toBeGreaterThan(5);
  for (let i = 0; i < 60; i++)
    state.chatLog.push({ ...state.chatLog[0]!, n: 100 + i, id: `old${i}`, text: 'y'.repeat(100) });
  saveRoom(eve.room!.id, state);
  const { data } = running;
  await stopServer(running, true);
  running = await startServer(data);
  const back = await new TestClient(running.port, eve.cookie).enter(eve.room!.id);
  await say(back, 'latest');
  const { state: bounded } = parseRoom(eve.room!.id);
  expect(bounded.chatLog).toHaveLength(50);
  expect(bounded.chatLog.at(-1)).toMatchObject({ text: 'latest', n: 160 });
});

it('players don’t read what spectators said during the match', { timeout: 30_000 }, async () => {
  const [ann, bo] = await startRoom(86_400);
  const wim = await new TestClient(running.port).enter(ann.room!.id, 'Wim');
  await say(wim, 'she has the Q');
  await say(ann, 'hello');
  const back = await new TestClient(running.port, bo.cookie).enter(ann.room!.id);
  await back.until(() => logOf(back) !== undefined);
  expect(JSON.stringify(back.received)).not.toContain('the Q');
  expect(await unread(back)).toBe(1);
  const spectator = await new TestClient(running.port, wim.cookie).enter(ann.room!.id);
  await spectator.until(() => logOf(spectator) !== undefined);
  expect(JSON.stringify(spectator.received)).toContain('the Q');
});

it('is exported and deleted with the person', { timeout: 30_000 }, async () => {
  const [ann, bo] = await startRoom(86_400);
  await say(bo, 'words of bo');
  await say(ann, 'words of ann');
  const exported = (await bo.http('/api/me/export')).text;
  expect(exported).toContain('words of bo');
  expect(exported).not.toContain('words of ann');
  expect((await bo.http('/api/me', 'DELETE')).body).toEqual({ ok: true });
  expect(storedRooms()).not.toContain('words of bo');
  expect(storedRooms()).toContain('words of ann');
});

type StoredRoom = { chatLog: { n: number; id: string; text: string }[] };
function parseRoom(id: string): { state: StoredRoom } {
  const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
  const { state } = db.prepare('select state from rooms where id = ?').get(id) as { state: string };
  db.close();
  return { state: JSON.parse(state) as StoredRoom };
}
function saveRoom(id: string, state: StoredRoom): void {
  const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
  db.exec('pragma busy_timeout = 5000');
  db.prepare('update rooms set state = ?, rev = rev + 1 where id = ?').run(JSON.stringify(state), id);
  db.close();
}
