// `npm run golden [game …]`: rewrites the golden matches that the tests replay, and docs/views-and-events.md. Read the diff before you commit it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../src/core/any-game.ts';
import { folderOf, listGoldenMatches, recordGoldenMatch } from '../src/games/conformance/golden-matches.testing.ts';
import { game as toy } from '../src/games/conformance/toy/game.ts';
import { games } from '../src/games/index.ts';
import { formatGameMessages, GAME_MESSAGES_FILE } from './docs/game-messages.ts';

const requested = process.argv.slice(2);
for (const game of [...Object.values<AnyGame>(games), toy].filter(
  (one) => requested.length === 0 || requested.includes(one.id),
)) {
  const folder = join(folderOf(game), 'golden');
  mkdirSync(folder, { recursive: true });
  for (const { name, match } of listGoldenMatches(game)) {
    const text = recordGoldenMatch(game, match);
    writeFileSync(join(folder, `${name}.txt`), text);
    console.log(`${folder}/${name}.txt  ${text.split('\n').length} lines`);
  }
}
writeFileSync(GAME_MESSAGES_FILE, formatGameMessages());
console.log(GAME_MESSAGES_FILE);
