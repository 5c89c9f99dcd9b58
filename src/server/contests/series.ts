// Series: several contests under one name and link, with one standing and ratings.

import type { Contest } from '../../core/contests/contest.ts';
import type { NewDeal, NewSeries, SeriesLine, SeriesView } from '../../core/contests/contest-api.ts';
import { type RatedResult, rateAll } from '../../core/contests/rating.ts';
import { placeAll, rankSeries, type SeriesResult } from '../../core/contests/standing.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Fault } from '../shared/fault.ts';
import { isRude } from '../shared/rude-words.ts';
import type { StoredContest, StoredEntry, StoredSeries } from '../store/contests.ts';
import type { ContestContext } from './contest-context.ts';
import type { Contests } from './contests.ts';
import { chooseDeal, newId } from './make-contest.ts';
import { isShown } from './rank-contest.ts';

const NO_SERIES: Fault = { status: 404, sentence: 'We can’t find a series at this address. Check the link.' };
const MAX_DEALS = 60;
/** The first deal of a series opens within this time. */
const MAX_AHEAD_MS = 366 * 24 * 3_600_000;

export type SeriesService = ReturnType<typeof createSeries>;

export function createSeries(context: ContestContext, contests: Contests) {
  const { server, now } = context;
  const store = server.requestStore.contests;

  const makeDeal = async (
    series: StoredSeries,
    { game, length }: Pick<NewDeal, 'game' | 'length'>,
    opens: number,
    openForMs: number,
  ): Promise<Result<StoredContest, Fault>> => {
    const chosen = await chooseDeal(context, { game, length });
    if (!chosen.ok) return chosen;
    const contest: Contest = {
      ...{ id: newId(), kind: 'series', ...chosen.value, opens, closes: opens + openForMs, scoring: series.scoring },
      ...{ secrecy: 'sealed', isPublic: false, series: series.id },
    };
    return ok({ contest, host: series.host, challenger: null, invited: null, closedAt: null });
  };

  const view = async (id: string, person: string | null): Promise<SeriesView | null> => {
    const series = await store.getSeries(id);
    if (series === null) return null;
    const deals = [];
    for (const { contest } of await store.listOfSeries(id)) {
      const deal = await contests.read(contest.id, person);
      if (deal !== null) deals.push(deal);
    }
    return {
      ...{ id, name: series.name, scoring: series.scoring, isHost: series.host !== null && series.host === person },
      deals: deals.map(
        ({ view: { id: deal, game, opens, closes, isOpen, isClosed, entered, finished, mine, isShort } }) => ({
          ...{ id: deal, game, opens, closes, isOpen, isClosed, entered, finished, mine, isShort },
        }),
      ),
      lines: standingOf(deals, series, person),
    };
  };

  type Deal = { readonly stored: StoredContest; readonly isVisible: boolean; readonly entries: readonly StoredEntry[] };

  const standingOf = (deals: readonly Deal[], { scoring }: StoredSeries, person: string | null): SeriesLine[] => {
    const owners = new Map<string, StoredEntry>();
    const results: SeriesResult[] = [];
    const rated: RatedResult[][] = [];
    for (const { stored, isVisible, entries } of deals) {
      // A deal that this person can still play has no results for them.
      const shown = isVisible ? entries.filter((entry) => isShown(stored.contest, entry)) : [];
      const byId = new Map(shown.map((entry) => [entry.id, entry]));
      for (const entry of shown) if (entry.result !== null) owners.set(entry.person, entry);
      const { ranking } = contests.rank(stored.contest, shown);
      results.push({ ranking, ownerOf: (entry) => byId.get(entry)!.person });
      if (stored.closedAt === null) continue;
      const played = ranking.map(({ id, points }) => ({ entry: byId.get(id)!, ...byId.get(id)!.result!, points }));
      rated.push(
        placeAll(played).map(({ one: { entry }, place }) => ({ owner: entry.person, bot: entry.bot, rank: place })),
      );
    }
    const ratings = rateAll(rated);
    const isBot = (owner: string): boolean => owners.get(owner)!.bot !== null;
    return rankSeries(results, scoring, isBot).map(({ owner, rank, total, results: own }) => {
      const { name, bot } = owners.get(owner)!;
      const rating = ratings.get(owner) ?? null;
      return { rank, name, bot, isMine: owner === person, total, results: own, rating };
    });
  };

  return {
    view,
    async create(person: string, request: NewSeries): Promise<Result<string, Fault>> {
      const name = cleanSeriesName(request.name);
      if (name === '') return err({ status: 400, sentence: 'Give your series a name.' });
      const { games, length, deals, opens = now(), everyMs, openForMs } = request;
      const first = Math.max(now(), opens);
      if (first > now() + MAX_AHEAD_MS) return err({ status: 400, sentence: 'Choose a start within a year.' });
      const series: StoredSeries = { id: newId(), name, scoring: request.scoring, host: person };
      const made: StoredContest[] = [];
      for (let i = 0; i < deals; i++) {
        const choice = { game: games[i % games.length]!, length };
        const deal = await makeDeal(series, choice, first + i * everyMs + i, openForMs);
        if (!deal.ok) return deal;
        made.push(deal.value);
        await new Promise(setImmediate); // tables have their turn
      }
      await store.addSeries(series);
      for (const deal of made) await store.add(deal);
      return ok(series.id);
    },
    async addDeal(id: string, person: string, { openForMs, ...choice }: NewDeal): Promise<Fault | null> {
      const series = await store.getSeries(id);
      if (series === null) return NO_SERIES;
      if (series.host === null || series.host !== person)
        return { status: 403, sentence: 'Only the host of this series can do that.' };
      if ((await store.listOfSeries(id)).length >= MAX_DEALS)
        return { status: 409, sentence: 'This series has as many games as it can have. Start a new one.' };
      const deal = await makeDeal(series, choice, now(), openForMs);
      if (!deal.ok) return deal.error;
      await store.add(deal.value);
      return null;
    },
  };
}

/** Names of clubs are longer than those of people, and may have digits and signs. */
function cleanSeriesName(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Zs}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 60);
  return /[\p{L}\p{N}]/u.test(plain) && !isRude(plain) ? plain : '';
}
