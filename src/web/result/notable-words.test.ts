import { expect, it } from 'vitest';
import { findNotableWords } from './notable-words.ts';

it('lists each word of four or more letters once, longest first', () => {
  const log = [{ words: ['CAT'] }, { words: ['STEAK', 'STREAK'] }, { words: [] }, { words: ['STREAK'] }];
  expect(findNotableWords(log)).toEqual(['STREAK', 'STEAK']);
});
