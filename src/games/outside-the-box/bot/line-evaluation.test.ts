import { describe, expect, it } from 'vitest';
import { customLexicon } from '../../../lexicon/custom.ts';
import { EMPTY, type Grid } from '../rules/scoring/grid.ts';
import { foresee, type Hopes, havingLetter, weighGains } from './line-evaluation.ts';
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
