// A pool of worker threads in which bots think, so that they never block the server.
// The bots are in games/*/bot, and match/scheduler.ts decides when they are asked.

import { Worker } from 'node:worker_threads';
import type { Json, Millis, Seat } from '../../core/game.ts';
import type { ListName } from '../../lexicon/lexicon.ts';

export type BotRequest = {
  readonly game: string;
  readonly list: ListName;
  readonly words: readonly string[] | null;
  readonly view: Json;
  readonly seat: Seat;
  readonly level: string;
  readonly n: number;
  readonly now: Millis;
  readonly seed: string;
};
export type BotChoice = { readonly text: string; readonly after: Millis };
export type ExplainedMove = { readonly text: string; readonly why: string };

export type BotTask =
  | { readonly type: 'choose'; readonly request: BotRequest }
  | { readonly type: 'explain'; readonly request: BotRequest; readonly names: readonly string[] };
export type BotTaskResult = { readonly id: number; readonly answer: unknown; readonly error: string | null };

/** Answers are null if there is nothing to do, or if the bot failed, which is logged. */
export interface BotPool {
  choose(request: BotRequest): Promise<BotChoice | null>;
  /** The same choice with its reason. */
  explain(request: BotRequest, names: readonly string[]): Promise<ExplainedMove | null>;
  close(): Promise<void>;
}

type PendingTask = { readonly task: BotTask; readonly resolve: (answer: unknown) => void };
/** The first waiting task is the one being worked on, since `since`. */
type BotThread = { readonly worker: Worker; readonly waiting: Map<number, PendingTask>; since: number };

/** A bot that takes longer is stuck: its thread is terminated. */
const BOT_TIMEOUT_MS = 60_000;
const WATCHDOG_INTERVAL_MS = 5000;

export function createBotPool(size: number, logError: (message: string) => void): BotPool {
  const threads = new Set<BotThread>();
  let lastId = 0;
  let closed = false;

  const start = (): BotThread => {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url));
    const thread: BotThread = { worker, waiting: new Map(), since: performance.now() };
    worker.on('message', ({ id, answer, error }: BotTaskResult) => {
      if (error !== null) logError(error);
      thread.waiting.get(id)?.resolve(answer);
      thread.waiting.delete(id);
      thread.since = performance.now();
    });
    worker.on('error', (error) => logError(`a bot thread failed: ${error.message}`));
    worker.on('exit', () => {
      threads.delete(thread);
      const [culprit, ...others] = thread.waiting.values();
      culprit?.resolve(null);
      for (const task of others) closed ? task.resolve(null) : assign(task);
    });
    worker.unref();
    threads.add(thread);
    return thread;
  };

  const assign = (pending: PendingTask): void => {
    const [idlest] = [...threads].sort((a, b) => a.waiting.size - b.waiting.size);
    const thread = idlest !== undefined && (idlest.waiting.size === 0 || threads.size >= size) ? idlest : start();
    if (thread.waiting.size === 0) thread.since = performance.now();
    thread.waiting.set(++lastId, pending);
    thread.worker.postMessage({ id: lastId, task: pending.task });
  };
  const run = (task: BotTask): Promise<unknown> =>
    closed ? Promise.resolve(null) : new Promise((resolve) => assign({ task, resolve }));

  const watchdog = setInterval(() => {
    for (const { worker, waiting, since } of threads) {
      if (waiting.size === 0 || performance.now() - since < BOT_TIMEOUT_MS) continue;
      const { game, level } = waiting.values().next().value!.task.request;
      logError(`the bot of ${game} (${level}) thought for too long`);
      void worker.terminate();
    }
  }, WATCHDOG_INTERVAL_MS);
  watchdog.unref();

  return {
    choose: (request) => run({ type: 'choose', request }) as Promise<BotChoice | null>,
    explain: (request, names) => run({ type: 'explain', request, names }) as Promise<ExplainedMove | null>,
    async close() {
      closed = true;
      clearInterval(watchdog);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
