// Writes bench/README.md and its plots from the results stored in bench/results. Measures nothing.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bar, drawBarChart } from './shared/bar-chart.ts';
import { explainMiss } from './shared/explanations.ts';
import { type LadderStep, ladderTarget, meetsLadderTarget } from './shared/ladder-step.ts';
import { formatNumber, type Measurement, meetsTarget, RESULTS_FOLDER } from './shared/measure.ts';

type StoredResults = {
  readonly name: string;
  readonly measured: string;
  readonly commit?: string;
  readonly machine: string;
  readonly figures: readonly Measurement[];
};
const read = <T>(name: string): T | null => {
  const file = join(RESULTS_FOLDER, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
};

const TITLES: { readonly [name: string]: string } = {
  lexicon: 'Words',
  rules: 'Rules',
  'take-my-word': 'Take My Word: finding every play',
  'outside-the-box': 'Outside the Box: the exact score',
  server: 'Server',
  people: 'Many people',
  scale: 'Many nodes',
  web: 'Web pages',
  load: 'Start and load',
  'first-move': 'From Play to your first move',
  'first-visit': 'First and second visit on a slow phone',
  tests: 'Tests',
  growth: 'Growth',
  'sleeping-tables': 'Tables over days',
  habits: 'Bots that play like people',
  'lesson-load': 'Lessons: a class at one question',
  'contest-load': 'Contests: many people at one deal',
  'contest-fairness': 'Contests: how well a standing shows who plays better',
  review: 'Review: accuracy by level, the level told by one game, and cost',
  practice: 'Practice: simulated learners',
};

/** Notes that the figures alone do not show. */
const NOTES: { readonly [name: string]: string } = {
  server:
    'The relay is the upper limit, not a peer: it validates nothing and stores nothing. Wordhoard writes every act to disk before it sends it. The steps of the peers are filled up to the bytes that Wordhoard really sends, as far as their own messages are not longer; what they then receive is in the table. Colyseus sends changes every 50 ms, so it is compared at a rate that every server reaches: 100 tables, each with an act every 50 ms.',
  review: 'The spread beside an accuracy is its standard deviation from game to game.',
  load: 'On the first visit a table opens before its words have arrived; the rest of the 1.1 MB follows while you play. The peer shows nine empty squares and has neither words nor bots.',
};

function formatRow(one: Measurement): string {
  const { name, value, spread, target, peer } = one;
  const [wanted, verdict] =
    target === null ? ['', ''] : [`${target[0]} ${formatNumber(target[1])}`, meetsTarget(one) ? 'met' : '**missed**'];
  return `| ${name} | ${formatNumber(value)} | ${spread} | ${wanted} | ${verdict} | ${peer} |`;
}

function formatTable({ measured, commit, machine, figures }: StoredResults): string[] {
  return [
    `Measured ${measured.slice(0, 10)}${commit === undefined ? '' : ` at commit ${commit}`} on ${machine}.`,
    '',
    '| | measured | interquartile range | target | | against |',
    '|---|---:|---|---|---|---|',
    ...figures.map(formatRow),
    '',
  ];
}

function plot(file: string, title: string, bars: readonly Bar[]): string[] {
  if (bars.length === 0) return [];
  writeFileSync(join(RESULTS_FOLDER, `${file}.svg`), drawBarChart(title, bars));
  return [`![${title}: ${bars.map((bar) => `${bar.label} ${bar.text}`).join(', ')}](results/${file}.svg)`, ''];
}

const PEERS = ['Wordhoard', 'boardgame.io', 'colyseus', 'relay'];

/** One bar for each server, from measurements with the same suffix. */
function compareServers(results: StoredResults, what: string, file: string, title: string): string[] {
  const bars = PEERS.flatMap((peer): Bar[] => {
    const found = results.figures.find((one) => one.name.startsWith(`${peer}: ${what}`));
    return found === undefined
      ? []
      : [{ label: peer, value: found.value, text: formatNumber(found.value), own: peer === 'Wordhoard' }];
  });
  return plot(file, title, bars);
}

const PLOTS: { readonly [name: string]: (results: StoredResults) => string[] } = {
  lexicon: ({ figures }) =>
    plot('lexicon', 'A lookup: time, our graph = 1', [
      { label: 'Wordhoard', value: 1, text: '1', own: true },
      ...figures
        .filter(({ name }) => name.startsWith('lookup'))
        .map((one) => ({ label: one.peer, value: 1 / one.value, text: formatNumber(1 / one.value), own: false })),
    ]),
  rules: ({ figures }) =>
    plot(
      'rules',
      'Acts per second with four views each',
      figures
        .filter(({ name }) => name.includes('acts per second'))
        .map((one) => ({ label: one.name.split(':')[0]!, value: one.value, text: formatNumber(one.value), own: true })),
    ),
  server: (results) => [
    ...compareServers(results, 'acts per second of one core', 'server-acts', 'Acts per second of one core'),
    ...compareServers(
      results,
      'act to the last screen, p50',
      'server-p50',
      'From an act to the last screen, p50 in ms',
    ),
  ],
};

function describeLadder(): string[] {
  const results = read<StoredResults & { readonly rungs: readonly LadderStep[] }>('ladder');
  if (results === null) return [];
  const shares = results.rungs
    .filter(({ seats }) => seats === 2)
    .map((step) => ({
      label: `${step.game}, ${step.higher}`,
      value: 100 * step.share,
      text: `${Math.round(100 * step.share)} %`,
      own: true,
    }));
  return [
    '## Bots',
    '',
    ...plot('ladder', 'Won by each level against the one below it, two players', shares),
    `Measured until ${results.measured.slice(0, 10)} on ${results.machine}. Decisions are of the higher level, on one core, timed by the processor time they took.`,
    '',
    '| game | players | levels | matches | higher wins | 95 % interval | target | | decisions per second | p99, ms | commit |',
    '|---|---:|---|---:|---:|---|---|---|---:|---:|---|',
    ...results.rungs.map(
      (r) =>
        `| ${r.game} | ${r.seats} | ${r.higher} over ${r.lower} | ${r.matches} | ${(100 * r.share).toFixed(1)} % | ${(100 * r.low).toFixed(1)} – ${(100 * r.high).toFixed(1)} % | ${ladderTarget(r)} | ${meetsLadderTarget(r) ? 'met' : '**missed**'} | ${formatNumber(r.perSecond)} | ${r.p99.toFixed(1)} | ${r.commit ?? 'older'} |`,
    ),
    '',
    '| | measured | 95 % interval | target | | against |',
    '|---|---:|---|---|---|---|',
    ...results.figures.map(formatRow),
    '',
  ];
}

const nameCommit = ({ commit }: { readonly commit?: string }): string =>
  commit === undefined ? 'an older commit' : `commit ${commit}`;

/** From which commits the figures come: one, unless a part has not been measured again since. */
function listCommits(): string[] {
  const names = Object.keys(TITLES).filter((name) => read(name) !== null);
  const byCommit = Map.groupBy(names, (name) => nameCommit(read<StoredResults>(name)!));
  for (const step of read<{ rungs: readonly LadderStep[] }>('ladder')?.rungs ?? []) {
    const commit = nameCommit(step);
    const title = `bots of ${step.game}`;
    const known = byCommit.get(commit) ?? [];
    if (!known.includes(title)) byCommit.set(commit, [...known, title]);
  }
  const parts = [...byCommit].map(
    ([commit, names]) => `${commit}: ${names.map((name) => TITLES[name] ?? name).join(', ')}`,
  );
  return byCommit.size === 1
    ? [`All figures are from ${[...byCommit.keys()][0]}.`, '']
    : ['Figures by commit:', '', ...parts.map((part) => `- ${part}`), ''];
}

/** Every measured figure that misses its target, and why. */
function listMisses(): string[] {
  const missed = [...Object.keys(TITLES), 'ladder']
    .flatMap((name) => read<StoredResults>(name)?.figures ?? [])
    .filter((figure) => !meetsTarget(figure));
  if (missed.length === 0) return [];
  return [
    '## Missed targets',
    '',
    ...missed.map((figure) => {
      const wanted = `${formatNumber(figure.value)} instead of ${figure.target![0]} ${formatNumber(figure.target![1])}`;
      return `- **${figure.name}**: ${wanted}. ${explainMiss(figure.name)}`.trimEnd();
    }),
    '',
  ];
}

const page = [
  '# Benchmarks',
  '',
  '`npm run bench` repeats all measurements, `npm run bench -- server` one of them. The figures that matter are ratios against a named peer, measured',
  'alternately in the same run: the median of at least ten rounds, with the interquartile range. Absolute times depend on the machine.',
  'The peers are in `bench/peers` with their own lockfile and are installed only when needed. This page is written by `npm run bench -- page`.',
  'A full run takes hours, most of them for the ladder of bots; long measurements go on where they were stopped.',
  '',
  ...listCommits(),
  ...listMisses(),
  ...Object.entries(TITLES).flatMap(([name, title]) => {
    const results = read<StoredResults>(name);
    return results === null
      ? []
      : [
          `## ${title}`,
          '',
          ...(NOTES[name] === undefined ? [] : [NOTES[name], '']),
          ...(PLOTS[name]?.(results) ?? []),
          ...formatTable(results),
        ];
  }),
  ...describeLadder(),
];
writeFileSync(join(import.meta.dirname, 'README.md'), `${page.join('\n').trimEnd()}\n`);
process.stderr.write('Wrote bench/README.md.\n');
