import { expect, it } from 'vitest';
import { splitAtWords } from './split-at-words.ts';

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
