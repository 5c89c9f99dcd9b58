// Asks the practice worker. It is started by the first request and stopped when nobody has asked for a while.

import { err, ok, type Result } from '../../../core/result.ts';
import { startWorker } from '../start-worker.ts';
import type { PracticeReply, PracticeRequests, RequestName } from './practice-messages.ts';

const IDLE_MS = 60_000;

let worker: Worker | null = null;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const waiting = new Map<number, (reply: PracticeReply) => void>();

function start(): Worker {
  const started = startWorker('practice');
  started.addEventListener('message', ({ data }: MessageEvent<PracticeReply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
    if (waiting.size === 0) idleTimer = setTimeout(stop, IDLE_MS);
  });
  return started;
}

function stop(): void {
  worker?.terminate();
  worker = null;
}

/** The answer, or a sentence why there is none. */
export async function askPractice<N extends RequestName>(
  name: N,
  request: PracticeRequests[N]['request'],
): Promise<Result<PracticeRequests[N]['reply'], string>> {
  clearTimeout(idleTimer);
  worker ??= start();
  const id = ++lastId;
  const answered = new Promise<PracticeReply>((resolve) => waiting.set(id, resolve));
  worker.postMessage({ id, name, request });
  const answer = await answered;
  return answer.ok ? ok(answer.reply as PracticeRequests[N]['reply']) : err(answer.sentence);
}
