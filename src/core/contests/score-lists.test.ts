import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { scoreLists } from './score-lists.ts';

const lexicon = loadLexicon('standard');

it('gives 1 for a word of one’s own and shares two points among those who have the same', () => {
  expect(scoreLists([['CLAMP', 'SCRAP'], ['CLAMP'], ['CATNIP']], lexicon)).toEqual([2, 1, 1]);
  expect(scoreLists([['SCRAP'], ['SCRAP'], ['SCRAP'], ['SCRAP']], lexicon)).toEqual([0.5, 0.5, 0.5, 0.5]);
});

it('counts forms of a word as the same, once in a list', () => {
  expect(scoreLists([['CLAMP', 'CLAMPS'], ['CLAMPED']], lexicon)).toEqual([1, 1]);
  expect(scoreLists([['CLAMP', 'CLAMPS']], lexicon)).toEqual([1]);
});

it('ignores words that aren’t valid, and the order of the lists', () => {
  expect(scoreLists([['CLAMQP', 'CLAMP'], [], ['CLAMQP']], lexicon)).toEqual([1, 0, 0]);
  expect(scoreLists([['CATNIP'], ['CLAMP', 'SCRAP'], ['CLAMP']], lexicon)).toEqual([1, 2, 1]);
});
