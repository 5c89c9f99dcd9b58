import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { formatGameMessages, GAME_MESSAGES_FILE } from './game-messages.ts';

it('docs/views-and-events.md describes what the games send today (npm run golden rewrites it)', () => {
  const page = readFileSync(GAME_MESSAGES_FILE, 'utf8');
  expect(page.match(/^## /gm)).toHaveLength(Object.keys(games).length);
  expect(page).toBe(formatGameMessages());
});
