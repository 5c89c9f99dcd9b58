import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OwnTable } from '../../core/protocol/own-table.ts';
import { LiveMatch } from '../match/live-match.ts';
import { type RunningServer, seatClients, startServer, stopServer, TestClient } from '../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

const listTables = async (client: TestClient): Promise<readonly OwnTable[]> =>
  (await client.http('/api/me/tables')).body.tables as readonly OwnTable[];

it('lists a table for the people who have a seat there, in the lobby, while it is played and after the end', async () => {
  const [ann, bo] = (await seatClients(running, 'word-xchange', 2, 3)) as [TestClient, TestClient];
  const room = ann.room!.id;
  const spectator = await new TestClient(running.port).enter(room, 'Wim');
  await spectator.command({ do: 'stand' });
  const [inLobby] = await listTables(bo);
  expect(inLobby).toMatchObject({ room, game: 'word-xchange', phase: 'lobby', isHost: false, seat: 1, people: 3 });
  expect(inLobby).toMatchObject({ toAct: [], timeLeftMs: null, isClockRunning: false });
  expect(inLobby!.seats.map(({ isBot }) => isBot)).toEqual([false, false, true]);
  expect((await listTables(ann))[0]).toMatchObject({ room, isHost: true, seat: 0 });
  expect(await listTables(spectator)).toEqual([]);

  await ann.command({ do: 'options', preset: 'rulebook', options: { wordClock: 60 } });
  await ann.command({ do: 'start' });
  await bo.until(() => bo.step !== null);
  const [playing] = await listTables(bo);
  expect(playing).toMatchObject({ room, phase: 'playing', isClockRunning: true });
  expect(playing!.toAct).toEqual(bo.step!.status.toAct);
  expect(playing!.timeLeftMs).toBeGreaterThan(0);
  expect(playing!.timeLeftMs).toBeLessThanOrEqual(60_000);
  // Nothing of the hands, the shuffle or other people's identities.
  expect(JSON.stringify(playing)).not.toMatch(/seed|person|tile/);

  for (const client of [ann, bo]) await client.command({ do: 'leave', standIn: null });
  await ann.until(() => ann.room!.phase === 'over');
  expect((await listTables(ann))[0]).toMatchObject({ phase: 'over', toAct: [] });
});

it('reads a match that no node has loaded', async () => {
  const [ann] = (await seatClients(running, 'word-xchange', 1, 2)) as [TestClient];
  await ann.command({ do: 'start' });
  await ann.until(() => ann.step !== null);
  const { toAct } = ann.step!.status;
  ann.drop();
  const data = running.data;
  await stopServer(running, true);
  running = await startServer(data);
  const [table] = await listTables(new TestClient(running.port, ann.cookie));
  expect(table).toMatchObject({ room: ann.room!.id, phase: 'playing', isClockRunning: false, people: 0 });
  expect(table!.toAct).toHaveLength(toAct.length);
});

it('forgets people who give up their seat or are removed, and gives no cookie to somebody new', async () => {
  const [ann, bo] = (await seatClients(running, 'word-power', 2)) as [TestClient, TestClient];
  expect(await listTables(bo)).toHaveLength(1);
  await bo.command({ do: 'stand' });
  expect(await listTables(bo)).toEqual([]);
  await bo.command({ do: 'sit', seat: 1 });
  expect(await listTables(bo)).toHaveLength(1);
  await ann.command({ do: 'kick', who: bo.you });
  expect(await listTables(bo)).toEqual([]);
  const stranger = new TestClient(running.port);
  expect(await listTables(stranger)).toEqual([]);
  expect(stranger.cookie).toBe('');
});

/** Starts a match of one person against a bot, plays this many acts, and leaves. */
async function playActs(client: TestClient, acts: number, pace: 0 | 86_400 = 0): Promise<string> {
  const made = await client.http('/api/rooms', 'POST', { game: 'wordsters', seats: 2 });
  const room = made.body.room as string;
  client.step = null;
  await client.enter(room, 'Ann');
  await client.command({ do: 'options', preset: 'relaxed', options: { firstSelector: 'first', endEarly: false } });
  await client.command({ do: 'pace', pace });
  await client.command({ do: 'start' });
  await client.until(() => client.step !== null);
  const [wordster] = (client.step!.view as { offered: string[] }).offered as [string];
  if (acts > 0) expect(await client.act(`choose ${wordster}`)).toBeNull();
  for (let i = 1; i < acts; i++)
    expect(await client.act(i % 2 === 1 ? `write ${[...wordster].join('E')}E` : 'erase 1')).toBeNull();
  return room;
}

it('replays no more than 200 acts of a match, and each position once', { timeout: 60_000 }, async () => {
  const ann = await new TestClient(running.port).connect();
  const short = await playActs(ann, 100);
  const long = await playActs(ann, 201);
  const overDays = await playActs(ann, 201, 86_400);
  ann.drop();
  const { data } = running;
  await stopServer(running, true);
  running = await startServer(data);
  const replays = vi.spyOn(LiveMatch, 'open');
  const again = new TestClient(running.port, ann.cookie);
  for (let i = 0; i < 3; i++) {
    const tables = await listTables(again);
    expect(tables.find(({ room }) => room === long)).toMatchObject({ phase: 'playing', toAct: [], timeLeftMs: null });
    expect(tables.find(({ room }) => room === overDays)!.toAct).toEqual([0]); // known without a replay
    expect(tables.find(({ room }) => room === short)!.toAct).toContain(0);
  }
  expect(replays).toHaveBeenCalledTimes(1);
  replays.mockRestore();

  // A new act changes the position. While somebody is there, it is known without a replay.
  const back = await new TestClient(running.port, ann.cookie).enter(short);
  await back.until(() => back.step !== null);
  expect(await back.act('done')).toBeNull();
  expect((await listTables(again)).find(({ room }) => room === short)!.toAct).toEqual(back.step!.status.toAct);
});

it('lists eight tables, also if a match among them is damaged', { timeout: 60_000 }, async () => {
  const ann = await new TestClient(running.port).connect();
  const rooms: string[] = [];
  for (let i = 0; i < 9; i++) rooms.push(await playActs(ann, i === 8 ? 2 : 0));
  ann.drop();
  const { data } = running;
  await stopServer(running, true);
  const database = new DatabaseSync(join(data, 'wordhoard.db'));
  database.prepare("update acts set text = 'nonsense' where match = ? and n = 2").run(ann.step!.match);
  database.close();
  running = await startServer(data, 'off', undefined, { LOG: 'silent' });
  const tables = await listTables(new TestClient(running.port, ann.cookie));
  expect(tables).toHaveLength(8);
  const damaged = tables.find(({ room }) => room === rooms[8]);
  expect(damaged).toMatchObject({ phase: 'playing', toAct: [], timeLeftMs: null });
  for (const table of tables) if (table !== damaged) expect(table.toAct).not.toEqual([]);
});

it('lists all tables over days, those that wait for the person first, and knows whose turn it is', {
  timeout: 60_000,
}, async () => {
  const [ann, bo] = (await seatClients(running, 'take-my-word', 2)) as [TestClient, TestClient];
  await ann.command({ do: 'pace', pace: 86_400 });
  await ann.command({ do: 'start' });
  await bo.until(() => bo.step !== null && bo.room!.moveLeftMs !== null);
  const { id } = bo.room!;
  const { toAct } = bo.step!.status;
  const awaited = [ann, bo].find(({ step }) => toAct.includes(step!.seat!))!;
  for (const client of [ann, bo]) client.drop();
  const { data } = running;
  await stopServer(running, true);
  // Twelve copies of it, and fifty tables without a match that were used later.
  const database = new DatabaseSync(join(data, 'wordhoard.db'));
  const { state } = database.prepare('select state from rooms where id = ?').get(id) as { state: string };
  const people = database.prepare('select person from room_members where room = ?').all(id) as { person: string }[];
  const add = (room: string, roomState: string, touched: number): void => {
    database
      .prepare('insert into rooms (id, code, state, touched) values (?, ?, ?, ?)')
      .run(room, `code ${room}`, roomState, touched);
    for (const { person } of people) database.prepare('insert into room_members values (?, ?)').run(person, room);
  };
  for (let i = 0; i < 12; i++) {
    add(`slow ${i}`, state, 1);
    database
      .prepare('insert into turn_notices select person, ?, null, null, null from turn_notices where room = ?')
      .run(`slow ${i}`, id);
  }
  const lobby = JSON.stringify({ ...(JSON.parse(state) as object), match: null, phase: 'lobby', pace: null });
  for (let i = 0; i < 90; i++) add(`later ${i}`, lobby, 9_000_000_000_000);
  database.close();
  running = await startServer(data);
  const replays = vi.spyOn(LiveMatch, 'open');
  const client = new TestClient(running.port, awaited.cookie);
  const tables = await listTables(client);
  const slow = tables.filter(({ timeLeftMs }) => timeLeftMs !== null);
  expect(slow).toHaveLength(13);
  expect(slow.map((table) => table.toAct)).toEqual(slow.map(() => toAct));
  expect(slow[0]!.seats.map(({ name }) => name)).toEqual(['Ann', 'Guest 1']);
  expect(replays).not.toHaveBeenCalled();

  // A node stopped between an act and what follows from it: the list still says the truth.
  const other = new DatabaseSync(join(data, 'wordhoard.db'));
  other.exec('pragma busy_timeout = 5000');
  other.prepare('delete from turn_notices where room = ?').run(id);
  const behind = JSON.stringify({ ...(JSON.parse(state) as object), moveTimeFrom: -1 });
  other.prepare('update rooms set state = ?, touched = 9500000000000 where id = ?').run(behind, id);
  other.close();
  expect((await listTables(client)).find(({ room }) => room === id)!.toAct).toEqual(toAct);
  expect(replays).toHaveBeenCalledTimes(1);
  replays.mockRestore();
});
