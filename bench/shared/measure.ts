// Compares two ways of doing the same thing in one process, alternating, so that a busy machine slows both. Only ratios are
// meaningful, never times.

import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { currentCommit } from './partial-results.ts';

export const RESULTS_FOLDER = join(import.meta.dirname, '../results');

/** Something to time, and how many repetitions it does per run. */
export type BenchJob = { readonly run: () => unknown; readonly times: number };
export type Ratio = { readonly median: number; readonly low: number; readonly high: number };

const WARM_UP = 5;
/** Results go here so that the compiler cannot optimize the work away. */
export const sink: unknown[] = [];

/** Our time divided by theirs: the median of all rounds and the interquartile range. Preparation is not timed. */
export function compareTimes(
  ours: (round: number) => BenchJob,
  theirs: (round: number) => BenchJob,
  rounds = 15,
): Ratio {
  const ratios: number[] = [];
  for (let round = 0; round < WARM_UP + rounds; round++) {
    const jobs = [ours(round), theirs(round)];
    const spent = [0, 0];
    for (const turn of [round % 2, 1 - (round % 2)]) spent[turn] = time(jobs[turn]!); // neither always comes first
    if (round >= WARM_UP) ratios.push(spent[0]! / spent[1]!);
  }
  ratios.sort((a, b) => a - b);
  const at = (share: number): number => ratios[Math.round(share * (ratios.length - 1))]!;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

function time({ run, times }: BenchJob): number {
  const started = performance.now();
  sink[0] = run();
  return (performance.now() - started) / times;
}

export type Measurement = {
  readonly name: string;
  readonly value: number;
  readonly spread: string;
  /** The target the value must meet. */
  readonly target: readonly ['<=' | '>=', number] | null;
  readonly peer: string;
};

export const meetsTarget = ({ value, target }: Measurement): boolean =>
  target === null || (target[0] === '<=' ? value <= target[1] : value >= target[1]);

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;

/** The range of the middle half of the values, as text. */
export function formatInterquartileRange(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return `${formatNumber(at(0.25))} – ${formatNumber(at(0.75))}`;
}

export const describeMachine = (): string =>
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${arch()}, Node ${process.versions.node}`;

/** Prints measurements as a table or, with --json, as JSON, and stores the named ones. The process fails if a target is missed. */
export function reportMeasurements(
  figures: readonly Measurement[],
  name: string | null = null,
  commit = currentCommit(),
): void {
  if (name !== null && !process.argv.includes('--quick')) {
    const results = { name, measured: new Date().toISOString(), commit, machine: describeMachine(), figures };
    mkdirSync(RESULTS_FOLDER, { recursive: true });
    writeFileSync(join(RESULTS_FOLDER, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
  }
  if (process.argv.includes('--json'))
    console.log(JSON.stringify(figures.map((each) => ({ ...each, met: meetsTarget(each) }))));
  else {
    const rows = figures.map((each) => [
      each.name,
      formatNumber(each.value),
      each.spread,
      each.target ? `${each.target[0]} ${formatNumber(each.target[1])}` : '',
      each.target ? (meetsTarget(each) ? 'met' : 'MISSED') : '',
      each.peer,
    ]);
    const table = [['', 'measured', 'interquartile range', 'target', '', 'against'], ...rows];
    const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
    for (const row of table)
      console.log(
        row
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd(),
      );
  }
  if (!figures.every(meetsTarget)) process.exitCode = 1;
}

export const formatNumber = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
