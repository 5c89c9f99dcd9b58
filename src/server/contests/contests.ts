// Contests on this node: finding and entering them, handing in records, rankings, and the archive of a closed one.
// How they are made: make-contest.ts. How results come about: settle.ts. Series: series.ts.

import { setTimeout as sleep } from 'node:timers/promises';
import { nameBots } from '../../core/bot-cast.ts';
import { type Contest, entrantSeat } from '../../core/contests/contest.ts';
import type {
  ContestArchive,
  ContestView,
  DealChoice,
  NewChallenge,
  RankingAnswer,
} from '../../core/contests/contest-api.ts';
import { sha256 } from '../../core/hash/sha256.ts';
import { formatRecord, seedCommitment } from '../../core/records/record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import type { CheckedOrigin } from '../records/record-checker.ts';
import { createContestRoom } from '../rooms/contest-room.ts';
import type { Fault } from '../shared/fault.ts';
import { cleanName, uniqueName } from '../shared/names.ts';
import { isRude } from '../shared/rude-words.ts';
import type { EntryLog, StoredContest, StoredEntry } from '../store/contests.ts';
import { type ContestContext, NO_CONTEST } from './contest-context.ts';
import { chooseDeal, dateOfDaily, makeDailies, newId } from './make-contest.ts';
import { createMarks } from './marks.ts';
import { archiveEntry, createRanker, linesFor } from './rank-contest.ts';
import { createSettlement } from './settle.ts';

const DEFAULT_OPEN_MS = 7 * 24 * 3_600_000;
const DEFAULT_INVITED = 2;
/** A request waits this long for a contest to close. */
const CLOSING_WAIT_MS = 1000;

type Entered = { readonly room: string; readonly match: string };

type ReadContest = {
  readonly stored: StoredContest;
  readonly entries: readonly StoredEntry[];
  readonly view: ContestView;
  readonly mine: StoredEntry | null;
  /** People see the results of others when they have finished their own try, or the contest has closed. */
  readonly isVisible: boolean;
};

/** What routes and jobs use. */
export type Contests = ReturnType<typeof createContests>;

export function createContests(context: ContestContext) {
  const { server, now } = context;
  const { contests } = server.requestStore;
  const marks = createMarks(context);
  const settlement = createSettlement(context, marks.request);
  const rank = createRanker(server.openList);

  /** Dailies come into being when somebody asks for them, and what is due closes. */
  const get = async (id: string): Promise<StoredContest | null> => {
    const date = dateOfDaily(id);
    const known = await contests.get(id);
    const stored =
      known ??
      (date === null ? null : ((await makeDailies(context, date)).find((one) => one.contest.id === id) ?? null));
    if (stored === null || stored.closedAt !== null || stored.contest.closes > now()) return stored;
    // Proving many results takes longer than anybody should wait. The background job goes on with it.
    await Promise.race([settlement.close(stored), sleep(CLOSING_WAIT_MS, undefined, { ref: false })]);
    return contests.get(id);
  };

  const viewOf = async (stored: StoredContest, person: string | null): Promise<ContestView> => {
    const { id } = stored.contest;
    const mine = person === null ? null : await contests.getEntry(id, person);
    return describeContest(stored, await contests.countEntries(id), mine, person, now());
  };

  /** A contest as this person may see it. A try of theirs that has just ended is settled. */
  const read = async (id: string, person: string | null): Promise<ReadContest | null> => {
    let stored = await get(id);
    if (stored === null) return null;
    let mine = person === null ? null : await contests.getEntry(id, person);
    if (mine?.result === null && stored.closedAt === null) {
      await settlement.settle(stored, mine);
      mine = await contests.getEntry(id, person!);
      stored = (await contests.get(id))!;
    }
    const entries = await contests.listEntries(id);
    const view = describeContest(stored, countPeople(entries), mine, person, now());
    return { stored, entries, view, mine, isVisible: stored.closedAt !== null || mine?.result != null };
  };

  const nameFor = (name: string, { contest }: StoredContest, others: readonly StoredEntry[]): string => {
    const clean = cleanName(name);
    const shown = clean === '' || (contest.isPublic && isRude(clean)) ? 'Player' : clean;
    return uniqueName(
      shown,
      others.map((entry) => entry.name),
    );
  };

  const enter = async (
    id: string,
    person: string,
    name: string,
  ): Promise<Result<Entered, Fault & Partial<Entered>>> => {
    const stored = await get(id);
    if (stored === null) return err(NO_CONTEST);
    const { contest } = stored;
    if (contest.secrecy === 'open') return err({ status: 409, sentence: 'This game is played on your own device.' });
    const known = await contests.getEntry(id, person);
    if (known === null) {
      const problem = entryProblem(stored, now());
      if (problem !== null) return err({ status: 409, sentence: problem });
      const entries = await contests.listEntries(id);
      const entry = {
        ...{ contest: id, person, id: newId(), name: nameFor(name, stored, entries), bot: null },
        ...{ room: newId(), match: newId(), enteredAt: now(), isOrigin: false },
      };
      await contests.enter(entry, null);
    }
    // Another request of the same person may have been first.
    const entry = await contests.getEntry(id, person);
    if (entry === null) return err({ status: 409, sentence: CLOSED_SENTENCE });
    if (entry.room === null || entry.match === null)
      return err({ status: 409, sentence: 'You’ve already played this game.' });
    const entered = { room: entry.room, match: entry.match };
    if (entry.result === null) await createContestRoom({ contest, person, name: entry.name, ...entered }, server.store);
    if (known !== null) return err({ status: 409, sentence: 'You’ve already started this game.', ...entered });
    return ok(entered);
  };

  const challenge = async (
    person: string,
    request: NewChallenge,
    address: string,
  ): Promise<Result<StoredContest, Fault>> => {
    const played = await readOrigin(request, address);
    if (!played.ok) return played;
    // The dice of a match depend on how many moves there were, so everybody gets a new deal, the challenger too.
    const hasDice = played.value !== null && findGame(played.value.contest.deal.game)!.prepareChance !== null;
    const origin = hasDice ? null : played.value;
    const chosen =
      origin === null
        ? await chooseDeal(context, choiceOf(request, played.value))
        : ok({ ...origin.contest, isShort: false });
    if (!chosen.ok) return chosen;
    const { invited = DEFAULT_INVITED, openForMs = DEFAULT_OPEN_MS } = request;
    const contest: Contest = {
      ...{ id: newId(), kind: 'challenge', ...chosen.value, opens: now(), closes: now() + openForMs },
      ...{ scoring: 'points', secrecy: 'sealed', isPublic: false, series: null },
    };
    const challenger = cleanName(request.name) || 'A friend';
    const stored: StoredContest = { contest, host: person, challenger, invited, closedAt: null };
    await contests.add(stored);
    if (origin !== null) {
      const { result, insight, log } = origin;
      await contests.enter(
        {
          ...{ contest: contest.id, person, id: newId(), name: challenger, bot: null, room: null, match: null },
          ...{ enteredAt: now(), isOrigin: true },
        },
        { result: { ...result, insight, elapsedMs: null }, log, isListed: false },
      );
      marks.request(stored);
    }
    return ok(stored);
  };

  /** The finished match that a challenge is made from; null if it gets a new deal. */
  const readOrigin = async (request: NewChallenge, address: string): Promise<Result<CheckedOrigin | null, Fault>> =>
    'record' in request ? server.recordChecker.checkOrigin(request.record, request.seat, address) : ok(null);

  const handIn = async (
    id: string,
    person: string,
    text: string,
    address: string,
  ): Promise<Result<StoredEntry, Fault>> => {
    const stored = await get(id);
    if (stored === null) return err(NO_CONTEST);
    const { contest } = stored;
    if (contest.secrecy !== 'open') return err({ status: 409, sentence: 'This game is played on the server.' });
    const problem = entryProblem(stored, now());
    if (problem !== null) return err({ status: 409, sentence: problem });
    if ((await contests.getEntry(id, person)) !== null) return err(HANDED_IN);
    const check = { contest, anyBots: false, checkBots: true };
    const proved = await server.recordChecker.checkEntry(text, check, address);
    if (!proved.ok) return err(proved.error);
    const { result, insight } = proved.value;
    const seat = entrantSeat(contest.bots);
    const name = nameFor(proved.value.log.names[seat] ?? '', stored, await contests.listEntries(id));
    // The names in a record that is handed in could be anything.
    const botNames = nameBots(
      contest.bots.filter((bot) => bot !== null),
      [name],
    );
    const log = { ...proved.value.log, names: botNames.toSpliced(seat, 0, name) };
    const added = await contests.enter(
      {
        ...{ contest: id, person, id: newId(), name, bot: null, room: null, match: null },
        ...{ enteredAt: now(), isOrigin: false },
      },
      { result: { ...result, insight, elapsedMs: null }, log, isListed: false },
    );
    if (!added) return err(HANDED_IN);
    marks.request(stored);
    return ok((await contests.getEntry(id, person))!);
  };

  const ranking = async (id: string, person: string | null): Promise<RankingAnswer | null> => {
    const contest = await read(id, person);
    if (contest === null) return null;
    const { stored, entries, view, mine, isVisible } = contest;
    return {
      ...{ ok: true, contest: view, isClosed: view.isClosed, isVisible },
      lines: isVisible ? linesFor(stored, rank(stored.contest, entries), person) : [],
      isMineListed: isVisible && (!stored.contest.isPublic || (mine?.isListed ?? false)),
    };
  };

  /** The records of a closed contest, by the id of their entry. */
  const recordsOf = async ({ contest }: StoredContest): Promise<ReadonlyMap<string, string>> => {
    const records = new Map<string, string>();
    for (const [entry, log] of await contests.listLogs(contest.id)) {
      records.set(entry, formatEntry(contest, log));
      await new Promise(setImmediate); // there can be a thousand, and others play meanwhile
    }
    return records;
  };

  const closedContest = async (id: string): Promise<Result<StoredContest, Fault>> => {
    const stored = await get(id);
    if (stored === null) return err(NO_CONTEST);
    return stored.closedAt === null ? err(STILL_OPEN) : ok(stored);
  };

  return {
    get,
    read,
    viewOf,
    enter,
    challenge,
    handIn,
    ranking,
    rank,
    dailies: (date: string) => makeDailies(context, date),
    runJobs: settlement.run,
    stop: marks.stop,
    async archive(id: string): Promise<Result<ContestArchive, Fault>> {
      const stored = await closedContest(id);
      if (!stored.ok) return stored;
      const records = await recordsOf(stored.value);
      // Hidden entries are kept. Those that a public ranking never shows stay the secret of their people.
      const entries = (await contests.listEntries(id)).filter(
        (entry) => records.has(entry.id) && (entry.isListed || !stored.value.contest.isPublic),
      );
      const ranked = rank(stored.value.contest, entries);
      return ok({
        format: 'Wordhoard contest 1',
        contest: stored.value.contest,
        entries: entries.map((entry) => archiveEntry(entry, ranked, sha256(records.get(entry.id)!))),
        records: Object.fromEntries(entries.map((entry) => [entry.id, records.get(entry.id)!])),
      });
    },
    async record(id: string, entry: string): Promise<Result<string, Fault>> {
      const stored = await closedContest(id);
      if (!stored.ok) return stored;
      const log = await contests.getLog(id, entry);
      return log === null ? err(NO_CONTEST) : ok(formatEntry(stored.value.contest, log));
    },
    async hide(id: string, person: string, entry: string, hidden: boolean): Promise<Fault | null> {
      const stored = await get(id);
      if (stored === null) return NO_CONTEST;
      if (stored.host === null || stored.host !== person)
        return { status: 403, sentence: 'Only the host of this game can do that.' };
      return (await contests.hide(id, entry, hidden)) ? null : NO_CONTEST;
    },
  };
}

const CLOSED_SENTENCE = 'This game has closed.';
const HANDED_IN: Fault = { status: 409, sentence: 'You’ve already handed in this game.' };
const STILL_OPEN: Fault = {
  status: 409,
  sentence: 'Others can still play this game. You can see how everyone played once the ranking is final.',
};

function entryProblem({ contest, closedAt }: StoredContest, now: number): string | null {
  if (closedAt !== null || contest.closes <= now) return CLOSED_SENTENCE;
  return contest.opens > now ? 'This game isn’t open yet.' : null;
}

/** What somebody chose, or a whole game like the one they played. */
function choiceOf(request: NewChallenge, played: CheckedOrigin | null): DealChoice {
  if ('game' in request) return request;
  const { deal, bots } = played!.contest;
  return {
    ...{ game: deal.game, length: 'full', options: deal.setup },
    bots: bots.filter((bot) => bot !== null),
  };
}

const formatEntry = ({ deal }: Contest, { at, ...rest }: EntryLog): string =>
  formatRecord({ match: { ...deal, at }, ...rest });

type EntryCounts = Pick<ContestView, 'entered' | 'finished'>;

function countPeople(entries: readonly StoredEntry[]): EntryCounts {
  const people = entries.filter(({ bot }) => bot === null);
  return { entered: people.length, finished: people.filter(({ result }) => result !== null).length };
}

/** Nothing here gives the deal away before the contest closes: setup and bots are known to everybody who plays. */
function describeContest(
  { contest, host, challenger, invited, closedAt }: StoredContest,
  { entered, finished }: EntryCounts,
  mine: StoredEntry | null,
  person: string | null,
  now: number,
): ContestView {
  const { id, kind, deal, bots, opens, closes, scoring, pointsFrom, secrecy, isPublic, series, isShort } = contest;
  const isClosed = closedAt !== null;
  return {
    ...{ id, kind, game: deal.game, seats: deal.seats, setup: deal.setup, bots, seat: entrantSeat(bots) },
    ...{ opens, closes, isClosed, scoring, pointsFrom, secrecy, isPublic, series, challenger, invited },
    isShort,
    isOpen: !isClosed && opens <= now && now < closes,
    commitment: seedCommitment(deal.seed),
    seed: isClosed || secrecy === 'open' ? deal.seed : null,
    ...{ entered, finished },
    isHost: host !== null && host === person,
    mine: mine ? { entry: mine.id, room: mine.room, match: mine.match, isFinished: mine.result !== null } : null,
  };
}
