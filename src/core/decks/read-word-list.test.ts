import { expect, it } from 'vitest';
import { readWordList } from './read-word-list.ts';

it.each([
  ['one word on each line', 'harvest\norchard\n\n  brave ', ['harvest', 'orchard', 'brave']],
  ['numbers and bullets', '1. harvest\n2) orchard\n- brave\n• calm', ['harvest', 'orchard', 'brave', 'calm']],
  [
    'meanings after a colon, dash, tab or equals sign',
    'a1: x\nbold: brave\nbrave – not  afraid\ncalm\tquiet\nmeek = mild',
    ['a1: x', 'bold: brave', 'brave: not afraid', 'calm: quiet', 'meek: mild'],
  ],
  ['lists on one line', 'harvest, orchard, brave.', ['harvest', 'orchard', 'brave']],
  ['a word and one meaning after a comma', 'harvest, gather crops', ['harvest: gather crops']],
  ['capitals beside each other', 'HARVEST ORCHARD', ['HARVEST', 'ORCHARD']],
  ['each word once', 'harvest\nHarvest: again\nORCHARD', ['harvest', 'ORCHARD']],
  ['what it can’t read stays for the deck to report', 'two words', ['two words']],
])('reads %s', (_, text, lines) => {
  expect(readWordList(text)).toEqual(lines);
});
