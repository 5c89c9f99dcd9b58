// Runs tasks of strangers one after the other in a worker thread, with limits on time, memory and how many may wait. They never
// block the server, and nobody can keep the thread for themselves.

import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '../../core/result.ts';

type WorkerQueueOptions = {
  readonly heapMb: number;
  readonly maxWaiting: number;
  /** How many tasks with the same key may wait or run. */
  readonly maxWaitingPerKey: number;
};
/** `busy`: too many wait. `stopped`: it took too long or needed too much memory. */
type WorkerFault = 'busy' | 'stopped';

interface WorkerQueue<Task> {
  /** `key`: for whom, such as a network address; null for work that only `maxWaiting` limits. */
  run<Answer>(task: Task, key: string | null, timeoutMs: number): Promise<Result<Answer, WorkerFault>>;
  close(): Promise<void>;
}

/** The worker gets a task as a message and answers each with one message. It starts when it is first needed. */
export function createWorkerQueue<Task>(
  file: URL,
  { heapMb, maxWaiting, maxWaitingPerKey }: WorkerQueueOptions,
): WorkerQueue<Task> {
  let worker: Worker | null = null;
  const waiting: (string | null)[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const start = (): Worker => {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    started.unref();
    // A worker that runs out of memory reports an error and exits; the exit gives the answer.
    started.on('error', () => {});
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  };

  const runNow = <Answer>(task: Task, timeoutMs: number): Promise<Result<Answer, WorkerFault>> =>
    new Promise((resolve) => {
      worker ??= start();
      const running = worker;
      const timer = setTimeout(() => void running.terminate(), timeoutMs);
      const finish = (answer: Result<Answer, WorkerFault>): void => {
        clearTimeout(timer);
        running.off('message', onMessage);
        running.off('exit', onExit);
        resolve(answer);
      };
      const onMessage = (answer: Answer): void => finish(ok(answer));
      const onExit = (): void => finish(err('stopped'));
      running.on('message', onMessage);
      running.on('exit', onExit);
      running.postMessage(task);
    });

  return {
    async run<Answer>(task: Task, key: string | null, timeoutMs: number): Promise<Result<Answer, WorkerFault>> {
      const waitingForKey = waiting.filter((one) => one !== null && one === key).length;
      if (waiting.length >= maxWaiting || waitingForKey >= maxWaitingPerKey) return err('busy');
      waiting.push(key);
      const answer = queue.then(() => runNow<Answer>(task, timeoutMs));
      queue = answer;
      return answer.finally(() => waiting.splice(waiting.indexOf(key), 1));
    },
    async close() {
      await worker?.terminate();
    },
  };
}
