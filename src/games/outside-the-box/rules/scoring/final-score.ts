// The final score of a player with bonuses and letter cards, and the ranking (OB-081 to OB-088).

import type { Seat } from '../../../../core/game.ts';
import { ALL_LINES } from './grid.ts';
import { type CountedWord, countLengths, sumWordPoints, TIE_BREAK_LENGTHS, taskBonusPoints } from './score.ts';

export const FIRST_FINISHER_BONUS_POINTS = 3; // OB-070

export type ScoreBreakdown = {
  readonly counted: readonly CountedWord[];
  /** Points of each line, R1 to R6 and C1 to C6. */
  readonly lines: readonly number[];
  readonly words: number;
  readonly task: number;
  readonly first: number;
  /** The number of letter cards in front of the player; each costs a point. */
  readonly cards: number;
  readonly total: number;
  /** Counted words of 6, 5, 4, 3 and 2 letters. */
  readonly lengths: readonly number[];
};

export function buildScoreBreakdown(counted: readonly CountedWord[], first: boolean, cards: string): ScoreBreakdown {
  const lines = ALL_LINES.map((line) => sumWordPoints(counted.filter((run) => run.line === line)));
  const words = lines.reduce((sum, points) => sum + points, 0);
  const bonus = { task: taskBonusPoints(counted), first: first ? FIRST_FINISHER_BONUS_POINTS : 0 };
  return {
    counted,
    lines,
    words,
    ...bonus,
    cards: cards.length,
    total: words + bonus.task + bonus.first - cards.length,
    lengths: countLengths(counted),
  };
}

/** Positive if `a` is better, 0 for a draw (OB-086, OB-087). */
function compareScores(a: ScoreBreakdown, b: ScoreBreakdown): number {
  if (a.total !== b.total) return a.total - b.total;
  const at = a.lengths.findIndex((count, i) => count !== b.lengths[i]);
  return at < 0 ? 0 : a.lengths[at]! - b.lengths[at]!;
}

/** Seats with a score, best first; seats that share a place are grouped. */
export function rankSeats(results: readonly (ScoreBreakdown | null)[]): readonly (readonly Seat[])[] {
  const seats = [...results.keys()].filter((seat) => results[seat] !== null);
  const places: Seat[][] = [];
  for (const seat of seats.toSorted((a, b) => compareScores(results[b]!, results[a]!) || a - b)) {
    const place = places.at(-1);
    if (place !== undefined && compareScores(results[place[0]!]!, results[seat]!) === 0) place.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** The word length that decided between the winner and a rival with the same total; null if there was no such tie. */
export function findTieBreakLength(results: readonly (ScoreBreakdown | null)[]): number | null {
  const [winners, second] = rankSeats(results);
  if (winners === undefined || second === undefined) return null;
  const [best, next] = [results[winners[0]!]!, results[second[0]!]!];
  if (best.total !== next.total) return null;
  return TIE_BREAK_LENGTHS[best.lengths.findIndex((count, i) => count !== next.lengths[i])] ?? null;
}
