// Measures the review: does accuracy rise with every bot level, does one match tell the level, and what does it cost?
// `npm run bench -- review [game…] [--matches 200] [--quick] [--json]`; the matches differ from those of the scale. If games are
// named, the results of the others stay as they are.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AccuracySample, figuresOf, sampleMatch } from '../src/cli/review/accuracy-samples.ts';
import { levelFor } from '../src/core/analysis/accuracy.ts';
import type { AnyAnalyst, Depth } from '../src/core/analysis/analyst.ts';
import type { AnyGame } from '../src/core/any-game.ts';
import { BOT_LEVELS, type BotLevel } from '../src/core/bot-cast.ts';
import { games } from '../src/games/index.ts';
import { formatInterquartileRange, type Measurement, RESULTS_FOLDER, reportMeasurements } from './shared/measure.ts';

const SEED = 'bench';
const MIN_RISING_STEPS = 4;
const MIN_WITHIN_ONE = 90;
/** Targets that differ from game to game: seconds for a whole match of four players. */
const TARGETS: {
  readonly [game: string]: { readonly quick: number; readonly deep: number; readonly withinOne?: number };
} = {
  'word-xchange': { quick: 0.5, deep: 0.5 },
  'outside-the-box': { quick: 2.5, deep: 12 },
  'take-my-word': { quick: 0.1, deep: 2 },
  wordsters: { quick: 0.5, deep: 0.5, withinOne: 85 },
  'word-power': { quick: 0.2, deep: 0.2 },
};
const MAX_POSITION_S = 0.25;
const COST_SEATS = 4;

const { values, positionals } = parseArgs({
  options: { matches: { type: 'string' }, quick: { type: 'boolean' }, json: { type: 'boolean' } },
  allowPositionals: true,
});
const matches = Number(values.matches ?? (values.quick === true ? 30 : 200));
const costMatches = values.quick === true ? 3 : 10;

const percentsOf = (samples: readonly AccuracySample[], level: BotLevel): readonly number[] =>
  samples.filter((sample) => sample.level === level).map(({ percent }) => percent);

/** How far the mean of the higher level is above that of the lower one, with the half of its 95 % interval. */
function riseOf(samples: readonly AccuracySample[], lower: BotLevel, higher: BotLevel): readonly [number, number] {
  const [a, b] = [lower, higher].map((level) => percentsOf(samples, level));
  const [below, above] = [figuresOf(a!), figuresOf(b!)];
  const error = Math.sqrt(below.deviation ** 2 / a!.length + above.deviation ** 2 / b!.length);
  return [above.mean - below.mean, 1.96 * error];
}

function measureLevels(game: AnyGame, analyst: AnyAnalyst): readonly Measurement[] {
  const samples = Array.from({ length: matches }, (_, i) => {
    if (i % 20 === 0) process.stderr.write(`${game.id}: match ${i} of ${matches}\n`);
    return sampleMatch(game, analyst, SEED, i);
  }).flat();
  const rises = BOT_LEVELS.slice(1).map((level, i) => riseOf(samples, BOT_LEVELS[i]!, level));
  const distances = samples.map(({ level, percent, familiarity }) =>
    Math.abs(BOT_LEVELS.indexOf(levelFor(percent, 1, analyst.scale, familiarity).level) - BOT_LEVELS.indexOf(level)),
  );
  const share = (most: number): number => (100 * distances.filter((one) => one <= most).length) / distances.length;
  const figure = (name: string, value: number, spread: string, target: Measurement['target']): Measurement => ({
    ...{ name: `${game.id}: ${name}`, value, spread, target },
    peer: `${matches} matches, ${samples.length} players`,
  });
  return [
    ...BOT_LEVELS.map((level) => {
      const { mean, deviation } = figuresOf(percentsOf(samples, level));
      return figure(`accuracy of ${level}, %`, mean, `± ${deviation.toFixed(1)}`, null);
    }),
    figure(
      'levels whose mean is above the one below',
      rises.filter(([rise]) => rise > 0).length,
      rises.map(([rise, half]) => `${rise.toFixed(1)} ± ${half.toFixed(1)}`).join(', '),
      ['>=', 5],
    ),
    figure('of these, surely (95 %)', rises.filter(([rise, half]) => rise > half).length, '', ['>=', MIN_RISING_STEPS]),
    figure('level told from one match exactly, %', share(0), '', null),
    figure('level told from one match within one step, %', share(1), '', [
      '>=',
      TARGETS[game.id]?.withinOne ?? MIN_WITHIN_ONE,
    ]),
  ];
}

function measureCost(game: AnyGame, analyst: AnyAnalyst, depth: Depth): readonly Measurement[] {
  const costs = Array.from({ length: costMatches }, (_, i) =>
    sampleMatch(game, analyst, `${SEED} cost`, i, { seats: COST_SEATS, depth }),
  );
  const seconds = costs.map((seats) => seats.reduce((sum, { ms }) => sum + ms, 0) / 1000);
  const mean = seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
  const longest = Math.max(...costs.flat().map(({ longestMs }) => longestMs)) / 1000;
  const peer = `${costMatches} matches of four players`;
  const target = TARGETS[game.id]?.[depth];
  return [
    {
      ...{ name: `${game.id}: ${depth} review of a match, s of processor time`, value: mean, peer },
      ...{ spread: formatInterquartileRange(seconds), target: target === undefined ? null : (['<=', target] as const) },
    },
    {
      ...{ name: `${game.id}: longest position, ${depth}, s`, value: longest, spread: '', peer },
      target: depth === 'quick' ? (['<=', MAX_POSITION_S] as const) : null,
    },
  ];
}

const figures: Measurement[] = [];
for (const game of Object.values<AnyGame>(games)) {
  if (positionals.length > 0 && !positionals.includes(game.id)) continue;
  const analyst = await game.loadAnalyst();
  figures.push(
    ...measureCost(game, analyst, 'quick'),
    ...measureCost(game, analyst, 'deep'),
    ...measureLevels(game, analyst),
  );
}
reportMeasurements([...keptFigures(), ...figures], 'review');

/** What is known of the games that were not measured this time. */
function keptFigures(): readonly Measurement[] {
  const file = join(RESULTS_FOLDER, 'review.json');
  if (positionals.length === 0 || values.quick === true || !existsSync(file)) return [];
  const { figures: stored } = JSON.parse(readFileSync(file, 'utf8')) as { figures: readonly Measurement[] };
  return stored.filter(({ name }) => positionals.every((id) => !name.startsWith(`${id}: `)));
}
