// The best of some letters for the best square: all are weighed by what they add to the hopes of a grid, the best few by playing on.
// Not the hopes (outlook.ts), nor how it is played on (rollout.ts).

import { fastRandom, type Random, randomFrom } from '../../../core/random.ts';
import { freeSquares, type Square, withLetter } from '../rules/scoring/grid.ts';
import type { Letter } from '../rules/state.ts';
import { type DecisionContext, lineEvaluatorsByFreeSquares } from './decision-context.ts';
import { createPlacementGain, type LineEvaluator } from './line-evaluation.ts';
import { rollOut, sampleFutures } from './rollout.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ScoredPlacement = { readonly square: Square; readonly letter: Letter; readonly gain: number };

export const choosePlacement = (mind: DecisionContext, letters: readonly Letter[]): ScoredPlacement =>
  mind.level.rolloutCount > 0
    ? choosePlacementCached(mind, letters)
    : rankPlacements(mind, letters, mind.random, lineEvaluatorsByFreeSquares(mind)(freeSquares(mind.grid).length))[0]!;

/** The best first, as the bot feels it. */
function rankPlacements(
  { grid, level }: DecisionContext,
  letters: readonly Letter[],
  random: Random,
  foresight: LineEvaluator,
): readonly ScoredPlacement[] {
  const gains = createPlacementGain(grid, foresight);
  const felt = (gain: number): number =>
    level.errorPoints === 0 ? gain : gain + level.errorPoints * (random.real() + random.real() - 1);
  return letters
    .flatMap((letter) =>
      freeSquares(grid).map((square) => {
        const gain = gains(square, letter.charCodeAt(0) - 65);
        return { square, letter, gain, felt: felt(gain) };
      }),
    )
    .toSorted((a, b) => b.felt - a.felt);
}

/** The best of the best few after playing on. Chance comes from the situation: whoever is asked again answers the same. */
function choosePlacementCached(mind: DecisionContext, letters: readonly Letter[]): ScoredPlacement {
  const known = rolloutCache.get(mind.vocabulary) ?? new Map<string, ScoredPlacement>();
  rolloutCache.set(mind.vocabulary, known);
  const key = `${letters.join('')} ${mind.situation}`;
  const option = known.get(key) ?? choosePlacementByRollout(mind, letters, fastRandom(randomFrom(key, 0)));
  if (known.size >= MAX_CACHED_ROLLOUTS) known.clear();
  known.set(key, option);
  return option;
}

/** A bot is asked again whenever somebody else has acted; so much thought is not to be had twice. */
const rolloutCache = new WeakMap<Vocabulary, Map<string, ScoredPlacement>>();
const MAX_CACHED_ROLLOUTS = 100;

function choosePlacementByRollout(mind: DecisionContext, letters: readonly Letter[], random: Random): ScoredPlacement {
  const { grid, level, callWeights: calls, isOwnCall: isMine } = mind;
  const foresightAt = lineEvaluatorsByFreeSquares(mind);
  const options = rankPlacements(mind, letters, random, foresightAt(freeSquares(grid).length));
  // Of a letter to be called the best square is enough; a letter that is called may go to several.
  const best = letters.length === 1 ? options : options.filter(isFirstOfLetter);
  const futures = sampleFutures(level.rolloutCount, level.rolloutDepth, isMine, calls, random);
  const worthOf = ({ square, letter }: ScoredPlacement): number =>
    futures.reduce((sum, future) => sum + rollOut(withLetter(grid, square, letter), future, foresightAt), 0);
  return best
    .slice(0, level.rolloutCandidates)
    .map((option) => ({ option, worth: worthOf(option) }))
    .reduce((a, b) => (b.worth > a.worth ? b : a)).option;
}

const isFirstOfLetter = ({ letter }: ScoredPlacement, i: number, all: readonly ScoredPlacement[]): boolean =>
  all.findIndex((one) => one.letter === letter) === i;
