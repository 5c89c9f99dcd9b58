// Ranks the entries of a contest, and the people of a series. The order in which results arrive makes no difference.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Entry, PointsFrom, RankedEntry, Ranking, Series } from './contest.ts';
import { scoreLists } from './score-lists.ts';

/** Without anybody to compare with: neither good nor bad. */
const LONE_MATCHPOINTS = 50;

type Comparable = { readonly hasLeft: boolean; readonly points: number; readonly tieBreak: number };
type Scored = Comparable & { readonly entry: Entry };

/** Best first. Who left is behind everybody who played to the end. */
export const compareResults = (a: Comparable, b: Comparable): number =>
  Number(a.hasLeft) - Number(b.hasLeft) || b.points - a.points || b.tieBreak - a.tieBreak;

/**
 * Ranks the finished entries, best first; equal points share a rank unless the game breaks the tie, and are in the order of their
 * ids. Bots are marks to reach: they are ranked, but nobody's rank, percent or matchpoints change because of them.
 */
export function rankEntries(entries: readonly Entry[], pointsFrom: PointsFrom, lexicon: Lexicon): Ranking {
  const finished = entries.filter(({ result }) => result !== null);
  const pointsOf = pointsFrom === 'score' ? scoreOf : rareWordPoints(finished, lexicon);
  const scored = finished.map((entry): Scored => {
    const { hasLeft, tieBreak } = entry.result!;
    return { entry, points: pointsOf(entry), hasLeft, tieBreak };
  });
  const field = scored.filter(({ entry }) => entry.bot === null).toSorted(compareResults);
  const best = field[0]?.points ?? null;
  const ranked = scored.map((one): RankedEntry => {
    const { entry, points, hasLeft } = one;
    // Both counts leave out the entry itself.
    const ahead = countUntil(field, (other) => compareResults(other, one) >= 0);
    const equal = countUntil(field, (other) => compareResults(other, one) > 0) - ahead - (entry.bot === null ? 1 : 0);
    const others = field.length - (entry.bot === null ? 1 : 0);
    const beaten = others - ahead - equal;
    const lone = hasLeft ? 0 : LONE_MATCHPOINTS;
    return {
      id: entry.id,
      rank: ahead + 1,
      points,
      percent: hasLeft ? 0 : percentOf(points, best ?? points),
      matchpoints: others === 0 ? lone : (100 * (2 * beaten + equal)) / (2 * others),
    };
  });
  const results = new Map(scored.map((one) => [one.entry.id, one]));
  return ranked.toSorted(
    (a, b) => a.rank - b.rank || compareResults(results.get(a.id)!, results.get(b.id)!) || (a.id < b.id ? -1 : 1),
  );
}

const scoreOf = ({ result }: Entry): number => result!.score;

/** score-lists.ts. The list of a bot counts against those of all people, but not the other way round. */
function rareWordPoints(finished: readonly Entry[], lexicon: Lexicon): (entry: Entry) => number {
  const people = finished.filter(({ bot }) => bot === null);
  const bots = finished.filter(({ bot }) => bot !== null);
  const listsOf = (entries: readonly Entry[]) => entries.map(({ result }) => result!.words);
  const scores = scoreLists(listsOf(people), lexicon, listsOf(bots));
  const points = new Map([...people, ...bots].map(({ id }, i) => [id, Math.round(scores[i]! * 100) / 100]));
  return ({ id }) => points.get(id)!;
}

/** Of the best: from 0 to 100. Where the best has nothing, everybody as good as the best has 100. */
function percentOf(points: number, best: number): number {
  if (points >= best) return 100;
  return best <= 0 ? 0 : (100 * Math.max(0, points)) / best;
}

/** Everybody's place, with the bots among the people: ratings compare everybody with them. Equal results share a place. */
export function placeAll<T extends Comparable>(
  results: readonly T[],
): readonly { readonly one: T; readonly place: number }[] {
  const sorted = results.toSorted(compareResults);
  let place = 1;
  return sorted.map((one, i) => {
    if (i > 0 && compareResults(sorted[i - 1]!, one) !== 0) place = i + 1;
    return { one, place };
  });
}

/** How many come before the first one for which this holds. It holds for all that follow. */
function countUntil<T>(sorted: readonly T[], holds: (one: T) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The ranking of one deal of a series, with who each entry belongs to: a person, or a bot's level. */
export type SeriesResult = { readonly ranking: Ranking; readonly ownerOf: (entry: string) => string };

export type SeriesStanding = {
  readonly owner: string;
  readonly rank: number;
  readonly total: number;
  /** By deal; null where the owner has no result. */
  readonly results: readonly (number | null)[];
};

/** Adds up what everybody has in each deal. A deal without a result adds nothing. Equal totals share a rank. Bots have the rank
 *  that a person with their total would have, and change nobody's. */
export function rankSeries(
  deals: readonly SeriesResult[],
  scoring: Series['scoring'],
  isBot: (owner: string) => boolean,
): readonly SeriesStanding[] {
  const results = new Map<string, (number | null)[]>();
  for (const [i, { ranking, ownerOf }] of deals.entries())
    for (const entry of ranking) {
      const owner = ownerOf(entry.id);
      const own = results.get(owner) ?? deals.map(() => null);
      own[i] = entry[scoring];
      results.set(owner, own);
    }
  const standings = [...results].map(([owner, own]) => ({
    owner,
    results: own,
    total: own.reduce<number>((sum, value) => sum + (value ?? 0), 0),
  }));
  const people = standings.filter(({ owner }) => !isBot(owner));
  const totals = people.map(({ total }) => total).toSorted((a, b) => b - a);
  return standings
    .map((standing) => ({ ...standing, rank: countUntil(totals, (total) => total <= standing.total) + 1 }))
    .toSorted((a, b) => b.total - a.total || (a.owner < b.owner ? -1 : 1));
}
