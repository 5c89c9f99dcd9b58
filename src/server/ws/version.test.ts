import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLOSE_OUTDATED, PROTOCOL_VERSION } from '../../core/protocol/protocol.ts';
import {
  enterMessage,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  TestClient,
} from '../testing/client.testing.ts';
import { FIXTURE_BUILD } from '../testing/web-fixture.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

/** Connects, sends these messages and returns the close code. */
async function closeCode(client: TestClient, ...messages: readonly unknown[]): Promise<number> {
  await client.connect();
  const closed = new Promise<number>((resolve) => client.socket!.once('close', resolve));
  for (const message of messages) client.send(message);
  return closed;
}

it('sends its version and web build with the room', async () => {
  const [host] = (await seatClients(running, 'take-my-word', 1, 2)) as [TestClient];
  expect(host.received.find(({ t }) => t === 'room')).toMatchObject({
    version: PROTOCOL_VERSION,
    build: FIXTURE_BUILD,
  });
});

it.each([1, PROTOCOL_VERSION + 1])(
  'tells a client of version %i to update, and handles nothing else of it',
  async (version) => {
    const [host] = (await seatClients(running, 'take-my-word', 1, 2)) as [TestClient];
    const client = new TestClient(running.port);
    const enter = { ...enterMessage(host.room!.id, 'Old'), version, unknown: true };
    const chat = { t: 'chat', id: 'c1', text: 'hello' };
    expect(await closeCode(client, enter, chat)).toBe(CLOSE_OUTDATED);
    const sentence = 'Wordhoard was updated. Reload the page to continue.';
    expect(client.received).toEqual([{ t: 'outdated', version: PROTOCOL_VERSION, build: FIXTURE_BUILD, sentence }]);
    expect(host.room!.people).toHaveLength(1);
  },
);

it('also says goodbye to a client without a version, which does not know `outdated`', async () => {
  const client = new TestClient(running.port);
  expect(await closeCode(client, { t: 'enter', room: 'r', name: null, match: null, n: 0 })).toBe(CLOSE_OUTDATED);
  expect(client.received.map(({ t }) => t)).toEqual(['outdated', 'bye']);
});

it('answers messages it cannot read', async () => {
  const [host] = (await seatClients(running, 'take-my-word', 1, 2)) as [TestClient];
  host.send({ t: 'wish', id: 'w1', wish: { do: 'start' } });
  expect(await host.answer('w1')).toBe('BAD_MESSAGE');
  const lost = await new TestClient(running.port).connect();
  lost.send(enterMessage('no such ïd', null));
  await lost.until(() => lost.received.some(({ t }) => t === 'bye'));
});

it('sends the word list of the match, which the host’s settings no longer change', async () => {
  const [host] = (await seatClients(running, 'take-my-word', 1, 2)) as [TestClient];
  await host.command({ do: 'start' });
  await host.until(() => host.step !== null);
  const { words } = host.step!;
  expect(words).toEqual({ list: expect.not.stringContaining('family'), only: null });
  expect(await host.command({ do: 'access', access: 'link', teams: false, family: true })).toBeNull();
  expect(host.room!.family).toBe(true);
  const back = await new TestClient(running.port, host.cookie).enter(host.room!.id);
  await back.until(() => back.step !== null);
  expect(back.step!.words).toEqual(words);
});
