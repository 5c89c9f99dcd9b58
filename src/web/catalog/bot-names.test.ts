import { expect, it } from 'vitest';
import { isBotLevel } from '../../core/bot-levels.ts';
import { nameBots } from './bot-names.ts';

it('names bots after their characters and numbers duplicates', () => {
  expect(nameBots(['casual', 'keen', 'casual'])).toEqual(['Ben', 'Ines', 'Ben 2']);
  expect(nameBots(['casual', 'casual'], ['Ben', 'Ann'])).toEqual(['Ben 2', 'Ben 3']);
});

it('recognizes bot levels', () => {
  expect(['child', 'master', 'constructor', 'Casual', 7].map(isBotLevel)).toEqual([true, true, false, false, false]);
});
