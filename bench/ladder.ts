// Measures each bot level of every game against the one below it: win share with its interval, thinking time, and the targets
// of the top level.
// `npm run bench -- ladder [game…] [--games 400] [--seats 2,4] [--threads 1] [--quick] [--json]`; results are stored in bench/results. If it is
// stopped, the next run goes on with the step that was not finished.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BotMatchResult } from '../src/cli/arena/bot-match.ts';
import { formatPercent, formatTable } from '../src/cli/arena/report.ts';
import { tallyTrials } from '../src/cli/arena/tally.ts';
import { coreCount, playTrials } from '../src/cli/arena/worker-pool.ts';
import { ProgressBar } from '../src/cli/progress-bar.ts';
import type { AnyGame } from '../src/core/any-game.ts';
import { createMatch } from '../src/core/open-match.ts';
import { games } from '../src/games/index.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { measureMasterTargets } from './master-targets.ts';
import { isTooStrong, type LadderStep, MIN_WIN_SHARE, meetsLadderTarget } from './shared/ladder-step.ts';
import {
  describeMachine,
  type Measurement,
  meetsTarget,
  RESULTS_FOLDER,
  reportMeasurements,
} from './shared/measure.ts';
import { currentCommit, resumeResults } from './shared/partial-results.ts';

const RESULTS_FILE = join(RESULTS_FOLDER, 'ladder.json');
/** Target: share of the clock used by 99 of 100 decisions. */
const MAX_CLOCK_SHARE = 0.01;
/** Target: time of 99 of 100 decisions of Take My Word's master, whose search is the longest, with four players. */
const SLOWEST_MASTER = { game: 'take-my-word', seats: 4, higher: 'master', maxP99: 150 };

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string' },
    seats: { type: 'string' },
    threads: { type: 'string' },
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  allowPositionals: true,
});
const chosenGames = Object.values<AnyGame>(games).filter(
  ({ id }) => positionals.length === 0 || positionals.includes(id),
);
const seats = (values.seats ?? '2,4').split(',').map(Number);
const threads = Number(values.threads ?? coreCount());
const matches = Number(values.games ?? (values.quick === true ? 20 : 400));

async function measureStep(game: AnyGame, seats: number, lower: string, higher: string): Promise<LadderStep> {
  const { id } = game;
  const seed = `ladder ${higher}`;
  const created = createMatch(game, { seats, seed }, loadLexicon);
  if (!created.ok) throw new Error(created.error.code);
  const levels = [lower, higher];
  const plan = { match: created.value.match, levels, deals: Math.ceil(matches / 2) };
  const trials: (readonly BotMatchResult[])[] = [];
  const progress = new ProgressBar(`deals of ${id}, ${higher} against ${lower}`, plan.deals);
  for await (const trial of playTrials(plan, threads)) {
    trials.push(trial);
    progress.step();
  }
  progress.end();
  const [below, above] = tallyTrials(levels, trials, seed).levels;
  const { share, low, high, meanScore, thinking } = above!;
  const commit = currentCommit();
  const played = { commit, game: id, seats, lower, higher, matches: above!.matches, share, low, high };
  return { ...played, scores: [below!.meanScore, meanScore], ...thinking };
}

function print(steps: readonly LadderStep[]): void {
  const verdict = (step: LadderStep): string =>
    step.share < MIN_WIN_SHARE
      ? 'TOO NEAR'
      : isTooStrong(step)
        ? 'TOO FAR'
        : step.clock > MAX_CLOCK_SHARE
          ? 'SLOW'
          : 'good';
  const rows = steps.map((step) => [
    step.game,
    String(step.seats),
    `${step.higher} > ${step.lower}`,
    String(step.matches),
    formatPercent(step.share),
    `${formatPercent(step.low)} – ${formatPercent(step.high)}`,
    `${step.scores[1].toFixed(1)} : ${step.scores[0].toFixed(1)}`,
    step.p50.toFixed(1),
    step.p99.toFixed(1),
    Math.round(step.perSecond).toLocaleString('en'),
    formatPercent(step.clock),
    verdict(step),
  ]);
  const head = [
    'game',
    'seats',
    'levels',
    'matches',
    'higher wins',
    '95 % interval',
    'mean scores',
    'ms p50',
    'p99',
    'a second',
  ];
  console.log(formatTable([[...head, 'of clock', ''], ...rows]));
}

/** The names of the fields are those of bench/results/ladder.json. */
type LadderResults = { readonly rungs: readonly LadderStep[]; readonly figures: readonly Measurement[] };

/** Merges new results with earlier ones of other games and numbers of seats. */
function saveResults({ rungs: steps, figures }: LadderResults): void {
  const old: LadderResults = existsSync(RESULTS_FILE)
    ? JSON.parse(readFileSync(RESULTS_FILE, 'utf8'))
    : { rungs: [], figures: [] };
  const isNew = (one: LadderStep): boolean => steps.some(({ game, seats }) => one.game === game && one.seats === seats);
  const merged: LadderResults = {
    rungs: [...old.rungs.filter((one) => !isNew(one)), ...steps],
    figures: [...old.figures.filter(({ name }) => !figures.some((one) => one.name === name)), ...figures],
  };
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const commit = currentCommit();
  const file = { name: 'ladder', measured: new Date().toISOString(), commit, machine: describeMachine(), ...merged };
  writeFileSync(RESULTS_FILE, `${JSON.stringify(file, null, 2)}\n`);
}

const { results: measured, save, finish } = resumeResults<LadderStep[]>(`ladder-${matches}`, []);
const steps: LadderStep[] = [];
for (const game of chosenGames)
  for (const count of seats.filter((one) => one >= game.seats[0] && one <= game.seats[1]))
    for (const [i, higher] of game.levels.entries())
      if (i > 0) {
        const known = measured.find((one) => one.game === game.id && one.seats === count && one.higher === higher);
        if (known === undefined) {
          measured.push(await measureStep(game, count, game.levels[i - 1]!, higher));
          save();
        }
        steps.push(known ?? measured.at(-1)!);
      }
const measureSlowestMaster = (): readonly Measurement[] => {
  const { game, seats, higher, maxP99 } = SLOWEST_MASTER;
  const step = steps.find((one) => one.game === game && one.seats === seats && one.higher === higher);
  if (step === undefined) return [];
  const name = `${game}: decisions of ${higher}, ${seats} players, p99 in ms`;
  return [{ name, value: step.p99, spread: '', target: ['<=', maxP99], peer: '' }];
};
const figures = [...chosenGames.flatMap(({ id }) => measureMasterTargets(id, matches)), ...measureSlowestMaster()];
if (values.quick !== true) saveResults({ rungs: steps, figures });
finish();
if (values.json === true) console.log(JSON.stringify({ rungs: steps, figures }));
else {
  print(steps);
  if (figures.length > 0) reportMeasurements(figures);
}
if (!figures.every(meetsTarget) || steps.some((step) => !meetsLadderTarget(step) || step.clock > MAX_CLOCK_SHARE))
  process.exitCode = 1;
