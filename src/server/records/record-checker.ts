// Checks records that people upload, and those of contests, in a worker thread with limits on time and memory: a record is untrusted input, and
// replaying it can cost far more than its size suggests.
// The check itself runs in record-checker.worker.ts.

import type { CheckedContest, EntryCheck } from '../../core/contests/check-entry.ts';
import type { EntryResult } from '../../core/contests/contest.ts';
import type { EntryInsight } from '../../core/contests/entry-insight.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import type { LogEntry } from '../../core/match.ts';
import { err, type Result } from '../../core/result.ts';
import { createWorkerQueue } from './worker-queue.ts';

export type CheckedRecord = {
  readonly game: string;
  readonly names: readonly string[];
  readonly outcome: Outcome | null;
  readonly acts: number;
  /** The log as sentences. The name is part of the HTTP API. */
  readonly told: readonly { readonly n: number; readonly by: Seat | 'clock'; readonly lines: readonly string[] }[];
};

/** The record of an entry that fits its contest. */
export type ProvedEntry = {
  readonly result: EntryResult;
  readonly insight: EntryInsight | null;
  readonly log: {
    readonly at: number;
    readonly names: readonly string[];
    readonly bots: readonly (string | null)[];
    readonly entries: readonly LogEntry[];
    readonly outcome: Outcome | null;
  };
};
/** A finished match that a challenge can be made from. */
export type CheckedOrigin = ProvedEntry & { readonly contest: CheckedContest };

export type CheckTask =
  | { readonly type: 'log'; readonly text: string }
  | { readonly type: 'entry'; readonly text: string; readonly check: EntryCheck }
  | { readonly type: 'origin'; readonly text: string; readonly seat: Seat };

export type CheckFault = { readonly status: 400 | 503; readonly sentence: string };

export interface RecordChecker {
  /** `address`: where it comes from, so that nobody makes all others wait. */
  check(text: string, address: string): Promise<Result<CheckedRecord, CheckFault>>;
  /** `address`: null for a match that was played here. */
  checkEntry(text: string, check: EntryCheck, address: string | null): Promise<Result<ProvedEntry, CheckFault>>;
  checkOrigin(text: string, seat: Seat, address: string): Promise<Result<CheckedOrigin, CheckFault>>;
  close(): Promise<void>;
}

const CHECK_TIMEOUT_MS = 10_000;
/** An entry is checked with the moves of its bots. */
const ENTRY_CHECK_TIMEOUT_MS = 30_000;
const WORKER_HEAP_MB = 192;
const MAX_WAITING = 8;
const MAX_WAITING_PER_ADDRESS = 4;

const TOO_COSTLY: CheckFault = { status: 400, sentence: 'This saved game takes too long to replay.' };
const BUSY: CheckFault = {
  status: 503,
  sentence: 'The server is busy checking other saved games. Try again in a moment.',
};

export function createRecordChecker(logTimeoutMs = CHECK_TIMEOUT_MS): RecordChecker {
  const queue = createWorkerQueue<CheckTask>(new URL('./record-checker.worker.ts', import.meta.url), {
    ...{ heapMb: WORKER_HEAP_MB, maxWaiting: MAX_WAITING, maxWaitingPerKey: MAX_WAITING_PER_ADDRESS },
  });
  const check = async <T>(task: CheckTask, address: string | null): Promise<Result<T, CheckFault>> => {
    const timeoutMs = task.type === 'log' ? logTimeoutMs : ENTRY_CHECK_TIMEOUT_MS;
    const answer = await queue.run<Result<T, string>>(task, address, timeoutMs);
    if (!answer.ok) return err(answer.error === 'busy' ? BUSY : TOO_COSTLY);
    return answer.value.ok ? answer.value : err({ status: 400, sentence: answer.value.error });
  };
  return {
    check: (text, address) => check({ type: 'log', text }, address),
    checkEntry: (text, entryCheck, address) => check({ type: 'entry', text, check: entryCheck }, address),
    checkOrigin: (text, seat, address) => check({ type: 'origin', text, seat }, address),
    close: queue.close,
  };
}
