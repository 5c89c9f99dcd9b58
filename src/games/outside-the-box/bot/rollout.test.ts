import { describe, expect, it } from 'vitest';
import { fastRandom, randomFrom } from '../../../core/random.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import { type Grid, withLetter } from '../rules/scoring/grid.ts';
import { createLineEvaluator, type EvaluationContext } from './line-evaluation.ts';
import { rollOut, sampleFutures } from './rollout.ts';
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
describe('a rollout', () => {
  const evaluateLine = createLineEvaluator(context);

  it('puts every letter where it gains most, and calls the letter it needs', () => {
    const nearly: Grid = `FRIEN.${'X'.repeat(30)}`;
    expect(rollOut(nearly, [null], () => evaluateLine)).toBe(10);
    expect(rollOut(nearly, [code('Q')], () => evaluateLine)).toBe(0);
    expect(rollOut(withLetter(nearly, 5, 'D'), [code('Q'), null], () => evaluateLine)).toBe(10);
  });

  it('leaves the bot’s own calls open and samples the others', () => {
    const weights = Array.from({ length: 26 }, (_, letter) => (letter === 4 ? 1 : 0));
    const futures = sampleFutures(2, 4, (turn) => turn % 2 === 1, weights, fastRandom(randomFrom('futures', 0)));
    expect(futures).toEqual([
      [4, null, 4, null],
      [4, null, 4, null],
    ]);
  });
});
