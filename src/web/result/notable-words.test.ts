import { expect, it } from 'vitest';
import { findNotableWords } from './notable-words.ts';

it('lists each word once, longest first, without names of spaces', () => {
  const log = [
    {
      n: 1,
      by: 0,
      lines: ['Ann made CAT.', 'Ann stole STEAK from Ben: STREAK (WX-040).'],
      words: ['CAT', 'STREAK', 'STEAK'],
    },
    {
      n: 2,
      by: 1,
      lines: ['Ben comes to COLLECT ROYALTY.', 'Ben passes START.', 'Ben stole STREAK.'],
      words: ['STREAK'],
    },
  ];
  expect(findNotableWords(log)).toEqual(['STREAK', 'STEAK']);
});
