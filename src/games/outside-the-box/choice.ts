// The best of some letters for the best square: all are weighed by what they add to the hopes of a grid, the best few by playing on.
// Not the hopes (outlook.ts), nor how it is played on (rollout.ts).

import { enter, freeSquares, type Square } from './grid.ts';
import { foresightBy, type Mind } from './mind.ts';
import { weighGains } from './outlook.ts';
import { drawFutures, playOn } from './rollout.ts';
import type { Letter } from './state.ts';

export type Option = { readonly square: Square; readonly letter: Letter; readonly gain: number };

export function chooseOption(mind: Mind, letters: readonly Letter[]): Option {
  const { grid, level, random } = mind;
  const squares = freeSquares(grid);
  const foresightAt = foresightBy(mind);
  const gains = weighGains(grid, foresightAt(squares.length));
  const felt = (gain: number): number =>
    level.blur === 0 ? gain : gain + level.blur * (random.real() + random.real() - 1);
  const options = letters
    .flatMap((letter) =>
      squares.map((square) => {
        const gain = gains(square, letter.charCodeAt(0) - 65);
        return { square, letter, gain, felt: felt(gain) };
      }),
    )
    .toSorted((a, b) => b.felt - a.felt);
  if (options.length === 0) throw new Error('a player to act has a free square');
  if (level.futures === 0) return options[0]!;
  // Of a letter to be called the best square is enough; a letter that is called may go to several.
  const best = letters.length === 1 ? options : options.filter(isFirstOfLetter);
  const futures = drawFutures(level.futures, level.horizon, mind.isMine, mind.calls, random);
  const worthOf = ({ square, letter }: Option): number =>
    futures.reduce((sum, calls) => sum + playOn(enter(grid, square, letter), calls, foresightAt), 0);
  return best
    .slice(0, level.width)
    .map((option) => ({ option, worth: worthOf(option) }))
    .reduce((a, b) => (b.worth > a.worth ? b : a)).option;
}

const isFirstOfLetter = ({ letter }: Option, i: number, all: readonly Option[]): boolean =>
  all.findIndex((one) => one.letter === letter) === i;
