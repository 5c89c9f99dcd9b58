import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { BOT_LEVELS } from '../../core/bot-cast.ts';
import { checkEntry } from '../../core/contests/check-entry.ts';
import type { Contest, Entry } from '../../core/contests/contest.ts';
import type { ContestArchive, SeriesLine } from '../../core/contests/contest-api.ts';
import { proveContest } from '../../core/contests/prove-contest.ts';
import { START_RATING } from '../../core/contests/rating.ts';
import { rankEntries, rankSeries } from '../../core/contests/standing.ts';
import { randomFrom } from '../../core/random.ts';
import { type MatchRecord, parseRecord } from '../../core/records/record.ts';
import { playEntry } from '../../core/testing/play-entry.testing.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { WON } from '../store/store-fixtures.testing.ts';
import type { ContestContext } from './contest-context.ts';
import { createContests } from './contests.ts';
import { createSeries } from './series.ts';

const PEOPLE = 40;
/** They miss one deal each. */
const MISSING = 8;
/** They come when everybody else is done. */
const LATE = 3;
const DEALS = 4;
const HOUR_MS = 3_600_000;
const tmw: AnyGame = games['take-my-word'];
const lexicon = loadLexicon(tmw.defaultList);

const folders: string[] = [];
const stores: Store[] = [];
let clock: number;
beforeEach(() => {
  clock = Date.now();
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function openServices() {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-series-'));
  folders.push(folder);
  const store = openSqlite(folder);
  stores.push(store);
  const server = { store, requestStore: store, openList: loadLexicon, log: { error: () => {}, warn: () => {} } };
  const context = { server, checker: {}, dailySecret: '', now: () => clock } as unknown as ContestContext;
  const contests = createContests(context);
  return { store, contests, series: createSeries(context, contests) };
}

const record = (text: string): MatchRecord => {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(read.error.sentence);
  return read.value;
};
const resultOf = async (contest: Contest, text: string) => {
  const check = { contest, anyBots: false, checkBots: false };
  const checked = checkEntry(text, check, tmw, await tmw.loadDaily(), lexicon);
  if (!checked.ok) throw new Error(checked.error.sentence);
  return checked.value.result;
};

type Try = { readonly person: number; readonly deal: number };

/** By deal and level. */
const played = new Map<string, { record: MatchRecord; result: Awaited<ReturnType<typeof resultOf>> }>();

/** Everybody's tries, each the game of a bot of some level under the person's name. */
async function enterAll(store: Store, deals: readonly Contest[], tries: readonly Try[]): Promise<void> {
  for (const { person, deal } of tries) {
    const contest = deals[deal]!;
    const level = BOT_LEVELS[(person + deal) % BOT_LEVELS.length]!;
    const key = `${deal} ${level}`;
    if (!played.has(key)) {
      const text = playEntry(tmw, contest, level, lexicon);
      played.set(key, { record: record(text), result: await resultOf(contest, text) });
    }
    const { record: own, result } = played.get(key)!;
    const name = `Player ${person}`;
    const log = { ...own, at: 0, names: own.names.with(0, name) };
    const { bots = [], entries, outcome, names } = log;
    const added = await store.contests.enter(
      {
        ...{ contest: contest.id, person: `p${person}`, id: `e${person}-${deal}`, name, bot: null },
        ...{ room: null, match: null, enteredAt: clock, isOrigin: false },
      },
      {
        result: { ...result, elapsedMs: null, insight: null },
        log: { at: 0, names, bots, entries, outcome },
        isListed: false,
      },
    );
    expect(added).toBe(true);
  }
}

const byName = (lines: readonly SeriesLine[]) =>
  lines
    .map(({ name, rank, total, results }) => ({ name, rank, total, results }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

it('the standing of forty people in four deals follows from the archives, in whatever order they came', {
  timeout: 300_000,
}, async () => {
  const { store, contests, series } = openServices();
  const made = await series.create('host', {
    ...{ name: 'Club', games: ['take-my-word'], length: 'short', scoring: 'matchpoints', deals: DEALS },
    ...{ everyMs: 0, openForMs: HOUR_MS },
  });
  if (!made.ok) throw new Error(made.error.sentence);
  const storedDeals = await store.contests.listOfSeries(made.value);
  const deals = storedDeals.map(({ contest }) => contest);
  const tries = Array.from(
    { length: PEOPLE * DEALS },
    (_, i): Try => ({ person: i % PEOPLE, deal: Math.floor(i / PEOPLE) }),
  ).filter(({ person, deal }) => !(person < MISSING && deal === person % DEALS));
  const isLate = ({ person }: Try): boolean => person >= PEOPLE - LATE;
  clock += 1000;
  await enterAll(
    store,
    deals,
    tries.filter((one) => !isLate(one)),
  );
  clock += HOUR_MS / 2;
  await enterAll(store, deals, tries.filter(isLate));
  // As long as the deals are open, somebody who hasn't played sees nothing of them.
  expect((await series.view(made.value, 'stranger'))!.lines).toEqual([]);
  clock += HOUR_MS;
  const view = (await series.view(made.value, 'stranger'))!;
  expect(view.deals.every(({ isClosed }) => isClosed)).toBe(true);
  expect(view.lines).toHaveLength(PEOPLE);

  const form = await tmw.loadDaily();
  const recomputed = [];
  for (const { id } of deals) {
    const answer = await contests.archive(id);
    if (!answer.ok) throw new Error(answer.error.sentence);
    const archive: ContestArchive = answer.value;
    const texts = Object.values(archive.records);
    expect(proveContest(archive, texts, { game: tmw, form, lexicon, checkBots: false }).faults).toEqual([]);
    const entries: Entry[] = [];
    for (const { id: entry, name } of archive.entries)
      entries.push({ id: entry, name, bot: null, result: await resultOf(archive.contest, archive.records[entry]!) });
    const names = new Map(entries.map(({ id: entry, name }) => [entry, name]));
    recomputed.push({
      ranking: rankEntries(entries, archive.contest.pointsFrom, lexicon),
      ownerOf: (entry: string) => names.get(entry)!,
    });
  }
  const standing = rankSeries(recomputed, 'matchpoints', () => false).map(({ owner, ...line }) => ({
    name: owner,
    ...line,
  }));
  expect(byName(view.lines)).toEqual(standing.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  expect(view.lines.filter(({ results }) => results.includes(null))).toHaveLength(MISSING);
  expect(standing[0]!.total).toBeGreaterThan(standing.at(-1)!.total);

  clock -= HOUR_MS;
  const other = openServices();
  await other.store.contests.addSeries({ id: made.value, name: 'Club', scoring: 'matchpoints', host: 'host' });
  for (const one of storedDeals) await other.store.contests.add(one);
  await enterAll(other.store, deals, randomFrom('order', 0).shuffle(tries));
  clock += HOUR_MS;
  expect(byName((await other.series.view(made.value, 'stranger'))!.lines)).toEqual(byName(view.lines));
});

it('rates people by how they do against the bots of each deal', async () => {
  const { store, series } = openServices();
  const made = await series.create('host', {
    ...{ name: 'Club', games: ['take-my-word'], length: 'short', scoring: 'matchpoints', deals: 5 },
    ...{ everyMs: 0, openForMs: HOUR_MS },
  });
  if (!made.ok) throw new Error(made.error.sentence);
  clock += 1000;
  for (const { contest } of await store.contests.listOfSeries(made.value))
    for (const [name, bot, score] of [
      ['Keen bot', 'keen', 45],
      ['Ann', null, 40],
    ] as const) {
      const result = { score, words: [], tookMs: 1000, hasLeft: false, tieBreak: 0, elapsedMs: null, insight: null };
      const log = { at: 0, names: [name, 'Ines', 'Omar'], bots: [...contest.bots], entries: [], outcome: WON };
      const entry = {
        ...{ contest: contest.id, person: name, id: `${name} ${contest.id}`, name, bot, room: null, match: null },
        ...{ enteredAt: clock, isOrigin: false },
      };
      expect(await store.contests.enter(entry, { result, log, isListed: false })).toBe(true);
    }
  clock += 2 * HOUR_MS;
  const { lines } = (await series.view(made.value, 'stranger'))!;
  expect(lines.map(({ name, rank }) => [name, rank])).toEqual([
    ['Keen bot', 1],
    ['Ann', 1],
  ]);
  // Five times behind Keen is no tie with Keen.
  const { rating } = lines.find(({ name }) => name === 'Ann')!;
  expect(rating!.mean).toBeLessThan(START_RATING.mean);
  expect(lines.find(({ bot }) => bot !== null)!.rating).toBeNull();
});
