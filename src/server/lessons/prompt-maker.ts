// Makes prompts for teachers in a worker thread: a prompt can take half a second of searching, and tables must not wait for it.
// The work itself is in prepare-prompts.ts.

import type { PromptRequest, PromptsAnswer } from '../../core/lessons/lesson-api.ts';
import { err, type Result } from '../../core/result.ts';
import { createWorkerQueue } from '../records/worker-queue.ts';
import type { Fault } from '../shared/fault.ts';

type MadePrompts = Result<Omit<PromptsAnswer, 'ok'>, Fault>;

export interface PromptMaker {
  /** `address`: of the teacher, so that nobody makes all others wait. */
  make(request: PromptRequest, address: string): Promise<MadePrompts>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 30_000;
const LIMITS = { heapMb: 256, maxWaiting: 24, maxWaitingPerKey: 6 };

const BUSY: Fault = { status: 503, sentence: 'The server is busy making questions. Try again in a moment.' };
const TOO_COSTLY: Fault = { status: 400, sentence: 'It takes too long to make these questions. Ask for fewer.' };

export function createPromptMaker(): PromptMaker {
  const queue = createWorkerQueue<PromptRequest>(new URL('./prompts.worker.ts', import.meta.url), LIMITS);
  return {
    async make(request, address) {
      const answer = await queue.run<MadePrompts>(request, address, TIMEOUT_MS);
      return answer.ok ? answer.value : err(answer.error === 'busy' ? BUSY : TOO_COSTLY);
    },
    close: queue.close,
  };
}
