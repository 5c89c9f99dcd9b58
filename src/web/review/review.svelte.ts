// The review of one finished match on its page: talks to the worker, and collects what it sends.

import {
  type Accuracy,
  accuracyOf,
  familiarityOf,
  type LevelEstimate,
  levelFor,
} from '../../core/analysis/accuracy.ts';
import { type Miss, pickMisses } from '../../core/analysis/misses.ts';
import type { Highlight, Seat } from '../../core/game.ts';
import { startWorker } from '../connection/start-worker.ts';
import type { ReplayRecord } from '../replay/replay-record.ts';
import type {
  ReviewedDecision,
  ReviewedMatch,
  ReviewPosition,
  ReviewReply,
  ReviewRequest,
  Verdict,
  WordRange,
} from './review-messages.ts';

export type SeatReview = {
  readonly decisions: readonly ReviewedDecision[];
  readonly accuracy: Accuracy;
  /** null if nothing was at stake. */
  readonly level: LevelEstimate | null;
  /** All decisions of the seat have been assessed. */
  readonly isComplete: boolean;
};

export type ToldMiss = Miss & { readonly sentence: string };

export class Review {
  match = $state.raw<ReviewedMatch | null>(null);
  failure = $state<string | null>(null);
  /** null until it has been worked out; empty if there is nothing to tell. */
  lookBack = $state.raw<readonly Highlight[] | null>(null);
  /** The position that is shown. */
  position = $state.raw<ReviewPosition | null>(null);
  /** What the latest try was worth. A new object each time. */
  verdict = $state.raw<Verdict | null>(null);
  /** Quick assessments in the order of play, replaced by deep ones where there are any. */
  #decisions = $state.raw<readonly ReviewedDecision[]>([]);
  /** Quick assessments only: the scale of the levels is made with these. */
  #quick = $state.raw<readonly ReviewedDecision[]>([]);
  #seatsDone = $state.raw<readonly Seat[]>([]);
  readonly #record: ReplayRecord;
  readonly #worker: Worker;
  #lookBackWorker: Worker | null = null;

  constructor(record: ReplayRecord) {
    this.#record = record;
    this.#worker = startWorker('analysis');
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => this.#receive(data));
    this.#send({ t: 'assess', record });
  }

  close(): void {
    this.#worker.terminate();
    this.#lookBackWorker?.terminate();
  }

  /** Shows the position right before this decision. */
  show(n: number, seat: Seat, range: WordRange): void {
    this.verdict = null;
    if (this.position?.n !== n || this.position.seat !== seat) this.position = null;
    this.#send({ t: 'show', n, seat, range });
  }

  tryMove(text: string, range: WordRange): void {
    const { n, seat } = this.position!;
    this.verdict = null;
    this.#send({ t: 'try', n, seat, range, text });
  }

  decisionAt(n: number, seat: Seat): ReviewedDecision | null {
    return this.#decisions.find(({ assessment }) => assessment.n === n && assessment.seat === seat) ?? null;
  }

  seat(seat: Seat): SeatReview {
    const { minStake, scale } = this.match!;
    const quick = this.#quick.filter(({ assessment }) => assessment.seat === seat).map(({ assessment }) => assessment);
    const accuracy = accuracyOf(quick, { minStake });
    return {
      decisions: this.#decisions.filter(({ assessment }) => assessment.seat === seat),
      accuracy,
      level: accuracy.percent === null ? null : levelFor(accuracy.percent, 1, scale, familiarityOf(quick)),
      isComplete: this.#seatsDone.includes(seat),
    };
  }

  /** The biggest first. */
  misses(seat: Seat, range: WordRange): readonly ToldMiss[] {
    const { minMiss } = this.match!;
    const decisions = this.#decisions.filter(({ assessment }) => assessment.seat === seat);
    return pickMisses(
      decisions.map(({ assessment }) => assessment),
      { minMiss },
      { withRareWords: range === 'all', most: decisions.length },
    ).flatMap((miss) => {
      const sentence = this.decisionAt(miss.assessment.n, seat)!.sentences[range];
      return sentence === null ? [] : [{ ...miss, sentence }];
    });
  }

  #send(request: ReviewRequest): void {
    this.#worker.postMessage(request);
  }

  #receive(reply: ReviewReply): void {
    switch (reply.t) {
      case 'opened':
        this.match = reply.match;
        return;
      case 'assessed':
        this.#add(reply.decisions);
        return;
      case 'seatDone':
        this.#seatsDone = [...this.#seatsDone, reply.seat];
        if (this.#lookBackWorker === null) this.#startLookBack();
        return;
      case 'shown':
        this.position = reply.position;
        return;
      case 'tried':
        if (reply.n !== this.position?.n) return;
        this.verdict = reply.verdict;
        if (reply.verdict.type === 'partial') this.position = reply.verdict.position;
        return;
      case 'failed':
        this.failure = reply.sentence;
        return;
      default:
    }
  }

  #add(decisions: readonly ReviewedDecision[]): void {
    const isSame = (a: ReviewedDecision, b: ReviewedDecision): boolean =>
      a.assessment.n === b.assessment.n && a.assessment.seat === b.assessment.seat;
    this.#quick = [...this.#quick, ...decisions.filter(({ isDeep }) => !isDeep)];
    this.#decisions = [
      ...this.#decisions.filter((known) => !decisions.some((one) => isSame(one, known))),
      ...decisions,
    ].toSorted((a, b) => a.assessment.n - b.assessment.n);
  }

  /** When the person's own review is on screen. */
  #startLookBack(): void {
    const worker = startWorker('analysis');
    this.#lookBackWorker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => {
      this.lookBack = data.t === 'lookedBack' ? data.highlights : [];
      worker.terminate();
    });
    worker.postMessage({ t: 'lookBack', record: this.#record } satisfies ReviewRequest);
  }
}
