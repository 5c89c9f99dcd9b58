// Tests that everyday words are defined by the sense people mean, in short and whole sentences without offensive words.

import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../src/lexicon/load.node.ts';
import { checkDefinitions, findFlaw } from './definition-quality.ts';
import { cleanGloss } from './definitions.ts';
import { parseOwnDefinitions, readOwnDefinitions } from './own-definitions.ts';

const lexicon = loadLexicon('broad');

it('cleanGloss keeps the definition and drops the rest', () => {
  expect(cleanGloss('easy to reach; "found a handy spot for the can opener"')).toBe('easy to reach');
  expect(cleanGloss('(used of eyes) open and fixed; "with drooping lids"')).toBe('open and fixed');
  expect(cleanGloss(`a short part; ${'a long part '.repeat(9)}`)).toBe('a short part');
  expect(cleanGloss(`a bird of the far north ${'with very long legs '.repeat(5)}`)).toBe(
    'a bird of the far north with very long legs with very long legs with very long legs',
  );
});

it.each([
  ['a bird', null],
  ['', 'too short'],
  ['x'.repeat(91), 'too long'],
  ['a bird (large', 'parentheses'],
  ['a bird) (large', 'parentheses'],
  ['a kind of', 'cut off'],
  ['the top of the', 'cut off'],
  ['in the the sea', 'doubled word'],
  ['a bird;', 'odd characters'],
  ['‘bird’ in quotes', 'odd characters'],
])('findFlaw finds what is wrong with %j', (text, flaw) => expect(findFlaw(text)).toBe(flaw));

it('every everyday word has a definition, and none is too long or broken', () => {
  const { everyday, missing, flawed } = checkDefinitions(loadLexicon('standard'));
  expect(everyday).toBeGreaterThan(20_000);
  expect(missing).toEqual([]);
  expect(flawed).toEqual([]);
});

it.each([
  ['KITE', 'noun', /toy on a string/],
  ['SCREW', 'noun', /metal pin/],
  ['BATH', 'noun', /tub/],
  ['GEYSER', 'noun', /spring/],
  ['TABLET', 'noun', /computer/],
  ['BUTT', 'noun', /sit on/],
  ['APP', 'noun', /program/],
  ['SELFIE', 'noun', /photo/],
  ['PETER', 'verb', /smaller/],
  ['QWERTY', 'noun', /keyboard/],
  ['BECAUSE', 'other', /reason/],
])('defines %s as a %s by the sense people mean', (word, kind, text) => {
  expect(lexicon.define(word)).toMatchObject({
    class: kind,
    of: null,
    form: 'base',
    text: expect.stringMatching(text) as string,
  });
});

it.each([
  ['LEAVES', 'LEAF', 'plural', /plant/],
  ['LIVES', 'LIFE', 'plural', /birth/],
  ['WAGES', 'WAGE', 'plural', /paid/],
  ['RUNNING', 'RUN', 'gerund', /fast/],
  ['FOUND', 'FIND', 'past', /come upon/],
  ['ROUTING', 'ROUTE', 'gerund', /./],
  ['WENT', 'GO', 'past', /move/],
])('defines %s by %s, of which it is the %s', (word, base, form, text) => {
  expect(lexicon.define(word)).toMatchObject({ of: base, form, text: expect.stringMatching(text) as string });
});

it('definitions never contain an offensive word', () => {
  let defined = 0;
  for (let n = 0; n < lexicon.size; n += process.env.WORDHOARD_DEEP ? 1 : 7) {
    const word = lexicon.wordAt(n);
    const definition = lexicon.define(word);
    if (!definition) continue;
    defined++;
    const shown = `${definition.text} ${definition.of ?? ''}`.toUpperCase().match(/[A-Z]+/g)!;
    expect(shown.filter((each) => lexicon.offensiveness(each) === 'hard')).toEqual([]);
    expect(
      definition.text
        .toUpperCase()
        .match(/[A-Z]+/g)!
        .filter((each) => lexicon.offensiveness(each)),
    ).toEqual([]);
    expect(lexicon.offensiveness(word)).not.toBe('hard');
  }
  expect(defined).toBeGreaterThan(10_000);
});

describe('own-definitions.tsv', () => {
  const { lines, bases } = readOwnDefinitions();

  it('is parsed line by line', () => {
    const own = parseOwnDefinitions('SAW\tn\ta tool\nSAW\tv\tcut\nFOUND\t=\tFIND\n');
    expect(own.lines).toEqual(new Map([['saw', ['na tool', 'vcut']]]));
    expect(own.bases).toEqual(new Map([['found', 'find']]));
    expect(() => parseOwnDefinitions('SAW n a tool')).toThrow('line 1');
  });

  it('defines words of the lists, without flaws, offensive words or the word itself', () => {
    const faults = [...lines].flatMap(([word, texts]) => {
      const upper = word.toUpperCase();
      if (!lexicon.has(upper)) return [`${word} is not a word`];
      if (lexicon.offensiveness(upper) === 'hard') return [`${word} stays undefined`];
      return texts.flatMap((line) => {
        const used: readonly string[] =
          line
            .slice(1)
            .toUpperCase()
            .match(/[A-Z]+/g) ?? [];
        if (used.includes(upper)) return [`${word} is defined by itself`];
        const flaw = used.find((each) => lexicon.offensiveness(each)) ?? findFlaw(line.slice(1));
        return flaw === null ? [] : [`${word}: ${flaw}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it('names bases that the words are forms of', () => {
    const wrong = [...bases].filter(([word, base]) => lexicon.define(word.toUpperCase())?.of !== base.toUpperCase());
    expect(wrong).toEqual([]);
  });
});
