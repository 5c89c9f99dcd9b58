import { expect, it } from 'vitest';
import { BOT_CAST } from '../../core/bot-cast.ts';
import { BOT_DESCRIPTIONS } from './bot-descriptions.ts';

it('tells about each player of the cast, and nobody else', () => {
  expect(Object.keys(BOT_DESCRIPTIONS)).toEqual(BOT_CAST.map(({ id }) => id));
  expect(new Set(Object.values(BOT_DESCRIPTIONS)).size).toBe(BOT_CAST.length);
});
