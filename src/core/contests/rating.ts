// Ratings from results with the Plackett–Luce model of Weng and Lin (2011), for any number of players in one ranking.
// Bots are fixed anchors, so that a group that only plays among itself can neither rise nor fall as a whole.

import type { BotLevel } from '../bot-cast.ts';
import { exp } from '../math/portable-math.ts';

export type Rating = { readonly mean: number; readonly deviation: number };

const START_MEAN = 25;
export const START_RATING: Rating = { mean: START_MEAN, deviation: START_MEAN / 3 };
/** How much the same player's results vary. */
const BETA = START_MEAN / 6;
/** Keeps a deviation above zero. */
const MIN_SHRINKING = 0.0001;
/** A rating is shown after this many results. */
export const RATED_AFTER = 5;

/** Means of the levels around 25. The steps are the average log odds of one level against the next with two seats
 *  (bench/results/ladder.json), in units of the model: times the square root of two, times BETA. */
export const ANCHORS: { readonly [level in BotLevel]: number } = {
  child: 8.27,
  beginner: 15.25,
  casual: 22.36,
  keen: 28.58,
  expert: 34.61,
  master: 40.93,
};

export type Contender = Rating & {
  /** Equal ranks are ties. */
  readonly rank: number;
  /** A bot, whose rating stays as it is. */
  readonly isAnchor?: boolean;
};

/** The ratings after one ranking, in the same order. */
export function updateRatings(contenders: readonly Contender[]): readonly Rating[] {
  const spread = Math.sqrt(contenders.reduce((sum, { deviation }) => sum + deviation * deviation + BETA * BETA, 0));
  const strengths = contenders.map(({ mean }) => exp(mean / spread));
  /** For each rank: the strength of everybody who was still in the running, and how many share it. */
  const stages = new Map<number, { sum: number; ties: number }>();
  for (const { rank } of contenders) {
    const stage = stages.get(rank);
    if (stage !== undefined) stage.ties++;
    else
      stages.set(rank, {
        sum: contenders.reduce((sum, other, i) => (other.rank >= rank ? sum + strengths[i]! : sum), 0),
        ties: 1,
      });
  }
  return contenders.map(({ mean, deviation, rank, isAnchor = false }, i) => {
    if (isAnchor) return { mean, deviation };
    let omega = 0;
    let delta = 0;
    for (const [stageRank, { sum, ties }] of stages) {
      if (stageRank > rank) continue;
      const quotient = strengths[i]! / sum;
      // At its own stage everybody tied with this contender counts once; the contender's own part has the 1.
      omega += (stageRank === rank ? 1 / ties : 0) - quotient;
      delta += quotient * (1 - quotient);
    }
    const variance = deviation * deviation;
    const shrinking = (deviation / spread) * delta * (variance / (spread * spread));
    return {
      mean: mean + omega * (variance / spread),
      deviation: deviation * Math.sqrt(Math.max(1 - shrinking, MIN_SHRINKING)),
    };
  });
}

export type RatedResult = { readonly owner: string; readonly bot: BotLevel | null; readonly rank: number };

/** The ratings of all people after these rankings, in the order they were played; null before RATED_AFTER results. */
export function rateAll(rankings: readonly (readonly RatedResult[])[]): ReadonlyMap<string, Rating | null> {
  const ratings = new Map<string, { rating: Rating; results: number }>();
  for (const ranking of rankings) {
    // In the order of owners, so that sums are the same whatever order the results came in.
    const sorted = ranking.toSorted((a, b) => (a.owner < b.owner ? -1 : 1));
    const updated = updateRatings(
      sorted.map(({ owner, bot, rank }) => ({
        ...(bot === null ? (ratings.get(owner)?.rating ?? START_RATING) : { mean: ANCHORS[bot], deviation: 0 }),
        rank,
        isAnchor: bot !== null,
      })),
    );
    for (const [i, { owner, bot }] of sorted.entries())
      if (bot === null) ratings.set(owner, { rating: updated[i]!, results: (ratings.get(owner)?.results ?? 0) + 1 });
  }
  return new Map([...ratings].map(([owner, { rating, results }]) => [owner, results >= RATED_AFTER ? rating : null]));
}
