// The lexicon compares words as RULES.md says. same-word.ts applies its answers.

import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../../lexicon/load.node.ts';

const lexicon = loadLexicon('broad');
const words = (text: string): string[] => text.match(/[A-Z]+/g)!;

describe('comparing two words', () => {
  const verdict = (a: string, b: string): string => {
    expect(lexicon.compareWords(b, a).verdict).toBe(lexicon.compareWords(a, b).verdict);
    return lexicon.compareWords(a, b).verdict;
  };
  const pairs = (list: string[]): [string, string][] =>
    list.flatMap((a, i) => list.slice(i + 1).map((b): [string, string] => [a, b]));

  it('[WS-046] treats the same spelling as the same word', () =>
    expect(lexicon.compareWords('FAST', 'FAST').because).toEqual({ type: 'spelling' }));
  it.each([['COURSE', 'COARSE'], ...pairs(words('PAIR PARE PEAR'))])(
    '[WS-047] finds that %s and %s only sound alike',
    (a, b) =>
      expect(lexicon.compareWords(a, b)).toEqual({ verdict: 'DIFFERENT', similar: true, because: { type: 'sound' } }),
  );
  it.each(pairs(words('START STARTS STARTED STARTING')))(
    '[WS-048] finds that %s and %s are forms of one word',
    (a, b) =>
      expect(lexicon.compareWords(a, b)).toEqual({
        verdict: 'SAME',
        similar: true,
        because: { type: 'forms', base: 'START' },
      }),
  );
  it.each([
    ['START', 'STARTLE'],
    ['ANGLE', 'TRIANGLE'],
    ['MOTH', 'MOTHER'],
    ['LET', 'LETTER'],
    ['FIRE', 'FIREMAN'],
  ])('[WS-049] finds that %s is only contained in %s', (a, b) =>
    expect(lexicon.compareWords(a, b)).toEqual({ verdict: 'DIFFERENT', similar: true, because: { type: 'contains' } }),
  );
  it.each([
    ['COLOR', 'COLOUR'],
    ['COLORS', 'COLOURED'],
    ['ORGANISE', 'ORGANIZING'],
    ['GREYER', 'GRAYEST'],
    ['TRAVELER', 'TRAVELLERS'],
  ])('[WS-050] finds that %s and %s are two spellings of one word', (a, b) =>
    expect(lexicon.compareWords(a, b)).toEqual({ verdict: 'SAME', similar: true, because: { type: 'variant' } }),
  );
  it('[WS-051] is not transitive', () => {
    expect(verdict('LEAVES', 'LEAF')).toBe('SAME');
    expect(verdict('LEAVES', 'LEAVE')).toBe('SAME');
    expect(verdict('LEAF', 'LEAVE')).toBe('DIFFERENT');
  });
  it.each([
    ['MOUSE', 'MICE'],
    ['BRING', 'BROUGHT'],
    ['GOOD', 'BETTER'],
  ])('[WS-052] finds that %s and %s are the same word', (a, b) => expect(verdict(a, b)).toBe('SAME'));
  it.each([
    ...pairs(words('LOVE LOVER BELOVED LOVABLE LOVELY')),
    ['OPTION', 'OPTIONAL'],
    ['ANGLE', 'ANGLER'],
    ['STRONG', 'STRENGTH'],
    ['LOVERS', 'BELOVED'],
  ])('[WS-053] finds that %s and %s are related', (a, b) => {
    expect(verdict(a, b)).toBe('DOUBTFUL');
    expect(lexicon.compareWords(a, b).similar).toBe(true);
  });
  it('[WS-054] treats an unknown word as different from all others', () =>
    expect(verdict('BLORP', 'BLIP')).toBe('DIFFERENT'));
  it('[WS-055] calls words similar if one contains the other, and unrelated words not', () => {
    expect(lexicon.compareWords('OPTION', 'POTION').similar).toBe(false);
    expect(lexicon.compareWords('BLORP', 'BLORPISH').similar).toBe(true);
    expect(lexicon.compareWords('TEA', 'TEA-TIME').similar).toBe(false);
  });
});
