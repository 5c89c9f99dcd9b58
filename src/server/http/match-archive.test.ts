import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseRecord, replayRecord } from '../../core/records/record.ts';
import { reviewRecord } from '../../core/records/review.ts';
import { findGame } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
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

const game = findGame('take-my-word')!;

/** A match against a bot that has moved at least once, ended by leaving. */
async function playShortMatch(): Promise<TestClient> {
  const [ann] = (await seatClients(running, game.id, 1, 2)) as [TestClient];
  await ann.command({ do: 'start' });
  await ann.until(() => ann.step !== null);
  const botMoved = (): boolean =>
    ann.received.some((message) => message.t === 'step' && message.told.some(({ by }) => by === 1));
  while (!botMoved()) {
    const { n, status } = ann.step!;
    if (status.toAct.includes(0)) await ann.act(botMove(ann)!);
    else await ann.until(() => ann.step!.n > n, 30_000);
  }
  expect((await ann.http(`/api/matches/${ann.step!.match}/review`)).status).toBe(404); // not before the end
  expect((await ann.http(`/api/matches/${ann.step!.match}/record`)).status).toBe(404);
  expect(await ann.command({ do: 'leave', standIn: null })).toBeNull();
  await ann.until(() => ann.step!.status.outcome !== null);
  return ann;
}

it('keeps a finished match and its review for its players until they delete it', {
  timeout: 90_000,
}, async () => {
  const ann = await playShortMatch();
  const { match } = ann.step!;
  const listed = (await ann.http('/api/matches')).body.matches as { id: string; names: string[]; bots: unknown[] }[];
  expect(listed).toMatchObject([{ id: match, names: ['Ann', 'Ben'], bots: [null, 'ben'] }]);

  const read = parseRecord((await ann.http(`/api/matches/${match}/record`)).text);
  if (!read.ok) throw new Error(read.error.sentence);
  expect(read.value.bots).toEqual([null, 'ben']);
  expect(replayRecord(read.value, game, loadLexicon(game.defaultList)).ok).toBe(true);

  const { reasons } = (await ann.http(`/api/matches/${match}/review`)).body as { reasons: unknown[] };
  expect(reasons.length).toBeGreaterThan(0);
  expect({ ok: true, value: reasons }).toEqual(reviewRecord(read.value, game, loadLexicon(game.defaultList)));
  expect((await ann.http(`/api/matches/${match}/review`)).body.reasons).toEqual(reasons); // now from the store

  const stranger = new TestClient(running.port);
  for (const what of ['record', 'review']) {
    expect((await stranger.http(`/api/matches/${match}/${what}`)).status).toBe(404);
    expect((await stranger.http(`/api/matches/${match}`, 'DELETE')).status).toBe(200);
    expect((await ann.http(`/api/matches/${match}/${what}`)).status).toBe(200);
  }
  expect((await ann.http(`/api/matches/${match}`, 'DELETE')).body).toEqual({ ok: true });
  expect((await ann.http('/api/matches')).body.matches).toEqual([]);
  expect((await ann.http(`/api/matches/${match}/record`)).status).toBe(404);
  ann.drop();

  // The room is still there.
  const back = await new TestClient(running.port, ann.cookie).enter(ann.room!.id);
  expect(await back.command({ do: 'rematch' })).toBeNull();
});
