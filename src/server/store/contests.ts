// What the store keeps about contests: each with its deal, one entry per person, and series. A contest is closed by whichever
// node is first; from then on it takes neither entries nor results. The same SQL runs on both databases.

import type { BotLevel } from '../../core/bot-cast.ts';
import type { Contest, EntryResult, Series } from '../../core/contests/contest.ts';
import type { EntryInsight } from '../../core/contests/entry-insight.ts';
import type { Outcome } from '../../core/game.ts';
import type { LogEntry } from '../../core/match.ts';

export type StoredContest = {
  readonly contest: Contest;
  /** Who made it; null for dailies, and if the person was erased. */
  readonly host: string | null;
  /** The name of who sent a challenge. */
  readonly challenger: string | null;
  /** A challenge closes when this many people have finished. */
  readonly invited: number | null;
  /** When it was closed; null as long as it is not. */
  readonly closedAt: number | null;
};

export type StoredEntry = {
  readonly contest: string;
  /** A person, or `bot.` and a level. */
  readonly person: string;
  readonly id: string;
  readonly name: string;
  readonly bot: BotLevel | null;
  /** Where the try is played; null if it was handed in, or was played before there was a contest. */
  readonly room: string | null;
  readonly match: string | null;
  readonly enteredAt: number;
  /** Whether a public ranking shows it. */
  readonly isListed: boolean;
  readonly isHidden: boolean;
  readonly isOrigin: boolean;
  readonly result: StoredResult | null;
};

export type StoredResult = EntryResult & {
  /** From entering to the end by the server's clock; null if it wasn't played on the server. */
  readonly elapsedMs: number | null;
  readonly insight: EntryInsight | null;
};

/** What a record is made of besides the deal. */
export type EntryLog = {
  readonly at: number;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly entries: readonly LogEntry[];
  readonly outcome: Outcome | null;
};
export type FinishedEntry = { readonly result: StoredResult; readonly log: EntryLog; readonly isListed: boolean };

export type StoredSeries = Omit<Series, 'contests'> & { readonly host: string | null };

export interface ContestStore {
  /** Repeating it changes nothing. */
  add(contest: StoredContest): Promise<void>;
  get(id: string): Promise<StoredContest | null>;
  addSeries(series: StoredSeries): Promise<void>;
  getSeries(id: string): Promise<StoredSeries | null>;
  listOfSeries(series: string): Promise<readonly StoredContest[]>;
  /** Challenges that a person made or entered, latest first. */
  listChallengesOf(person: string, limit: number): Promise<readonly StoredContest[]>;
  /** All contests that a person made, deals of series too. */
  listHostedBy(person: string): Promise<readonly StoredContest[]>;
  /** Series that a person started or entered a deal of, by name. */
  listSeriesOf(person: string, limit: number): Promise<readonly StoredSeries[]>;
  /** false if the person has entered before, or the contest is closed. With `finished`, a try that is over already. */
  enter(entry: Omit<StoredEntry, 'result' | 'isListed' | 'isHidden'>, finished: FinishedEntry | null): Promise<boolean>;
  getEntry(contest: string, person: string): Promise<StoredEntry | null>;
  listEntries(contest: string): Promise<readonly StoredEntry[]>;
  /** People who have entered, and those of them who have finished. */
  countEntries(contest: string): Promise<{ readonly entered: number; readonly finished: number }>;
  /** By the id of their entry. */
  listLogs(contest: string): Promise<ReadonlyMap<string, EntryLog>>;
  getLog(contest: string, entry: string): Promise<EntryLog | null>;
  /** Entries without a result whose match was over in time, of contests that are not closed, or of one of them. In the order
   *  of their matches, after this one. */
  listUnsettled(limit: number, afterMatch?: string, contest?: string): Promise<readonly StoredEntry[]>;
  /** false if there is a result already, or the contest is closed. */
  finish(contest: string, person: string, finished: FinishedEntry): Promise<boolean>;
  hide(contest: string, entry: string, hidden: boolean): Promise<boolean>;
  /** Contests that are due at this time, and challenges that everybody has finished. */
  listDue(now: number, limit: number): Promise<readonly StoredContest[]>;
  /** Closes the contest if it is due. */
  closeDue(contest: string, now: number): Promise<void>;
  /** Whether the match belongs to a sealed contest that is not closed. */
  isSealed(match: string): Promise<boolean>;
  /** Since when the person has been here, null if unknown, and how many matches they have finished. */
  experienceOf(person: string): Promise<{ readonly since: number | null; readonly matches: number }>;
  /** Everything about the person's entries. */
  listEntriesOf(person: string): Promise<readonly StoredEntry[]>;
  erase(person: string, formerName: string): Promise<void>;
  /** Deletes up to `limit` contests that were closed before this time, with their entries. Returns how many. */
  deleteOld(closedBefore: number, limit: number): Promise<number>;
}

export const CONTEST_MIGRATION = `
  create table contests (id text primary key, head text not null, series text, opens bigint not null, closes bigint not null, sealed int not null,
    host text, challenger text, invited int, closed bigint);
  create index contests_closes on contests (closes) where closed is null;
  create index contests_series on contests (series) where series is not null;
  create index contests_host on contests (host) where host is not null;
  create table contest_entries (contest text not null, person text not null, id text not null, name text not null, bot text, room text, match text,
    entered bigint not null, listed int not null, hidden int not null, origin int not null, result text, log text, primary key (contest, person));
  create index contest_entries_match on contest_entries (match) where match is not null;
  create index contest_entries_person on contest_entries (person);
  create table series (id text primary key, name text not null, scoring text not null, host text);`;

export const UNSETTLED_MIGRATION =
  'create index contest_entries_unsettled on contest_entries (match) where result is null';

type Row = { readonly [column: string]: unknown };
type Query = (sql: string, ...values: (string | number | null)[]) => Promise<Row[]>;

const IS_OPEN = '(select 1 from contests where contests.id = $1 and closed is null)';
const ALL_FINISHED = `(invited is not null and invited <= (select count(*) from contest_entries
  where contest_entries.contest = contests.id and bot is null and result is not null))`;
const ENTRY_COLUMNS = 'contest, person, id, name, bot, room, match, entered, listed, hidden, origin, result';

export const contestsIn = (query: Query): ContestStore => ({
  async add({ contest, host, challenger, invited }) {
    const { id, series, opens, closes, secrecy } = contest;
    await query(
      `insert into contests (id, head, series, opens, closes, sealed, host, challenger, invited, closed)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, null) on conflict do nothing`,
      ...[id, JSON.stringify(contest), series, opens, closes, Number(secrecy === 'sealed'), host, challenger, invited],
    );
  },
  async get(id) {
    return (await query('select * from contests where id = $1', id)).map(readContest)[0] ?? null;
  },
  async addSeries({ id, name, scoring, host }) {
    const sql = 'insert into series (id, name, scoring, host) values ($1, $2, $3, $4) on conflict do nothing';
    await query(sql, id, name, scoring, host);
  },
  async getSeries(id) {
    const [row] = await query('select * from series where id = $1', id);
    return row === undefined ? null : (row as StoredSeries);
  },
  async listOfSeries(series) {
    return (await query('select * from contests where series = $1 order by opens, id', series)).map(readContest);
  },
  async listChallengesOf(person, limit) {
    // Dailies have no challenger either, but neither has a challenge whose maker was erased.
    const rows = await query(
      `select * from contests where series is null and id not like 'daily-%' and id not like 'open-%'
         and (host = $1 or id in (select contest from contest_entries where person = $2))
       order by opens desc, id limit $3`,
      ...[person, person, limit],
    );
    return rows.map(readContest);
  },
  async listHostedBy(person) {
    return (await query('select * from contests where host = $1 order by opens desc, id', person)).map(readContest);
  },
  async listSeriesOf(person, limit) {
    const rows = await query(
      `select * from series where host = $1 or id in (select series from contests join contest_entries
         on contest_entries.contest = contests.id where contest_entries.person = $2)
       order by name, id limit $3`,
      ...[person, person, limit],
    );
    return rows as unknown as StoredSeries[];
  },
  async enter({ contest, person, id, name, bot, room, match, enteredAt, isOrigin }, finished) {
    const added = await query(
      `insert into contest_entries (${ENTRY_COLUMNS}, log)
       select contests.id, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $11, $12 from contests where id = $1 and closed is null
       on conflict do nothing returning id`,
      ...[
        contest,
        person,
        id,
        name,
        bot,
        room,
        match,
        enteredAt,
        Number(finished?.isListed ?? false),
        Number(isOrigin),
      ],
      ...[finished && JSON.stringify(finished.result), finished && JSON.stringify(finished.log)],
    );
    return added.length === 1;
  },
  async getEntry(contest, person) {
    const sql = `select ${ENTRY_COLUMNS} from contest_entries where contest = $1 and person = $2`;
    return (await query(sql, contest, person)).map(readEntry)[0] ?? null;
  },
  async listEntries(contest) {
    return (await query(`select ${ENTRY_COLUMNS} from contest_entries where contest = $1 order by id`, contest)).map(
      readEntry,
    );
  },
  async countEntries(contest) {
    const sql =
      'select count(*) as entered, count(result) as finished from contest_entries where contest = $1 and bot is null';
    const [row] = await query(sql, contest);
    return { entered: Number(row!.entered), finished: Number(row!.finished) };
  },
  async listLogs(contest) {
    const rows = await query('select id, log from contest_entries where contest = $1 and log is not null', contest);
    return new Map(rows.map(({ id, log }) => [id as string, JSON.parse(log as string) as EntryLog]));
  },
  async getLog(contest, entry) {
    const [row] = await query('select log from contest_entries where contest = $1 and id = $2', contest, entry);
    return row?.log == null ? null : (JSON.parse(row.log as string) as EntryLog);
  },
  async listUnsettled(limit, afterMatch = '', contest) {
    const rows = await query(
      `select ${ENTRY_COLUMNS.replaceAll(/(\w+)/g, 'contest_entries.$1')} from contest_entries
       join matches on matches.id = contest_entries.match join contests on contests.id = contest_entries.contest
       where contest_entries.result is null and matches.ended <= contests.closes and contests.closed is null
         and contest_entries.match > $1 ${contest === undefined ? '' : 'and contests.id = $3'}
       order by contest_entries.match limit $2`,
      ...[afterMatch, limit, ...(contest === undefined ? [] : [contest])],
    );
    return rows.map(readEntry);
  },
  async finish(contest, person, { result, log, isListed }) {
    const done = await query(
      `update contest_entries set result = $3, log = $4, listed = $5
       where contest = $1 and person = $2 and result is null and exists ${IS_OPEN} returning id`,
      ...[contest, person, JSON.stringify(result), JSON.stringify(log), Number(isListed)],
    );
    return done.length === 1;
  },
  async hide(contest, entry, hidden) {
    const sql = 'update contest_entries set hidden = $3 where contest = $1 and id = $2 and bot is null returning id';
    return (await query(sql, contest, entry, Number(hidden))).length === 1;
  },
  async listDue(now, limit) {
    const rows = await query(
      `select * from contests where closed is null and (closes <= $1 or ${ALL_FINISHED}) order by closes, id limit $2`,
      ...[now, limit],
    );
    return rows.map(readContest);
  },
  async closeDue(contest, now) {
    await query(
      `update contests set closed = $2 where id = $1 and closed is null and (closes <= $3 or ${ALL_FINISHED})`,
      ...[contest, now, now],
    );
  },
  async isSealed(match) {
    const sql = `select 1 as one from contest_entries join contests on contests.id = contest_entries.contest
      where match = $1 and closed is null and sealed = 1`;
    return (await query(sql, match)).length > 0;
  },
  async experienceOf(person) {
    const [row] = await query(
      `select (select min(created) from devices where person = $1) as since, (select count(*) from players
         join matches on matches.id = players.match where players.person = $2 and ended is not null) as matches`,
      ...[person, person],
    );
    return { since: row!.since as number | null, matches: Number(row!.matches) };
  },
  async listEntriesOf(person) {
    return (await query(`select ${ENTRY_COLUMNS} from contest_entries where person = $1 order by entered`, person)).map(
      readEntry,
    );
  },
  async erase(person, formerName) {
    // The entry stays: without it the others would have other results.
    const own = await query('select contest, id from contest_entries where person = $1', person);
    for (const { contest, id } of own) {
      const [row] = await query(
        'select log from contest_entries where contest = $1 and person = $2',
        contest as string,
        person,
      );
      const log = row?.log == null ? null : (JSON.parse(row.log as string) as EntryLog);
      const kept = log && {
        ...log,
        names: log.names.map((name, seat) => (log.bots[seat] == null ? formerName : name)),
      };
      await query(
        'update contest_entries set person = $3, name = $4, log = $5, room = null, match = null where contest = $1 and person = $2',
        ...[contest as string, person, `former.${id as string}`, formerName, kept && JSON.stringify(kept)],
      );
    }
    await query('update contests set host = null, challenger = null where host = $1', person);
    await query('update series set host = null where host = $1', person);
  },
  async deleteOld(closedBefore, limit) {
    const old = await query('select id from contests where closed < $1 limit $2', closedBefore, limit);
    for (const { id } of old) {
      await query('delete from contest_entries where contest = $1', id as string);
      await query('delete from contests where id = $1', id as string);
    }
    if (old.length > 0)
      await query('delete from series where not exists (select 1 from contests where contests.series = series.id)');
    return old.length;
  },
});

const readContest = (row: Row): StoredContest => ({
  contest: JSON.parse(row.head as string) as Contest,
  host: row.host as string | null,
  challenger: row.challenger as string | null,
  invited: row.invited as number | null,
  closedAt: row.closed as number | null,
});

const readEntry = (row: Row): StoredEntry => ({
  contest: row.contest as string,
  person: row.person as string,
  id: row.id as string,
  name: row.name as string,
  bot: row.bot as BotLevel | null,
  room: row.room as string | null,
  match: row.match as string | null,
  enteredAt: row.entered as number,
  isListed: row.listed === 1,
  isHidden: row.hidden === 1,
  isOrigin: row.origin === 1,
  result: row.result === null ? null : readResult(row.result as string),
});

/** Results of earlier versions have neither of the two. */
const readResult = (text: string): StoredResult => ({ tieBreak: 0, hasLeft: false, ...JSON.parse(text) });
