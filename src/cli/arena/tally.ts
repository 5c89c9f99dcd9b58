// Sums up many matches: wins, points and decision times per level, and how matches went overall.

import type { Millis } from '../../core/game.ts';
import type { BotMatchResult } from './bot-match.ts';
import { type Rating, rateLevels } from './ratings.ts';
import { median, quantile, winShareInterval95 } from './statistics.ts';

export type LevelTally = {
  readonly level: string;
  /** Matches in which it had at least one seat. */
  readonly matches: number;
  readonly won: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  readonly rating: Rating;
  /** Decision times, decisions per second, and the share of the clock that 99 of 100 decisions stay below. */
  readonly thinking: {
    readonly p50: Millis;
    readonly p99: Millis;
    readonly perSecond: number;
    readonly clock: number;
  };
};

export type Tally = {
  readonly matches: number;
  readonly trials: number;
  readonly levels: readonly LevelTally[];
  /** Each seat's share of the wins. */
  readonly winsBySeat: readonly number[];
  readonly medianActs: number;
  readonly medianEvents: { readonly [type: string]: number };
  readonly reasons: { readonly [reason: string]: number };
};

/** A level's wins in a match; a tie is shared. */
export const winsOf = (level: string, { lineup, ranking }: BotMatchResult): number => {
  const winners = ranking[0]!;
  return winners.filter((seat) => lineup[seat] === level).length / winners.length;
};

/** A level's share of the wins in a trial. */
export const winShareOf = (level: string, trial: readonly BotMatchResult[]): number =>
  trial.reduce((sum, played) => sum + winsOf(level, played), 0) / trial.length;

export function tallyTrials(
  levels: readonly string[],
  trials: readonly (readonly BotMatchResult[])[],
  seed: string,
): Tally {
  const matches = trials.flat();
  const ratings = rateLevels(levels, trials, seed);
  const eventTypes = new Set(matches.flatMap(({ eventCounts }) => [...eventCounts.keys()]));
  return {
    matches: matches.length,
    trials: trials.length,
    levels: levels.map((level, i) => tallyLevel(level, trials, ratings[i]!)),
    winsBySeat: matches[0]!.lineup.map(
      (_, seat) =>
        matches.reduce((sum, { ranking: [winners] }) => sum + (winners!.includes(seat) ? 1 / winners!.length : 0), 0) /
        matches.length,
    ),
    medianActs: median(matches.map(({ acts }) => acts)),
    medianEvents: Object.fromEntries(
      [...eventTypes].map((type) => [type, median(matches.map(({ eventCounts }) => eventCounts.get(type) ?? 0))]),
    ),
    reasons: countReasons(matches),
  };
}

function countReasons(matches: readonly BotMatchResult[]): { readonly [reason: string]: number } {
  const all = Map.groupBy(matches, ({ reason }) => reason);
  return Object.fromEntries([...all].map(([reason, ended]) => [reason, ended.length]));
}

function tallyLevel(level: string, all: readonly (readonly BotMatchResult[])[], rating: Rating): LevelTally {
  const trials = all.filter(([first]) => first!.lineup.includes(level));
  const matches = trials.flat();
  const shares = trials.map((trial) => winShareOf(level, trial));
  const seats = matches.flatMap(({ lineup, scores, decisionTimes }) =>
    lineup.flatMap((seatLevel, seat) =>
      seatLevel === level ? [{ score: scores[seat]!, times: decisionTimes[seat]! }] : [],
    ),
  );
  const times = seats.flatMap((seat) => seat.times);
  const durations = times.map(({ ms }) => ms);
  return {
    level,
    matches: matches.length,
    won: matches.reduce((sum, played) => sum + winsOf(level, played), 0),
    ...winShareInterval95(shares, matches.length),
    meanScore: seats.reduce((sum, { score }) => sum + score, 0) / seats.length,
    rating,
    thinking: {
      p50: quantile(durations, 0.5),
      p99: quantile(durations, 0.99),
      perSecond: (1000 * durations.length) / durations.reduce((sum, ms) => sum + ms, 0),
      clock: quantile(
        times.map(({ clockShare }) => clockShare),
        0.99,
      ),
    },
  };
}
