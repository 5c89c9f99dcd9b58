// `npm run rules [game …]`: lists numbered rules of RULES.md that no test title begins with, and cited rules that do not exist.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, games } from '../../src/games/index.ts';

const ID = /[A-Z]{2}-\d{3}/g;

function rulesOf(game: string): { rules: Set<string>; exempt: Map<string, string> } {
  const [rulesText = '', notTestable = ''] = readFileSync(join('src/games', game, 'RULES.md'), 'utf8').split(
    /^## Not testable$/m,
  );
  const rules = new Set(Array.from(rulesText.matchAll(/^(?:\| |- \*\*)([A-Z]{2}-\d{3})\b/gm), (match) => match[1]!));
  const exempt = new Map(
    Array.from(notTestable.matchAll(/^- ([A-Z]{2}-\d{3}): (.+)$/gm), (match) => [match[1]!, match[2]!]),
  );
  return { rules, exempt };
}

/** Rules cited in brackets at the start of a test title, with the files that cite them. */
function citationsIn(game: string): Map<string, string> {
  const cited = new Map<string, string>();
  for (const file of globSync(`src/games/${game}/**/*.test.ts`)) {
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(/['"`]\[((?:[A-Z]{2}-\d{3}[ ,]*)+)\]/g))
      for (const [id] of list.matchAll(ID)) cited.set(id, file);
  }
  return cited;
}

let faultCount = 0;
const reportFault = (text: string): void => {
  faultCount++;
  console.log(text);
};

const gameIds = process.argv.slice(2);
for (const game of Object.keys(games).filter((id) => gameIds.length === 0 || gameIds.includes(id))) {
  const { rules, exempt } = rulesOf(game);
  const cited = citationsIn(game);
  const prefix = [...rules][0]?.slice(0, 3) ?? '';
  const missing = [...rules].filter((id) => !cited.has(id) && !exempt.has(id)).toSorted();
  if (rules.size === 0) reportFault(`${game}: RULES.md has no numbered rule`);
  if (missing.length > 0) reportFault(`${game}: no test cites ${missing.join(', ')}`);
  for (const [id, file] of cited)
    if (id.startsWith(prefix) && !rules.has(id)) reportFault(`${game}: ${file} cites ${id}, which is not a rule`);
  for (const [id, reason] of exempt) {
    if (!rules.has(id)) reportFault(`${game}: ${id} is listed as not testable, but is not a rule`);
    if (cited.has(id))
      reportFault(`${game}: ${id} is listed as not testable (${reason}), but ${cited.get(id)} tests it`);
  }
  console.log(
    `${game}: ${rules.size} rules, ${rules.size - exempt.size - missing.length} tested, ${exempt.size} not testable, ${missing.length} without a test`,
  );
}
for (const id of gameIds) if (findGame(id) === undefined) reportFault(`There is no game “${id}”.`);
process.exitCode = faultCount === 0 ? 0 : 1;
