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
  bouts: Iterator<BotMatch>,
  threads: number,
): AsyncGenerator<BotMatchResult> {
  const done = new Map<number, BotMatchResult>();
  let [asked, handed] = [0, 0];
  let wake: () => void = () => {};
  let failed: unknown = null;
  const give = (worker: Worker): void => {
    const next = bouts.next();
    if (next.done !== true) worker.postMessage({ n: asked++, bout: next.value });
  };
  const crew = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./bot-match.worker.ts', import.meta.url), { workerData: match });
    worker.on('message', ({ n, played }: { n: number; played: BotMatchResult }) => {
      done.set(n, played);
      give(worker);
      wake();
    });
    worker.on('error', (error) => {
      failed = error;
      wake();
    });
    return worker;
  });
  try {
    for (const worker of crew) give(worker);
    while (handed < asked) {
      const played = done.get(handed);
      if (failed !== null) throw failed;
      if (played !== undefined) {
        done.delete(handed++);
        yield played;
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** Yields the trials of a plan, each with the results of all its matches. */
export async function* playTrials(plan: ArenaPlan, threads: number): AsyncGenerator<readonly BotMatchResult[]> {
  const sizes: number[] = [];
  const bouts = (function* () {
    for (const trial of generateTrials(plan)) {
      sizes.push(trial.length);
      yield* trial;
    }
  })();
  let trial: BotMatchResult[] = [];
  for await (const played of playOnWorkers(plan.match, bouts, threads)) {
    trial.push(played);
    if (trial.length < sizes[0]!) continue;
    sizes.shift();
    yield trial;
    trial = [];
  }
}
