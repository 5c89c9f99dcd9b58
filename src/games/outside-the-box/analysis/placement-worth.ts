// What a letter in a square is worth: the gain in expected points that the strongest bot sees. A deep review lets several
// futures play on from the best squares.

import type { AnalysisEnv } from '../../../core/analysis/analyst.ts';
import { plainPersona } from '../../../core/bot-cast.ts';
import type { Seat } from '../../../core/game.ts';
import { fastRandom } from '../../../core/random.ts';
import { createDecisionContext, type DecisionContext, lineEvaluatorsByFreeSquares } from '../bot/decision-context.ts';
import { createPlacementGain, type LineEvaluator } from '../bot/line-evaluation.ts';
import { rollOut, sampleFutures } from '../bot/rollout.ts';
import { letterIndex } from '../rules/letters.ts';
import { freeSquares, type Square, withLetter } from '../rules/scoring/grid.ts';
import type { Letter, View } from '../rules/state.ts';

export type Placement = { readonly letter: Letter; readonly square: Square };
export type WorthPlacement = Placement & { readonly worth: number };

/** Everything needed to judge the placements of one position. */
export type PlacementJudge = {
  readonly context: DecisionContext;
  readonly free: readonly Square[];
  readonly evaluatorFor: (freeSquareCount: number) => LineEvaluator;
  /** What the letter adds to the expected points of its row and column. */
  gainOf(placement: Placement): number;
};

export function createPlacementJudge(view: View, seat: Seat, env: AnalysisEnv): PlacementJudge {
  const context = createDecisionContext(view, seat, plainPersona('master'), { ...env, now: view.at });
  const free = freeSquares(context.grid);
  const evaluatorFor = lineEvaluatorsByFreeSquares(context);
  const gain = createPlacementGain(context.grid, evaluatorFor(free.length));
  return { context, free, evaluatorFor, gainOf: ({ square, letter }) => gain(square, letterIndex(letter)) };
}

/** How far a deep review looks ahead. With fewer futures, chance would decide between good squares. */
const FUTURES = 24;
const FUTURE_LETTERS = 6;
const DEEP_CANDIDATES = 3;

export type RankedPlacements = {
  /** Best first. A deep review has only the best few and the one that was played. */
  readonly ranked: readonly WorthPlacement[];
  readonly baseline: number;
};

/** `meanGain` is the gain of a random choice. A deep review plays on from the best placements, from the one that was played, and
 *  from one that is as good as a random choice. */
export function rankPlacements(
  judge: PlacementJudge,
  placements: readonly Placement[],
  played: Placement | null,
  meanGain: number,
  { depth, random }: AnalysisEnv,
): RankedPlacements {
  const ranked = placements
    .map((placement) => ({ ...placement, worth: judge.gainOf(placement) }))
    .toSorted((a, b) => b.worth - a.worth || a.square - b.square);
  if (depth === 'quick') return { ranked, baseline: meanGain };
  const { context, evaluatorFor } = judge;
  const { callWeights, isOwnCall, grid } = context;
  const futures = sampleFutures(FUTURES, FUTURE_LETTERS, isOwnCall, callWeights, fastRandom(random));
  const meanAfter = ({ square, letter }: Placement): number =>
    futures.reduce((sum, future) => sum + rollOut(withLetter(grid, square, letter), future, evaluatorFor), 0) / FUTURES;
  const shift = ranked[0]!.worth - meanAfter(ranked[0]!);
  const deepWorthOf = (placement: Placement): number => shift + meanAfter(placement);
  const isPlayed = ({ square, letter }: Placement): boolean => square === played?.square && letter === played.letter;
  return {
    ranked: ranked
      .filter((one, i) => i < DEEP_CANDIDATES || isPlayed(one))
      .map((one) => ({ ...one, worth: deepWorthOf(one) }))
      .toSorted((a, b) => b.worth - a.worth || a.square - b.square),
    baseline: mean(nearestTo(meanGain, ranked).map(deepWorthOf)),
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The two placements that are closest to a random choice, one better and one worse if possible. */
function nearestTo(gain: number, ranked: readonly WorthPlacement[]): readonly WorthPlacement[] {
  const worse = ranked.findIndex(({ worth }) => worth < gain);
  return worse <= 0 ? ranked.slice(0, 1) : ranked.slice(worse - 1, worse + 1);
}
