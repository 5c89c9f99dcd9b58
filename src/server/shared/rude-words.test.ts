import { describe, expect, it } from 'vitest';
import { isRude } from './rude-words.ts';

describe('rude words', () => {
  it.each([
    ...['fuck', 'What the FUCK!', 'shit', 'bitches', 'you bastard', 'xXfuckerXx', 'motherfuckers', 'wanker'],
    ...[
      'f u c k',
      'f.u.c.k you',
      's-h-i-t',
      'fuuuuck',
      'shiiiit',
      'ffuucckk',
      'sh1t',
      '5h1t',
      '@sshole',
      '$hit',
      'sh!t',
      'f*ck',
    ],
    ...['fück', 'ѕһіт', 'f\u200buck', 'b1tch', 'c u n t', 'a$$hole'],
  ])('are recognized in “%s”', (text) => {
    expect(isRude(text)).toBe(true);
  });
  it.each([
    ...['Scunthorpe', 'Dickens', 'Hancock', 'Penistone', 'classic assassin', 'cocktail', 'grape', 'therapist', 'Essex'],
    ...[
      'well played!',
      'Good luck!',
      'I pass',
      'a b c',
      '1 hit, 2 misses',
      'hello all',
      '* * *',
      'it’s 5:00',
      'bass',
      'Uranus',
    ],
    ...[
      'stupid me',
      'Fu',
      'Willie',
      'shitake',
      'massachusetts',
      'title',
      'Wow!!!',
      'coool',
      'hmm 7',
      'i i i',
      'Matsushita',
    ],
  ])('are not found in “%s”', (text) => {
    expect(isRude(text)).toBe(false);
  });
});
