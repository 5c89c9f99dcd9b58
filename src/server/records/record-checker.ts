// Checks records that people upload, in a worker thread with limits on time and memory: a record is untrusted input, and
// replaying it can cost far more than its size suggests.
// The check itself runs in record-checker.worker.ts.

import { Worker } from 'node:worker_threads';
import type { Outcome, Seat } from '../../core/game.ts';
import { err, type Result } from '../../core/result.ts';

export type CheckedRecord = {
  readonly game: string;
  readonly names: readonly string[];
  readonly outcome: Outcome | null;
  readonly acts: number;
  /** The log as sentences. The name is part of the HTTP API. */
  readonly told: readonly { readonly n: number; readonly by: Seat | 'clock'; readonly lines: readonly string[] }[];
};

export type CheckFault = { readonly status: 400 | 503; readonly sentence: string };

export interface RecordChecker {
  check(text: string): Promise<Result<CheckedRecord, CheckFault>>;
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

  const runCheck = (text: string): Promise<Result<CheckedRecord, CheckFault>> =>
    new Promise((resolve) => {
      worker ??= start();
      const running = worker;
      const timer = setTimeout(() => void running.terminate(), timeoutMs);
      const finish = (answer: Result<CheckedRecord, CheckFault>): void => {
        clearTimeout(timer);
        running.off('message', onMessage);
        running.off('exit', onExit);
        resolve(answer);
      };
      const onMessage = (answer: Result<CheckedRecord, string>): void =>
        finish(answer.ok ? answer : err({ status: 400, sentence: answer.error }));
      const onExit = (): void => finish(err(TOO_COSTLY));
      running.on('message', onMessage);
      running.on('exit', onExit);
      running.postMessage(text);
    });

  return {
    async check(text) {
      if (waiting >= MAX_WAITING) return err(BUSY);
      waiting++;
      const checked = queue.then(() => runCheck(text));
      queue = checked;
      return checked.finally(() => waiting--);
    },
    async close() {
      await worker?.terminate();
    },
  };
}
