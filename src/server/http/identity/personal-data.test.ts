import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseRecord } from '../../../core/records/record.ts';
import { type RunningServer, seatClients, startServer, stopServer, TestClient } from '../../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

const personOf = (client: TestClient): string => client.cookie.split('=')[1]!.split('.')[0]!;

/** Every row of every table, as text. */
function dump(): string {
  const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
  const tables = db.prepare(`select name from sqlite_master where type = 'table'`).all() as { name: string }[];
  const rows = tables.map(({ name }) => [name, db.prepare(`select * from ${name}`).all()]);
  db.close();
  return JSON.stringify(rows);
}

/** Every byte of the database, of pages that are no longer used and of its log too. */
const bytes = (): string =>
  readdirSync(running.data)
    .filter((file) => file.startsWith('wordhoard.db'))
    .map((file) => readFileSync(join(running.data, file), 'latin1'))
    .join();

type Export = {
  devices: unknown[];
  rooms: { id: string; name: string; seat: number | null; bans: unknown[] }[];
  reports: { isByYou: boolean; text: string }[];
  matches: { names: string[]; record: string }[];
  contests: { series: { name: string }[] };
};

it('exports everything about a person, and erases it from every table', { timeout: 60_000 }, async () => {
  const [zelda, bo] = (await seatClients(running, 'take-my-word', 2)) as [TestClient, TestClient];
  await zelda.command({ do: 'name', name: 'Zelda' });
  await zelda.command({ do: 'start' });
  await bo.until(() => bo.step !== null);
  await zelda.until(() => zelda.step !== null);
  expect(await zelda.command({ do: 'leave', standIn: null })).toBeNull(); // ends the first match
  await bo.until(() => bo.step!.status.outcome !== null);
  const first = bo.step!.match;
  await zelda.command({ do: 'start' });
  await bo.until(() => bo.step!.match !== first);
  const second = bo.step!.match;
  expect(await zelda.command({ do: 'report', who: 1, kind: 'name', text: 'Zeldas remark' })).toBeNull();
  zelda.send({ t: 'chat', id: 'c', text: 'Zelda was here' });
  await bo.until(() => bo.received.some((message) => message.t === 'chat'));
  expect(await bo.command({ do: 'report', who: 0, kind: 'chat', text: 'Zelda was here' })).toBeNull();
  const banning = (await bo.http('/api/rooms', 'POST', { game: 'word-power', seats: 2 })).body.room as string;
  const host = await new TestClient(running.port, bo.cookie).enter(banning);
  const banned = await new TestClient(running.port, zelda.cookie).enter(banning, 'Zelda');
  await host.until(() => host.room!.people.length === 2);
  expect(await host.command({ do: 'ban', who: 1 })).toBeNull();
  banned.drop();
  await zelda.http('/api/device', 'POST', { name: 'Zelda' });
  const lobby = (await zelda.http('/api/rooms', 'POST', { game: 'word-power', seats: 2 })).body.room as string;
  const tab = await new TestClient(running.port, zelda.cookie).enter(lobby, 'Zelda');

  const series = { name: 'Evening', games: ['wordsters'], length: 'short', scoring: 'percent', deals: 1 };
  const times = { everyMs: 3_600_000, openForMs: 3_600_000 };
  expect((await zelda.http('/api/series', 'POST', { ...series, ...times })).status).toBe(200);

  const person = personOf(zelda);
  const exported = (await zelda.http('/api/me/export')).body as unknown as Export;
  expect(exported).toMatchObject({ ok: true, person, recoveryPhraseCreated: null, passkeys: [] });
  expect(exported.devices).toMatchObject([{ name: 'Unknown device' }]);
  expect(exported.rooms.map(({ name, seat, bans }) => [name, seat, bans.length]).toSorted()).toEqual([
    ['Zelda', null, 1],
    ['Zelda', 0, 0],
    ['Zelda', 0, 0],
  ]);
  expect(exported.reports.map(({ isByYou, text }) => [isByYou, text]).toSorted()).toEqual([
    [false, 'Zelda was here'],
    [true, 'Zeldas remark'],
  ]);
  expect(exported.matches.map(({ names }) => names)).toEqual([['Zelda', 'Guest 1']]); // the running one would give its seed away
  expect(parseRecord(exported.matches[0]!.record).ok).toBe(true);
  expect(exported.contests.series).toMatchObject([{ name: 'Evening' }]);
  expect(JSON.stringify(exported)).not.toContain(personOf(bo));
  expect(bytes()).toContain('Zelda');
  expect(dump()).toContain(person);
  expect(dump()).toContain('Zelda');

  const { cookie } = zelda;
  const closed = Promise.all(
    [zelda, tab].map((client) => new Promise((resolve) => client.socket!.on('close', resolve))),
  );
  expect((await zelda.http('/api/me', 'DELETE')).body).toEqual({ ok: true });
  expect(await closed).toEqual([1008, 1008]);
  // The running match was left, so that the other player is not stuck in it.
  await bo.until(() => bo.step!.match === second && bo.step!.status.outcome !== null);
  await bo.until(() => bo.room!.people[0]!.name === 'Former player');
  expect(dump()).not.toContain(person);
  expect(dump()).not.toContain('Zelda');
  expect(bytes()).not.toContain(person);
  expect(bytes()).not.toContain('Zelda');

  const again = new TestClient(running.port, cookie);
  await again.http('/api/me');
  expect(personOf(again)).not.toBe(person);
  // The other player keeps both matches, without the name.
  const kept = (await bo.http('/api/matches')).body.matches as { names: string[] }[];
  expect(kept.map(({ names }) => names)).toEqual([
    ['Former player', 'Guest 1'],
    ['Former player', 'Guest 1'],
  ]);
  const reentered = await new TestClient(running.port, bo.cookie).enter(bo.room!.id);
  await reentered.until(() => reentered.step !== null);
  expect(JSON.stringify(reentered.received)).not.toContain('Zelda');
  // A report made later holds nothing of what they said.
  expect(await bo.command({ do: 'report', who: 0, kind: 'name', text: 'Odd' })).toBeNull();
  expect(dump()).toContain('Odd');
  expect(dump()).not.toContain('Zelda');
  for (const client of [bo, host, reentered]) client.drop();
});
