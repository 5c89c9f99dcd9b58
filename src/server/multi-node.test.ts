import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { type LocalHub, openInProcessBus } from './bus/in-process.ts';
import {
  botMove,
  playToEnd,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  TestClient,
} from './testing/client.testing.ts';

// Two nodes in one process that share one database, as nodes on different machines would.
const data = mkdtempSync(join(tmpdir(), 'wordhoard-nodes-'));
const hub: LocalHub = new Set();
const startNode = (name: string): Promise<RunningServer> =>
  startServer(data, 'off', openInProcessBus(name, hub, false));

let one: RunningServer;
let two: RunningServer;
beforeAll(async () => {
  one = await startNode('one');
  two = await startNode('two');
});
afterAll(async () => {
  await stopServer(one, true);
  await stopServer(two, true);
  rmSync(data, { recursive: true, force: true });
});

/** The host is connected to node one, a guest to node two. */
async function startAcrossNodes(game: string): Promise<[TestClient, TestClient]> {
  const [host] = (await seatClients(one, game, 1, 2)) as [TestClient];
  const guest = await new TestClient(two.port).enter(host.room!.id, 'Bo');
  expect(await guest.command({ do: 'sit', seat: 1 })).toBeNull();
  await host.until(() => host.room!.seats[1]!.people.length === 1);
  await host.until(() => host.room!.people[1]!.here);
  expect(await host.command({ do: 'start' })).toBeNull();
  await Promise.all([host, guest].map((client) => client.until(() => client.step !== null)));
  return [host, guest];
}

it.each(Object.keys(games))('%s is played to its end by people on two nodes', { timeout: 120_000 }, async (game) => {
  const [host, guest] = await startAcrossNodes(game);
  await playToEnd([host, guest]);
  await guest.until(() => guest.step!.status.outcome !== null);
  expect(guest.step!.status).toEqual(host.step!.status);
  const steps = guest.received.flatMap((message) => (message.t === 'step' ? [message.n] : []));
  expect([...new Set(steps)]).toEqual(Array.from({ length: guest.step!.n + 1 }, (_, n) => n));
  host.drop();
  guest.drop();
});

it('carries chat, votes and pauses across nodes, and goes on when a node stops', { timeout: 60_000 }, async () => {
  const [host, guest] = await startAcrossNodes('word-xchange');
  guest.send({ t: 'chat', id: 'c1', text: 'hello' });
  await host.until(() => host.received.some((message) => message.t === 'chat' && message.text === 'hello'));
  expect(await guest.command({ do: 'pause' })).toBeNull();
  expect(await host.command({ do: 'pause' })).toBeNull();
  await guest.until(() => guest.room!.phase === 'paused' && !guest.step!.running);
  expect(await guest.command({ do: 'resume' })).toBeNull();
  await host.until(() => host.room!.phase === 'playing' && host.step!.running);

  await stopServer(two, true);
  await host.until(() => !host.room!.people[guest.you]!.here);
  const back = await new TestClient(one.port, guest.cookie).enter(host.room!.id);
  await back.until(() => back.step !== null);
  expect(back.step!.seat).toBe(guest.step!.seat);
  const actor = host.step!.status.toAct.includes(host.step!.seat!) ? host : back;
  expect(await actor.act(botMove(actor)!)).toBeNull();
  two = await startNode('two');
});

it('takes an act once that is sent to two nodes, and answers both', async () => {
  const [host, guest] = await startAcrossNodes('word-xchange');
  const actor = host.step!.status.toAct.includes(host.step!.seat!) ? host : guest;
  const other = await new TestClient(actor === host ? two.port : one.port, actor.cookie).enter(host.room!.id);
  await other.until(() => other.step !== null);
  const text = botMove(actor)!;
  const n = actor.step!.n + 1;
  for (const client of [actor, other]) client.send({ t: 'act', match: client.step!.match, id: 'same', text });
  expect(await actor.answer('same')).toBeNull();
  expect(await other.answer('same')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(actor.step!.n).toBe(n);
  expect(other.step!.n).toBe(n);
});

it('recognizes an act of a match that this node has not heard of yet', async () => {
  const [host] = (await seatClients(one, 'wordsters', 1, 2)) as [TestClient];
  const room = host.room!.id;
  await host.command({ do: 'options', preset: 'relaxed', options: { firstSelector: 'first' } });
  await new TestClient(two.port).enter(room, 'Bo'); // so that node two has the room, as it is now
  const nodes = [...hub];
  hub.clear(); // messages between the nodes are lost
  try {
    expect(await host.command({ do: 'start' })).toBeNull();
    await host.until(() => host.step !== null);
    const choose = `choose ${(host.step!.view as { offered: string[] }).offered[0]}`;
    expect(await host.act(choose, 'chosen')).toBeNull();
    const again = await new TestClient(two.port, host.cookie).enter(room);
    again.send({ t: 'act', match: host.step!.match, id: 'chosen', text: choose });
    expect(await again.answer('chosen')).toBeNull();
    expect(again.step).toMatchObject({ match: host.step!.match, n: 1, to: 'chosen' });
  } finally {
    for (const node of nodes) hub.add(node);
  }
});

it('sends away and keeps out people on another node, and announces who takes their seat', async () => {
  const [host, guest] = await startAcrossNodes('word-xchange');
  const friend = await new TestClient(two.port).enter(host.room!.id, 'Mia');
  await host.until(() => host.room!.people[friend.you]?.here === true);
  expect(await host.command({ do: 'ban', who: guest.you })).toBeNull();
  await guest.until(() => guest.received.at(-1)?.t === 'bye');
  const again = await new TestClient(two.port, guest.cookie).enter(host.room!.id);
  expect(again.room).toBeNull();
  await friend.until(() => friend.room!.seats[1]!.people.length === 0);
  expect(await friend.command({ do: 'sit', seat: 1 })).toBeNull();
  await host.until(() => host.room!.requests!.length === 1);
  expect(await host.command({ do: 'move', who: friend.you, seat: 1 })).toBeNull();
  await friend.until(() => friend.step!.seat === 1);
  await friend.until(() =>
    friend.received.some((message) => message.t === 'notice' && message.sentence === 'You took over Bo’s seat.'),
  );
});

it('makes each bot move once, though two nodes have the room open', { timeout: 60_000 }, async () => {
  const [host] = (await seatClients(one, 'take-my-word', 1, 2)) as [TestClient];
  await host.command({ do: 'start' });
  await host.until(() => host.step !== null);
  const spectator = await new TestClient(two.port).enter(host.room!.id, 'Wim');
  await spectator.until(() => spectator.step !== null);
  for (let i = 0; i < 2; i++) {
    await host.until(() => host.step!.status.toAct.includes(0) || host.step!.status.outcome !== null, 30_000);
    if (host.step!.status.outcome === null) await host.act(botMove(host)!);
  }
  await host.until(() => host.step!.status.toAct.join() === '0' || host.step!.status.outcome !== null, 30_000);
  const { n } = host.step!;
  // The node that does not lead would have acted by now.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  for (const client of [host, spectator]) {
    expect(client.step!.n).toBe(n);
    const acts = client.received.flatMap((message) => (message.t === 'step' ? message.told : []));
    const numbers = acts.map((act) => act.n).filter((number) => number > 0);
    expect(numbers).toEqual([...new Set(numbers)]);
  }
  const hostLog = host.received.flatMap((message) => (message.t === 'step' ? message.told : []));
  expect(hostLog.filter(({ by }) => by === 1).length).toBeGreaterThan(0);
  expect(spectator.step!.status).toEqual(host.step!.status);
});

it('agrees on one rematch across nodes, over a lost connection', { timeout: 60_000 }, async () => {
  const [host, guest] = await startAcrossNodes('word-xchange');
  const { match } = host.step!;
  await guest.command({ do: 'leave', standIn: null });
  await host.until(() => host.room!.phase === 'over');
  await guest.until(() => guest.room!.phase === 'over');
  expect(await guest.command({ do: 'rematch' })).toBeNull();
  await host.until(() => host.room!.rematch?.by === guest.you);
  guest.drop();
  const back = await new TestClient(two.port, guest.cookie).enter(host.room!.id);
  expect(back.room!.rematch).toMatchObject({ by: guest.you, agreed: [guest.you], startsInMs: null });
  await host.until(() => host.room!.people[guest.you]!.here);
  expect(await host.command({ do: 'rematch' })).toBeNull();
  await back.until(() => back.room!.rematch!.startsInMs !== null);
  await Promise.all([host, back].map((client) => client.until(() => client.step!.match !== match)));
  expect(back.step!.match).toBe(host.step!.match);
  expect(back.room!.seats.map(({ standIn }) => standIn)).toEqual([null, null]);
  for (const client of [host, back]) client.drop();
});
