// Plays the matches of an arena on worker threads, one per core. The results do not depend on the number of threads.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Match } from '../../core/match.ts';
import type { BotMatchResult } from './bot-match.ts';
import { type ArenaPlan, type BotMatch, generateTrials } from './pairings.ts';

export const coreCount = (): number => availableParallelism();

/** Plays matches on worker threads and yields the results in order. Ending the iteration stops the threads. */
async function* playOnWorkers(
  match: Match,
  botMatches: Iterator<BotMatch>,
  threads: number,
): AsyncGenerator<BotMatchResult> {
  const results = new Map<number, BotMatchResult>();
  let [sent, yielded] = [0, 0];
  let wakeUp: () => void = () => {};
  let failed: unknown = null;
  const sendNext = (worker: Worker): void => {
    const next = botMatches.next();
    if (next.done !== true) worker.postMessage({ n: sent++, botMatch: next.value });
  };
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./bot-match.worker.ts', import.meta.url), { workerData: match });
    worker.on('message', ({ n, result }: { n: number; result: BotMatchResult }) => {
      results.set(n, result);
      sendNext(worker);
      wakeUp();
    });
    worker.on('error', (error) => {
      failed = error;
      wakeUp();
    });
    return worker;
  });
  try {
    for (const worker of workers) sendNext(worker);
    while (yielded < sent) {
      const result = results.get(yielded);
      if (failed !== null) throw failed;
      if (result !== undefined) {
        results.delete(yielded++);
        yield result;
      } else
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
        });
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Yields the trials of a plan, each with the results of all its matches. */
export async function* playTrials(plan: ArenaPlan, threads: number): AsyncGenerator<readonly BotMatchResult[]> {
  const sizes: number[] = [];
  const botMatches = (function* () {
    for (const trial of generateTrials(plan)) {
      sizes.push(trial.length);
      yield* trial;
    }
  })();
  let trial: BotMatchResult[] = [];
  for await (const result of playOnWorkers(plan.match, botMatches, threads)) {
    trial.push(result);
    if (trial.length < sizes[0]!) continue;
    sizes.shift();
    yield trial;
    trial = [];
  }
}
