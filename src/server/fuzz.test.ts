// Hostile frames into running matches: moves that were legal once, changed a little, mostly from the seat whose turn it is,
// so that most of them are decided by the rules and not by the parser.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Random, randomFrom } from '../core/random.ts';
import { repetitions, reportFigures, reportProgress } from '../core/testing/deep.testing.ts';
import { games } from '../games/index.ts';
import { ROOM_REFUSALS } from './shared/refusals.ts';
import { openSqlite } from './store/sqlite.ts';
import { sleep } from './testing/chaos.testing.ts';
import {
  botMove,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  type TestClient,
} from './testing/client.testing.ts';
import { replayLog } from './testing/fault-checks.testing.ts';

const FRAMES = repetitions(5000, 1_000_000);
const TABLES_PER_GAME = 2;
const FRAMES_PER_BATCH = 50;
/** Answers by the connection, the room and the table, before the rules see the move. */
const DECIDED_BEFORE_RULES: ReadonlySet<string> = new Set([
  ...Object.keys(ROOM_REFUSALS),
  ...['BAD_MESSAGE', 'NOT_HERE', 'MALFORMED', 'UNKNOWN_SEAT', 'BAD_TIME'],
]);

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

type Tally = { sent: number; accepted: number; refusedByRules: number; refusedEarlier: number; matches: Set<string> };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A move text with a small change. Most changes keep the grammar. */
function mutateMove(move: string, known: readonly string[], random: Random): string {
  const words = move.split(' ');
  const at = random.below(words.length);
  const withWord = (word: string): string => words.with(at, word).join(' ');
  switch (random.below(8)) {
    case 0:
      return random.pick(known);
    case 1:
      return move.replace(/[A-Z](?=[^A-Z]*$)/, random.pick([...LETTERS]));
    case 2:
      return move.replace(/\d+/g, () => String(random.below(10)));
    case 3:
      return withWord(random.pick(random.pick(known).split(' ')));
    case 4:
      return withWord(words[at]! + random.pick([...LETTERS]));
    case 5:
      return withWord(random.shuffle([...words[at]!]).join(''));
    case 6:
      return move.toLowerCase();
    default:
      return move.replace(/[A-Z]/g, (letter) => (random.below(4) === 0 ? random.pick([...LETTERS]) : letter));
  }
}

/** A frame that may not even be JSON. */
function mutateFrame(frame: string, random: Random): string {
  const at = random.below(frame.length);
  return random.pick([
    frame.slice(0, at),
    frame.slice(0, at) + String.fromCharCode(random.below(65_536)) + frame.slice(at + 1),
    frame.replace(/"text":"[^"]*"/, `"text":${random.pick(['null', '7', '""', '[]', '"\\u0000"', '{"a":1}'])}`),
    frame.replace('"t":"act"', `"t":"${random.pick(['acts', 'hint', 'chat', '', '__proto__'])}"`),
  ]);
}

/** Sends one batch for the current position and waits until every act in it is answered. */
async function sendBatch(actor: TestClient, other: TestClient, known: string[], random: Random, tally: Tally) {
  const legal = botMove(actor);
  if (legal !== null && !known.includes(legal)) known.push(legal);
  if (known.length > 500) known.shift();
  const { match } = actor.step!;
  tally.matches.add(match);
  for (const client of [actor, other]) client.received.length = 0;
  const expected = new Map<TestClient, number>([
    [actor, 0],
    [other, 0],
  ]);
  const send = (client: TestClient, text: string): void => {
    client.send({ t: 'act', match, id: `f${tally.sent++}`, text });
    expected.set(client, expected.get(client)! + 1);
  };
  for (let i = 0; i < FRAMES_PER_BATCH - 1; i++) {
    const text = mutateMove(legal ?? random.pick(known), known, random);
    const kind = random.below(20);
    if (kind === 0) {
      // An id that does not begin with f, so that an answer is not waited for: there may be none.
      actor.send(mutateFrame(JSON.stringify({ t: 'act', match, id: `g${tally.sent++}`, text }), random));
    } else send(kind <= 2 ? other : actor, text);
  }
  // The legal move itself comes last: the match goes on even if everything else was refused.
  if (legal !== null) send(actor, legal);
  for (const [client, count] of expected) await countAnswers(client, count, tally);
}

async function countAnswers(client: TestClient, count: number, tally: Tally): Promise<void> {
  let [read, answered] = [0, 0];
  await client.until(() => {
    for (; read < client.received.length; read++) {
      const message = client.received[read]!;
      if (message.t === 'bye') throw new Error(`the table was closed: ${message.sentence}`);
      if (message.t === 'step' && message.to?.startsWith('f')) tally.accepted++;
      else if (message.t === 'refused' && message.id.startsWith('f')) {
        if (message.code === 'OUR_FAULT') throw new Error(`act ${message.id} failed: ${message.sentence}`);
        if (DECIDED_BEFORE_RULES.has(message.code)) tally.refusedEarlier++;
        else tally.refusedByRules++;
      } else continue;
      answered++;
    }
    return answered >= count;
  }, 120_000);
}

async function attackTable(game: string, label: string, tally: Tally): Promise<void> {
  const random = randomFrom(`fuzz ${label}`, 0);
  const clients = await seatClients(running, game, 2);
  const [host] = clients as [TestClient];
  await host.command({ do: 'start' });
  const known: string[] = [];
  while (tally.sent < FRAMES) {
    await Promise.all(clients.map((client) => client.until(() => client.step !== null)));
    if (host.step!.status.outcome !== null) {
      const { match } = host.step!;
      await host.command({ do: 'start' });
      await Promise.all(clients.map((client) => client.until(() => client.step!.match !== match)));
    }
    const actor = clients.find(({ step }) => step!.status.toAct.includes(step!.seat!));
    if (actor === undefined || (known.length === 0 && botMove(actor) === null))
      await sleep(20); // the clock is next
    else {
      await sendBatch(actor, clients.find((client) => client !== actor)!, known, random, tally);
      reportProgress('hostile frames', Math.min(tally.sent, FRAMES), FRAMES);
    }
  }
  for (const client of clients) client.drop();
}

it(`${FRAMES} hostile frames into running matches break nothing, and most of them reach the rules`, {
  timeout: 3_600_000,
}, async () => {
  const tally: Tally = { sent: 0, accepted: 0, refusedByRules: 0, refusedEarlier: 0, matches: new Set() };
  const tables = Object.keys(games).flatMap((game) =>
    Array.from({ length: TABLES_PER_GAME }, (_, i) => attackTable(game, `${game} ${i}`, tally)),
  );
  await Promise.all(tables);
  const reachedRules = tally.accepted + tally.refusedByRules;
  reportFigures({ frames: tally.sent, reachedRules, accepted: tally.accepted, matches: tally.matches.size });
  expect(reachedRules).toBeGreaterThan(tally.sent / 2);
  expect(tally.accepted).toBeGreaterThan(tally.sent / 200);
  // Every log is whole and replays.
  const store = openSqlite(running.data);
  for (const match of tally.matches) {
    const acts = await store.readActs(match, 0);
    expect(acts.map(({ n }) => n)).toEqual(acts.map((_, i) => i + 1));
    await replayLog(store, match, acts);
  }
  await store.close();
});
