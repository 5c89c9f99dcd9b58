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

it('says that the joker is in the word to take', () => {
  const question = { board: 'AUL', target: 'GRAFT[S]', pluralRule: 'noun' };
  const steal = { kind: 'steal', word: 'GRATEFUL', question, answer: 'steal GRAFT[S] GRAT[E]FUL' };
  expect(practice.ask(steal, lexicon)?.text).toBe(
    'On the board: A U L. Another player has GRAFTS with the joker as “S”. Which word takes it?',
  );
  expect(practice.judge(steal, steal.answer, lexicon)).toEqual({ type: 'right', sentence: 'GRATEFUL takes GRAFTS.' });
});
