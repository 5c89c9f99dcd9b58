// The HTTP API of contests as types: what a client sends and what the server answers. docs/openapi.json describes the routes.
// All times are UTC in milliseconds.

import type { BotLevel } from '../bot-cast.ts';
import type { Millis, OptionValue, Seat } from '../game.ts';
import type { Contest, ContestKind, PointsFrom, RankedEntry, Scoring, Secrecy } from './contest.ts';
import type { EntryInsight } from './entry-insight.ts';

/** What everybody with the link may know. Nothing here gives the deal away before the contest closes. */
export type ContestView = {
  readonly id: string;
  readonly kind: ContestKind;
  readonly game: string;
  readonly seats: number;
  readonly setup: { readonly [option: string]: OptionValue };
  readonly bots: readonly (string | null)[];
  readonly seat: Seat;
  /** A short deal as in the daily, or a whole game. */
  readonly isShort: boolean;
  readonly opens: Millis;
  readonly closes: Millis;
  /** It has begun, and isn't closed. */
  readonly isOpen: boolean;
  readonly isClosed: boolean;
  readonly scoring: Scoring;
  readonly pointsFrom: PointsFrom;
  readonly secrecy: Secrecy;
  readonly isPublic: boolean;
  readonly series: string | null;
  /** Who sent the challenge; null in other contests. */
  readonly challenger: string | null;
  /** How many people the challenge is for; null: anybody with the link. */
  readonly invited: number | null;
  /** A hash of the seed. */
  readonly commitment: string;
  /** The seed; null until a sealed contest closes. */
  readonly seed: string | null;
  /** People who have entered, and people who have finished. */
  readonly entered: number;
  readonly finished: number;
  readonly isHost: boolean;
  /** My own try; null if I haven't entered. `room` is null if it was handed in, or is too long ago. */
  readonly mine: {
    readonly entry: string;
    readonly room: string | null;
    readonly match: string | null;
    readonly isFinished: boolean;
  } | null;
};

/** GET /api/contests/{id} */
export type ContestAnswer = { readonly ok: true; readonly contest: ContestView };

/** GET /api/daily?date=2026-11-18 (today if not given): for each game a sealed and an open contest. */
export type DailyAnswer = {
  readonly ok: true;
  readonly date: string;
  readonly now: Millis;
  readonly contests: readonly ContestView[];
  /** Dates of which I have finished a sealed deal, for the streak. */
  readonly played: readonly string[];
};

/** What a deal is, if it isn't that of a match: a short form as in the daily, or a whole game. */
export type DealChoice = {
  readonly game: string;
  readonly length: 'short' | 'full';
  /** For a whole game: as in a room. */
  readonly preset?: string | undefined;
  readonly options?: { readonly [name: string]: OptionValue } | undefined;
  /** For a whole game: the bots. Two of them if not given. */
  readonly bots?: readonly string[] | undefined;
};

/** The deal of a finished match: its record, and my seat in it. My result is the first entry. A game with dice gets a new deal
 *  instead, because the dice of a match depend on how many moves there are. */
export type DealOfMatch = { readonly record: string; readonly seat: Seat };

/** POST /api/contests: a challenge. */
export type NewChallenge = (DealOfMatch | DealChoice) & {
  /** The challenger's name. */
  readonly name: string;
  /** It closes when this many people have finished, the challenger included; two if not given, null for anybody. */
  readonly invited?: number | null | undefined;
  /** It closes after this time at the latest; a week if not given. */
  readonly openForMs?: Millis | undefined;
};
export type NewChallengeAnswer = { readonly ok: true; readonly contest: ContestView };

/** POST /api/contests/{id}/enter. 409 with the same fields and a sentence if I have entered already. */
export type EnterRequest = { readonly name: string };
export type EnterAnswer = { readonly ok: true; readonly room: string; readonly match: string };

/** One line of a ranking. People see others' results when they have finished their own try or the contest has closed. */
export type RankingLine = RankedEntry & {
  readonly name: string;
  readonly bot: BotLevel | null;
  readonly isMine: boolean;
  readonly tookMs: Millis;
  /** Decides between equal points: cash in Word Power, the score at the table in a short game of Wordsters, else nothing. */
  readonly tieBreak: number;
  readonly hasLeft: boolean;
  /** From entering to the end by the server's clock, breaks included; null if it wasn't played on the server. */
  readonly elapsedMs: Millis | null;
  /** Percent of what was possible; null if unknown. */
  readonly accuracy: number | null;
  /** null until the contest closes. */
  readonly best: EntryInsight['best'];
  /** The host has hidden this entry: only the host and its owner see it. */
  readonly isHidden: boolean;
  /** It wasn't played on the server: a record was handed in, or a challenge was made from it. */
  readonly isFromDevice: boolean;
};

/** GET /api/contests/{id}/ranking */
export type RankingAnswer = {
  readonly ok: true;
  readonly contest: ContestView;
  readonly isClosed: boolean;
  /** false: finish your own try first. Then there are no lines but your own. */
  readonly isVisible: boolean;
  readonly lines: readonly RankingLine[];
  /** Of a public contest: whether my own entry is shown to others, who need 14 days and ten matches. */
  readonly isMineListed: boolean;
};

/** What a closed contest is proved with. */
export type ContestFile = {
  readonly format: 'Wordhoard contest 1';
  readonly contest: Contest;
  readonly entries: readonly ArchivedEntry[];
};
export type ArchivedEntry = Omit<RankingLine, 'isMine'> & {
  /** Whether a public ranking shows it. */
  readonly isListed: boolean;
  /** SHA-256 of the record. */
  readonly record: string;
  /** The entrant's match was another one, with other people at the table: the match a challenge was made from. */
  readonly isOrigin: boolean;
};

/** GET /api/contests/{id}/archive; 409 until it closes. Records by the id of their entry. */
export type ContestArchive = ContestFile & { readonly records: { readonly [entry: string]: string } };

/** POST /api/contests/{id}/records: the text of a record of an open deal. */
export type HandInAnswer = { readonly ok: true; readonly entry: string; readonly points: number };

/** POST /api/contests/{id}/hide, by the host. */
export type HideRequest = { readonly entry: string; readonly hidden: boolean };

/** POST /api/series. The deals open one after the other, or all at once if `everyMs` is 0. They take turns with the games. */
export type NewSeries = Pick<DealChoice, 'length'> & {
  readonly games: readonly string[];
  readonly name: string;
  readonly scoring: Exclude<Scoring, 'points'>;
  readonly deals: number;
  /** When the first deal opens; now if not given. */
  readonly opens?: Millis | undefined;
  /** From one opening to the next. */
  readonly everyMs: Millis;
  /** How long each deal is open. */
  readonly openForMs: Millis;
};
export type NewSeriesAnswer = { readonly ok: true; readonly series: SeriesView };

export type SeriesDeal = Pick<
  ContestView,
  'id' | 'game' | 'opens' | 'closes' | 'isOpen' | 'isClosed' | 'entered' | 'finished' | 'mine' | 'isShort'
>;

export type SeriesLine = {
  readonly rank: number;
  readonly name: string;
  readonly isMine: boolean;
  readonly bot: BotLevel | null;
  /** The sum over the deals, in percent. */
  readonly total: number;
  /** By deal; null where there is no result. */
  readonly results: readonly (number | null)[];
  /** After five closed deals. */
  readonly rating: { readonly mean: number; readonly deviation: number } | null;
};

/** GET /api/series/{id}. The standing has closed deals, and those that the asker has finished. */
export type SeriesView = {
  readonly id: string;
  readonly name: string;
  readonly scoring: Exclude<Scoring, 'points'>;
  readonly isHost: boolean;
  readonly deals: readonly SeriesDeal[];
  readonly lines: readonly SeriesLine[];
};
export type SeriesAnswer = { readonly ok: true; readonly series: SeriesView };

/** POST /api/series/{id}/deals, by the host: one more deal, which opens now. */
export type NewDeal = Pick<DealChoice, 'game' | 'length'> & { readonly openForMs: Millis };

/** GET /api/me/contests: challenges and series I made or entered, latest first. */
export type OwnContestsAnswer = {
  readonly ok: true;
  readonly contests: readonly ContestView[];
  readonly series: readonly Pick<SeriesView, 'id' | 'name' | 'isHost'>[];
};
