// The ranking of a contest as its people may see it. Hidden entries, and those that a public ranking leaves out, change nothing
// for the others: each is ranked as if it came in addition.

import type { Contest, RankedEntry, Ranking } from '../../core/contests/contest.ts';
import type { ArchivedEntry, RankingLine } from '../../core/contests/contest-api.ts';
import { compareResults, rankEntries } from '../../core/contests/standing.ts';
import { lexiconForMatch, type OpenList } from '../../core/match.ts';
import type { StoredContest, StoredEntry } from '../store/contests.ts';

const MAX_CACHED = 200;

export type RankedContest = {
  readonly entries: readonly StoredEntry[];
  /** Without those that aren't shown. */
  readonly ranking: Ranking;
  /** As if it were shown. */
  rankOf(entry: StoredEntry): RankedEntry;
};

export const isShown = ({ isPublic }: Contest, { isHidden, isListed }: StoredEntry): boolean =>
  !isHidden && (isListed || !isPublic);

export function createRanker(openList: OpenList) {
  /** Comparing the words of many people takes long, so rankings by words are kept. */
  const cache = new Map<string, Ranking>();

  const rank = (contest: Contest, entries: readonly StoredEntry[]): Ranking => {
    const lexicon = lexiconForMatch(contest.deal, openList);
    if (contest.pointsFrom === 'score') return rankEntries(entries, contest.pointsFrom, lexicon);
    const key = `${contest.id} ${entries.flatMap(({ id, result }) => (result === null ? [] : [id])).join()}`;
    const ranking = cache.get(key) ?? rankEntries(entries, contest.pointsFrom, lexicon);
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value!);
    cache.set(key, ranking);
    return ranking;
  };

  return (contest: Contest, entries: readonly StoredEntry[]): RankedContest => {
    const shown = entries.filter((entry) => isShown(contest, entry));
    const ranking = rank(contest, shown);
    const byId = new Map(ranking.map((line) => [line.id, line]));
    return {
      entries,
      ranking,
      rankOf: (entry) => byId.get(entry.id) ?? rank(contest, [...shown, entry]).find(({ id }) => id === entry.id)!,
    };
  };
}

/** One line of a ranking. The best play is a secret until the contest closes. */
export function describeEntry(entry: StoredEntry, ranked: RankedEntry, isClosed: boolean): Omit<RankingLine, 'isMine'> {
  const { name, bot, isHidden, match, isOrigin, result } = entry;
  const { tookMs, tieBreak, hasLeft, elapsedMs, insight } = result!;
  return {
    ...ranked,
    ...{ name, bot, isHidden, tookMs, tieBreak, hasLeft, elapsedMs },
    accuracy: insight?.accuracy ?? null,
    best: isClosed ? (insight?.best ?? null) : null,
    isFromDevice: isOrigin || (match === null && bot === null),
  };
}

/** The lines that this person may see. Before they have finished their own try there are none. */
export function linesFor(
  { contest, host, closedAt }: StoredContest,
  { entries, ranking, rankOf }: RankedContest,
  person: string | null,
): readonly RankingLine[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const isClosed = closedAt !== null;
  const line = (entry: StoredEntry, ranked: RankedEntry): RankingLine => ({
    ...describeEntry(entry, ranked, isClosed),
    isMine: entry.person === person,
  });
  const lines = ranking.map((ranked) => line(byId.get(ranked.id)!, ranked));
  const others = entries.filter(
    (entry) =>
      entry.result !== null &&
      !isShown(contest, entry) &&
      (entry.person === person || (entry.isHidden && host !== null && host === person)),
  );
  // Bots have the rank of the person they are as good as, so the points decide where they stand.
  return [...lines, ...others.map((entry) => line(entry, rankOf(entry)))].toSorted(
    (a, b) => a.rank - b.rank || compareResults(a, b),
  );
}

export const archiveEntry = (entry: StoredEntry, { rankOf }: RankedContest, record: string): ArchivedEntry => ({
  ...describeEntry(entry, rankOf(entry), true),
  ...{ isListed: entry.isListed, isOrigin: entry.isOrigin, record },
});
