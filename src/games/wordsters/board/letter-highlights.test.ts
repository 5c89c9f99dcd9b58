import { describe, expect, it } from 'vitest';
import { hidesWordster, toNormalForm } from '../rules/words/word.ts';
import { findWordsterLetters, missingLetters, splitIntoRuns } from './letter-highlights.ts';

describe('the letters of a Wordster in a text', () => {
  it.each([
    ['CAPTURE', [0, 1, 2]],
    ['CATNIP', [0, 1, 5]],
    ['SCRAP', [1, 3, 4]],
    ['LANDSCAPE', [5, 6, 7]],
  ])('are found in %s', (word, places) => expect(findWordsterLetters(word, 'CAP')).toEqual(places));

  it('are the closest together of several matches', () => {
    expect(findWordsterLetters('CATCAP', 'CAP')).toEqual([3, 4, 5]);
    expect(findWordsterLetters('CLAPCAMP', 'CAP')).toEqual([0, 2, 3]);
  });

  it('are found while typing, regardless of case and diacritics', () => {
    expect(findWordsterLetters('pa', 'CAP')).toEqual([]);
    expect(findWordsterLetters('ça', 'CAP')).toEqual([0, 1]);
    expect(missingLetters('ça', 'CAP')).toEqual(['P']);
    expect(missingLetters('PACE', 'CAP')).toEqual(['A', 'P']);
  });

  it('are needed as often as the Wordster repeats them (WS-010)', () => {
    expect(missingLetters('BAN', 'ANA')).toEqual(['A']);
    expect(findWordsterLetters('BANANA', 'ANA')).toEqual([1, 2, 3]);
  });

  it.each(['CLIMAX', 'PACE', 'Éscapé', 'CAP', 'A C A P', ''])(
    'are complete in “%s” exactly if the rules find the Wordster in it',
    (text) => expect(missingLetters(text, 'CAP').length === 0).toBe(hidesWordster(toNormalForm(text), 'CAP')),
  );
});

it('splits a text into highlighted and plain runs', () => {
  expect(splitIntoRuns('SCRAPE', 'CAP')).toEqual([
    { text: 'S', highlighted: false },
    { text: 'C', highlighted: true },
    { text: 'R', highlighted: false },
    { text: 'AP', highlighted: true },
    { text: 'E', highlighted: false },
  ]);
  expect(splitIntoRuns('', 'CAP')).toEqual([]);
  expect(splitIntoRuns('CAPE', '')).toEqual([{ text: 'CAPE', highlighted: false }]);
});
