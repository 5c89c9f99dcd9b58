import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import {
  botMove,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  TestClient,
} from '../testing/client.testing.ts';
import { formatRoomState, parseRoomState } from './state/stored-room-state.ts';

const HOUR = 3_600_000;
const DAY_SECONDS = 86_400;

let data: string;
let running: RunningServer;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'wordhoard-days-'));
  running = await startServer(data);
});
afterEach(async () => {
  await stopServer(running);
});

/** Lets time pass for a room that no server has open. */
async function passTime(room: string, ms: number): Promise<void> {
  const store = openSqlite(data);
  const stored = (await store.getRoom(room))!;
  const state = parseRoomState(stored.state);
  if (state.moveBy !== null) state.moveBy -= ms;
  await store.saveRoom({ ...stored, state: formatRoomState(state), rev: stored.rev + 1 });
  const [due] = await store.listDueMatches(Number.MAX_SAFE_INTEGER, 10);
  if (due !== undefined) await store.setDue(due.match, due.due - ms);
  await store.close();
}

/** Stops the server, lets time pass, and starts it again. The people come back, those in `absent` don't. */
async function restart(clients: readonly TestClient[], ms: number, absent: readonly TestClient[] = []) {
  const { id } = clients[0]!.room!;
  await stopServer(running, true);
  await passTime(id, ms);
  running = await startServer(data);
  return Promise.all(
    clients
      .filter((client) => !absent.includes(client))
      .map(async ({ cookie }) => {
        const back = await new TestClient(running.port, cookie).enter(id);
        await back.until(() => back.step !== null);
        return back;
      }),
  );
}

async function startSlowMatch(game: string, people: number, seats = people): Promise<TestClient[]> {
  const clients = await seatClients(running, game, people, seats);
  expect(await clients[0]!.command({ do: 'options', preset: 'letter', options: {} })).toBeNull();
  expect(await clients[0]!.command({ do: 'pace', pace: DAY_SECONDS })).toBeNull();
  expect(await clients[0]!.command({ do: 'start' })).toBeNull();
  await Promise.all(clients.map((client) => client.until(() => client.step !== null && client.room!.match !== null)));
  return clients;
}

/** The first person who has to act and whom a bot would give a move, and that move. */
function nextMove(clients: readonly TestClient[]): { client: TestClient; text: string } | null {
  for (const client of clients) {
    const text = client.step!.status.toAct.includes(client.step!.seat!) ? botMove(client) : null;
    if (text !== null) return { client, text };
  }
  return null;
}

it('a bot stands in for somebody who is late, and they can come back to their seat', { timeout: 60_000 }, async () => {
  const clients = await startSlowMatch('word-xchange', 2);
  const late = clients.find((client) => client.step!.status.toAct.includes(client.step!.seat!))!;
  const { n, seat } = late.step!;
  const [other] = (await restart(clients, 25 * HOUR, [late])) as [TestClient];
  await other.until(() => other.room!.seats[seat!]!.standIn !== null, 20_000);
  expect(other.received).toContainEqual({ t: 'notice', sentence: expect.stringMatching(/ran out of time/) });
  await other.until(() => other.step!.n > n, 20_000);
  const back = await new TestClient(running.port, late.cookie).enter(other.room!.id);
  await back.until(() => back.room!.seats[seat!]!.standIn === null);
  expect(back.step!.seat).toBe(seat);
});

it('waits for its last person instead of letting bots play on alone', { timeout: 60_000 }, async () => {
  const clients = await startSlowMatch('word-xchange', 1, 2);
  const [ann] = clients as [TestClient];
  await ann.until(() => ann.step!.status.toAct.includes(0), 20_000);
  const { n } = ann.step!;
  await stopServer(running, true);
  await passTime(ann.room!.id, 100 * HOUR);
  running = await startServer(data);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const back = await new TestClient(running.port, ann.cookie).enter(ann.room!.id);
  await back.until(() => back.step !== null);
  expect(back.step!.n).toBe(n);
  expect(back.room!.seats[0]!.standIn).toBeNull();
  expect(back.room!.moveLeftMs).toBeGreaterThan(23 * HOUR);
});

it('everybody who writes at the same time has one deadline', { timeout: 60_000 }, async () => {
  const [ann, bo] = (await startSlowMatch('wordsters', 2)) as [TestClient, TestClient];
  const selector = nextMove([ann, bo])!;
  expect(await selector.client.act(selector.text)).toBeNull();
  await ann.until(() => ann.step!.status.toAct.length === 2);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const before = ann.room!.moveLeftMs!;
  const move = botMove(ann)!;
  expect(await ann.act(move)).toBeNull();
  expect(await ann.command({ do: 'name', name: 'Annabel' })).toBeNull(); // brings a new room message
  await ann.until(() => ann.room!.people[0]!.name === 'Annabel');
  expect(ann.room!.moveLeftMs!).toBeLessThanOrEqual(before);
});

it('goes from days to live and back by vote, and nobody loses time', { timeout: 60_000 }, async () => {
  const [ann, bo] = (await startSlowMatch('word-xchange', 2)) as [TestClient, TestClient];
  expect(ann.step!.running).toBe(false);
  const { n } = ann.step!;
  expect(await ann.command({ do: 'pace', pace: 0 })).toBeNull();
  await bo.until(() => bo.room!.paceVote?.pace === 0);
  expect(bo.room!.pace).toBe(DAY_SECONDS);
  expect(await bo.command({ do: 'pace', pace: 0 })).toBeNull();
  await ann.until(() => ann.room!.pace === 0 && ann.step!.running);
  expect(ann.room!.isLiveForNow).toBe(true);
  expect(ann.step!.n).toBe(n);
  // A node opens it later, in case this one stops and nobody comes back.
  const db = new DatabaseSync(join(data, 'wordhoard.db'));
  await expect.poll(() => (db.prepare('select due from matches').get() as { due: number | null }).due).not.toBeNull();
  db.close();
  const mover = nextMove([ann, bo])!;
  expect(await mover.client.act(mover.text)).toBeNull();
  const live = mover.client.step!;
  for (const client of [ann, bo]) expect(await client.command({ do: 'pace', pace: 259_200 })).toBeNull();
  await ann.until(() => ann.room!.pace === 259_200 && !ann.step!.running);
  expect(ann.room!.moveLeftMs).toBeGreaterThan(71 * HOUR);
  expect(ann.step!.n).toBeGreaterThanOrEqual(live.n);
  // The clock of the rules stood still: the next player who moves live has what was left.
  const { at } = ann.step!;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  for (const client of [ann, bo]) expect(await client.command({ do: 'pace', pace: 0 })).toBeNull();
  await ann.until(() => ann.step!.running);
  expect(ann.step!.at - at).toBeLessThan(1000);
});

it('one person alone cannot change the pace of a running match, and others can refuse', async () => {
  const [ann, bo] = (await startSlowMatch('take-my-word', 2)) as [TestClient, TestClient];
  expect(await bo.command({ do: 'pace', pace: 0 })).toBeNull();
  await ann.until(() => ann.room!.paceVote !== null);
  expect(await ann.command({ do: 'pace', pace: 0, agree: false })).toBeNull();
  await bo.until(() => bo.room!.paceVote === null);
  expect(bo.room!.pace).toBe(DAY_SECONDS);
});

it('nobody can stop the time of a move, or give somebody’s seat to a bot before it is up', async () => {
  const [ann, bo] = (await startSlowMatch('take-my-word', 2)) as [TestClient, TestClient];
  const seat = bo.step!.seat!;
  bo.drop();
  await ann.until(() => !ann.room!.people[1]!.here);
  expect(await ann.command({ do: 'pause' })).toBe('NO_PAUSE');
  expect(await ann.command({ do: 'bot', seat, level: 'child' })).toBe('TAKEN');
  expect(ann.room).toMatchObject({ phase: 'playing' });
  expect(ann.room!.seats[seat]!.standIn).toBeNull();
});
