import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import type {
  ContestArchive,
  ContestView,
  DailyAnswer,
  OwnContestsAnswer,
  RankingAnswer,
  RankingLine,
  SeriesView,
} from '../../core/contests/contest-api.ts';
import { dailyDeal } from '../../core/contests/daily.ts';
import { fullDeal, makeDeal } from '../../core/contests/deal.ts';
import { proveContest } from '../../core/contests/prove-contest.ts';
import type { Match } from '../../core/match.ts';
import { formatRecord, parseRecord, replayRecord, seedCommitment } from '../../core/records/record.ts';
import { playEntry } from '../../core/testing/play-entry.testing.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
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

    // It isn't among her tables any more.
    expect((await ann.http('/api/me/tables')).body.tables).toEqual([]);

    // Nothing tells the deal before it closes.
    const { match } = ann.step!;
    for (const what of ['record', 'review']) expect((await ann.http(`/api/matches/${match}/${what}`)).status).toBe(409);
    for (const path of ['archive', `records/${early.lines[0]!.id}`])
      expect((await ann.http(`/api/contests/${made.id}/${path}`)).status).toBe(409);
    expect(ann.step!.seed).toBeNull();
    const paths = ['/api/matches', '/api/me/export', '/api/me/contests', '/api/me/tables', '/api/rooms', '/metrics'];
    const told: string[] = [];
    for (const client of [ann, ben, cleo]) for (const path of paths) told.push((await client.http(path)).text);
    const exported = (await ann.http('/api/me/export')).body.matches as readonly {
      id: string;
      record: string | null;
    }[];
    expect(exported.find(({ id }) => id === match)).toMatchObject({ record: null });
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
    expect(told.join()).not.toContain(seed);
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
    const request = fullDeal(tmw, 'finished', { options: { rounds: 3, seatSwitch: 'off' }, bots: ['keen'] });
    const deal = makeDeal(tmw, request, loadLexicon);
    if (!deal.ok) throw new Error(deal.error.code);
    const record = playEntry(tmw, { deal: deal.value, bots: request.bots }, 'expert', loadLexicon(tmw.defaultList));
    const made = contestOf(await ann.http('/api/contests', 'POST', { record, seat: 0, name: 'Ann' }));
    expect(made).toMatchObject({ seats: 2, seed: null, challenger: 'Ann', entered: 1, finished: 1, isClosed: false });
    expect(made.mine).toMatchObject({ isFinished: true, room: null });
    expect(made.commitment).toBe(seedCommitment('finished'));
    const read = parseRecord(record);
    if (!read.ok) throw new Error(read.error.sentence);
    const opened = replayRecord(read.value, tmw, loadLexicon(tmw.defaultList));
    if (!opened.ok) throw new Error(opened.error.sentence);
    const mine = (await ranking(ann, made.id)).lines.filter(({ bot }) => bot === null);
    expect(mine).toMatchObject([{ name: 'Ann', isFromDevice: true, points: opened.value.status.scores[0] }]);
    // The challenger has played already. The friend gets the same cards and a bot in the other seat.
    expect((await ann.http(`/api/contests/${made.id}/enter`, 'POST', { name: 'Ann' })).status).toBe(409);
    await playContest(ben, made.id, 'Ben', 1);
    const first = ben.received.find((message) => message.t === 'step')!;
    expect(first.view).toEqual(tableOf(read.value.match).viewFor(0));
    const result = await ranking(ben, made.id);
    expect(result).toMatchObject({ isClosed: true, contest: { seed: 'finished' } });
    expect(result.lines.filter(({ bot }) => bot === null)).toHaveLength(2);
    const archive = (await ben.http(`/api/contests/${made.id}/archive`)).body as unknown as ContestArchive;
    const context = { game: tmw, form: {}, lexicon: loadLexicon(tmw.defaultList), checkBots: false };
    expect(proveContest(archive, Object.values(archive.records), context).faults).toEqual([]);
  });

  it('is not made from what isn’t a finished match', async () => {
    const ben = await person();
    const make = async (body: object): Promise<number> =>
      (await ben.http('/api/contests', 'POST', { name: 'Ben', ...body })).status;
    expect(await make({ record: 'Wordhoard record 1 #0', seat: 0 })).toBe(400);
    expect(await make({ game: 'none', length: 'short' })).toBe(400);
    expect(await make({ length: 'short' })).toBe(400);
    expect((await ben.http('/api/contests/none')).status).toBe(404);
  });
});

const tmw: AnyGame = games['take-my-word'];
const tableOf = (match: Match) => {
  const opened = tmw.openTable(match, loadLexicon(match.list));
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
};

describe('a hostile client', () => {
  const today = new Date().toISOString().slice(0, 10);
  const openId = `open-${today}-take-my-word`;
  const handIn = (client: TestClient, text: string, id = openId) =>
    client.http(`/api/contests/${id}/records`, 'POST', text);
  const openRecord = async (level: string, name = 'Ann', date = today): Promise<string> => {
    const request = dailyDeal(await tmw.loadDaily(), tmw.id, date);
    const deal = makeDeal(tmw, request, loadLexicon);
    if (!deal.ok) throw new Error(deal.error.code);
    return playEntry(tmw, { deal: deal.value, bots: request.bots }, level, loadLexicon(tmw.defaultList), name);
  };

  it('can’t hand in a forged or a second result, or that of another deal', { timeout: 60_000 }, async () => {
    const [ann, ben] = [await person(), await person()];
    const honest = await openRecord('keen');
    const read = parseRecord(honest);
    if (!read.ok) throw new Error(read.error.sentence);
    const { entries, outcome } = read.value;
    const forgeries = {
      altered: honest.replace(/^1 /m, '1  '),
      betterOutcome: formatRecord({ ...read.value, outcome: { ...outcome!, ranking: [[0], [1], [2]].toReversed() } }),
      cutShort: formatRecord({ ...read.value, entries: entries.slice(0, -2) }),
      unfinished: formatRecord({ ...read.value, entries: entries.slice(0, -2), outcome: null }),
      anotherDay: await openRecord('keen', 'Ann', '2026-01-01'),
      weakBots: formatRecord({ ...read.value, bots: [null, 'child', 'child'] }),
      ownSeed: formatRecord({ ...read.value, match: { ...read.value.match, seed: 'mine' } }),
      nothing: '',
    };
    for (const [name, text] of Object.entries(forgeries)) {
      const answer = await handIn(ann, text);
      expect(answer.status, name).toBe(400);
      expect(answer.body.sentence, name).toMatch(/\.$/);
    }
    expect((await handIn(ann, honest)).status).toBe(200);
    // Once, also with another result, and also if both requests come at the same time.
    expect((await handIn(ann, await openRecord('expert'))).status).toBe(409);
    const both = await Promise.all([handIn(ben, honest), handIn(ben, honest)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // Not to a sealed deal.
    expect((await handIn(ann, honest, `daily-${today}-take-my-word`)).status).toBe(409);
    expect((await ann.http(`/api/contests/${openId}/enter`, 'POST', { name: 'Ann' })).status).toBe(409);
  });

  it('shows its name to nobody by handing in, however it is written', { timeout: 60_000 }, async () => {
    const [ann, ben] = [await person(), await person()];
    expect((await handIn(ann, await openRecord('keen', 'Ann the Great'))).status).toBe(200);
    expect((await handIn(ben, await openRecord('expert', 'Fuck you'))).status).toBe(200);
    const seen = await ranking(ann, openId);
    expect(seen.lines.filter(({ bot }) => bot === null)).toMatchObject([{ isMine: true, isFromDevice: true, rank: 1 }]);
    expect(JSON.stringify((await ranking(ben, openId)).lines)).not.toMatch(/Fuck|Great/);
    expect((await ranking(await person(), openId)).lines).toEqual([]);
  });

  it('gets nothing at other people’s entries', { timeout: 60_000 }, async () => {
    const [ann, ben, eve] = [await person(), await person(), await person()];
    const made = await challenge(ann);
    const entered = await ann.http(`/api/contests/${made.id}/enter`, 'POST', { name: 'Ann' });
    await ann.enter(entered.body.room as string);
    await ann.until(() => ann.step !== null);
    // Neither the room nor the match of somebody else lets Eve in, act, or read.
    await eve.enter(entered.body.room as string, 'Eve');
    expect(eve.step).toBeNull();
    eve.send({ t: 'act', match: entered.body.match, id: 'x1', text: 'pass' });
    expect(await eve.answer('x1')).not.toBeNull();
    expect((await eve.http(`/api/matches/${entered.body.match}/record`)).status).toBeGreaterThanOrEqual(400);
    const before = ann.step!.n;
    // A second identity is another entrant, with a room of its own; the first one's is not touched.
    const twice = await Promise.all(
      [1, 2].map(() => ben.http(`/api/contests/${made.id}/enter`, 'POST', { name: 'Ben' })),
    );
    expect(new Set(twice.map(({ body }) => body.room)).size).toBe(1);
    expect(twice[0]!.body.room).not.toBe(entered.body.room);
    expect(ann.step!.n).toBe(before);
    expect((await eve.http(`/api/contests/${made.id}/hide`, 'POST', { entry: 'x', hidden: true })).status).toBe(403);
    expect((await ranking(eve, made.id)).lines).toEqual([]);
  });
});

describe('a series', () => {
  const HOUR_MS = 3_600_000;
  const newSeries = (more: object = {}) => ({
    ...{ name: 'Club', games: ['take-my-word'], length: 'short', scoring: 'matchpoints', deals: 2 },
    ...{ everyMs: 0, openForMs: HOUR_MS, ...more },
  });

  it('is made whole or not at all', async () => {
    const ann = await person();
    const answer = await ann.http('/api/series', 'POST', newSeries({ games: ['take-my-word', 'none'] }));
    expect(answer.status).toBe(400);
    const own = (await ann.http('/api/me/contests')).body as unknown as OwnContestsAnswer;
    expect(own).toMatchObject({ contests: [], series: [] });
    expect(await countSeries()).toBe(0);
  });

  it('begins within a year, and not in the past', async () => {
    const ann = await person();
    const [now, year] = [Date.now(), 366 * 24 * HOUR_MS];
    expect((await ann.http('/api/series', 'POST', newSeries({ opens: now + year + HOUR_MS }))).status).toBe(400);
    const made = await ann.http('/api/series', 'POST', newSeries({ opens: 0 }));
    expect((made.body.series as SeriesView).deals.every(({ opens, isOpen }) => opens >= now && isOpen)).toBe(true);
  });

  const countSeries = async (): Promise<number> => {
    const db = new DatabaseSync(join(running.data, 'wordhoard.db'), { readOnly: true });
    const { count } = db.prepare('select count(*) as count from series').get() as { count: number };
    db.close();
    return count;
  };
});

describe('limits', () => {
  it('slow down who makes too many deals or reads too much', async () => {
    const limited = await startServer(undefined, 'on', undefined, {
      ...{ LIMIT_SERVER_CONTESTS: '3/1', LIMIT_CONTEST_READS: '10/1', LIMIT_EXEMPT: '' },
    });
    try {
      const ann = await new TestClient(limited.port).connect();
      const series = { name: 'Club', games: ['take-my-word'], length: 'short', scoring: 'percent', deals: 2 };
      const made = await ann.http('/api/series', 'POST', { ...series, everyMs: 0, openForMs: 60_000 });
      expect(made.status, made.text).toBe(200);
      const { id } = made.body.series as SeriesView;
      const add = async (): Promise<number> =>
        (
          await ann.http(`/api/series/${id}/deals`, 'POST', {
            game: 'take-my-word',
            length: 'short',
            openForMs: 60_000,
          })
        ).status;
      expect(await add()).toBe(200);
      expect(await add()).toBe(429);
      const reads = [];
      for (let i = 0; i < 12; i++) reads.push((await ann.http('/api/contests/none')).status);
      expect(reads.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
      expect(reads.at(-1)).toBe(429);
    } finally {
      await stopServer(limited);
    }
  });
});

it('each deal of a series counts for its address', async () => {
  const limited = await startServer(undefined, 'on', undefined, { LIMIT_CONTESTS: '5/1' });
  try {
    const ann = await new TestClient(limited.port).connect();
    const series = { name: 'Club', games: ['take-my-word'], length: 'short', scoring: 'percent', everyMs: 0 };
    const make = async (deals: number) =>
      (await ann.http('/api/series', 'POST', { ...series, deals, openForMs: 60_000 })).status;
    expect([await make(4), await make(4), await make(1), await make(1)]).toEqual([200, 429, 200, 429]);
  } finally {
    await stopServer(limited);
  }
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
