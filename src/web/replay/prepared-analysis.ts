// Starts to assess a match that has just ended, while its result is shown: then the first miss is there when the person opens the
// review. Only their own seat is assessed ahead, which takes little time.

import { startWorker } from '../connection/start-worker.ts';
import type { ReplayRecord } from './replay-record.ts';

/** The first message to the worker. Assessing goes on only when somebody opens the review. */
export type PrepareRequest = { readonly t: 'prepare'; readonly record: ReplayRecord };

type PreparedAnalysis = {
  readonly record: ReplayRecord;
  readonly worker: Worker;
  /** What it has found so far. */
  readonly replies: MessageEvent[];
  readonly collect: (event: MessageEvent) => void;
};

let prepared: PreparedAnalysis | null = null;

export function prepareAnalysis(record: ReplayRecord): void {
  discardAnalysis();
  const worker = startWorker('analysis');
  const replies: MessageEvent[] = [];
  const collect = (event: MessageEvent): void => void replies.push(event);
  worker.addEventListener('message', collect);
  worker.postMessage({ t: 'prepare', record } satisfies PrepareRequest);
  prepared = { record, worker, replies, collect };
}

/** Nobody opens the review. */
export function discardAnalysis(): void {
  prepared?.worker.terminate();
  prepared = null;
}

/** A worker for this record, which calls back with everything it has found and finds: one message at a time, so that the page
 *  stays responsive if there are many. */
export function startAnalysis(record: ReplayRecord, receive: (event: MessageEvent) => void): Worker {
  const ready = prepared;
  prepared = null;
  if (ready === null || ready.record.text !== record.text || ready.record.you !== record.you) {
    ready?.worker.terminate();
    const worker = startWorker('analysis');
    worker.addEventListener('message', receive);
    return worker;
  }
  const { worker, replies, collect } = ready;
  // What comes in meanwhile waits behind what the page hasn't read yet.
  const next = (): void => {
    const event = replies.shift();
    if (event !== undefined) {
      receive(event);
      setTimeout(next);
      return;
    }
    worker.removeEventListener('message', collect);
    worker.addEventListener('message', receive);
  };
  next();
  return worker;
}
