// Tests that definitions are short and contain no offensive words.

import { expect, it } from 'vitest';
import { loadLexicon } from '../../../src/lexicon/load.node.ts';
import { cleanGloss } from './definitions.ts';

it('cleanGloss keeps the definition and drops the rest', () => {
  expect(cleanGloss('easy to reach; "found a handy spot for the can opener"')).toBe('easy to reach');
  expect(cleanGloss('(used of eyes) open and fixed; "with drooping lids"')).toBe('open and fixed');
  expect(cleanGloss(`${'long '.repeat(20)}; second part`)).toBe('long '.repeat(20).trim());
});

it('definitions never contain an offensive word', () => {
  const lexicon = loadLexicon('broad');
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
