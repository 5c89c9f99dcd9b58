// One deal, many tables: everybody who enters a contest plays the same letters, cards and dice against the same bots.
// A daily, a challenge between friends and each deal of a series are contests. How results are ranked: standing.ts.

import type { BotLevel } from '../bot-cast.ts';
import type { Millis, Seat } from '../game.ts';
import type { Match } from '../match.ts';

export const CONTEST_KINDS = ['daily', 'challenge', 'series'] as const;
export type ContestKind = (typeof CONTEST_KINDS)[number];

/** `percent`: of the best entry's points. `matchpoints`: 2 for each entry beaten and 1 for each equalled, in percent of the
 *  possible. */
export const SCORINGS = ['points', 'percent', 'matchpoints'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** The match that every entrant plays. Only its time is each table's own. */
export type Deal = Omit<Match, 'at'>;

/**
 * Where the points of an entry come from. `score`: the final score of the entrant's seat. `rareWords`: every word of the
 * entrant's own that nobody else has counts 1, one that k entrants have 2/k.
 */
export type PointsFrom = 'score' | 'rareWords';

/** `sealed`: played on the server; nobody learns the deal before the contest closes. `open`: anybody can compute the deal from
 *  its date, so it can be played offline and handed in. */
export type Secrecy = 'sealed' | 'open';

export type Contest = {
  readonly id: string;
  readonly kind: ContestKind;
  readonly deal: Deal;
  /** The bot in each seat; null for the entrant's seat. */
  readonly bots: readonly (string | null)[];
  /** A short deal as in the daily, or a whole game. */
  readonly isShort: boolean;
  /** UTC, by the server's clock. A challenge may close earlier, when all who were invited have finished. */
  readonly opens: Millis;
  readonly closes: Millis;
  readonly scoring: Scoring;
  readonly pointsFrom: PointsFrom;
  readonly secrecy: Secrecy;
  /** Whether its ranking is for everybody on the server, or only for people with the link. */
  readonly isPublic: boolean;
  /** The series it belongs to. */
  readonly series: string | null;
};

/** One person's only try, or that of a bot. */
export type Entry = {
  /** Public: it says nothing about the person. */
  readonly id: string;
  readonly name: string;
  /** The level of a bot that played the deal as a mark to reach; null for a person. */
  readonly bot: BotLevel | null;
  /** null until the match is over. */
  readonly result: EntryResult | null;
};

/** What the record of an entry proves. */
export type EntryResult = {
  /** The final score of the entrant's seat. */
  readonly score: number;
  /** Decides between equal points: where rare words count the score, else what the game has for that; 0 where it has nothing. */
  readonly tieBreak: number;
  /** The words of the entrant's own, in the order of play. Part of the deal's secrets. */
  readonly words: readonly string[];
  /** Table time of the last act. It stands still while the entrant is away. */
  readonly tookMs: Millis;
  /** The entrant left before the end: ranked after everybody who played on, or leaving could save points. */
  readonly hasLeft: boolean;
};

/** Equal results share a rank. */
export type RankedEntry = {
  readonly id: string;
  readonly rank: number;
  readonly points: number;
  /** Of the best entry's points. */
  readonly percent: number;
  /** In percent of the possible. */
  readonly matchpoints: number;
};

export type Ranking = readonly RankedEntry[];

/** Several contests under one name and link, with one standing. */
export type Series = {
  readonly id: string;
  readonly name: string;
  /** What the standing adds up. */
  readonly scoring: Exclude<Scoring, 'points'>;
  /** Its contests in order. */
  readonly contests: readonly string[];
};

export const entrantSeat = (bots: readonly (string | null)[]): Seat => bots.indexOf(null);

// The daily

/** A daily opens at 00:00 UTC of its date and stays open this long, so that everybody on earth has the whole date. */
export const DAILY_OPEN_MS: Millis = 36 * 3_600_000;

export const dailyContestId = (date: string, game: string, secrecy: Secrecy): string =>
  `${secrecy === 'open' ? 'open' : 'daily'}-${date}-${game}`;
