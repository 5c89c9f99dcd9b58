// What the strongest level of a game must show, measured against opponents that stay the same whatever we change.
// Not the ladder (ladder.ts), and not a measurement by itself.

import { everyday, fillGrid } from '../src/games/outside-the-box/callers.testing.ts';
import { readLexicon } from '../src/lexicon/read.node.ts';
import type { Figure } from './measure.ts';

export const mustShow = (game: string, matches: number): readonly Figure[] => SHOWS[game]?.(matches) ?? [];

const SHOWS: { readonly [game: string]: (matches: number) => readonly Figure[] } = {
  'outside-the-box': (matches) => {
    const words = everyday(readLexicon('standard'));
    return (
      [
        [2, 82],
        [4, 72],
      ] as const
    ).map(([seats, target]) => {
      const scores = Array.from({ length: matches }, (_, i) => fillGrid('master', seats, words, `top ${i}`));
      return mean(
        `outside-the-box: words of a master’s grid, ${seats} players`,
        scores,
        target,
        'callers who draw letters',
      );
    });
  },
};

function mean(name: string, numbers: readonly number[], target: number, peer: string): Figure {
  const value = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const variance = numbers.reduce((sum, one) => sum + (one - value) ** 2, 0) / (numbers.length - 1);
  const error = 1.96 * Math.sqrt(variance / numbers.length);
  const spread = `${(value - error).toFixed(1)} – ${(value + error).toFixed(1)}`;
  return { name, value, spread, target: ['>=', target], peer };
}
