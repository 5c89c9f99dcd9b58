import { expect, it } from 'vitest';
import { closingWordList, splitAtWords } from './split-at-words.ts';

it('finds the given words with the punctuation after them, and nothing else in capitals', () => {
  expect(splitAtWords('BEN stole STEAK from Ann: STREAK (WX-040).', ['STEAK', 'STREAK'])).toEqual([
    { text: 'BEN stole ', word: 'STEAK', punctuation: '' },
    { text: ' from Ann: ', word: 'STREAK', punctuation: '' },
    { text: ' (WX-040).', word: '', punctuation: '' },
  ]);
  expect(splitAtWords('Ann made OAK.', ['OAK'])).toEqual([{ text: 'Ann made ', word: 'OAK', punctuation: '.' }]);
  expect(splitAtWords('Ann made OAKEN.', ['OAK'])).toEqual([{ text: 'Ann made OAKEN.', word: '', punctuation: '' }]);
  expect(splitAtWords('', ['OAK'])).toEqual([{ text: '', word: '', punctuation: '' }]);
});

it('finds a list of words at the end of a sentence', () => {
  const words = ['OAK', 'ELM', 'ASH'];
  expect(closingWordList('Ann won with 3 words: OAK, ELM and ASH.', words)).toEqual(words);
  expect(closingWordList('Ann won with 1 word: OAK.', words)).toEqual(['OAK']);
  expect(closingWordList('Ann: 12 points. 9 for OAK.', words)).toEqual([]);
  expect(closingWordList('Ann won: most points.', words)).toEqual([]);
});
