// Every query must give the same answer as a plain loop over all words.

import { describe, expect, it } from 'vitest';
import { fastRandom, type Random, randomFrom } from '../../core/random.ts';
import { loadLexicon } from '../load.node.ts';
import { forEachWord } from './word-graph.ts';
import { buildWordList } from './word-list.ts';
import type { LetterQuery, WordList } from './word-list-types.ts';

const broad = loadLexicon('broad');
const standard = loadLexicon('standard');
const spell = (list: WordList): string[] => {
  const words: string[] = [];
  forEachWord(list.graph, (word) => words.push(word));
  return words;
};
const broadWords = spell(broad);
const standardWords = spell(standard);

const CASES = process.env.WORDHOARD_DEEP ? 10_000 : 300;
const LISTS = process.env.WORDHOARD_DEEP ? 40 : 5;

type Sample = { readonly list: WordList; readonly words: readonly string[]; readonly random: Random };

/** Lists of 1,500 words, small enough to loop over in each of many cases. */
const samples: Sample[] = Array.from({ length: LISTS }, (_, number) => {
  const random = fastRandom(randomFrom('word lists', number));
  const words = [...new Set(Array.from({ length: 1500 }, () => random.pick(broadWords)))].sort();
  return { list: buildWordList(words).list, words, random };
});

function eachCase(check: (sample: Sample) => void): void {
  for (const sample of samples) for (let i = 0; i < CASES / LISTS; i++) check(sample);
}

const randomLetters = (random: Random, most: number): string =>
  String.fromCharCode(...Array.from({ length: random.below(most + 1) }, () => 65 + random.below(26)));

/** A word, part of a word, a word with a changed letter, or nonsense. */
function randomText({ words, random }: Sample): string {
  const word = random.pick(words);
  const at = random.below(word.length);
  switch (random.below(4)) {
    case 0:
      return word;
    case 1:
      return word.slice(0, at);
    case 2:
      return word.slice(0, at) + randomLetters(random, 1) + word.slice(at + 1);
    default:
      return randomLetters(random, 6);
  }
}

function randomQuery({ words, random }: Sample): LetterQuery {
  const word = random.shuffle([...random.pick(words)]);
  const taken = random.below(word.length + 1);
  return {
    required: word.slice(0, taken).join(''),
    optional: word.slice(taken).join('') + randomLetters(random, 6),
    requiredWild: random.pick([0, 0, 0, 1, 2]),
    optionalWild: random.pick([0, 0, 1, 2]),
    minOptional: random.below(3),
  };
}

/** Tries every number of letters that could come from `may`. */
function isMade(
  word: string,
  {
    required: need = '',
    requiredWild: needWild = 0,
    optional: may = '',
    optionalWild: mayWild = 0,
    minOptional: least = 0,
  }: LetterQuery,
): boolean {
  const rest = [...word];
  for (const letter of need) {
    const at = rest.indexOf(letter);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  const pool = [...may];
  const matched = rest.filter((letter) => {
    const at = pool.indexOf(letter);
    if (at >= 0) pool.splice(at, 1);
    return at >= 0;
  }).length;
  for (let used = 0; used <= matched; used++) {
    const wild = rest.length - used - needWild; // of those that may be used
    if (wild >= 0 && wild <= mayWild && used + wild >= least) return true;
  }
  return false;
}

function hides(word: string, letters: string): boolean {
  let rest = word;
  for (const letter of letters) {
    if (!rest.includes(letter)) return false;
    rest = rest.slice(rest.indexOf(letter) + 1);
  }
  return word.length >= 4;
}

function stands(word: string, line: string, at: number): boolean {
  if (at + word.length > line.length) return false;
  for (let i = 0; i < word.length; i++) if (line[at + i] !== '.' && line[at + i] !== word[i]) return false;
  return true;
}

function randomLine({ words, random }: Sample): string {
  const squares = [...random.pick(words), ...randomLetters(random, 4)].slice(0, 7);
  return squares.map((letter) => (random.below(3) === 0 ? '.' : letter)).join('');
}

describe('each query gives the same answer as a loop over all words', () => {
  it('lookups: has, isPrefix, indexOf, wordAt', () => {
    eachCase((sample) => {
      const { list, words } = sample;
      const text = randomText(sample);
      expect(list.has(text), text).toBe(words.includes(text));
      expect(list.isPrefix(text), text).toBe(words.some((word) => word.startsWith(text)));
      expect(list.indexOf(text), text).toBe(words.indexOf(text));
      const number = sample.random.below(words.length);
      expect(list.wordAt(number)).toBe(words[number]);
    });
  });

  it('words made of given letters', () => {
    let found = 0;
    eachCase((sample) => {
      const letters = randomQuery(sample);
      const expected = sample.words.filter((word) => isMade(word, letters));
      expect(sample.list.wordsFromLetters(letters), JSON.stringify(letters)).toEqual(expected);
      found += expected.length;
    });
    expect(found).toBeGreaterThan(CASES);
  });

  it('words that contain letters in order', () => {
    eachCase((sample) => {
      const letters = randomLetters(sample.random, 4);
      expect(sample.list.wordsHiding(letters), letters).toEqual(sample.words.filter((word) => hides(word, letters)));
    });
  });

  it('words that match a pattern', () => {
    eachCase((sample) => {
      const pattern = randomLine(sample);
      const expected = sample.words.filter((word) => word.length === pattern.length && stands(word, pattern, 0));
      expect(sample.list.wordsMatching(pattern), pattern).toEqual(expected);
    });
  });

  it('words that fit into a line of squares', () => {
    eachCase((sample) => {
      const line = randomLine(sample);
      const expected = [...line].flatMap((_, at) =>
        sample.words.filter((word) => word.length >= 2 && stands(word, line, at)).map((word) => ({ at, word })),
      );
      expect(sample.list.wordsFittingLine(line), line).toEqual(expected);
    });
  });
});

describe('the real lists', () => {
  const random = fastRandom(randomFrom('real lists', 0));
  const lists = [
    { list: broad, words: broadWords, random },
    { list: standard, words: standardWords, random },
  ];

  it('number every word in alphabetical order', () => {
    for (const { list, words } of lists) {
      expect(list.size).toBe(words.length);
      const wrong = words.filter((word, number) => list.indexOf(word) !== number || list.wordAt(number) !== word);
      expect(wrong).toEqual([]);
      expect(words.filter((word) => !list.has(word))).toEqual([]);
    }
    expect([...standardWords].sort()).toEqual(standardWords);
  });

  it('give the same answers as a loop over all words', () => {
    for (const sample of lists) {
      for (let i = 0; i < (process.env.WORDHOARD_DEEP ? 25 : 3); i++) {
        const letters = randomQuery(sample);
        expect(sample.list.wordsFromLetters(letters)).toEqual(sample.words.filter((word) => isMade(word, letters)));
        const triple = randomLetters(random, 3);
        expect(sample.list.wordsHiding(triple)).toEqual(sample.words.filter((word) => hides(word, triple)));
      }
    }
  });
});

describe('strings that are not words', () => {
  const hostile = {
    nothing: '',
    'small letters': 'cat',
    'a capital': 'Cat',
    'a blank': 'CAT ',
    accents: 'CAFÉ',
    'a member of every object': 'constructor',
    'its prototype': '__proto__',
    'a picture': '😀😀',
    'half a sign': '\ud800\ud800',
    'the signs around the alphabet': '@[@[',
    'a null sign': 'A\0',
    'ten thousand letters': 'A'.repeat(10_000),
  };
  it.each(Object.entries(hostile))('%s: is not a word', (_, text) => {
    for (const list of [broad, standard, buildWordList([text, 'CAT']).list]) {
      expect(list.has(text)).toBe(false);
      expect(list.indexOf(text)).toBe(-1);
      expect(list.isPrefix(text)).toBe(text === '');
      expect(list.wordsMatching(text)).toEqual([]);
      expect(list.wordsFromLetters({ required: `${text}QQQ` })).toEqual([]);
      expect(list.wordsFromLetters({ optional: text, minOptional: 4 })).toEqual([]);
      expect(list.wordsHiding(`${text}QQQ`)).toEqual([]);
      expect(list.wordsFittingLine(text).filter(({ word }) => !text.includes(word))).toEqual([]);
    }
  });

  it('a list ignores entries that cannot be words', () => {
    const { list } = buildWordList(['TEA', 'tea', 'T-EA', 'TEA', 'ÉTÉ', 'A'.repeat(41), '', '__proto__', 'EAT']);
    expect(list.wordsFromLetters({ optional: 'TEA' })).toEqual(['EAT', 'TEA']);
    expect(list.size).toBe(2);
  });

  it('an empty list has no words', () => {
    const { list } = buildWordList([]);
    expect([list.size, list.graph.root]).toEqual([0, 0]);
    expect([
      list.wordsFromLetters({ optionalWild: 5 }),
      list.wordsHiding(''),
      list.wordsMatching('..'),
      list.wordsFittingLine('...'),
    ]).toEqual([[], [], [], []]);
    expect([list.has(''), list.isPrefix('')]).toEqual([false, false]);
    expect(() => list.wordAt(0)).toThrow(RangeError);
  });
});
