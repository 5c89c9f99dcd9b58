import { describe, expect, it } from 'vitest';
import type { PowerCard } from '../../../src/games/word-power/content.ts';
import { colorByAge, colorOf, parseColorExceptions } from './card-colors.ts';

const AGES: Readonly<Record<string, number>> = {
  HUG: 5,
  EMBRACE: 9,
  ADD: 5,
  SUBTRACT: 11,
  TEN: 10.5,
  OLD: 13,
  OLDER: 13.5,
};
const ages = { learningAge: (word: string) => AGES[word] ?? null };
const card = (key: string, answer: string): PowerCard => ({
  key,
  class: 'verb',
  words: ['one', answer, 'two', 'three'],
  answer: 'S2',
  definition: 'a test',
  colour: 'red',
});

describe('the color of a card', () => {
  it('[WP-004] depends on the harder of its key word and its answer, which may be a year harder', () => {
    expect(colorByAge(card('HUG', 'embrace'), ages)).toBe('blue');
    expect(colorByAge(card('HUG', 'ten'), ages)).toBe('blue');
    expect(colorByAge(card('TEN', 'hug'), ages)).toBe('black');
    expect(colorByAge(card('ADD', 'subtract'), ages)).toBe('black');
    expect(colorByAge(card('ADD', 'old'), ages)).toBe('black');
    expect(colorByAge(card('ADD', 'older'), ages)).toBe('red');
    expect(colorByAge(card('ADD', 'unheard'), ages)).toBe('red');
  });

  it('can be an exception', () => {
    const exceptions = parseColorExceptions('# remark\nADD\tblue\tchildren learn both at once\n');
    expect(colorOf(card('ADD', 'subtract'), ages, exceptions)).toBe('blue');
    expect(colorOf(card('HUG', 'subtract'), ages, exceptions)).toBe('black');
  });

  it.each(['ADD\tgreen\tno such color', 'add\tblue\tin small letters', 'ADD\tblue', 'ADD\tblue\tone\nADD\tred\ttwo'])(
    'cannot be the exception %j',
    (text) => expect(() => parseColorExceptions(text)).toThrow(),
  );
});
