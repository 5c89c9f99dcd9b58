import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OwnTable } from '../../core/protocol/own-table.ts';
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
