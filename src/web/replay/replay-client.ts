// What the pages that look back on a match and their workers say to each other.

import type { Json, Status, Viewer } from '../../core/game.ts';
import type { BotReason } from '../../core/review.ts';
import type { WordChoice } from '../connection/connection.ts';
import { startWorker } from '../connection/start-worker.ts';
import type { Moment } from './match-summary.ts';

export type ToReplay =
  | { readonly t: 'load'; readonly text: string }
  | { readonly t: 'seek'; readonly n: number; readonly viewer: Viewer };
export type FromReplay =
  | {
      readonly t: 'loaded';
      readonly game: string;
      readonly words: WordChoice;
      readonly names: readonly string[];
      readonly moments: readonly Moment[];
    }
  | {
      readonly t: 'shown';
      readonly n: number;
      readonly viewer: Viewer;
      readonly status: Status;
      readonly view: Json;
      readonly events: readonly Json[];
      readonly at: number;
    }
  | { readonly t: 'failed'; readonly sentence: string };
export type Loaded = Extract<FromReplay, { t: 'loaded' }>;

/** The course of a match, from its record; null if it cannot be played again here. */
export async function courseOf(text: string): Promise<Loaded | null> {
  const worker = startWorker('replayer');
  const said = await new Promise<FromReplay>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromReplay>) => resolve(data), { once: true });
    worker.postMessage({ t: 'load', text } satisfies ToReplay);
  });
  worker.terminate();
  return said.t === 'loaded' ? said : null;
}

/** Why the bots of a match played as they did. Takes as long as they thought. */
export async function reasonsOf(text: string): Promise<readonly BotReason[]> {
  const worker = startWorker('reviewer');
  const reasons = await new Promise<readonly BotReason[]>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly BotReason[]>) => resolve(data), { once: true });
    worker.postMessage(text);
  });
  worker.terminate();
  return reasons;
}
