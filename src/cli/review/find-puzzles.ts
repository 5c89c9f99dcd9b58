// Finds puzzles in bot matches: decisions whose best move is an everyday one and clearly better than the second.

import { stakeOf } from '../../core/analysis/accuracy.ts';
import { type AnyAnalyst, type Choice, EVERYDAY_ZIPF, type PositionAssessment } from '../../core/analysis/analyst.ts';
import { assessDecision, listDecisions } from '../../core/analysis/assess-record.ts';
import type { AnyGame } from '../../core/any-game.ts';
import { BOT_LEVELS } from '../../core/bot-cast.ts';
import type { Json, Seat } from '../../core/game.ts';
import type { LogEntry, Match } from '../../core/match.ts';
import { playerNames } from '../../core/player-names.ts';
import { randomFrom } from '../../core/random.ts';
import { playBotRecord } from './bot-record.ts';

export type Puzzle = {
  readonly game: string;
  readonly kind: string;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The position: the match, and everything that was played before. */
  readonly match: Match;
  readonly entries: readonly LogEntry[];
  readonly view: Json;
  /** All of them are right. */
  readonly solutions: readonly Choice[];
  readonly baseline: number;
  /** The best move that is no solution; null if there is none better than doing nothing. */
  readonly second: Choice | null;
  readonly sentence: string;
};

/** The second best may bring at most this share of the best. */
const MAX_SECOND_SHARE = 0.7;
/** Moves that bring at least this share of the best are solutions, too. */
const MIN_SOLUTION_SHARE = 0.9;
const MOST_SOLUTIONS = 3;
const SEATS = 3;
/** At most this many from one match, so that they differ. */
const MOST_PER_MATCH = 2;

/** The puzzles of match number `i`, the clearest first. */
export function findPuzzles(game: AnyGame, analyst: AnyAnalyst, seed: string, i: number): readonly Puzzle[] {
  const seats = Math.min(Math.max(SEATS, game.seats[0]), game.seats[1]);
  const levels = randomFrom(`${seed} levels`, i).shuffle(BOT_LEVELS).slice(0, seats);
  const { record, lexicon } = playBotRecord(game, levels, `${seed} ${i}`);
  const decisions = listDecisions(record, game, lexicon, [...levels.keys()]);
  if (!decisions.ok) throw new Error(decisions.error.sentence);
  const players = playerNames(record.names, null);
  const found = decisions.value.flatMap((decision) => {
    // Asked as if nothing had been played, so that everything better than that is listed.
    const assessment = assessDecision({ ...decision, text: null }, analyst, {
      ...{ lexicon, depth: 'quick', everydayZipf: EVERYDAY_ZIPF.family },
    });
    const split = assessment && stakeOf(assessment) >= analyst.minMiss ? splitChoices(assessment) : null;
    return assessment === null || split === null ? [] : [{ decision, assessment, split }];
  });
  return found
    .toSorted((a, b) => wordCount(b.assessment) - wordCount(a.assessment) || a.split.secondShare - b.split.secondShare)
    .slice(0, MOST_PER_MATCH)
    .map(({ decision, assessment, split: { solutions, second } }): Puzzle => {
      const { kind, baseline } = assessment;
      const entries = record.entries.slice(0, decision.n - 1);
      const sentence = analyst.sayMiss(assessment, decision.view, players);
      return {
        ...{ game: game.id, kind, seat: decision.seat, names: record.names, match: record.match, entries },
        ...{ view: decision.view, solutions, baseline, second, sentence },
      };
    });
}

/** Puzzles with a word to find come first. */
const wordCount = ({ best }: PositionAssessment): number => Math.min(1, best.words.length);

type SplitChoices = {
  readonly solutions: readonly Choice[];
  readonly second: Choice | null;
  readonly secondShare: number;
};

/** The solutions and the best of the others; null if this is no puzzle. */
function splitChoices({ best, everyday, missed, baseline, possible }: PositionAssessment): SplitChoices | null {
  if (everyday?.text !== best.text || possible < 2) return null;
  const shareOf = ({ worth }: Choice): number => (worth - baseline) / (best.worth - baseline);
  const solutions = missed.filter((choice) => shareOf(choice) >= MIN_SOLUTION_SHARE);
  const second = missed.find((choice) => !solutions.includes(choice)) ?? null;
  const secondShare = second === null ? 0 : shareOf(second);
  return solutions.length > MOST_SOLUTIONS || secondShare > MAX_SECOND_SHARE
    ? null
    : { solutions, second, secondShare };
}
