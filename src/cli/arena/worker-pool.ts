// Threads that share the matches of an arena: as many as the machine has cores, and the same results with any number of them.
// Not the matches (bout.ts) nor their order (plan.ts).

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Match } from '../../core/match.ts';
import type { Played } from './bot-match.ts';
import { type Bout, type Plan, trialsOf } from './pairings.ts';

export const cores = (): number => availableParallelism();

/** Plays the bouts on threads and hands them back in order; whoever stops asking stops the threads. */
async function* playAll(match: Match, bouts: Iterator<Bout>, threads: number): AsyncGenerator<Played> {
  const done = new Map<number, Played>();
  let [asked, handed] = [0, 0];
  let wake: () => void = () => {};
  let failed: unknown = null;
  const give = (worker: Worker): void => {
    const next = bouts.next();
    if (next.done !== true) worker.postMessage({ n: asked++, bout: next.value });
  };
  const crew = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./bot-match.worker.ts', import.meta.url), { workerData: match });
    worker.on('message', ({ n, played }: { n: number; played: Played }) => {
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

/** The trials of a plan, each with all its matches. */
export async function* playTrials(plan: Plan, threads: number): AsyncGenerator<readonly Played[]> {
  const sizes: number[] = [];
  const bouts = (function* () {
    for (const trial of trialsOf(plan)) {
      sizes.push(trial.length);
      yield* trial;
    }
  })();
  let trial: Played[] = [];
  for await (const played of playAll(plan.match, bouts, threads)) {
    trial.push(played);
    if (trial.length < sizes[0]!) continue;
    sizes.shift();
    yield trial;
    trial = [];
  }
}
