// `npm run scale -- GAME … [--matches N]`: lets bots of all levels play, reviews their matches, and writes the accuracy of each
// level into games/<game>/analysis/scale.ts. The seed is fixed, so the same bots and words give the same scale.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresOf, sampleMatch } from '../src/cli/review/accuracy-samples.ts';
import type { Figures } from '../src/core/analysis/analyst.ts';
import type { AnyGame } from '../src/core/any-game.ts';
import { BOT_LEVELS, type BotLevel } from '../src/core/bot-cast.ts';
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
    const analyst = await game.loadAnalyst();
    const started = performance.now();
    const samples = Array.from({ length: matches }, (_, i) => {
      if (i % 20 === 0) process.stderr.write(`${game.id}: match ${i} of ${matches}\n`);
      return sampleMatch(game, analyst, SEED, i);
    }).flat();
    const levels = BOT_LEVELS.map((level): LevelLine => {
      const ofLevel = samples.filter((sample) => sample.level === level);
      const familiarities = ofLevel.flatMap(({ familiarity }) => familiarity ?? []);
      return {
        ...{ level, seats: ofLevel.length, accuracy: figuresOf(ofLevel.map(({ percent }) => percent)) },
        familiarity: familiarities.length < 2 ? null : figuresOf(familiarities),
      };
    });
    writeFileSync(join(folderOf(game), 'analysis/scale.ts'), formatScale(game, levels));
    for (const { level, accuracy, seats } of levels)
      console.log(
        `${game.id}  ${level.padEnd(9)} ${round(accuracy.mean)} ± ${round(accuracy.deviation)} (${seats} seats)`,
      );
    console.log(`${game.id}  ${matches} matches in ${Math.round((performance.now() - started) / 1000)} s`);
  }

type LevelLine = {
  readonly level: BotLevel;
  readonly seats: number;
  readonly accuracy: Figures;
  readonly familiarity: Figures | null;
};

function formatScale(game: AnyGame, levels: readonly LevelLine[]): string {
  const core = game.id === 'toy' ? '#core' : '../../../core';
  const lines = levels.map(({ level, accuracy, familiarity }) => {
    const known = familiarity === null ? '' : `, familiarity: { ${formatFigures(familiarity, 100)} }`;
    return `    ${level}: { ${formatFigures(accuracy, 10)}${known} },\n`;
  });
  return `// The accuracy of each bot level in ${game.say.title} and how well known its words are: the mean, and the standard
// deviation of one match. Written by \`npm run scale -- ${game.id}\`.

import type { AccuracyScale } from '${core}/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: '${SEED}',
  matches: ${matches},
  levels: {
${lines.join('')}  },
};
`;
}

function formatFigures({ mean, deviation }: Figures, steps: number): string {
  return `mean: ${round(mean, steps)}, deviation: ${round(deviation, steps)}`;
}

function round(value: number, steps = 10): number {
  return Math.round(steps * value) / steps;
}
