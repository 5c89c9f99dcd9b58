// Bots think in threads of their own, so that no thought of theirs ever holds up a table.
// Not the bots themselves (games/*/bot.ts), nor when they are asked (driver.ts).

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

/** null: nothing to do, or the bot failed (which is logged). */
export interface BotPool {
  choose(request: BotRequest): Promise<BotChoice | null>;
  /** The same choice with its reason. */
  explain(request: BotRequest, names: readonly string[]): Promise<ExplainedMove | null>;
  close(): Promise<void>;
}

type PendingTask = { readonly question: BotTask; readonly answer: (said: unknown) => void };
/** The first of those that wait is being thought about, since `since`. */
type BotThread = { readonly worker: Worker; readonly waiting: Map<number, PendingTask>; since: number };

/** Who thinks longer than this never comes to an end. */
const BOT_TIMEOUT_MS = 60_000;
const WATCHDOG_INTERVAL_MS = 5000;

export function createBotPool(size: number, log: (message: string) => void): BotPool {
  const threads = new Set<BotThread>();
  let numbered = 0;
  let closed = false;

  const start = (): BotThread => {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url));
    const thread: BotThread = { worker, waiting: new Map(), since: performance.now() };
    worker.on('message', ({ id, answer, error }: BotTaskResult) => {
      if (error !== null) log(error);
      thread.waiting.get(id)?.answer(answer);
      thread.waiting.delete(id);
      thread.since = performance.now();
    });
    worker.on('error', (error) => log(`a bot thread failed: ${error.message}`));
    worker.on('exit', () => {
      threads.delete(thread);
      const [culprit, ...others] = thread.waiting.values();
      culprit?.answer(null);
      for (const one of others) closed ? one.answer(null) : ask(one);
    });
    worker.unref();
    threads.add(thread);
    return thread;
  };

  const ask = (asked: PendingTask): void => {
    const [idlest] = [...threads].sort((a, b) => a.waiting.size - b.waiting.size);
    const thread = idlest !== undefined && (idlest.waiting.size === 0 || threads.size >= size) ? idlest : start();
    if (thread.waiting.size === 0) thread.since = performance.now();
    thread.waiting.set(++numbered, asked);
    thread.worker.postMessage({ id: numbered, question: asked.question });
  };
  const answerTo = (question: BotTask): Promise<unknown> =>
    closed ? Promise.resolve(null) : new Promise((answer) => ask({ question, answer }));

  const watching = setInterval(() => {
    for (const { worker, waiting, since } of threads) {
      if (waiting.size === 0 || performance.now() - since < BOT_TIMEOUT_MS) continue;
      const { game, level } = waiting.values().next().value!.question.request;
      log(`the bot of ${game} (${level}) thought for too long`);
      void worker.terminate();
    }
  }, WATCHDOG_INTERVAL_MS);
  watching.unref();

  return {
    choose: (request) => answerTo({ type: 'choose', request }) as Promise<BotChoice | null>,
    explain: (request, names) => answerTo({ type: 'explain', request, names }) as Promise<ExplainedMove | null>,
    async close() {
      closed = true;
      clearInterval(watching);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
