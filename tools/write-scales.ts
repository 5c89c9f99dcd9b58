// `npm run scale -- GAME … [--matches N]`: lets bots of all levels play, reviews their matches, and writes the accuracy of each
// level into games/<game>/analysis/scale.ts. The seed is fixed, so the same bots and words give the same scale.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresOf, sampleMatch } from '../src/cli/review/accuracy-samples.ts';
import type { AnyGame } from '../src/core/any-game.ts';
import { BOT_LEVELS } from '../src/core/bot-cast.ts';
import { folderOf } from '../src/games/conformance/golden-matches.testing.ts';
import { game as toy } from '../src/games/conformance/toy/game.ts';
import { games } from '../src/games/index.ts';

const SEED = 'scale';
const DEFAULT_MATCHES = '200';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: 'string', default: DEFAULT_MATCHES } },
});
const matches = Number(values.matches);
const all: readonly AnyGame[] = [...Object.values<AnyGame>(games), toy];
const unknown = positionals.find((id) => all.every((game) => game.id !== id));
if (unknown !== undefined || !Number.isInteger(matches) || matches < 2) {
  console.error(`npm run scale -- GAME … [--matches N]. Games: ${all.map(({ id }) => id).join(', ')}.`);
  process.exitCode = 2;
} else
  for (const game of all.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
    const analyst = await game.loadAnalyst?.();
    if (analyst === undefined) continue;
    const started = performance.now();
    const samples = Array.from({ length: matches }, (_, i) => {
      if (i % 20 === 0) process.stderr.write(`${game.id}: match ${i} of ${matches}\n`);
      return sampleMatch(game, analyst, SEED, i);
    }).flat();
    const levels = BOT_LEVELS.map((level) => {
      const percents = samples.filter((sample) => sample.level === level).map(({ percent }) => percent);
      return { level, ...figuresOf(percents) };
    });
    writeFileSync(join(folderOf(game), 'analysis/scale.ts'), formatScale(game, levels));
    for (const { level, mean, deviation, samples: count } of levels)
      console.log(`${game.id}  ${level.padEnd(9)} ${mean.toFixed(1)} ± ${deviation.toFixed(1)} (${count} seats)`);
    console.log(`${game.id}  ${matches} matches in ${Math.round((performance.now() - started) / 1000)} s`);
  }

type LevelLine = { readonly level: string; readonly mean: number; readonly deviation: number };

function formatScale(game: AnyGame, levels: readonly LevelLine[]): string {
  const core = game.id === 'toy' ? '#core' : '../../../core';
  const lines = levels.map(
    ({ level, mean, deviation }) => `    ${level}: { mean: ${round(mean)}, deviation: ${round(deviation)} },\n`,
  );
  return `// The accuracy of each bot level in ${game.say.title}: its mean, and the standard deviation of one match.
// Written by \`npm run scale -- ${game.id}\`.

import type { AccuracyScale } from '${core}/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: '${SEED}',
  matches: ${matches},
  levels: {
${lines.join('')}  },
};
`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
