import { describe, expect, it } from 'vitest';
import { customLexicon } from '../../../lexicon/custom.ts';
import { EMPTY_GRID, type Grid } from '../rules/scoring/grid.ts';
import {
  createLineEvaluator,
  createPlacementGain,
  type EvaluationContext,
  evaluateLineWithLetter,
} from './line-evaluation.ts';
import { getVocabulary } from './vocabulary.ts';

const vocabulary = getVocabulary(
  customLexicon(['TEA', 'TEN', 'NOT', 'FRIEND', 'AT']).restrictTo(['TEA', 'TEN', 'NOT', 'FRIEND', 'AT']),
  'master',
);
const hopes: EvaluationContext = {
  vocabulary,
  letterProbabilities: Array.from({ length: 26 }, () => 0.25),
  taskWords: new Set(),
  wordsOnGrid: new Map(),
};
const code = (letter: string): number => letter.charCodeAt(0) - 65;
const grid: Grid = `TE....${EMPTY_GRID.slice(6)}`;

describe('the evaluation of a line', () => {
  it('rises with a letter that makes a word, more for a longer word', () => {
    const gains = createPlacementGain(grid, createLineEvaluator(hopes));
    expect(gains(2, code('A'))).toBeGreaterThan(gains(2, code('Q')));
    const friend = createPlacementGain(`FRIEN.${EMPTY_GRID.slice(6)}`, createLineEvaluator(hopes));
    expect(friend(5, code('D'))).toBeGreaterThan(gains(2, code('A')));
  });

  it('ignores a word already on the grid, and rises for a word that matches the task', () => {
    const worth = (more: Partial<EvaluationContext>): number =>
      evaluateLineWithLetter(createLineEvaluator({ ...hopes, ...more })('TE....', 0), 2, code('A'));
    expect(worth({ wordsOnGrid: new Map([['TEA', 6]]) })).toBeLessThan(worth({}));
    const now = (wanted: readonly string[]): number =>
      createLineEvaluator({ ...hopes, taskWords: new Set(wanted) })('TE....', 0).expectedPoints;
    expect(now(['TEA'])).toBeGreaterThan(now([]));
  });

  it('of a full line is its points', () => {
    expect(createLineEvaluator(hopes)('TENAXX', 0).expectedPoints).toBe(3);
    expect(createLineEvaluator(hopes)('TEAATX', 0).expectedPoints).toBe(5);
    expect(createLineEvaluator(hopes)('FRIEND', 0).expectedPoints).toBe(10);
  });
});
