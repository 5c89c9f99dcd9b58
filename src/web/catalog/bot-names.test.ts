import { expect, it } from 'vitest';
import { castOf, isLevel } from './bot-names.ts';

it('names bots by their characters, each once', () => {
  expect(castOf(['casual', 'keen', 'casual'])).toEqual(['Ben', 'Ines', 'Ben 2']);
  expect(castOf(['casual', 'casual'], ['Ben', 'Ann'])).toEqual(['Ben 2', 'Ben 3']);
});

it('knows the levels there are', () => {
  expect(['child', 'master', 'constructor', 'Casual', 7].map(isLevel)).toEqual([true, true, false, false, false]);
});
