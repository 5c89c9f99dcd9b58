// Turns finished matches into results, and closes contests. A result is proved by replaying the record of its match, in a
// worker. Every step can be repeated, by any node: the store takes the first result of an entry.

import { formatRecord } from '../../core/records/record.ts';
import { buildRecord } from '../match/build-record.ts';
import type { StoredContest, StoredEntry } from '../store/contests.ts';
import type { ContestContext } from './contest-context.ts';

const DAY_MS = 24 * 3_600_000;
/** Public rankings show people who have been here for this long and have finished this many matches. */
const LISTED_AFTER_MS = 14 * DAY_MS;
const LISTED_AFTER_MATCHES = 10;
const BATCH_SIZE = 50;
/** An entry that can't be settled is tried again after this time, then after twice as long, and so on. */
const FIRST_RETRY_MS = 15_000;
const MAX_RETRY_MS = 3_600_000;
/** A contest doesn't wait longer for entries that can't be settled. */
const TRIES_BEFORE_CLOSING = 3;

export interface Settlement {
  /** Settles the entry if its match is over. */
  settle(stored: StoredContest, entry: StoredEntry): Promise<void>;
  /** Closes a contest whose time is over, unless there are results that can't be proved right now. */
  close(stored: StoredContest): Promise<void>;
  /** Settles what is over and closes what is due. Called at regular intervals. */
  run(): Promise<void>;
}

/** `onResult` is called after each new result. */
export function createSettlement(context: ContestContext, onResult: (contest: StoredContest) => void): Settlement {
  const { server, checker, now } = context;
  const { store, log } = server;
  /** By match: entries whose record doesn't replay, for example because the server has other words now. */
  const failed = new Map<string, { readonly tries: number; readonly retryAt: number }>();
  const settling = new Map<string, Promise<void>>();
  const closing = new Map<string, Promise<void>>();

  const prove = async (stored: StoredContest, entry: StoredEntry, matchId: string): Promise<void> => {
    const match = await store.getMatch(matchId);
    const { contest } = stored;
    if (match?.outcome == null || match.endedAt! > contest.closes) return;
    const text = formatRecord(await buildRecord(match, store));
    const proved = await checker.checkEntry(text, { contest, anyBots: false, checkBots: false }, null);
    if (!proved.ok) {
      if (proved.error.status === 503) return; // too much to do: the next run tries again
      const tries = (failed.get(matchId)?.tries ?? 0) + 1;
      failed.set(matchId, { tries, retryAt: now() + Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1)) });
      if (tries === 1)
        log.error('an entry could not be settled', { contest: contest.kind, problem: proved.error.sentence });
      return;
    }
    const { result, insight, log: entryLog } = proved.value;
    const isListed = contest.isPublic && (await mayBeListed(context, entry.person));
    const finished = {
      result: { ...result, insight, elapsedMs: match.endedAt! - entry.enteredAt },
      log: entryLog,
      isListed,
    };
    failed.delete(matchId);
    if (!(await store.contests.finish(contest.id, entry.person, finished))) return;
    if (stored.invited !== null) await store.contests.closeDue(contest.id, now());
    onResult(stored);
  };

  const settle: Settlement['settle'] = async (stored, entry) => {
    const { match, result } = entry;
    if (match === null || result !== null || now() < (failed.get(match)?.retryAt ?? 0)) return;
    await runOnce(settling, match, () => prove(stored, entry, match));
  };

  /** Matches that were over in time count, even if nobody has looked at them yet. */
  const settleAndClose = async (stored: StoredContest): Promise<void> => {
    const { id } = stored.contest;
    let after = '';
    for (;;) {
      const batch = await store.contests.listUnsettled(BATCH_SIZE, after, id);
      for (const entry of batch) await settle(stored, entry);
      if (batch.length < BATCH_SIZE) break;
      after = batch.at(-1)!.match!;
    }
    const left = await store.contests.listUnsettled(BATCH_SIZE, '', id);
    if (left.every(({ match }) => (failed.get(match!)?.tries ?? 0) >= TRIES_BEFORE_CLOSING))
      await store.contests.closeDue(id, now());
  };
  const close: Settlement['close'] = (stored) => runOnce(closing, stored.contest.id, () => settleAndClose(stored));

  return {
    settle,
    close,
    async run() {
      // In order of their matches, so that entries that can't be settled don't keep the others waiting.
      for (let after = ''; ; ) {
        const batch = await store.contests.listUnsettled(BATCH_SIZE, after);
        for (const entry of batch) {
          const stored = await store.contests.get(entry.contest);
          if (stored !== null) await settle(stored, entry);
        }
        if (batch.length < BATCH_SIZE) break;
        after = batch.at(-1)!.match!;
      }
      for (const stored of await store.contests.listDue(now(), BATCH_SIZE)) await close(stored);
    },
  };
}

/** Callers that come while it is running get the same promise. */
function runOnce(running: Map<string, Promise<void>>, key: string, run: () => Promise<void>): Promise<void> {
  const known = running.get(key);
  if (known !== undefined) return known;
  const started = run().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

export async function mayBeListed({ server, now }: ContestContext, person: string): Promise<boolean> {
  const { since, matches } = await server.store.contests.experienceOf(person);
  return since !== null && now() - since >= LISTED_AFTER_MS && matches >= LISTED_AFTER_MATCHES;
}
