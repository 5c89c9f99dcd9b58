import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { DAILY_OPEN_MS, dailyContestId } from '../../core/contests/contest.ts';
import { dailyDeal } from '../../core/contests/daily.ts';
import { makeDeal } from '../../core/contests/deal.ts';
import { playEntry } from '../../core/testing/play-entry.testing.ts';
import { startOfDate } from '../../core/time/utc-date.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { createRecordChecker, type RecordChecker } from '../records/record-checker.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { ContestContext } from './contest-context.ts';
import { createContests } from './contests.ts';

const DATE = '2026-11-18';
const OPENS = startOfDate(DATE)!;
const tmw: AnyGame = games['take-my-word'];

const folders: string[] = [];
const stores: Store[] = [];
const checkers: RecordChecker[] = [];
afterEach(async () => {
  for (const checker of checkers.splice(0)) await checker.close();
  for (const store of stores.splice(0)) await store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function openServer(dailySecret = 'a secret of this server') {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-dailies-'));
  folders.push(folder);
  const store = openSqlite(folder);
  stores.push(store);
  const checker = createRecordChecker();
  checkers.push(checker);
  const bots = { choose: async () => null };
  const log = { error: () => {}, warn: () => {} };
  const server = { store, requestStore: store, openList: loadLexicon, log, bots, recordChecker: checker };
  const clock = { now: OPENS };
  const context = { server, checker, dailySecret, now: () => clock.now } as unknown as ContestContext;
  return { clock, contests: createContests(context) };
}

async function openRecord(level: string): Promise<string> {
  const request = dailyDeal(await tmw.loadDaily(), tmw.id, DATE);
  const deal = makeDeal(tmw, request, loadLexicon);
  if (!deal.ok) throw new Error(deal.error.code);
  return playEntry(tmw, { deal: deal.value, bots: request.bots }, level, loadLexicon(tmw.defaultList));
}

it('are the same on servers with the same secret, and others elsewhere; the open ones are the same everywhere', async () => {
  const seedsOf = async (secret: string): Promise<ReadonlyMap<string, string>> =>
    new Map((await openServer(secret).contests.dailies(DATE)).map(({ contest: { id, deal } }) => [id, deal.seed]));
  const [one, same, other] = [await seedsOf('one secret'), await seedsOf('one secret'), await seedsOf('another')];
  expect(one.size).toBe(10);
  expect(same).toEqual(one);
  for (const [id, seed] of one) expect(other.get(id) === seed, id).toBe(id.startsWith('open-'));
});

it('are handed in as late as the day is open, once', { timeout: 60_000 }, async () => {
  const { clock, contests } = openServer();
  const id = dailyContestId(DATE, tmw.id, 'open');
  const [record, better] = [await openRecord('keen'), await openRecord('expert')];
  clock.now = OPENS + DAILY_OPEN_MS - 1;
  expect((await contests.handIn(id, 'ann', record, '127.0.0.1')).ok).toBe(true);
  expect(await contests.handIn(id, 'ann', better, '127.0.0.1')).toMatchObject({ ok: false, error: { status: 409 } });
  clock.now++;
  expect(await contests.handIn(id, 'ben', record, '127.0.0.1')).toMatchObject({ ok: false, error: { status: 409 } });
  const { lines } = (await contests.ranking(id, 'ann'))!;
  expect(lines.filter(({ bot }) => bot === null)).toHaveLength(1);
});

it('do not open before their day, and stay closed when the clock is set back', async () => {
  const { clock, contests } = openServer();
  const id = dailyContestId(DATE, tmw.id, 'sealed');
  clock.now = OPENS - 1;
  expect(await contests.dailies(DATE)).toEqual([]);
  expect(await contests.get(id)).toBeNull();
  clock.now = OPENS;
  expect(await contests.read(id, 'ann')).toMatchObject({ view: { isOpen: true, seed: null } });
  // Deals that were made while the clock was ahead wait for their day.
  clock.now = OPENS - 60_000;
  expect(await contests.read(id, 'ann')).toMatchObject({ view: { isOpen: false, isClosed: false, seed: null } });
  expect(await contests.enter(id, 'ann', 'Ann')).toMatchObject({ ok: false, error: { status: 409 } });
  clock.now = OPENS + DAILY_OPEN_MS;
  expect((await contests.read(id, 'ann'))!.view.isClosed).toBe(true);
  clock.now = OPENS;
  expect((await contests.read(id, 'ann'))!.view).toMatchObject({ isOpen: false, isClosed: true });
  expect(await contests.enter(id, 'ben', 'Ben')).toMatchObject({ ok: false, error: { status: 409 } });
});
