import { expect, it } from 'vitest';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { fastRandom, randomFrom } from '../random.ts';
import { scoreLists } from './score-lists.ts';

const lexicon = loadLexicon('standard');

it('gives 1 for a word of one’s own and shares two points among those who have the same', () => {
  expect(scoreLists([['CLAMP', 'SCRAP'], ['CLAMP'], ['CATNIP']], lexicon)).toEqual([2, 1, 1]);
  expect(scoreLists([['SCRAP'], ['SCRAP'], ['SCRAP'], ['SCRAP']], lexicon)).toEqual([0.5, 0.5, 0.5, 0.5]);
});

it('counts forms of a word as the same, once in a list', () => {
  expect(scoreLists([['CLAMP', 'CLAMPS'], ['CLAMPED']], lexicon)).toEqual([1, 1]);
  expect(scoreLists([['CLAMP', 'CLAMPS']], lexicon)).toEqual([1]);
});

it('ignores words that aren’t valid, and the order of the lists', () => {
  expect(scoreLists([['CLAMQP', 'CLAMP'], [], ['CLAMQP']], lexicon)).toEqual([1, 0, 0]);
  expect(scoreLists([['CATNIP'], ['CLAMP', 'SCRAP'], ['CLAMP']], lexicon)).toEqual([1, 2, 1]);
});

it('scores marks against all lists, which don’t change because of them', () => {
  const lists = [['CLAMP', 'SCRAP'], ['CLAMPS']];
  const marks = [['CLAMPED', 'CATNIP'], ['CLAMP', 'CLAMPS', 'CATNIP'], []];
  expect(scoreLists(lists, lexicon, marks)).toEqual([2, 1, 2 / 3 + 1, 2 / 3 + 1, 0]);
});

it('finds the same words as comparing each with each', () => {
  const random = randomFrom('forms', 0);
  const words = lexicon.wordsHiding('COL').filter((word) => /^COL[LO]/.test(word));
  const lists = Array.from({ length: 30 }, () => random.shuffle(words).slice(0, 10));
  const isSame = (a: string, b: string): boolean =>
    a === b || (a[0] === b[0] && lexicon.compareWords(a, b).verdict === 'SAME');
  const counted = lists.map((list) => {
    const kept: string[] = [];
    for (const word of list) if (!kept.some((other) => isSame(word, other))) kept.push(word);
    return kept;
  });
  const points = counted.map((list) =>
    list.reduce((sum, word) => {
      const people = counted.filter((other) => other.some((one) => isSame(word, one))).length;
      return sum + (people === 1 ? 1 : 2 / people);
    }, 0),
  );
  for (const [i, own] of scoreLists(lists, lexicon).entries()) expect(own).toBeCloseTo(points[i]!, 9);
  expect(new Set(points).size).toBeGreaterThan(5);
  expect(scoreLists([['COLOR'], ['COLOUR'], ['COLOURS']], lexicon)).toEqual([2 / 3, 2 / 3, 2 / 3]);
});

it('scores a thousand lists while nobody notices', () => {
  const words = lexicon.wordsHiding('CAP');
  const random = fastRandom(randomFrom('thousand', 0));
  const lists = Array.from({ length: 1000 }, () => Array.from({ length: 10 }, () => random.pick(words)));
  let asked = 0;
  const counting: Lexicon = Object.create(lexicon, {
    compareWords: {
      value: (a: string, b: string) => {
        asked++;
        return lexicon.compareWords(a, b);
      },
    },
  });
  expect(scoreLists(lists, counting)).toHaveLength(1000);
  expect(asked).toBeLessThan(20 * words.length);
});
