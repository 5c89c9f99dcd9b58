// Tests the reasons, sentences and suggestions for valid and invalid words.

import { expect, it } from 'vitest';
import { loadLexicon } from './load.node.ts';

const lexicon = loadLexicon('standard');

it.each([
  ['PENCIL', { type: 'word' }, 'PENCIL is a word.'],
  ['PENCILS', { type: 'plural', of: 'PENCIL' }, 'PENCILS is a word, the plural of PENCIL.'],
  ['LONDON', { type: 'name' }, 'LONDON is a proper name, so it doesn’t count.'],
  ['UNESCO', { type: 'abbreviation' }, 'UNESCO is an abbreviation, so it doesn’t count.'],
  ['NKOSI', { type: 'broad-only' }, 'NKOSI is a rare word. It counts only with the broad word list.'],
  ['IPHONE', { type: 'name' }, 'IPHONE is a brand name, so it doesn’t count.'],
  ['UBER', { type: 'name' }, 'UBER is a brand name, so it doesn’t count.'],
  ['RECIEVE', { type: 'unknown' }, 'RECIEVE isn’t in the dictionary. Did you mean RECEIVE?'],
  ['QZXQZX', { type: 'unknown' }, 'QZXQZX isn’t in the dictionary.'],
  ['TEA TIME', { type: 'letters' }, 'Words have only the letters A to Z.'],
  ['A', { type: 'letters' }, 'A is too short to be a word.'],
])('explains %s', (text, reason, sentence) => {
  expect(lexicon.explain(text)).toMatchObject({ reason, sentence, inList: lexicon.has(text) });
});

it('names the word that a form belongs to', () => {
  const { reason, sentence, near } = lexicon.explain('WENT');
  expect(reason).toEqual({ type: 'form', readings: [{ base: 'GO', class: 'verb', form: 'past' }] });
  expect(sentence).toBe('WENT is a word, a form of GO.');
  expect(near).toEqual(['GO']);
});

it('does not take METHINKS for a plural', () => {
  expect(lexicon.explain('METHINKS').sentence).toBe('METHINKS is a word, a form of METHINK.');
  expect(lexicon.readingsOf('METHINKS')).toEqual([{ base: 'METHINK', class: 'verb', form: 'third' }]);
});

it('suggests the nearest words, the most frequent first', () => {
  expect(lexicon.explain('RECIEVE').near[0]).toBe('RECEIVE');
  expect(lexicon.explain('TEH').near[0]).toBe('THE');
  expect(lexicon.explain('café').near).toEqual(['CAFE']);
  expect(lexicon.explain('DEFINATELY').near).toEqual(['DEFINITELY']);
  expect(
    lexicon.explain('FUCKIN').near.every((word) => lexicon.has(word) && lexicon.offensiveness(word) === null),
  ).toBe(true);
});

it('mentions the table if it has its own words', () => {
  const { reason, sentence } = lexicon.restrictTo(['CAT', 'DOG']).explain('HORSE');
  expect(reason.type).toBe('broad-only');
  expect(sentence).toBe('HORSE isn’t one of the words at this table.');
});
