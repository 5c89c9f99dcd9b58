import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { describeValidity } from './word-validity.ts';

const IN_MATCH = { isDefined: false, isOutsideMatch: false };

it('judges a word by the words of the match', () => {
  const standard = loadLexicon('standard');
  const broad = loadLexicon('broad');
  const words = Array.from({ length: 2000 }, (_, i) => broad.wordAt(i));
  const broadOnly = words.find((word) => !standard.has(word))!;
  expect(describeValidity(broadOnly, broad, IN_MATCH)).toBe('This word counts, but we don’t have its meaning.');
  expect(describeValidity(broadOnly, standard, IN_MATCH)).toContain('rare words don’t count here');
  expect(describeValidity('DOG', standard.restrictTo(['CAT']), IN_MATCH)).toBe(
    'DOG doesn’t count at this table. Try another word.',
  );
});

it('does not say that a word counts outside of a match', () => {
  const outside = { isDefined: false, isOutsideMatch: true };
  expect(describeValidity('CAT', loadLexicon('broad'), outside)).toBe('This is a word, but we don’t have its meaning.');
});

it('says nothing about a defined, valid word, but does about an invalid one', () => {
  const lexicon = loadLexicon('standard').restrictTo(['CAT']);
  expect(describeValidity('CAT', lexicon, { isDefined: true, isOutsideMatch: false })).toBe('');
  expect(describeValidity('DOG', lexicon, { isDefined: true, isOutsideMatch: false })).not.toBe('');
});
