import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { practice } from './practice.ts';

const lexicon = loadLexicon('standard');
const card = {
  ...{ kind: 'make', word: 'EAT', answer: 'make EAT' },
  question: { board: 'TEAM', target: null, pluralRule: 'noun' },
};

it('takes the word of the card and words that are as good, on every board', () => {
  expect(practice.judge(card, 'make EAT', lexicon)).toEqual({
    ...{ type: 'right', sentence: 'EAT can be made from the board.' },
  });
  expect(practice.judge(card, 'make MEAT', lexicon).type).toBe('right');
  expect(practice.judge(card, 'make TEA', lexicon).type).toBe('right');
});

it('takes neither a pass nor something that isn’t a word', () => {
  expect(practice.judge(card, 'end', lexicon)).toEqual({ type: 'wrong', sentence: 'EAT can be made from the board.' });
  expect(practice.judge(card, 'make TAEM', lexicon)).toMatchObject({ type: 'again' });
  expect(practice.judge(card, 'nonsense', lexicon)).toMatchObject({ type: 'again', code: 'MALFORMED' });
});
