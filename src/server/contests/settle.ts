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

export interface Settlement {
  /** Settles the entry if its match is over. */
  settle(stored: StoredContest, entry: StoredEntry): Promise<void>;
  /** Settles what is over and closes what is due. Called at regular intervals. */
  run(): Promise<void>;
}

/** `onResult` is called after each new result. */
export function createSettlement(context: ContestContext, onResult: (contest: StoredContest) => void): Settlement {
  const { server, checker, now } = context;
  const { store, log } = server;
  /** Entries whose record doesn't replay, for example because the server has other words now. */
  const failed = new Set<string>();

  const settle: Settlement['settle'] = async (stored, entry) => {
    if (entry.match === null || entry.result !== null || failed.has(entry.match)) return;
    const match = await store.getMatch(entry.match);
    if (match?.outcome == null) return;
    const { contest } = stored;
    const text = formatRecord(await buildRecord(match, store));
    const proved = await checker.checkEntry(text, { contest, anyBots: false, checkBots: false });
    if (!proved.ok) {
      if (proved.error.status === 503) return; // too much to do: the next run tries again
      failed.add(entry.match);
      return log.error('an entry could not be settled', { contest: contest.kind, problem: proved.error.sentence });
    }
    const { result, insight, log: entryLog } = proved.value;
    const isListed = contest.isPublic && (await mayBeListed(context, entry.person));
    const finished = { result: { ...result, insight, elapsedMs: now() - entry.enteredAt }, log: entryLog, isListed };
    if (!(await store.contests.finish(contest.id, entry.person, finished))) return;
    if (stored.invited !== null) await store.contests.closeDue(now());
    onResult(stored);
  };

  return {
    settle,
    async run() {
      for (const entry of await store.contests.listUnsettled(BATCH_SIZE)) {
        const stored = await store.contests.get(entry.contest);
        if (stored !== null) await settle(stored, entry);
      }
      await store.contests.closeDue(now());
    },
  };
}

export async function mayBeListed({ server, now }: ContestContext, person: string): Promise<boolean> {
  const { since, matches } = await server.store.contests.experienceOf(person);
  return since !== null && now() - since >= LISTED_AFTER_MS && matches >= LISTED_AFTER_MATCHES;
}
