import { expect, it } from 'vitest';
import { toDefinitionEntry } from './definition-entry.ts';

const look = (of: string | null, form: 'base' | 'plural') => ({
  definition: { text: 'a flat green part of a plant', class: 'noun', of, form } as const,
  sentence: '',
});

it('shows the word that was looked up, and which form of which word it is', () => {
  expect(toDefinitionEntry('LEAVES', look('LEAF', 'plural'))).toMatchObject({
    word: 'LEAVES',
    wordClass: 'plural of LEAF',
    text: 'a flat green part of a plant',
  });
  expect(toDefinitionEntry('LEAF', look(null, 'base'))).toMatchObject({ word: 'LEAF', wordClass: 'noun' });
});

it('shows only the sentence without a definition', () => {
  const entry = toDefinitionEntry('XYZZY', { definition: null, sentence: 'XYZZY is not a word we know.' });
  expect(entry).toEqual({ word: 'XYZZY', wordClass: '', text: '', note: 'XYZZY is not a word we know.' });
});
