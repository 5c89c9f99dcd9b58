import { expect, it } from 'vitest';
import { closingWordList, splitAtWords } from './split-at-words.ts';

const plain = (text: string) => ({ text, isWord: false, punctuation: '' });
const word = (text: string, punctuation = '') => ({ text, isWord: true, punctuation });

it('finds the given words with the punctuation after them, and nothing else in capitals', () => {
  expect(splitAtWords('BEN stole STEAK from Ann: STREAK (WX-040).', ['STEAK', 'STREAK'])).toEqual([
    plain('BEN stole '),
    word('STEAK'),
    plain(' from Ann: '),
    word('STREAK'),
    plain(' (WX-040).'),
  ]);
  expect(splitAtWords('(OAK), made by Ann', ['OAK'])).toEqual([plain('('), word('OAK', '),'), plain(' made by Ann')]);
  expect(splitAtWords('Ann made OAKEN.', ['OAK'])).toEqual([plain('Ann made OAKEN.')]);
  expect(splitAtWords('', ['OAK'])).toEqual([]);
});

it('finds a list of words at the end of a sentence', () => {
  const words = ['OAK', 'ELM', 'ASH'];
  expect(closingWordList('Ann won with 3 words: OAK, ELM and ASH.', words)).toEqual(words);
  expect(closingWordList('Ann won with 1 word: OAK.', words)).toEqual(['OAK']);
  expect(closingWordList('Ann: 12 points. 9 for OAK.', words)).toEqual([]);
  expect(closingWordList('Ann won: most points.', words)).toEqual([]);
});
