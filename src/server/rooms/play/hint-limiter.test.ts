import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerMessage } from '../../../core/protocol/protocol.ts';
import { games } from '../../../games/index.ts';
import {
  botMove,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  TestClient,
} from '../../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

type Hint = Extract<ServerMessage, { t: 'hint' }>;

async function askHint(client: TestClient, id: string, level = 'keen'): Promise<Hint | string> {
  client.send({ t: 'hint', id, level });
  const find = () => client.received.find((one) => (one.t === 'hint' || one.t === 'refused') && one.id === id);
  await client.until(() => find() !== undefined, 20_000);
  const found = find()!;
  return found.t === 'hint' ? found : (found as { code: string }).code;
}
const notices = (client: TestClient): string[] =>
  client.received.flatMap((message) => (message.t === 'notice' ? [message.sentence] : []));

/** One person alone with a bot, with the person to move. If the bot starts, another table is opened. */
async function startAgainstBot(game: string): Promise<TestClient> {
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
  '%s: a person alone against bots gets a legal move with its reason',
  {
    timeout: 60_000,
  },
  async (game) => {
    const ann = await startAgainstBot(game);
    const [hint, soon] = await Promise.all([askHint(ann, 'h1'), askHint(ann, 'h2')]);
    expect(soon).toBe('TOO_FAST');
    expect(hint).toMatchObject({ why: expect.stringMatching(/\S.*[.!?]$/) });
    expect(await ann.act((hint as Hint).text)).toBeNull();
    expect(notices(ann)).toEqual([]);
    expect(await askHint(ann, 'h3', 'wizard')).toBe('NO_LEVEL');
  },
);

it('people who play each other get hints only if the host allows them, and everybody is notified', {
  timeout: 60_000,
}, async () => {
  const [ann, bo] = (await seatClients(running, 'take-my-word', 2)) as [TestClient, TestClient];
  expect(ann.room!.hints).toBe(false);
  await ann.command({ do: 'start' });
  await Promise.all([ann, bo].map((client) => client.until(() => client.step !== null)));
  const actor = ann.step!.status.toAct.includes(0) ? ann : bo;
  expect(await askHint(actor, 'h1')).toBe('NO_HINTS');
  expect(await bo.command({ do: 'hints', hints: true })).toBe('HOST_ONLY');
  expect(await ann.command({ do: 'hints', hints: true })).toBeNull();
  await bo.until(() => bo.room!.hints);
  expect(await askHint(actor, 'h2')).toMatchObject({ t: 'hint' });
  const sentence = `${actor.room!.people[actor.you]!.name} asked for a hint.`;
  await Promise.all([ann, bo].map((client) => client.until(() => notices(client).includes(sentence))));
  const other = actor === ann ? bo : ann;
  expect(other.received.some((message) => message.t === 'hint')).toBe(false);
  const spectator = await new TestClient(running.port).enter(ann.room!.id, 'Wim');
  expect(await askHint(spectator, 'h3')).toBe('WATCHING');
});
