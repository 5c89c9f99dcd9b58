import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerMessage } from '../../core/protocol.ts';
import { games } from '../../games/index.ts';
import {
  botMove,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  TestClient,
} from '../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

type Hint = Extract<ServerMessage, { t: 'hint' }>;

async function ask(client: TestClient, id: string, level = 'keen'): Promise<Hint | string> {
  client.send({ t: 'hint', id, level });
  const find = () => client.received.find((one) => (one.t === 'hint' || one.t === 'refused') && one.id === id);
  await client.until(() => find() !== undefined, 20_000);
  const found = find()!;
  return found.t === 'hint' ? found : (found as { code: string }).code;
}
const notices = (client: TestClient): string[] =>
  client.received.flatMap((message) => (message.t === 'notice' ? [message.sentence] : []));

/** Somebody alone with a bot, whose move it is. Bots take their time: where one begins, another table is opened. */
async function alone(game: string): Promise<TestClient> {
  for (;;) {
    const [ann] = (await seatClients(running, game, 1, 2)) as [TestClient];
    expect(ann.room!.hints).toBe(true);
    await ann.command({ do: 'start' });
    await ann.until(() => ann.step !== null);
    if (ann.step!.status.toAct.includes(0) && botMove(ann) !== null) return ann;
    ann.drop();
  }
}

it.each(Object.keys(games))(
  '%s: who plays alone against bots gets a move that can be made, with its reason',
  {
    timeout: 60_000,
  },
  async (game) => {
    const ann = await alone(game);
    const [hint, soon] = await Promise.all([ask(ann, 'h1'), ask(ann, 'h2')]);
    expect(soon).toBe('TOO_FAST');
    expect(hint).toMatchObject({ why: expect.stringMatching(/\S.*[.!?]$/) });
    expect(await ann.act((hint as Hint).text)).toBeNull();
    expect(notices(ann)).toEqual([]);
    expect(await ask(ann, 'h3', 'wizard')).toBe('NO_LEVEL');
  },
);

it('people who play each other get hints only by the host’s word, and then everybody knows', {
  timeout: 60_000,
}, async () => {
  const [ann, bo] = (await seatClients(running, 'take-my-word', 2)) as [TestClient, TestClient];
  expect(ann.room!.hints).toBe(false);
  await ann.command({ do: 'start' });
  await Promise.all([ann, bo].map((client) => client.until(() => client.step !== null)));
  const actor = ann.step!.status.toAct.includes(0) ? ann : bo;
  expect(await ask(actor, 'h1')).toBe('NO_HINTS');
  expect(await bo.command({ do: 'hints', hints: true })).toBe('HOST_ONLY');
  expect(await ann.command({ do: 'hints', hints: true })).toBeNull();
  await bo.until(() => bo.room!.hints);
  expect(await ask(actor, 'h2')).toMatchObject({ t: 'hint' });
  const sentence = `${actor.room!.people[actor.you]!.name} asked for a hint.`;
  await Promise.all([ann, bo].map((client) => client.until(() => notices(client).includes(sentence))));
  const other = actor === ann ? bo : ann;
  expect(other.received.some((message) => message.t === 'hint')).toBe(false);
  const watcher = await new TestClient(running.port).enter(ann.room!.id, 'Wim');
  expect(await ask(watcher, 'h3')).toBe('WATCHING');
});
