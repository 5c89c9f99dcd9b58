import { describe, expect, it } from 'vitest';
import type { PowerCard } from '../../../src/games/word-power/content.ts';
import { colorByAge, colorOf, parseReadings } from './card-colors.ts';

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

  it('[WP-004] is what both readers say, black if they differ, and by age without readers', () => {
    const readings = parseReadings(
      ['# remark', 'ADD\tok\tblue?\tfix\tblue', 'HUG\tok\tblue\tok\tblack', 'OLD\tok\tblack\tok\tred', ''].join('\n'),
    );
    expect(colorOf(card('ADD', 'subtract'), ages, readings)).toBe('blue');
    expect(colorOf(card('HUG', 'embrace'), ages, readings)).toBe('black');
    expect(colorOf(card('OLD', 'hug'), ages, readings)).toBe('black');
    expect(colorOf(card('TEN', 'hug'), ages, readings)).toBe('black');
  });

  it.each(['ADD\tok\tgreen\tok\tblue', 'add\tok\tblue\tok\tblue', 'ADD\tok\tblue', 'ADD\tdrop\tred\tok\tred'])(
    'cannot come from the reading %j',
    (text) => expect(() => parseReadings(text)).toThrow(),
  );
});
