import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import type { Json, OptionValue } from '../../core/game.ts';
import { repetitions, reportFigures, reportProgress } from '../../core/testing/deep.testing.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { findGame, games } from '../index.ts';
import { checkMatch } from './check-match.ts';
import type { GameChecks } from './game-checks.ts';
import { folderOf } from './golden-matches.testing.ts';
import { game as toy } from './toy/game.ts';

type AnyChecks = GameChecks<{ [option: string]: OptionValue }, Json, unknown, Json, Json>;

const deep = process.env.WORDHOARD_DEEP !== undefined;
const MATCHES = repetitions(Number(process.env.MATCHES ?? 30), 1000);
/** `npm run deep` plays the matches of a game in several processes: this one plays number `shard`, `shard + shards`, … */
const [shard, shards] = (process.env.SHARD ?? '0/1').split('/').map(Number) as [number, number];
const only = process.env.GAME;

for (const game of [...Object.values<AnyGame>(games), toy]) {
  const { id } = game;
  if (only !== undefined && only !== id) continue;
  it(`${id} passes all checks in ${MATCHES} matches`, { timeout: 3_600_000 }, async () => {
    const file = resolve(folderOf(game), 'checks.ts');
    expect(existsSync(file), `${id} has no checks.ts`).toBe(true);
    const { checks } = (await import(pathToFileURL(file).href)) as { checks: AnyChecks };
    const lexicon = loadLexicon(game.defaultList);
    const analyst = await game.loadAnalyst();
    const setups = [...Object.values(checks.rules.presets), ...checks.cornerSetups];
    const normal = Object.fromEntries(
      Object.entries(checks.rules.options).map(([name, option]) => [name, option.normal]),
    );
    const [min, max] = game.seats;
    let played = 0;
    let over = 0;
    for (let i = shard; i < MATCHES; i += shards) {
      played++;
      const tried = checkMatch(checks, {
        seed: `${id} ${i}`,
        seats: min + (i % (max - min + 1)),
        setup: { ...normal, ...setups[i % setups.length] } as { [option: string]: OptionValue },
        lexicon,
        randomMoveChance: [0, 0, 0.2, 0.6][i % 4]!,
        closeCheckInterval: deep ? 11 : 5,
        analyst,
      });
      expect(tried.faults).toEqual([]);
      if (tried.over) over++;
      reportProgress(id, i + 1, MATCHES);
    }
    expect(over).toBe(played);
    reportFigures({ matches: played });
  });
}

it('knows the game named by the variable GAME', () => {
  expect(only === undefined || only === toy.id || findGame(only) !== undefined, `there is no game ${only}`).toBe(true);
});
