import { expect, it } from 'vitest';
import { wordsTold } from './notable-words.ts';

it('keeps the longest words, each once, and no names of spaces', () => {
  const log = [
    { n: 1, by: 0, lines: ['Ann made CAT.', 'Ann stole STEAK from Ben: STREAK (WX-040).'] },
    { n: 2, by: 1, lines: ['Ben comes to COLLECT ROYALTY.', 'Ben passes START.', 'Ben stole STREAK.'] },
  ];
  expect(wordsTold(log)).toEqual(['STREAK', 'STEAK']);
});
