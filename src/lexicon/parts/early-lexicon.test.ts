// Tests that a lexicon without its code answers what a table needs to open, and everything else once the code is there.

import { expect, it } from 'vitest';
import { customLexicon } from '../custom-lexicon.ts';
import type { Lexicon } from '../lexicon.ts';
import { encodeSections } from '../lists/lexicon-sections.ts';
import { openEarlyLexicon } from './early-lexicon.ts';
import { MissingWordsError, WordParts } from './word-parts.ts';

const CARDS = 'cards.power';
const parts = new WordParts({ fingerprint: 'test', sections: { 'power-cards': [CARDS], short: ['short.shapes'] } });

it('knows its id and its cards before it can read words', () => {
  let real: Lexicon | null = null;
  const early = openEarlyLexicon(parts, 'broad-family', () => real);
  expect([early.id, early.hasSection(CARDS), early.hasSection('cards.other')]).toEqual([
    'broad-family-1-test',
    true,
    false,
  ]);
  expect(() => early.section(CARDS)).toThrow(new MissingWordsError('power-cards'));
  parts.add('power-cards', encodeSections(new Map([[CARDS, Uint8Array.of(7)]])));
  expect([...early.section(CARDS)!]).toEqual([7]);
  expect(() => early.has('CAT')).toThrow(new MissingWordsError('short'));
  expect(() => early.restrictTo(['CAT'])).toThrow(new MissingWordsError('short'));
  real = customLexicon(['CAT']);
  expect([early.has('CAT'), early.has('DOG'), early.size, early.restrictTo(['DOG']).has('DOG')]).toEqual([
    true,
    false,
    1,
    true,
  ]);
});
