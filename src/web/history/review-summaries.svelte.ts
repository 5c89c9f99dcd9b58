// What the reviews of the finished matches found. Missing summaries are made one after another in a worker and kept, so the page
// fills by itself and is complete at once the next time.

import type { AccuracyScale } from '../../core/analysis/analyst.ts';
import {
  type FinishedMatch,
  keepReviewSummary,
  listReviewSummaries,
  type ReviewSummary,
} from '../connection/finished-matches.ts';
import { startWorker } from '../connection/start-worker.ts';
import { type ReviewReply, type ReviewRequest, SUMMARY_VERSION } from '../review/review-messages.ts';

export class ReviewSummaries {
  byId = $state.raw<ReadonlyMap<string, ReviewSummary>>(new Map());
  /** By game. */
  scales = $state.raw<ReadonlyMap<string, AccuracyScale>>(new Map());
  /** How many matches still have to be reviewed. */
  pending = $state(0);
  #queue: FinishedMatch[] = [];
  #worker: Worker | null = null;
  #isClosed = false;

  /** Also for matches that were added since. */
  async complete(matches: readonly FinishedMatch[]): Promise<void> {
    const known = (await listReviewSummaries()).filter(({ version }) => version === SUMMARY_VERSION);
    this.byId = new Map(known.map((summary) => [summary.id, summary]));
    const own = matches.filter(({ you }) => you !== null);
    this.#queue = own.filter(({ id }) => !this.byId.has(id));
    this.pending = this.#queue.length;
    if (own.length === 0 || this.#isClosed) return;
    const isBusy = this.#worker !== null;
    this.#worker ??= this.#start();
    for (const game of new Set(own.map((match) => match.game)))
      if (!this.scales.has(game)) this.#worker.postMessage({ t: 'scale', game } satisfies ReviewRequest);
    if (!isBusy) this.#next();
  }

  close(): void {
    this.#isClosed = true;
    this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = startWorker('analysis');
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => {
      if (data.t === 'scale' && data.scale !== null) this.scales = new Map([...this.scales, [data.game, data.scale]]);
      if (data.t !== 'summarized') return;
      this.byId = new Map([...this.byId, [data.summary.id, data.summary]]);
      void keepReviewSummary(data.summary);
      this.#next();
    });
    return worker;
  }

  #next(): void {
    const match = this.#queue.shift();
    this.pending = this.#queue.length + Number(match !== undefined);
    if (match === undefined) return;
    const { id, record, you } = match;
    this.#worker!.postMessage({ t: 'summarize', id, text: record, you: you! } satisfies ReviewRequest);
  }
}
