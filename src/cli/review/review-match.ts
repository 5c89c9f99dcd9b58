// Reviews a whole match and puts the result into plain data: what `wordhoard review --json` prints (docs/review.schema.json).

import {
  type Accuracy,
  accuracyOf,
  familiarityOf,
  type LevelEstimate,
  levelFor,
} from '../../core/analysis/accuracy.ts';
import type { AnalysisEnv, AnyAnalyst, Assessment, Depth, Unit } from '../../core/analysis/analyst.ts';
import { assessDecision, type Decision, listDecisions } from '../../core/analysis/assess-record.ts';
import { pickMisses, sayMiss } from '../../core/analysis/misses.ts';
import type { AnyGame } from '../../core/any-game.ts';
import { replayToEnd } from '../../core/ending/played-match.ts';
import type { Highlight, Json, Seat } from '../../core/game.ts';
import { playerNames } from '../../core/player-names.ts';
import type { MatchRecord, RecordFault } from '../../core/records/record.ts';
import { ok, type Result } from '../../core/result.ts';

export type MatchReview = {
  readonly game: string;
  readonly title: string;
  readonly depth: Depth;
  readonly everydayZipf: number;
  readonly unit: Unit;
  readonly minStake: number;
  readonly minMiss: number;
  readonly seats: readonly SeatReview[];
  readonly lookBack: readonly Highlight[];
};

export type SeatReview = {
  readonly seat: Seat;
  readonly name: string;
  readonly accuracy: Accuracy;
  /** null if nothing was at stake. */
  readonly level: LevelEstimate | null;
  readonly assessments: readonly Assessment[];
  readonly misses: readonly ToldMiss[];
};

export type ToldMiss = {
  readonly n: number;
  readonly text: string;
  readonly cost: number;
  readonly sentence: string;
};

export type ReviewOptions = Omit<AnalysisEnv, 'random'> & {
  readonly seats: readonly Seat[];
  readonly withRareWords: boolean;
};

export function reviewMatch(
  record: MatchRecord,
  game: AnyGame,
  analyst: AnyAnalyst,
  options: ReviewOptions,
): Result<MatchReview, RecordFault> {
  const played = replayToEnd(record, game, options.lexicon);
  if (!played.ok) return played;
  const decisions = listDecisions(record, game, options.lexicon, options.seats);
  if (!decisions.ok) return decisions;
  const players = playerNames(record.names, null);
  const seats = options.seats.map((seat): SeatReview => {
    const own = decisions.value.filter((decision) => decision.seat === seat);
    const assessments = own.flatMap((decision) => assessDecision(decision, analyst, options) ?? []);
    const viewAt = (n: number): Json => own.find((decision) => decision.n === n)!.view;
    const accuracy = accuracyOf(assessments, analyst);
    const level = levelOfSeat(assessments, own, analyst, options);
    return {
      seat,
      name: players.name(seat),
      accuracy,
      level,
      assessments,
      misses: pickMisses(assessments, analyst, options).map((miss) => ({
        n: miss.assessment.n,
        text: miss.choice.text,
        cost: miss.cost,
        sentence: sayMiss(miss, analyst, viewAt(miss.assessment.n), players),
      })),
    };
  });
  const { unit, minStake, minMiss } = analyst;
  const { depth, everydayZipf } = options;
  return ok({
    ...{ game: game.id, title: game.say.title, depth, everydayZipf, unit, minStake, minMiss, seats },
    lookBack: analyst.lookBack(played.value, players),
  });
}

/** The scale was made with quick assessments, so the level comes from them, too. */
function levelOfSeat(
  assessments: readonly Assessment[],
  decisions: readonly Decision[],
  analyst: AnyAnalyst,
  options: ReviewOptions,
): LevelEstimate | null {
  const quick =
    options.depth === 'quick'
      ? assessments
      : decisions.flatMap((decision) => assessDecision(decision, analyst, { ...options, depth: 'quick' }) ?? []);
  const { percent } = accuracyOf(quick, analyst);
  return percent === null ? null : levelFor(percent, 1, analyst.scale, familiarityOf(quick));
}
