// Chooses the best letter and square: all placements are ranked by heuristic gain, the best few compared by rollouts.

import { fastRandom, type Random, randomFrom } from '../../../core/random.ts';
import { letterIndex } from '../rules/letters.ts';
import { freeSquares, type Square, withLetter } from '../rules/scoring/grid.ts';
import type { Letter } from '../rules/state.ts';
import { type DecisionContext, lineEvaluatorsByFreeSquares } from './decision-context.ts';
import { createPlacementGain, type LineEvaluator } from './line-evaluation.ts';
import { rollOut, sampleFutures } from './rollout.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ScoredPlacement = { readonly square: Square; readonly letter: Letter; readonly gain: number };

export const choosePlacement = (context: DecisionContext, letters: readonly Letter[]): ScoredPlacement =>
  context.level.rolloutCount > 0
    ? choosePlacementCached(context, letters)
    : rankPlacements(
        context,
        letters,
        context.random,
        lineEvaluatorsByFreeSquares(context)(freeSquares(context.grid).length),
      )[0]!;

/** Best first, with the errors of the level added. */
function rankPlacements(
  { grid, level }: DecisionContext,
  letters: readonly Letter[],
  random: Random,
  evaluateLine: LineEvaluator,
): readonly ScoredPlacement[] {
  const gainOf = createPlacementGain(grid, evaluateLine);
  const addError = (gain: number): number =>
    level.errorPoints === 0 ? gain : gain + level.errorPoints * (random.real() + random.real() - 1);
  return letters
    .flatMap((letter) =>
      freeSquares(grid).map((square) => {
        const gain = gainOf(square, letterIndex(letter));
        return { square, letter, gain, perceivedGain: addError(gain) };
      }),
    )
    .toSorted((a, b) => b.perceivedGain - a.perceivedGain);
}

/** Randomness comes from the situation, so that the same question always gets the same answer. */
function choosePlacementCached(context: DecisionContext, letters: readonly Letter[]): ScoredPlacement {
  const cache = rolloutCache.get(context.vocabulary) ?? new Map<string, ScoredPlacement>();
  rolloutCache.set(context.vocabulary, cache);
  const key = `${letters.join('')} ${context.situation}`;
  const placement = cache.get(key) ?? choosePlacementByRollout(context, letters, fastRandom(randomFrom(key, 0)));
  if (cache.size >= MAX_CACHED_ROLLOUTS) cache.clear();
  cache.set(key, placement);
  return placement;
}

/** A bot is asked again whenever another player has acted, and rollouts are expensive. */
const rolloutCache = new WeakMap<Vocabulary, Map<string, ScoredPlacement>>();
const MAX_CACHED_ROLLOUTS = 100;

function choosePlacementByRollout(
  context: DecisionContext,
  letters: readonly Letter[],
  random: Random,
): ScoredPlacement {
  const { grid, level, callWeights, isOwnCall } = context;
  const evaluatorFor = lineEvaluatorsByFreeSquares(context);
  const ranked = rankPlacements(context, letters, random, evaluatorFor(freeSquares(grid).length));
  // To call a letter, its best square is enough; for a letter already called, several squares are compared.
  const candidates = letters.length === 1 ? ranked : ranked.filter(isFirstOfLetter);
  const futures = sampleFutures(level.rolloutCount, level.rolloutDepth, isOwnCall, callWeights, random);
  const totalOf = ({ square, letter }: ScoredPlacement): number =>
    futures.reduce((sum, future) => sum + rollOut(withLetter(grid, square, letter), future, evaluatorFor), 0);
  return candidates
    .slice(0, level.rolloutCandidates)
    .map((placement) => ({ placement, total: totalOf(placement) }))
    .reduce((a, b) => (b.total > a.total ? b : a)).placement;
}

const isFirstOfLetter = ({ letter }: ScoredPlacement, i: number, all: readonly ScoredPlacement[]): boolean =>
  all.findIndex((one) => one.letter === letter) === i;
