// The ladder of every game: each level against the one below it, with how sure that is, how long they think, and what the top must show.
// `npm run bench -- ladder [game…] [--games 400] [--seats 2,4] [--quick] [--json]`; what was measured is kept in bench/results.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Played } from '../src/cli/arena/bot-match.ts';
import { layOut, percent } from '../src/cli/arena/report.ts';
import { tallyTrials } from '../src/cli/arena/tally.ts';
import { cores, playTrials } from '../src/cli/arena/worker-pool.ts';
import { Progress } from '../src/cli/progress-bar.ts';
import type { AnyGame } from '../src/core/any-game.ts';
import { newMatch } from '../src/core/open-match.ts';
import { games } from '../src/games/index.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import type { Rung } from './ladder-step.ts';
import { mustShow } from './master-targets.ts';
import { type Figure, isMet, machine, RESULTS, report } from './shared/measure.ts';

const KEPT = join(RESULTS, 'ladder.json');
/** The higher level's share of the wins. */
const LEAST = 0.6;
/** For two players, whose share says how long a step is; two seats out of four win more often by the same step. */
const MOST = 0.85;
/** Of the clock, for all but one decision of a hundred. */
const CLOCK = 0.01;

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string' },
    seats: { type: 'string' },
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  allowPositionals: true,
});
const asked = Object.values<AnyGame>(games).filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const seats = (values.seats ?? '2,4').split(',').map(Number);
const matches = Number(values.games ?? (values.quick === true ? 20 : 400));

async function climb(game: AnyGame, seats: number, lower: string, higher: string): Promise<Rung> {
  const { id } = game;
  const seed = `ladder ${higher}`;
  const created = newMatch(game, { seats, seed }, loadLexicon);
  if (!created.ok) throw new Error(created.error.code);
  const levels = [lower, higher];
  const plan = { match: created.value.match, levels, deals: Math.ceil(matches / 2) };
  const trials: (readonly Played[])[] = [];
  const progress = new Progress(`deals of ${id}, ${higher} against ${lower}`, plan.deals);
  for await (const trial of playTrials(plan, cores())) {
    trials.push(trial);
    progress.step();
  }
  progress.end();
  const [below, above] = tallyTrials(levels, trials, seed).levels;
  const { share, low, high, meanScore, thinking } = above!;
  const played = { game: id, seats, lower, higher, matches: above!.matches, share, low, high };
  return { ...played, scores: [below!.meanScore, meanScore], ...thinking };
}

const isTooFar = ({ seats, share }: Rung): boolean => seats === 2 && share > MOST;

function print(rungs: readonly Rung[]): void {
  const good = (rung: Rung): string =>
    rung.share < LEAST ? 'TOO NEAR' : isTooFar(rung) ? 'TOO FAR' : rung.clock > CLOCK ? 'SLOW' : 'good';
  const rows = rungs.map((rung) => [
    rung.game,
    String(rung.seats),
    `${rung.higher} > ${rung.lower}`,
    String(rung.matches),
    percent(rung.share),
    `${percent(rung.low)} – ${percent(rung.high)}`,
    `${rung.scores[1].toFixed(1)} : ${rung.scores[0].toFixed(1)}`,
    rung.p50.toFixed(1),
    rung.p99.toFixed(1),
    Math.round(rung.perSecond).toLocaleString('en'),
    percent(rung.clock),
    good(rung),
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
  console.log(layOut([[...head, 'of clock', ''], ...rows]));
}

type Kept = { readonly rungs: readonly Rung[]; readonly figures: readonly Figure[] };

/** What was measured now, beside what was measured earlier of other games and seats. */
function keep({ rungs, figures }: Kept): void {
  const old: Kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : { rungs: [], figures: [] };
  const isNew = (one: Rung): boolean => rungs.some(({ game, seats }) => one.game === game && one.seats === seats);
  const whole: Kept = {
    rungs: [...old.rungs.filter((one) => !isNew(one)), ...rungs],
    figures: [...old.figures.filter(({ name }) => !figures.some((one) => one.name === name)), ...figures],
  };
  mkdirSync(RESULTS, { recursive: true });
  const kept = { name: 'ladder', measured: new Date().toISOString(), machine: machine(), ...whole };
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
}

const rungs: Rung[] = [];
for (const game of asked)
  for (const count of seats.filter((one) => one >= game.seats[0] && one <= game.seats[1]))
    for (const [i, higher] of game.levels.entries())
      if (i > 0) rungs.push(await climb(game, count, game.levels[i - 1]!, higher));
const figures = asked.flatMap(({ id }) => mustShow(id, matches));
if (values.quick !== true) keep({ rungs, figures });
if (values.json === true) console.log(JSON.stringify({ rungs, figures }));
else {
  print(rungs);
  if (figures.length > 0) report(figures);
}
if (!figures.every(isMet) || rungs.some((rung) => rung.share < LEAST || isTooFar(rung) || rung.clock > CLOCK))
  process.exitCode = 1;
