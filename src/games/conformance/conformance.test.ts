import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import type { Json, OptionValue } from '../../core/game.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';
import { tryMatch } from './check-match.ts';
import type { Checks } from './game-checks.ts';

type AnyChecks = Checks<{ [option: string]: OptionValue }, Json, unknown, Json, Json>;

const deep = process.env.WORDHOARD_DEEP !== undefined;
const MATCHES = deep ? 1000 : Number(process.env.MATCHES ?? 30);
const only = process.env.GAME;

for (const [id, game] of Object.entries<AnyGame>(games)) {
  if (only !== undefined && only !== id) continue;
  it(`${id} keeps its promises over ${MATCHES} matches`, { timeout: 3_600_000 }, async () => {
    const file = new URL(`../${id}/checks.ts`, import.meta.url);
    expect(existsSync(file), `${id} has no checks.ts`).toBe(true);
    const { checks } = (await import(file.href)) as { checks: AnyChecks };
    const lexicon = loadLexicon(game.defaultList);
    const setups = [...Object.values(checks.rules.presets), ...checks.corners];
    const normal = Object.fromEntries(
      Object.entries(checks.rules.options).map(([name, option]) => [name, option.normal]),
    );
    const [min, max] = game.seats;
    let over = 0;
    for (let i = 0; i < MATCHES; i++) {
      const tried = tryMatch(checks, {
        seed: `${id} ${i}`,
        seats: min + (i % (max - min + 1)),
        setup: { ...normal, ...setups[i % setups.length] } as { [option: string]: OptionValue },
        lexicon,
        wild: [0, 0, 0.2, 0.6][i % 4]!,
        every: deep ? 11 : 5,
      });
      expect(tried.faults).toEqual([]);
      if (tried.over) over++;
    }
    expect(over).toBe(MATCHES);
  });
}

it('has games to try, or says so', () => {
  expect(only === undefined || Object.hasOwn(games, only), `there is no game ${only}`).toBe(true);
});
