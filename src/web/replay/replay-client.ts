// Requests to the workers that replay and review a record, and the messages they exchange.

import type { Json, Status, Viewer } from '../../core/game.ts';
import type { NarratedAct } from '../../core/protocol/protocol.ts';
import type { BotReason } from '../../core/records/review.ts';
import { pageBuild } from '../app/page-build.ts';
import type { LexiconChoice } from '../connection/connection.ts';
import { startWorker } from '../connection/start-worker.ts';
import type { MatchEnding } from './match-ending.ts';
import type { ReplayRecord } from './replay-record.ts';

export type ReplayRequest =
  /** `viewer` is whose view comes first, and who the sentences call “you”; `n` is the act to begin with. */
  | { readonly t: 'load'; readonly record: ReplayRecord; readonly viewer: Viewer; readonly n: number }
  | { readonly t: 'summarize'; readonly record: ReplayRecord }
  | { readonly t: 'seek'; readonly n: number; readonly viewer: Viewer };
export type ReplayReply =
  | {
      readonly t: 'loaded';
      readonly game: string;
      readonly lexiconChoice: LexiconChoice;
      readonly names: readonly string[];
      /** The bot of each seat; null for a person. */
      readonly bots: readonly (string | null)[];
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
export type LoadedReplay = Extract<ReplayReply, { t: 'loaded' }>;

/** How a recorded match ended, told to `you`; null if it can’t be replayed here. */
export async function summarizeRecord(record: ReplayRecord): Promise<MatchEnding | null> {
  const key = endingKey(record);
  const kept = loadKeptEnding(key);
  if (kept !== null) return kept;
  const worker = startWorker('replay');
  const reply = await new Promise<ReplayReply>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReplayReply>) => resolve(data), { once: true });
    worker.postMessage({ t: 'summarize', record } satisfies ReplayRequest);
  });
  worker.terminate();
  if (reply.t !== 'summarized') return null;
  keepEnding(key, reply.ending);
  return reply.ending;
}

const ENDING_STORAGE_KEY = 'wordhoard ending';
/** The last line of a record has a hash of all of it. Another build may tell the same match differently. */
const endingKey = ({ text, you, names = [] }: ReplayRecord): string =>
  JSON.stringify([pageBuild, text.trimEnd().split('\n').at(-1), you, names]);

/** The latest ending is kept for this tab: after a reload it is there at once. */
function keepEnding(key: string, ending: MatchEnding): void {
  try {
    sessionStorage.setItem(ENDING_STORAGE_KEY, JSON.stringify({ key, ending }));
  } catch {
    // Storage is off or full: the ending is worked out again.
  }
}

function loadKeptEnding(key: string): MatchEnding | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(ENDING_STORAGE_KEY) ?? 'null') as {
      readonly key: string;
      readonly ending: MatchEnding;
    } | null;
    return kept !== null && kept.key === key ? kept.ending : null;
  } catch {
    return null;
  }
}

/** The reasons for all bot moves in a record. It takes as long as the bots took to think. */
export async function requestBotReasons(record: ReplayRecord): Promise<readonly BotReason[]> {
  const worker = startWorker('review');
  const reasons = await new Promise<readonly BotReason[]>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly BotReason[]>) => resolve(data), { once: true });
    worker.postMessage(record);
  });
  worker.terminate();
  return reasons;
}
