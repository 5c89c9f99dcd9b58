// Requests to the workers that replay and review a record, and the messages they exchange.

import type { Json, Seat, Status, Viewer } from '../../core/game.ts';
import type { NarratedAct } from '../../core/protocol/protocol.ts';
import type { BotReason } from '../../core/records/review.ts';
import type { LexiconChoice } from '../connection/connection.ts';
import { startWorker } from '../connection/start-worker.ts';
import type { MatchEnding } from './match-ending.ts';

export type ReplayRequest =
  /** `viewer` is whose view comes first, and who the sentences call “you”; `n` is the act to begin with. */
  | { readonly t: 'load'; readonly text: string; readonly viewer: Viewer; readonly n: number }
  | { readonly t: 'summarize'; readonly text: string; readonly you: Seat | null }
  | { readonly t: 'seek'; readonly n: number; readonly viewer: Viewer };
export type ReplayReply =
  | {
      readonly t: 'loaded';
      readonly game: string;
      readonly lexiconChoice: LexiconChoice;
      readonly names: readonly string[];
      /** The opening first. */
      readonly log: readonly NarratedAct[];
    }
  /** The sentences again, for another viewer. */
  | { readonly t: 'narrated'; readonly log: readonly NarratedAct[] }
  | {
      readonly t: 'position';
      readonly n: number;
      readonly viewer: Viewer;
      readonly status: Status;
      readonly view: Json;
      readonly events: readonly Json[];
      readonly at: number;
    }
  | { readonly t: 'summarized'; readonly ending: MatchEnding }
  | { readonly t: 'failed'; readonly sentence: string };
export type ReviewRequest = { readonly text: string; readonly you: Seat | null };
export type LoadedReplay = Extract<ReplayReply, { t: 'loaded' }>;

/** How a recorded match ended, told to `you`; null if it can’t be replayed here. */
export async function summarizeRecord(text: string, you: Seat | null): Promise<MatchEnding | null> {
  const worker = startWorker('replay');
  const reply = await new Promise<ReplayReply>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReplayReply>) => resolve(data), { once: true });
    worker.postMessage({ t: 'summarize', text, you } satisfies ReplayRequest);
  });
  worker.terminate();
  return reply.t === 'summarized' ? reply.ending : null;
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
