import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { describeValidity } from './word-validity.ts';

const IN_MATCH = { isDefined: false, isOutsideMatch: false };

it('judges a word by the words of the match', () => {
  const standard = loadLexicon('standard');
  const broad = loadLexicon('broad');
  const words = Array.from({ length: 2000 }, (_, i) => broad.wordAt(i));
  const broadOnly = words.find((word) => !standard.has(word))!;
  expect(describeValidity(broadOnly, broad, IN_MATCH)).toBe('This word counts, but we have no definition for it.');
  expect(describeValidity(broadOnly, standard, IN_MATCH)).toContain('only with the broad word list');
  expect(describeValidity('DOG', standard.restrictTo(['CAT']), IN_MATCH)).toBe('DOG isn’t one of the words at this table.');
});

it('names the list outside of a match', () => {
  const outside = { isDefined: false, isOutsideMatch: true };
  expect(describeValidity('CAT', loadLexicon('broad'), outside)).toContain('broad word list');
});

it('says nothing about a defined, valid word, but does about an invalid one', () => {
  const lexicon = loadLexicon('standard').restrictTo(['CAT']);
  expect(describeValidity('CAT', lexicon, { isDefined: true, isOutsideMatch: false })).toBe('');
  expect(describeValidity('DOG', lexicon, { isDefined: true, isOutsideMatch: false })).not.toBe('');
});
