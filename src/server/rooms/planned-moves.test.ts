import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ServerMessage } from '../../core/protocol/protocol.ts';
import type { View } from '../../games/outside-the-box/rules/state.ts';
import { type RunningServer, seatClients, startServer, stopServer, TestClient } from '../testing/client.testing.ts';

type Plans = Extract<ServerMessage, { t: 'plans' }>;

let running: RunningServer;
beforeEach(async () => {
  running = await startServer(mkdtempSync(join(tmpdir(), 'wordhoard-plans-')));
});
afterEach(() => stopServer(running));

const viewOf = (client: TestClient): View => client.step!.view as unknown as View;
const plansOf = (client: TestClient): Plans | undefined =>
  client.received.findLast((message): message is Plans => message.t === 'plans');

async function startMatch(
  pace: 0 | 86_400 = 86_400,
  people = 2,
): Promise<{ caller: TestClient; others: TestClient[] }> {
  const clients = await seatClients(running, 'outside-the-box', people);
  await clients[0]!.command({ do: 'options', preset: pace === 0 ? 'relaxed' : 'letter', options: {} });
  await clients[0]!.command({ do: 'pace', pace });
  expect(await clients[0]!.command({ do: 'start' })).toBeNull();
  await Promise.all(clients.map((client) => client.until(() => client.step !== null)));
  const caller = clients.find(({ step }) => step!.status.toAct.includes(step!.seat!))!;
  return { caller, others: clients.filter((client) => client !== caller) };
}

const plan = (client: TestClient, situation: string, move: string | null, match = client.step!.match) =>
  client.command({ do: 'plan', match, situation, move });

/** What the database holds, as text. */
function dumpDatabase(): string {
  const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
  const text = JSON.stringify([db.prepare('select state from rooms').all(), db.prepare('select * from acts').all()]);
  db.close();
  return text;
}

it('[OB-116] makes a planned move when its letter is called, though its owner is away', {
  timeout: 30_000,
}, async () => {
  const { caller, others } = await startMatch();
  const [owner] = others as [TestClient];
  expect(await plan(owner, 'S', 'seal R2C5')).toBeNull();
  expect(await plan(owner, 'T', 'seal R3C3')).toBeNull();
  expect(await plan(owner, 'S', 'seal R2C6')).toBeNull(); // changes the plan
  expect(plansOf(owner)!.plans).toEqual([
    { situation: 'T', move: 'seal R3C3' },
    { situation: 'S', move: 'seal R2C6' },
  ]);
  owner.drop();
  expect(await caller.act('call S')).toBeNull();
  await caller.until(() => caller.step!.status.toAct.length === 1);
  expect(await caller.act('seal R1C1')).toBeNull();
  const back = await new TestClient(running.port, owner.cookie).enter(caller.room!.id);
  await back.until(() => plansOf(back) !== undefined);
  expect(viewOf(back).players[back.step!.seat!]!.grid![11]).toBe('S');
  expect(plansOf(back)).toMatchObject({
    plans: [{ situation: 'T', move: 'seal R3C3' }],
    results: [{ situation: 'S', move: 'seal R2C6', result: 'played' }],
  });
  back.send({ t: 'command', id: 'read', command: { do: 'plansRead' } });
  expect(await back.answer('read')).toBeNull();
  await back.until(() => plansOf(back)!.results.length === 0);
  // Nobody else has learned anything about plans.
  expect(JSON.stringify(caller.received)).not.toMatch(/R2C5|R2C6|R3C3|\bplan(s|ned)?\b/);
});

it('[OB-116] drops a plan that has become impossible, and tells its owner', { timeout: 30_000 }, async () => {
  const { caller, others } = await startMatch();
  const [owner] = others as [TestClient];
  await plan(owner, 'T', 'seal R1C2');
  await plan(owner, 'Q', 'seal R4C4');
  expect(await caller.act('call S')).toBeNull();
  await owner.until(() => owner.step!.status.toAct.includes(owner.step!.seat!));
  expect(await owner.act('seal R1C2')).toBeNull();
  await owner.until(() => plansOf(owner)!.results.length === 1);
  expect(plansOf(owner)).toMatchObject({
    plans: [{ situation: 'Q', move: 'seal R4C4' }],
    results: [{ situation: 'T', move: 'seal R1C2', result: 'dropped' }],
  });
});

it('takes a plan back, and refuses what can’t be planned', { timeout: 30_000 }, async () => {
  const { caller, others } = await startMatch();
  const [owner] = others as [TestClient];
  const spectator = await new TestClient(running.port).enter(owner.room!.id, 'Wim');
  await plan(owner, 'S', 'seal R2C5');
  expect(await plan(owner, 'S', null)).toBeNull();
  await owner.until(() => plansOf(owner)!.plans.length === 0);
  expect(await plan(owner, 'SS', 'seal R2C5')).toBe('BAD_PLAN');
  expect(await plan(owner, 'S', 'place R2C5')).toBe('BAD_PLAN');
  expect(await plan(owner, 'S', 'call S')).toBe('BAD_PLAN');
  expect(await plan(owner, 'S', 'seal R9C9')).toBe('BAD_PLAN');
  expect(await plan(owner, 'S', 'seal R2C5', 'other')).toBe('NO_MATCH');
  expect(await plan(spectator, 'S', 'seal R2C5', owner.step!.match)).toBe('NO_SEAT');
  await caller.act('call S');
  await owner.until(() => owner.step!.status.toAct.includes(owner.step!.seat!));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(owner.step!.status.toAct).toContain(owner.step!.seat);
});

it('takes no plans of odd size, for others, or without end', { timeout: 30_000 }, async () => {
  const { caller, others } = await startMatch();
  const [owner] = others as [TestClient];
  const { match } = owner.step!;
  const hostile = [
    ...[
      { situation: 'S'.repeat(21), move: 'seal R2C5' },
      { situation: 'S', move: `seal R2C5${' '.repeat(200)}` },
    ],
    ...[
      { situation: '', move: 'seal R2C5' },
      { situation: 'S', move: '' },
      { situation: '__proto__', move: 'seal R2C5' },
    ],
    ...[
      { situation: 'S', move: 'leave' },
      { situation: 'S', move: 'timeUp' },
      { situation: 's', move: 'seal R2C5' },
    ],
    ...[
      { situation: 'S', move: 'seal R2C5', seat: caller.step!.seat },
      { situation: 'S', move: 'seal R2C5', who: caller.you },
    ],
  ];
  for (const one of hostile) {
    const id = `hostile-${hostile.indexOf(one)}`;
    owner.send({ t: 'command', id, command: { do: 'plan', match, ...one } });
    expect(await owner.answer(id), JSON.stringify(one).slice(0, 80)).not.toBeNull();
  }
  expect(plansOf(owner)?.plans ?? []).toEqual([]);
  for (let i = 0; i < 300; i++) await plan(owner, String.fromCharCode(65 + (i % 26)), `seal R${1 + (i % 6)}C1`);
  expect(plansOf(owner)!.plans).toHaveLength(26);
  expect(dumpDatabase().length).toBeLessThan(20_000);
  expect(JSON.stringify(caller.received)).not.toMatch(/seal R|\bplan(s|ned)?\b/);
});

it('offers no plans in a match that is played now, nor in other games', { timeout: 30_000 }, async () => {
  const { others } = await startMatch(0);
  expect(await plan(others[0]!, 'S', 'seal R2C5')).toBe('NO_PLANS');
  const clients = await seatClients(running, 'word-xchange', 2);
  await clients[0]!.command({ do: 'pace', pace: 86_400 });
  await clients[0]!.command({ do: 'start' });
  await clients[0]!.until(() => clients[0]!.step !== null);
  expect(await plan(clients[0]!, 'S', 'pass')).toBe('BAD_PLAN');
});

it('survives a restart, and is made once though a node stopped right after making it', {
  timeout: 60_000,
}, async () => {
  const { caller, others } = await startMatch();
  const [owner] = others as [TestClient];
  await plan(owner, 'S', 'seal R2C5');
  const { data } = running;
  const room = owner.room!.id;
  const before = new DatabaseSync(join(data, 'wordhoard.db'));
  const { state } = before.prepare('select state from rooms where id = ?').get(room) as { state: string };
  before.close();
  await stopServer(running, true);
  running = await startServer(data);
  const calling = await new TestClient(running.port, caller.cookie).enter(room);
  await calling.until(() => calling.step !== null);
  expect(await calling.act('call S')).toBeNull();
  await calling.until(() => calling.step!.status.toAct.length === 1);
  await stopServer(running, true);
  // As if the node had stopped before it removed the plan.
  const db = new DatabaseSync(join(data, 'wordhoard.db'));
  const { plans } = JSON.parse(state) as { plans: unknown };
  const now = JSON.parse((db.prepare('select state from rooms where id = ?').get(room) as { state: string }).state);
  const damaged = JSON.stringify({ ...now, plans, planResults: [] });
  db.prepare('update rooms set state = ?, rev = rev + 1 where id = ?').run(damaged, room);
  db.close();
  running = await startServer(data);
  const back = await new TestClient(running.port, owner.cookie).enter(room);
  await back.until(() => plansOf(back)?.results.length === 1);
  expect(plansOf(back)).toMatchObject({ plans: [], results: [{ result: 'played' }] });
});

it('several seats with plans answer one after the other', { timeout: 30_000 }, async () => {
  const { caller, others } = await startMatch(86_400, 4);
  for (const owner of others) await plan(owner, 'E', 'seal R1C1 reject');
  await plan(caller, 'E', 'seal R1C1');
  expect(await caller.act('call E')).toBeNull();
  await caller.until(() => viewOf(caller).phase === 'call' && viewOf(caller).calls.length === 1);
  expect(
    viewOf(caller)
      .players.map(({ cards }) => cards)
      .join(''),
  ).toBe('E');
});

it('is deleted with the match and with the person', { timeout: 60_000 }, async () => {
  const { caller, others } = await startMatch(86_400, 3);
  const [bo, cy] = others as [TestClient, TestClient];
  await plan(bo, 'S', 'seal R2C5');
  await plan(cy, 'S', 'seal R3C6');
  const exported = (await bo.http('/api/me/export')).text;
  expect(exported).toContain('seal R2C5');
  expect(exported).not.toContain('seal R3C6');
  expect(dumpDatabase()).toContain('seal R2C5');
  expect((await bo.http('/api/me', 'DELETE')).body).toEqual({ ok: true });
  expect(dumpDatabase()).not.toContain('seal R2C5');
  expect(dumpDatabase()).toContain('seal R3C6');
  await caller.command({ do: 'leave', standIn: null });
  await cy.until(() => cy.room!.phase === 'over');
  expect(dumpDatabase()).not.toContain('seal R3C6');
  const record = await caller.http(`/api/matches/${caller.step!.match}/record`);
  expect(record.status).toBe(200);
  expect(record.text).not.toMatch(/R3C6|R2C5/);
});
