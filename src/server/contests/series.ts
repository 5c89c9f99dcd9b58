// Series: several contests under one name and link, with one standing and ratings.

import type { Contest } from '../../core/contests/contest.ts';
import type { NewDeal, NewSeries, SeriesLine, SeriesView } from '../../core/contests/contest-api.ts';
import { type RatedResult, rateAll } from '../../core/contests/rating.ts';
import { rankSeries, type SeriesResult } from '../../core/contests/standing.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isRude } from '../shared/rude-words.ts';
import type { StoredContest, StoredEntry, StoredSeries } from '../store/contests.ts';
import type { ContestContext, Fault } from './contest-context.ts';
import type { Contests } from './contests.ts';
import { chooseDeal, newId } from './make-contest.ts';
import { isShown } from './rank-contest.ts';

const NO_SERIES: Fault = { status: 404, sentence: 'We can’t find a series at this address. Check the link.' };
const MAX_DEALS = 60;

export type SeriesService = ReturnType<typeof createSeries>;

export function createSeries(context: ContestContext, contests: Contests) {
  const { server, now } = context;
  const store = server.requestStore.contests;

  const addDeal = async (
    series: StoredSeries,
    { game, length }: Pick<NewDeal, 'game' | 'length'>,
    opens: number,
    openForMs: number,
  ): Promise<Fault | null> => {
    const chosen = await chooseDeal(context, { game, length });
    if (!chosen.ok) return chosen.error;
    const contest: Contest = {
      ...{ id: newId(), kind: 'series', ...chosen.value, opens, closes: opens + openForMs, scoring: series.scoring },
      ...{ secrecy: 'sealed', isPublic: false, series: series.id },
    };
    await store.add({ contest, host: series.host, challenger: null, invited: null, closedAt: null });
    return null;
  };

  /** Everything that is due is closed and settled first. */
  const readDeals = async (id: string): Promise<readonly StoredContest[]> => {
    const deals = [];
    for (const { contest } of await store.listOfSeries(id)) {
      const stored = await contests.get(contest.id);
      if (stored !== null) deals.push(stored);
    }
    return deals;
  };

  const view = async (id: string, person: string | null): Promise<SeriesView | null> => {
    const series = await store.getSeries(id);
    if (series === null) return null;
    const deals = [];
    for (const stored of await readDeals(id)) {
      const { isVisible } = (await contests.ranking(stored.contest.id, person))!; // settles a try that has just ended
      deals.push({ stored, isVisible, entries: await store.listEntries(stored.contest.id) });
    }
    const views = await Promise.all(deals.map(({ stored }) => contests.viewOf(stored, person)));
    return {
      ...{ id, name: series.name, scoring: series.scoring, isHost: series.host !== null && series.host === person },
      deals: views.map(({ id: deal, game, opens, closes, isOpen, isClosed, entered, finished, mine, isShort }) => ({
        ...{ id: deal, game, opens, closes, isOpen, isClosed, entered, finished, mine, isShort },
      })),
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
      if (stored.closedAt !== null)
        rated.push(ranking.map(({ id, rank }) => ({ owner: byId.get(id)!.person, bot: byId.get(id)!.bot, rank })));
    }
    const ratings = rateAll(rated);
    return rankSeries(results, scoring).map(({ owner, rank, total, results: own }) => {
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
      const series: StoredSeries = { id: newId(), name, scoring: request.scoring, host: person };
      const { games, length, deals, opens = now(), everyMs, openForMs } = request;
      await store.addSeries(series);
      for (let i = 0; i < deals; i++) {
        const fault = await addDeal(
          series,
          { game: games[i % games.length]!, length },
          opens + i * everyMs + i,
          openForMs,
        );
        if (fault !== null) return err(fault);
      }
      return ok(series.id);
    },
    async addDeal(id: string, person: string, { openForMs, ...choice }: NewDeal): Promise<Fault | null> {
      const series = await store.getSeries(id);
      if (series === null) return NO_SERIES;
      if (series.host === null || series.host !== person)
        return { status: 403, sentence: 'Only the host of this series can do that.' };
      if ((await store.listOfSeries(id)).length >= MAX_DEALS)
        return { status: 409, sentence: 'This series has as many deals as it can have. Start a new one.' };
      return addDeal(series, choice, now(), openForMs);
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
