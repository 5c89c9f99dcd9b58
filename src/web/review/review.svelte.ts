// The review of one finished match on its page: talks to the worker, and collects what it sends.

import type { Accuracy, LevelEstimate } from '../../core/analysis/accuracy.ts';
import { type Miss, pickMisses } from '../../core/analysis/misses.ts';
import type { Highlight, Seat } from '../../core/game.ts';
import { startWorker } from '../connection/start-worker.ts';
import { startAnalysis } from '../replay/prepared-analysis.ts';
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
  /** null until all decisions of the seat have been assessed. */
  readonly figures: SeatFigures | null;
};

/** Both come from quick assessments, as the scale of the levels does. */
export type SeatFigures = {
  readonly accuracy: Accuracy;
  /** null if nothing was at stake. */
  readonly level: LevelEstimate | null;
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
  #figures = $state.raw<ReadonlyMap<Seat, SeatFigures>>(new Map());
  readonly #record: ReplayRecord;
  readonly #worker: Worker;
  #lookBackWorker: Worker | null = null;

  constructor(record: ReplayRecord) {
    this.#record = record;
    this.#worker = startAnalysis(record, ({ data }: MessageEvent<ReviewReply>) => this.#receive(data));
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
    return {
      decisions: this.#decisions.filter(({ assessment }) => assessment.seat === seat),
      figures: this.figuresOf(seat),
    };
  }

  figuresOf(seat: Seat): SeatFigures | null {
    return this.#figures.get(seat) ?? null;
  }

  /** The person of this seat shows their review on this screen. */
  reveal(seat: Seat): void {
    this.#send({ t: 'reveal', seat });
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
        this.#figures = new Map([...this.#figures, [reply.seat, reply]]);
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
