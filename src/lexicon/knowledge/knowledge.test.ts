// Tests definitions, offensiveness, frequency, and hostile input.

import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../load.node.ts';

const lexicon = loadLexicon('broad');
const words = (text: string): string[] => text.match(/[A-Z]+/g)!;
const HOSTILE = [
  'constructor',
  '__proto__',
  'CONSTRUCTOR',
  'VALUEOF',
  '',
  'A',
  'a',
  'É',
  'CAFÉ',
  '😀',
  '\ud800',
  'A B',
  'A'.repeat(10_000),
  'Z'.repeat(40),
];

describe('knowledge', () => {
  it('defines a word, or the word it is a form of', () => {
    expect(lexicon.define('PENCIL')).toMatchObject({ class: 'noun', of: null });
    expect(lexicon.define('WENT')).toMatchObject({ class: 'verb', of: 'GO' });
    expect(lexicon.define('QXZQX')).toBeNull();
  });
  it('knows offensive words, and not words that only look like them', () => {
    expect(lexicon.offensiveness('SHIT')).toBe('hard');
    expect(lexicon.offensiveness('ARSE')).toBe('soft');
    for (const word of words('BEANBAG NIGGLING POLLOCK SLOPER HOSER BUNG CLANSMEN SNIGGER SHITAKE MISHIT DOOR')) {
      expect(lexicon.offensiveness(word)).toBeNull();
    }
    expect(lexicon.define('SHIT')).toBeNull();
  });
  it('has no basic form for text that is not a word', () => {
    for (const text of ['RECIEVE', '123', 'ICE CREAM', 'door'])
      expect(lexicon.judgeBasicForm(text)).toEqual({ ok: false, why: 'unknown', of: null });
  });
  it('knows how frequent words are', () => {
    expect(lexicon.zipf('THE')).toBeGreaterThan(7);
    expect(lexicon.zipf('DOG')).toBeGreaterThan(lexicon.zipf('AARDVARK'));
    expect(lexicon.zipf('QXZQX')).toBe(0);
  });
  it('knows about when people learn words', () => {
    expect(lexicon.learningAge('HUG')).toBe(5);
    expect(lexicon.learningAge('ORDINANCE')).toBe(11.5);
    expect(lexicon.learningAge('ZYZZYVA')).toBe(20);
    expect(lexicon.learningAge('QXZQX')).toBeNull();
    expect(loadLexicon('standard').learningAge('YUMMY')).toBe(lexicon.learningAge('YUMMY'));
  });
});

it.each(HOSTILE.map((text) => [text.slice(0, 12), text]))('answers %j without throwing', (_, text) => {
  expect(lexicon.zipf(text) > 0).toBe(text === 'CONSTRUCTOR');
  expect(lexicon.learningAge(text) === null).toBe(text !== 'CONSTRUCTOR');
  expect(lexicon.readingsOf(text).every(({ base }) => base !== '')).toBe(true);
  expect(lexicon.isBarePlural(text, `${text}S`, 0.7)).toBeTypeOf('boolean');
  expect(lexicon.judgeBasicForm(text).ok).toBeTypeOf('boolean');
  expect(lexicon.compareWords(text, 'WORD').verdict).toBe('DIFFERENT');
  expect(lexicon.define(text)).toSatisfy((each) => each === null || typeof each.text === 'string');
  expect(lexicon.offensiveness(text)).toBeNull();
  expect(lexicon.explain(text).sentence).not.toBe('');
});
