import { describe, expect, it } from 'vitest';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
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
const context: EvaluationContext = {
  vocabulary,
  letterProbabilities: Array.from({ length: 26 }, () => 0.25),
  taskWords: new Set(),
  wordsOnGrid: new Map(),
};
const code = (letter: string): number => letter.charCodeAt(0) - 65;
const grid: Grid = `TE....${EMPTY_GRID.slice(6)}`;

describe('the evaluation of a line', () => {
  it('rises with a letter that makes a word, more for a longer word', () => {
    const gainOf = createPlacementGain(grid, createLineEvaluator(context));
    expect(gainOf(2, code('A'))).toBeGreaterThan(gainOf(2, code('Q')));
    const friendGainOf = createPlacementGain(`FRIEN.${EMPTY_GRID.slice(6)}`, createLineEvaluator(context));
    expect(friendGainOf(5, code('D'))).toBeGreaterThan(gainOf(2, code('A')));
  });

  it('ignores a word already on the grid, and rises for a word that matches the task', () => {
    const pointsWithA = (more: Partial<EvaluationContext>): number =>
      evaluateLineWithLetter(createLineEvaluator({ ...context, ...more })('TE....', 0), 2, code('A'));
    expect(pointsWithA({ wordsOnGrid: new Map([['TEA', 6]]) })).toBeLessThan(pointsWithA({}));
    const expectedPoints = (taskWords: readonly string[]): number =>
      createLineEvaluator({ ...context, taskWords: new Set(taskWords) })('TE....', 0).expectedPoints;
    expect(expectedPoints(['TEA'])).toBeGreaterThan(expectedPoints([]));
  });

  it('of a full line is its points', () => {
    expect(createLineEvaluator(context)('TENAXX', 0).expectedPoints).toBe(3);
    expect(createLineEvaluator(context)('TEAATX', 0).expectedPoints).toBe(5);
    expect(createLineEvaluator(context)('FRIEND', 0).expectedPoints).toBe(10);
  });
});
