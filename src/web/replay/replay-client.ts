// Requests to the workers that replay and review a record, and the messages they exchange.

import type { Json, Seat, Status, Viewer } from '../../core/game.ts';
import type { BotReason } from '../../core/records/review.ts';
import type { LexiconChoice } from '../connection/connection.ts';
import { startWorker } from '../connection/start-worker.ts';
import type { ScoredStep } from './match-summary.ts';

export type ReplayRequest =
  /** `viewer` is whose view comes first, and who the sentences call “you”. */
  | { readonly t: 'load'; readonly text: string; readonly viewer: Viewer }
  | { readonly t: 'seek'; readonly n: number; readonly viewer: Viewer };
export type ReplayReply =
  | {
      readonly t: 'loaded';
      readonly game: string;
      readonly lexiconChoice: LexiconChoice;
      readonly names: readonly string[];
      readonly steps: readonly ScoredStep[];
    }
  /** The sentences again, for another viewer. */
  | { readonly t: 'narrated'; readonly steps: readonly ScoredStep[] }
  | {
      readonly t: 'position';
      readonly n: number;
      readonly viewer: Viewer;
      readonly status: Status;
      readonly view: Json;
      readonly events: readonly Json[];
      readonly at: number;
    }
  | { readonly t: 'failed'; readonly sentence: string };
export type ReviewRequest = { readonly text: string; readonly you: Seat | null };
export type LoadedReplay = Extract<ReplayReply, { t: 'loaded' }>;

/** The steps of a recorded match, told to the viewer; null if it can’t be replayed here. */
export async function summarizeRecord(text: string, viewer: Viewer): Promise<LoadedReplay | null> {
  const worker = startWorker('replay');
  const reply = await new Promise<ReplayReply>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReplayReply>) => resolve(data), { once: true });
    worker.postMessage({ t: 'load', text, viewer } satisfies ReplayRequest);
  });
  worker.terminate();
  return reply.t === 'loaded' ? reply : null;
}

/** The reasons for all bot moves in a record. It takes as long as the bots took to think. */
export async function requestBotReasons(text: string, you: Seat | null): Promise<readonly BotReason[]> {
  const worker = startWorker('review');
  const reasons = await new Promise<readonly BotReason[]>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly BotReason[]>) => resolve(data), { once: true });
    worker.postMessage({ text, you } satisfies ReviewRequest);
  });
  worker.terminate();
  return reasons;
}
