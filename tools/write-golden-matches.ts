// `npm run golden [game …]`: rewrites the golden matches that the tests replay. Read the diff before you commit it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../src/core/any-game.ts';
import { goldenMatches, playGolden } from '../src/games/conformance/golden-matches.testing.ts';
import { games } from '../src/games/index.ts';

const asked = process.argv.slice(2);
for (const game of Object.values<AnyGame>(games).filter((one) => asked.length === 0 || asked.includes(one.id))) {
  const folder = join('src/games', game.id, 'golden');
  mkdirSync(folder, { recursive: true });
  for (const { name, match } of goldenMatches(game)) {
    const text = playGolden(game, match);
    writeFileSync(join(folder, `${name}.txt`), text);
    console.log(`${folder}/${name}.txt  ${text.split('\n').length} lines`);
  }
}
