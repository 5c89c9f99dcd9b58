import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ContestArchive,
  ContestView,
  DailyAnswer,
  RankingAnswer,
  RankingLine,
} from '../../core/contests/contest-api.ts';
import { parseRecord } from '../../core/records/record.ts';
import { botMove, type RunningServer, startServer, stopServer, TestClient } from '../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

const person = async (): Promise<TestClient> => new TestClient(running.port).connect();
const contestOf = (answer: { body: Record<string, unknown> }) => answer.body.contest as ContestView;
const challenge = async (client: TestClient, more: object = {}) =>
  contestOf(
    await client.http('/api/contests', 'POST', {
      game: 'take-my-word',
      length: 'full',
      bots: ['keen'],
      name: 'Ann',
      ...more,
    }),
  );
const ranking = async (client: TestClient, id: string) =>
  (await client.http(`/api/contests/${id}/ranking`)).body as unknown as RankingAnswer;

/** Enters a contest and plays like a bot until it is over, or leaves after some moves of one's own. */
async function playContest(client: TestClient, id: string, name: string, leaveAfter = 2): Promise<void> {
  const entered = await client.http(`/api/contests/${id}/enter`, 'POST', { name });
  expect(entered.status, entered.text).toBe(200);
  await client.enter(entered.body.room as string);
  await client.until(() => client.step !== null);
  for (let own = 0; client.step!.status.outcome === null; ) {
    const { n, status, seat } = client.step!;
    if (own === leaveAfter) expect(await client.command({ do: 'leave', standIn: null })).toBeNull();
    else if (status.toAct.includes(seat!) && (await client.act(botMove(client)!)) === null) own++;
    await client.until(() => client.step!.n > n, 30_000);
  }
}

describe('a challenge', () => {
  it('is played by two people, each once, and closes when both have finished', { timeout: 90_000 }, async () => {
    const [ann, ben, cleo] = [await person(), await person(), await person()];
    const made = await challenge(ann);
    expect(made).toMatchObject({
      kind: 'challenge',
      seed: null,
      isClosed: false,
      isHost: true,
      challenger: 'Ann',
      mine: null,
    });
    await playContest(ann, made.id, 'Ann');
    expect((await ranking(ben, made.id)).isVisible).toBe(false);
    const early = await ranking(ann, made.id);
    expect(early.lines.filter(({ bot }) => bot === null)).toMatchObject([
      { name: 'Ann', isMine: true, rank: 1, best: null },
    ]);

    // Nothing tells the deal before it closes.
    const { match } = ann.step!;
    for (const what of ['record', 'review']) expect((await ann.http(`/api/matches/${match}/${what}`)).status).toBe(409);
    for (const path of ['archive', `records/${early.lines[0]!.id}`])
      expect((await ann.http(`/api/contests/${made.id}/${path}`)).status).toBe(409);
    expect(ann.step!.seed).toBeNull();
    const again = await ann.http(`/api/contests/${made.id}/enter`, 'POST', { name: 'Ann' });
    expect(again.status).toBe(409);
    expect(again.body.room).toBe(ann.room!.id);

    // Nobody else gets into the room, and nothing about it can be changed.
    const watcher = await person();
    watcher.send({ t: 'enter', version: 1, build: null, room: ann.room!.id, name: 'Wim', match: null, n: 0 });
    for (const command of [{ do: 'rematch' }, { do: 'lock', locked: false }, { do: 'hints', hints: true }] as const)
      expect(await ann.command(command)).toBe('CONTEST');

    await playContest(ben, made.id, 'Ann', 3);
    const result = await ranking(ben, made.id);
    expect(result.isClosed).toBe(true);
    const people = result.lines.filter(({ bot }) => bot === null);
    expect(people.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ann 2']);
    expect((await cleo.http(`/api/contests/${made.id}/enter`, 'POST', { name: 'Cleo' })).status).toBe(409);

    const archive = (await cleo.http(`/api/contests/${made.id}/archive`)).body as unknown as ContestArchive;
    expect(archive.entries.filter(({ bot }) => bot === null)).toHaveLength(2);
    const records = Object.values(archive.records).map((text) => parseRecord(text));
    expect(records.every(({ ok }) => ok)).toBe(true);
    const own = await ann.http(`/api/matches/${match}/record`);
    expect(own.status).toBe(200);
    expect(Object.values(archive.records)).toContain(own.text);
    const seed = contestOf(await cleo.http(`/api/contests/${made.id}`)).seed!;
    expect(own.text).toContain(`seed ${JSON.stringify(seed)}`);
    const sent = [ann, ben].map(({ received }) => JSON.stringify(received)).join();
    expect(sent).not.toContain(seed);
    expect(watcher.received.some(({ t }) => t === 'step')).toBe(false);

    const hide = { entry: people[0]!.id, hidden: true };
    expect((await ben.http(`/api/contests/${made.id}/hide`, 'POST', hide)).status).toBe(403);
    expect((await ann.http(`/api/contests/${made.id}/hide`, 'POST', hide)).status).toBe(200);
    const shown = (await ranking(cleo, made.id)).lines.filter(({ bot }: RankingLine) => bot === null);
    expect(shown.map(({ id }) => id)).toEqual([people[1]!.id]);
    const kept = (await cleo.http(`/api/contests/${made.id}/archive`)).body as unknown as ContestArchive;
    expect(kept.entries.find(({ id }) => id === people[0]!.id)).toMatchObject({ isHidden: true });
  });

  it('can be made from a finished match, whose result is the first entry', { timeout: 60_000 }, async () => {
    const [ann, ben] = [await person(), await person()];
    const first = await challenge(ann, { invited: null });
    await playContest(ann, first.id, 'Ann', 1);
    const text = 'Wordhoard record 1 #0';
    expect((await ann.http('/api/contests', 'POST', { record: text, seat: 0, name: 'Ann' })).status).toBe(400);
    expect((await ben.http('/api/contests/none')).status).toBe(404);
    expect((await ben.http('/api/contests', 'POST', { game: 'none', length: 'short', name: 'B' })).status).toBe(400);
    expect((await ben.http('/api/contests', 'POST', { length: 'short', name: 'B' })).status).toBe(400);
  });
});

describe('the daily', () => {
  it('has a sealed and an open deal for each game, the same for everybody', async () => {
    const [ann, ben] = [await person(), await person()];
    const today = (await ann.http('/api/daily')).body as unknown as DailyAnswer;
    expect(today.contests).toHaveLength(10);
    expect(today.contests.filter(({ secrecy }) => secrecy === 'sealed').every(({ seed }) => seed === null)).toBe(true);
    const same = (await ben.http(`/api/daily?date=${today.date}`)).body as unknown as DailyAnswer;
    expect(same.contests.map(({ commitment }) => commitment)).toEqual(
      today.contests.map(({ commitment }) => commitment),
    );
    expect((await ann.http('/api/daily?date=2999-01-01')).status).toBe(404);
    expect((await ann.http('/api/daily?date=2020-01-01')).status).toBe(404);
    expect((await ann.http('/api/contests/daily-2999-01-01-wordsters')).status).toBe(404);
  });
});
