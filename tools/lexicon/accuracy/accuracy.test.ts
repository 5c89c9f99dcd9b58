// Minimum accuracy of the lexicon on hand-labeled words.

import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../src/lexicon/load.node.ts';
import { findNounVerbConfusions, scoreBasicForms, scoreForms, scoreLearningAges } from './accuracy.ts';

const lexicon = loadLexicon('broad');

describe.each(['inflections.tsv', 'inflections-held-out.tsv'])('%s', (file) => {
  it.each(scoreForms(lexicon, file))('$name: precision and recall', ({ name, precision, recall }) => {
    const least = name === 'derivation' ? 0.9 : 0.96;
    expect(precision).toBeGreaterThanOrEqual(least);
    expect(recall).toBeGreaterThanOrEqual(least);
  });
});

it('[OB-058] basic forms: at least 95 % right', () =>
  expect(scoreBasicForms(lexicon).accuracy).toBeGreaterThanOrEqual(0.95));
it('[WX-048] no noun is classified as a verb, no verb as a noun', () =>
  expect(findNounVerbConfusions(lexicon)).toEqual([]));
it('learning age: at least 110 of 120 words on the right side', () =>
  expect(scoreLearningAges(lexicon).errors.length).toBeLessThanOrEqual(10));
