// Checks records that people upload, and those of contests, in a worker thread with limits on time and memory: a record is untrusted input, and
// replaying it can cost far more than its size suggests.
// The check itself runs in record-checker.worker.ts.

import { Worker } from 'node:worker_threads';
import type { CheckedContest, EntryCheck } from '../../core/contests/check-entry.ts';
import type { EntryResult } from '../../core/contests/contest.ts';
import type { EntryInsight } from '../../core/contests/entry-insight.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import type { LogEntry } from '../../core/match.ts';
import { err, type Result } from '../../core/result.ts';

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
  check(text: string): Promise<Result<CheckedRecord, CheckFault>>;
  checkEntry(text: string, check: EntryCheck): Promise<Result<ProvedEntry, CheckFault>>;
  checkOrigin(text: string, seat: Seat): Promise<Result<CheckedOrigin, CheckFault>>;
  close(): Promise<void>;
}

const CHECK_TIMEOUT_MS = 10_000;
const WORKER_HEAP_MB = 192;
const MAX_WAITING = 8;

const TOO_COSTLY: CheckFault = { status: 400, sentence: 'This saved game takes too long to replay.' };
const BUSY: CheckFault = {
  status: 503,
  sentence: 'The server is busy checking other saved games. Try again in a moment.',
};

export function createRecordChecker(timeoutMs = CHECK_TIMEOUT_MS): RecordChecker {
  let worker: Worker | null = null;
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const start = (): Worker => {
    const started = new Worker(new URL('./record-checker.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    });
    started.unref();
    // A worker that runs out of memory reports an error and exits; the exit gives the answer.
    started.on('error', () => {});
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  };

  const runCheck = <T>(task: CheckTask): Promise<Result<T, CheckFault>> =>
    new Promise((resolve) => {
      worker ??= start();
      const running = worker;
      const timer = setTimeout(() => void running.terminate(), timeoutMs);
      const finish = (answer: Result<T, CheckFault>): void => {
        clearTimeout(timer);
        running.off('message', onMessage);
        running.off('exit', onExit);
        resolve(answer);
      };
      const onMessage = (answer: Result<T, string>): void =>
        finish(answer.ok ? answer : err({ status: 400, sentence: answer.error }));
      const onExit = (): void => finish(err(TOO_COSTLY));
      running.on('message', onMessage);
      running.on('exit', onExit);
      running.postMessage(task);
    });

  const check = async <T>(task: CheckTask): Promise<Result<T, CheckFault>> => {
    if (waiting >= MAX_WAITING) return err(BUSY);
    waiting++;
    const checked = queue.then(() => runCheck<T>(task));
    queue = checked;
    return checked.finally(() => waiting--);
  };

  return {
    check: (text) => check({ type: 'log', text }),
    checkEntry: (text, entryCheck) => check({ type: 'entry', text, check: entryCheck }),
    checkOrigin: (text, seat) => check({ type: 'origin', text, seat }),
    async close() {
      await worker?.terminate();
    },
  };
}
