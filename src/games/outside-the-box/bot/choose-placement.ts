// The best of some letters for the best square: all are weighed by what they add to the hopes of a grid, the best few by playing on.
// Not the hopes (outlook.ts), nor how it is played on (rollout.ts).

import { fastRandom, type Random, randomFrom } from '../../../core/random.ts';
import { enter, freeSquares, type Square } from '../rules/scoring/grid.ts';
import type { Letter } from '../rules/state.ts';
import { foresightBy, type Mind } from './decision-context.ts';
import { type Foresight, weighGains } from './line-evaluation.ts';
import { drawFutures, playOn } from './rollout.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Option = { readonly square: Square; readonly letter: Letter; readonly gain: number };

export const chooseOption = (mind: Mind, letters: readonly Letter[]): Option =>
  mind.level.futures > 0
    ? lookFurther(mind, letters)
    : weighOptions(mind, letters, mind.random, foresightBy(mind)(freeSquares(mind.grid).length))[0]!;

/** The best first, as the bot feels it. */
function weighOptions(
  { grid, level }: Mind,
  letters: readonly Letter[],
  random: Random,
  foresight: Foresight,
): readonly Option[] {
  const gains = weighGains(grid, foresight);
  const felt = (gain: number): number =>
    level.blur === 0 ? gain : gain + level.blur * (random.real() + random.real() - 1);
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
function lookFurther(mind: Mind, letters: readonly Letter[]): Option {
  const known = remembered.get(mind.vocabulary) ?? new Map<string, Option>();
  remembered.set(mind.vocabulary, known);
  const key = `${letters.join('')} ${mind.situation}`;
  const option = known.get(key) ?? playOptions(mind, letters, fastRandom(randomFrom(key, 0)));
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, option);
  return option;
}

/** A bot is asked again whenever somebody else has acted; so much thought is not to be had twice. */
const remembered = new WeakMap<Vocabulary, Map<string, Option>>();
const REMEMBERED = 100;

function playOptions(mind: Mind, letters: readonly Letter[], random: Random): Option {
  const { grid, level, calls, isMine } = mind;
  const foresightAt = foresightBy(mind);
  const options = weighOptions(mind, letters, random, foresightAt(freeSquares(grid).length));
  // Of a letter to be called the best square is enough; a letter that is called may go to several.
  const best = letters.length === 1 ? options : options.filter(isFirstOfLetter);
  const futures = drawFutures(level.futures, level.horizon, isMine, calls, random);
  const worthOf = ({ square, letter }: Option): number =>
    futures.reduce((sum, future) => sum + playOn(enter(grid, square, letter), future, foresightAt), 0);
  return best
    .slice(0, level.width)
    .map((option) => ({ option, worth: worthOf(option) }))
    .reduce((a, b) => (b.worth > a.worth ? b : a)).option;
}

const isFirstOfLetter = ({ letter }: Option, i: number, all: readonly Option[]): boolean =>
  all.findIndex((one) => one.letter === letter) === i;
