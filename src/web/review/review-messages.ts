// The messages between the review page and the worker that assesses a finished match.

import type { Accuracy, LevelEstimate } from '../../core/analysis/accuracy.ts';
import type { AccuracyScale, Assessment, BoardMark, Unit } from '../../core/analysis/analyst.ts';
import type { Highlight, Json, Seat, Status } from '../../core/game.ts';
import type { RefusalMessage } from '../../ui-kit/board-props.ts';
import type { LexiconChoice } from '../connection/connection.ts';
import type { ReviewSummary } from '../connection/finished-matches.ts';
import type { PrepareRequest } from '../replay/prepared-analysis.ts';
import type { ReplayRecord } from '../replay/replay-record.ts';

/** Which of the two lists of misses: with everyday words only, or with rare words too. */
export type WordRange = 'everyday' | 'all';

/** Increased when the summaries that are kept would turn out differently. */
export const SUMMARY_VERSION = 4;

export type ReviewRequest =
  | PrepareRequest
  /** Assesses the match, the person's own seat first, without the seats whose review they may not see. */
  | { readonly t: 'assess'; readonly record: ReplayRecord }
  /** Assesses a seat that was left out, because the person has shown their review on this screen. */
  | { readonly t: 'reveal'; readonly seat: Seat }
  /** What was there all along. It can take seconds, so it gets a worker of its own. */
  | { readonly t: 'lookBack'; readonly record: ReplayRecord }
  /** What to keep of the person's own review, for statistics. */
  | { readonly t: 'summarize'; readonly id: string; readonly text: string; readonly you: Seat }
  | { readonly t: 'scale'; readonly game: string }
  /** The position of a decision, and where to look for what was missed. */
  | { readonly t: 'show'; readonly n: number; readonly seat: Seat; readonly range: WordRange }
  /** Plays this move there. It stays the same position unless the move is only a part of the decision. */
  | { readonly t: 'try'; readonly n: number; readonly seat: Seat; readonly range: WordRange; readonly text: string };

/** What the page must know of the match and of the measure. */
export type ReviewedMatch = {
  readonly game: string;
  readonly names: readonly string[];
  /** By seat: the bot that began there; null for a person. */
  readonly bots: readonly (string | null)[];
  readonly lexiconChoice: LexiconChoice;
  /** The page speaks of finds instead of percentages. */
  readonly isFamily: boolean;
  readonly unit: Unit;
  readonly minStake: number;
  readonly minMiss: number;
  readonly scale: AccuracyScale;
  /** The review knows answers that players don't. */
  readonly knowsAnswers: boolean;
};

export type ReviewedDecision = {
  readonly assessment: Assessment;
  /** The miss in a sentence, in each range; null if there was nothing better. */
  readonly sentences: { readonly [R in WordRange]: string | null };
  readonly isDeep: boolean;
};

/** One moment of the match as its player saw it. */
export type ReviewPosition = {
  readonly n: number;
  readonly seat: Seat;
  readonly view: Json;
  readonly status: Status;
  readonly prompt: string;
  readonly at: number;
  /** Where to look for the better choice. */
  readonly marks: readonly BoardMark[];
};

/** A word that was added to a list. `reason` is why it doesn't count, if the table says so. */
export type AddedWord = { readonly word: string; readonly counts: boolean; readonly reason: string | null };

export type Verdict =
  /** Not legal here. */
  | { readonly type: 'refused'; readonly refusal: RefusalMessage }
  /** A part of the decision: the position goes on from here. */
  | { readonly type: 'partial'; readonly position: ReviewPosition; readonly added: AddedWord | null }
  /** `reason` is what the table says, such as that it isn't a word; `short` is how much less it brings than the best. */
  | {
      readonly type: 'wrong';
      readonly words: readonly string[];
      readonly short: number;
      readonly reason: string | null;
    }
  | { readonly type: 'right'; readonly words: readonly string[]; readonly isBest: boolean };

export type ReviewReply =
  | { readonly t: 'opened'; readonly match: ReviewedMatch }
  /** Only of seats whose misses may be seen. */
  | { readonly t: 'assessed'; readonly decisions: readonly ReviewedDecision[] }
  /** All decisions of this seat have been assessed quickly. `level` is null if nothing was at stake. */
  | { readonly t: 'seatDone'; readonly seat: Seat; readonly accuracy: Accuracy; readonly level: LevelEstimate | null }
  | { readonly t: 'lookedBack'; readonly highlights: readonly Highlight[] }
  | { readonly t: 'summarized'; readonly summary: ReviewSummary }
  /** null if the game has no review. */
  | { readonly t: 'scale'; readonly game: string; readonly scale: AccuracyScale | null }
  | { readonly t: 'shown'; readonly position: ReviewPosition }
  | { readonly t: 'tried'; readonly n: number; readonly verdict: Verdict }
  | { readonly t: 'failed'; readonly sentence: string };
