import { describe, expect, it } from 'vitest';
import { fastRandom, randomFrom } from '../../../core/random.ts';
import { customLexicon } from '../../../lexicon/custom.ts';
import { enter, type Grid } from '../rules/scoring/grid.ts';
import { foresee, type Hopes } from './line-evaluation.ts';
import { drawFutures, playOn } from './rollout.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(
  customLexicon(['TEA', 'TEN', 'NOT', 'FRIEND', 'AT']).restrictTo(['TEA', 'TEN', 'NOT', 'FRIEND', 'AT']),
  'master',
);
const hopes: Hopes = {
  vocabulary,
  chances: Array.from({ length: 26 }, () => 0.25),
  wanted: new Set(),
  made: new Map(),
};
const code = (letter: string): number => letter.charCodeAt(0) - 65;
describe('playing on', () => {
  const foresight = foresee(hopes);

  it('puts every letter where it adds most, and calls what it needs itself', () => {
    const nearly: Grid = `FRIEN.${'X'.repeat(30)}`;
    expect(playOn(nearly, [null], () => foresight)).toBe(10);
    expect(playOn(nearly, [code('Q')], () => foresight)).toBe(0);
    expect(playOn(enter(nearly, 5, 'D'), [code('Q'), null], () => foresight)).toBe(10);
  });

  it('has my own calls in my turns, and letters of the bag in the others', () => {
    const weights = Array.from({ length: 26 }, (_, letter) => (letter === 4 ? 1 : 0));
    const futures = drawFutures(2, 4, (turn) => turn % 2 === 1, weights, fastRandom(randomFrom('futures', 0)));
    expect(futures).toEqual([
      [4, null, 4, null],
      [4, null, 4, null],
    ]);
  });
});
