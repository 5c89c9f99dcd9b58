import { afterAll, beforeAll, expect, it } from 'vitest';
import { repetitions, reportFigures, reportProgress } from '../../core/testing/deep.testing.ts';
import { games } from '../../games/index.ts';
import {
  botMove,
  enterMessage,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  TestClient,
} from '../testing/client.testing.ts';

/** Cuts in matches of each game. */
const CUTS = repetitions(25, 160);

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

/** The numbers of the steps that answered an id. */
const answersTo = (client: TestClient, id: string): Set<number> =>
  new Set(client.received.flatMap((message) => (message.t === 'step' && message.to === id ? [message.n] : [])));

it.each(Object.keys(games))(
  '%s takes every act once, though the connection is cut at each',
  {
    timeout: 60_000 + CUTS * 5000,
  },
  async (game) => {
    const clients = await seatClients(running, game, 2);
    const [host] = clients as [TestClient];
    const room = host.room!.id;
    const start = async (): Promise<void> => {
      const before = host.step?.match ?? '';
      expect(await host.command({ do: 'start' })).toBeNull();
      await Promise.all(clients.map((one) => one.until(() => one.step !== null && one.step.match !== before)));
    };
    await start();
    let cuts = 0;
    for (let i = 0; cuts < CUTS; i++) {
      if (host.step!.status.outcome !== null) await start();
      const actor = clients.find((one) => one.step!.status.toAct.includes(one.step!.seat!) && botMove(one) !== null);
      if (actor === undefined) {
        const { n } = host.step!;
        await host.until(() => host.step!.n > n, 60_000); // the clock is next
      } else {
        const act = { t: 'act', match: actor.step!.match, id: `cut-${i}`, text: botMove(actor)! };
        // In turn, cut before the act is sent and before it is answered.
        if (cuts % 2 === 0) {
          actor.send(act);
          await new Promise((resolve) => setTimeout(resolve, i % 4));
        }
        actor.drop();
        cuts++;
        await actor.enter(room);
        actor.send(act);
        const refused = await actor.answer(act.id);
        expect(refused).toBeNull();
        expect(answersTo(actor, act.id).size).toBe(1);
        for (const client of clients) client.received.length = 0;
        reportProgress(`cuts in ${game}`, cuts, CUTS);
      }
      const { match, n } = clients
        .map(({ step }) => step!)
        .reduce((a, b) => (a.match === b.match && a.n > b.n ? a : b));
      await Promise.all(
        clients.map((client) => client.until(() => client.step!.match === match && client.step!.n >= n)),
      );
    }
    const [a, b] = clients as [TestClient, TestClient];
    expect(a.step!.status).toEqual(b.step!.status);
    for (const client of clients) client.drop();
    reportFigures({ cuts });
  },
);

it('takes acts that come twice and in the wrong order once each', async () => {
  const [host] = (await seatClients(running, 'wordsters', 1, 2)) as [TestClient];
  await host.command({ do: 'options', preset: 'relaxed', options: { firstSelector: 'first' } });
  await host.command({ do: 'start' });
  await host.until(() => host.step !== null);
  const { match, view } = host.step!;
  const [wordster] = (view as { offered: string[] }).offered;
  const choose = { t: 'act', match, id: 'choose', text: `choose ${wordster}` };
  const write = { t: 'act', match, id: 'write', text: `write ${[...wordster!].join('E')}E` };
  for (const message of [write, choose, write, choose, choose, write]) host.send(message);
  host.send({ t: 'ping', at: 1 });
  await host.until(() => answersTo(host, 'write').size === 1 && answersTo(host, 'choose').size === 1);
  await host.until(() => host.received.filter((message) => message.t === 'step' && message.to !== null).length >= 5);
  expect(host.received.filter((message) => message.t === 'refused')).toMatchObject([{ id: 'write' }]);
  const mine = host.received.flatMap((message) =>
    message.t === 'step' ? message.told.filter(({ by }) => by === 0) : [],
  );
  expect(new Set(mine.map(({ n }) => n)).size).toBe(2);
});

it('recognizes an act whose answer was lost, after the next match has begun', async () => {
  const [host, guest] = (await seatClients(running, 'word-xchange', 2)) as [TestClient, TestClient];
  await host.command({ do: 'start' });
  await guest.until(() => guest.step !== null);
  const { match } = guest.step!;
  expect(await guest.act('leave', 'last')).toBeNull();
  if (host.step!.status.outcome === null) await host.act('leave');
  await host.until(() => host.room!.phase === 'over');
  await host.command({ do: 'start' });
  await guest.until(() => guest.step!.match !== match);
  guest.received.length = 0;
  guest.send({ t: 'act', match, id: 'last', text: 'leave' });
  expect(await guest.answer('last')).toBeNull();
  expect(guest.step!.match).not.toBe(match);
  expect(guest.step!.n).toBe(0);
  guest.send({ t: 'act', match, id: 'unknown', text: 'leave' });
  expect(await guest.answer('unknown')).toBe('NO_MATCH');
});

it('takes a command and a chat message once, however often they are sent', async () => {
  const [host, guest] = (await seatClients(running, 'take-my-word', 2)) as [TestClient, TestClient];
  for (let i = 0; i < 3; i++) {
    host.send({ t: 'command', id: 'begin', command: { do: 'start' } });
    host.send({ t: 'chat', id: 'hey', text: 'hey' });
  }
  const done = (id: string) => host.received.filter((message) => message.t === 'done' && message.id === id).length;
  await host.until(() => done('begin') === 3 && done('hey') === 3);
  await guest.until(() => guest.step !== null);
  expect(host.received.filter((message) => message.t === 'refused')).toEqual([]);
  expect(guest.received.filter((message) => message.t === 'chat').length).toBe(1);
  const matches = new Set(guest.received.flatMap((message) => (message.t === 'step' ? [message.match] : [])));
  expect(matches.size).toBe(1);
});

it('recognizes a command that is sent again after 63 others, and a chat message after those of others', async () => {
  const [host, guest] = (await seatClients(running, 'take-my-word', 2)) as [TestClient, TestClient];
  const rename = (id: string, name: string) => ({ t: 'command', id, command: { do: 'name', name } });
  const longId = `first-${'x'.repeat(50)}`;
  host.send(rename(longId, 'First'));
  guest.send({ t: 'chat', id: 'said', text: 'once' });
  await guest.answer('said');
  for (let i = 0; i < 63; i++) host.send(rename(`later-${i}`, `Later ${i}`));
  await host.answer('later-62');
  host.received.length = 0;
  host.send(rename(longId, 'First'));
  expect(await host.answer(longId)).toBeNull();
  guest.send({ t: 'chat', id: 'said', text: 'once' });
  await guest.answer('said');
  expect(host.room!.people[host.you]!.name).toBe('Later 62');
  expect(host.received.filter((message) => message.t === 'chat')).toEqual([]);
});

it('handles messages sent right after enter', async () => {
  const [host] = (await seatClients(running, 'take-my-word', 1, 2)) as [TestClient];
  const late = await new TestClient(running.port).connect();
  late.send(enterMessage(host.room!.id, 'Late'));
  late.send({ t: 'command', id: 'w', command: { do: 'name', name: 'Later' } });
  expect(await late.answer('w')).toBeNull();
  await host.until(() => host.room!.people[1]?.name === 'Later');
});
