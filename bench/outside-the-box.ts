// Speed of exact scoring in Outside the Box compared with a general integer-programming solver:
// `npm run bench -- outside-the-box [--json]`.

import { fastRandom, randomFrom } from '../src/core/random.ts';
import { scoreGrid } from '../src/games/outside-the-box/rules/scoring/score.ts';
import {
  loadSolver,
  type SampleGrid,
  sampleGrid,
  solveByIlp,
} from '../src/games/outside-the-box/testing/ilp-solver.testing.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { compareTimes, formatNumber, type Measurement, reportMeasurements } from './shared/measure.ts';

const KINDS = { 'all kinds': 1, 'of real letters': 5 } as const;
const GRIDS = 5000;

const solver = await loadSolver();
const lexicon = loadLexicon('standard');

/** A sample of the tests' grids, each scored once before, so that both solvers find the words cached. */
function sample(step: number, count: number): readonly SampleGrid[] {
  const random = fastRandom(randomFrom('bench', step));
  const samples = Array.from({ length: count }, (_, i) => sampleGrid(i * step, lexicon, random));
  for (const { grid, checkWord } of samples) scoreGrid(grid, checkWord);
  return samples;
}

function against(kind: keyof typeof KINDS): Measurement {
  const samples = sample(KINDS[kind], 160);
  const part = (round: number): readonly SampleGrid[] => samples.slice((round % 8) * 20, (round % 8) * 20 + 20);
  const job = (solve: (one: SampleGrid) => unknown) => (round: number) => ({
    run: () => part(round).map(solve),
    times: 20,
  });
  const { median, low, high } = compareTimes(
    job(({ grid, checkWord }) => scoreGrid(grid, checkWord)),
    job(({ grid, checkWord }) => solveByIlp(grid, checkWord, solver)),
  );
  return {
    name: `exact score, grids ${kind}: times faster`,
    value: 1 / median,
    spread: `${formatNumber(1 / high)} – ${formatNumber(1 / low)}`,
    target: ['>=', 15],
    peer: 'HiGHS',
  };
}

function effort(): Measurement[] {
  const times: number[] = [];
  let nodes = 0;
  for (const { grid, checkWord } of sample(1, GRIDS)) {
    const started = performance.now();
    nodes = Math.max(nodes, scoreGrid(grid, checkWord).nodes);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return [
    {
      name: 'exact score, median ms',
      value: times[GRIDS / 2]!,
      spread: `${formatNumber(times[GRIDS / 4]!)} – ${formatNumber(times[(GRIDS * 3) / 4]!)}`,
      target: ['<=', 1],
      peer: '',
    },
    { name: `most nodes of ${formatNumber(GRIDS)} grids`, value: nodes, spread: '', target: ['<=', 1000], peer: '' },
  ];
}

reportMeasurements([against('all kinds'), against('of real letters'), ...effort()], 'outside-the-box');
