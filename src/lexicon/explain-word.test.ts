// Tests the reasons, sentences and suggestions for valid and invalid words.

import { expect, it } from 'vitest';
import { describeReading } from './knowledge/describe-reading.ts';
import { loadLexicon } from './load.node.ts';

const lexicon = loadLexicon('standard');

it.each([
  ['PENCIL', { type: 'word' }, 'PENCIL is a word.'],
  ['PENCILS', { type: 'plural', of: 'PENCIL' }, 'PENCILS is a word, the plural of PENCIL.'],
  ['LONDON', { type: 'name' }, 'LONDON is a proper name, so it doesn’t count.'],
  ['UNESCO', { type: 'abbreviation' }, 'UNESCO is an abbreviation, so it doesn’t count.'],
  ['NKOSI', { type: 'broad-only' }, 'NKOSI is a rare word, and rare words don’t count here.'],
  ['IPHONE', { type: 'name' }, 'IPHONE is a brand name, so it doesn’t count.'],
  ['UBER', { type: 'name' }, 'UBER is a brand name, so it doesn’t count.'],
  ['RECIEVE', { type: 'unknown' }, 'RECIEVE isn’t in the dictionary. Did you mean RECEIVE?'],
  ['QZXQZX', { type: 'unknown' }, 'QZXQZX isn’t in the dictionary.'],
  ['TEA TIME', { type: 'letters' }, 'Use only the letters A to Z.'],
  ['A', { type: 'letters' }, 'A is too short to be a word.'],
])('explains %s', (text, reason, sentence) => {
  expect(lexicon.explain(text)).toMatchObject({ reason, sentence, inList: lexicon.has(text) });
});

it('names the word that a form belongs to', () => {
  const { reason, sentence, near } = lexicon.explain('WENT');
  expect(reason).toEqual({ type: 'form', readings: [{ base: 'GO', class: 'verb', form: 'past' }] });
  expect(sentence).toBe('WENT is a word, the past tense of GO.');
  expect(near).toEqual(['GO']);
});

it('does not take METHINKS for a plural', () => {
  expect(lexicon.explain('METHINKS').sentence).toBe('METHINKS is a word, the third person of METHINK.');
  expect(lexicon.readingsOf('METHINKS')).toEqual([{ base: 'METHINK', class: 'verb', form: 'third' }]);
});

it.each([
  ['LEAVES', 'LEAVES is a word, the plural of LEAF and a form of LEAVE.'],
  ['MAKES', 'MAKES is a word, the third person of MAKE.'],
  ['ROUTING', 'ROUTING is a word, the -ing form of ROUTE and a form of ROUT.'],
])('names the form of %s that its definition is about', (word, sentence) => {
  const { of, form } = lexicon.define(word)!;
  expect(lexicon.explain(word).sentence).toBe(sentence);
  expect(lexicon.readingsOf(word)).toContainEqual(expect.objectContaining({ base: of, form }));
  expect(sentence).toContain(describeReading({ class: 'other', of, form }));
});

it('names the class of a word that is not a form of another', () => {
  expect(describeReading({ class: 'noun', of: null, form: 'base' })).toBe('noun');
  expect(describeReading({ class: 'other', of: null, form: 'base' })).toBe('');
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
  expect(sentence).toBe('HORSE doesn’t count at this table. Try another word.');
});
