// Bots think in threads of their own, so that no thought of theirs ever holds up a table.

import { Worker } from 'node:worker_threads';
import type { Json, Millis, Seat } from '../core/game.ts';
import type { ListName } from '../lexicon/lexicon.ts';

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
export type BotReason = { readonly text: string; readonly why: string };

export type Question =
  | { readonly type: 'choose'; readonly request: BotRequest }
  | { readonly type: 'explain'; readonly request: BotRequest; readonly names: readonly string[] };
export type Reply = { readonly id: number; readonly answer: unknown; readonly error: string | null };

/** null: nothing to do, or the bot failed (which is logged). */
export interface BotPool {
  choose(request: BotRequest): Promise<BotChoice | null>;
  /** The same choice with its reason. */
  explain(request: BotRequest, names: readonly string[]): Promise<BotReason | null>;
  close(): Promise<void>;
}

type Thread = { readonly worker: Worker; readonly waiting: Map<number, (answer: unknown) => void> };

export function createBots(size: number, log: (message: string) => void): BotPool {
  const threads: Thread[] = [];
  let asked = 0;
  let closed = false;

  const start = (): Thread => {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url));
    const thread: Thread = { worker, waiting: new Map() };
    worker.on('message', ({ id, answer, error }: Reply) => {
      if (error !== null) log(error);
      thread.waiting.get(id)?.(answer);
      thread.waiting.delete(id);
    });
    worker.on('error', (error) => log(`a bot thread failed: ${error.message}`));
    worker.on('exit', () => {
      threads.splice(threads.indexOf(thread), 1);
      for (const answer of thread.waiting.values()) answer(null);
    });
    worker.unref();
    threads.push(thread);
    return thread;
  };

  const ask = (question: Question): Promise<unknown> =>
    new Promise((resolve) => {
      if (closed) return resolve(null);
      const idle = threads.find(({ waiting }) => waiting.size === 0);
      const thread =
        idle ?? (threads.length < size ? start() : threads.toSorted((a, b) => a.waiting.size - b.waiting.size)[0]!);
      const id = ++asked;
      thread.waiting.set(id, resolve);
      thread.worker.postMessage({ id, question });
    });

  return {
    choose: (request) => ask({ type: 'choose', request }) as Promise<BotChoice | null>,
    explain: (request, names) => ask({ type: 'explain', request, names }) as Promise<BotReason | null>,
    async close() {
      closed = true;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
