// A pool of worker threads in which bots think, so that they never block the server.
// The bots are in games/*/bot, and match/scheduler.ts decides when they are asked. Who is asked next is decided in queue.ts.

import { Worker } from 'node:worker_threads';
import type { BotMove, ExplainedBotMove } from '../../core/any-game.ts';
import type { BotRequest } from '../../core/bot-driver.ts';
import { BotQueue, type QueuedWork } from './queue.ts';

export type BotTask =
  | { readonly type: 'choose'; readonly request: BotRequest }
  | { readonly type: 'explain'; readonly request: BotRequest; readonly names: readonly string[] };
export type BotTaskResult = { readonly answer: unknown; readonly error: string | null };

/** For whom a bot thinks. Rooms take turns, hints come first. */
export type BotJob = {
  /** The match, or whatever else waits for the answers. */
  readonly key: string;
  /** Somebody waits for the answer on the screen. */
  readonly urgent?: boolean;
  /** Aborted when nobody needs the answer any more. */
  readonly signal?: AbortSignal;
};

/** Answers are null if there is nothing to do, if too much is waiting for the same job, if the job was aborted, or if the bot failed, which is logged. */
export interface BotPool {
  choose(request: BotRequest, job: BotJob): Promise<BotMove | null>;
  /** The same choice with its reason. */
  explain(request: BotRequest, names: readonly string[], job: BotJob): Promise<ExplainedBotMove | null>;
  /** How many requests wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

type PendingTask = QueuedWork & { readonly task: BotTask; readonly resolve: (answer: unknown) => void };
type BotThread = {
  readonly worker: Worker;
  /** Takes only urgent tasks, so that a hint never waits behind bots that think for long. */
  readonly urgentOnly: boolean;
  current: { readonly pending: PendingTask; readonly since: number } | null;
};

/** A bot that takes longer is stuck: its thread is terminated. */
const BOT_TIMEOUT_MS = 60_000;
const WATCHDOG_INTERVAL_MS = 5000;

/** `size` threads for everything, and one more for urgent tasks. They start when they are first needed. */
export function createBotPool(size: number, logError: (message: string) => void): BotPool {
  const threads = new Set<BotThread>();
  const queue = new BotQueue<PendingTask>();
  let closed = false;

  const start = (urgentOnly: boolean): BotThread => {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url));
    const thread: BotThread = { worker, urgentOnly, current: null };
    const finish = (answer: unknown): void => {
      const { current } = thread;
      thread.current = null;
      current?.pending.resolve(answer);
    };
    worker.on('message', ({ answer, error }: BotTaskResult) => {
      if (error !== null) logError(error);
      finish(answer);
      assign();
    });
    worker.on('error', (error) => logError(`a bot thread failed: ${error.message}`));
    worker.on('exit', () => {
      threads.delete(thread);
      finish(null);
      assign();
    });
    worker.unref();
    threads.add(thread);
    return thread;
  };

  /** A thread that can start now; null if all are busy. */
  const findThread = (urgentOnly: boolean): BotThread | null => {
    const ofKind = [...threads].filter((thread) => thread.urgentOnly === urgentOnly);
    const idle = ofKind.find(({ current }) => current === null);
    return idle ?? (ofKind.length < (urgentOnly ? 1 : size) ? start(urgentOnly) : null);
  };
  const assign = (): void => {
    while (!closed && queue.size > 0) {
      const thread = findThread(false) ?? (queue.hasUrgent ? findThread(true) : null);
      if (thread === null) return;
      const pending = queue.take()!;
      thread.current = { pending, since: performance.now() };
      thread.worker.postMessage(pending.task);
    }
  };
  const run = (task: BotTask, { key, urgent = false, signal }: BotJob): Promise<unknown> => {
    if (closed || signal?.aborted) return Promise.resolve(null);
    return new Promise((resolve) => {
      const pending: PendingTask = { key, urgent, task, resolve };
      if (!queue.add(pending)) return resolve(null);
      signal?.addEventListener('abort', () => queue.remove(pending) && resolve(null), { once: true });
      assign();
    });
  };

  const watchdog = setInterval(() => {
    for (const { worker, current } of threads) {
      if (current === null || performance.now() - current.since < BOT_TIMEOUT_MS) continue;
      const { game, level } = current.pending.task.request;
      logError(`the bot of ${game} (${level}) thought for too long`);
      void worker.terminate();
    }
  }, WATCHDOG_INTERVAL_MS);
  watchdog.unref();

  return {
    choose: (request, job) => run({ type: 'choose', request }, job) as Promise<BotMove | null>,
    explain: (request, names, job) => run({ type: 'explain', request, names }, job) as Promise<ExplainedBotMove | null>,
    get waiting() {
      return queue.size;
    },
    async close() {
      closed = true;
      clearInterval(watchdog);
      for (let pending = queue.take(); pending !== null; pending = queue.take()) pending.resolve(null);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
