import { describe, expect, it } from 'vitest';
import { fastRandom, randomFrom } from '../../../core/random.ts';
import { customLexicon } from '../../../lexicon/custom.ts';
import { EMPTY, enter, type Grid } from '../rules/scoring/grid.ts';
import { foresee, type Hopes, havingLetter, weighGains } from './line-evaluation.ts';
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
const grid: Grid = `TE....${EMPTY.slice(6)}`;

describe('hopes', () => {
  it('grow with the letter that makes a word, and more with the longer word', () => {
    const gains = weighGains(grid, foresee(hopes));
    expect(gains(2, code('A'))).toBeGreaterThan(gains(2, code('Q')));
    const friend = weighGains(`FRIEN.${EMPTY.slice(6)}`, foresee(hopes));
    expect(friend(5, code('D'))).toBeGreaterThan(gains(2, code('A')));
  });

  it('are none for a word that stands elsewhere already, and greater for one that the task wants', () => {
    const worth = (more: Partial<Hopes>): number =>
      havingLetter(foresee({ ...hopes, ...more })('TE....', 0), 2, code('A'));
    expect(worth({ made: new Map([['TEA', 6]]) })).toBeLessThan(worth({}));
    const now = (wanted: readonly string[]): number => foresee({ ...hopes, wanted: new Set(wanted) })('TE....', 0).now;
    expect(now(['TEA'])).toBeGreaterThan(now([]));
  });

  it('of a full line are its points', () => {
    expect(foresee(hopes)('TENAXX', 0).now).toBe(3);
    expect(foresee(hopes)('TEAATX', 0).now).toBe(5);
    expect(foresee(hopes)('FRIEND', 0).now).toBe(10);
  });
});

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
