// How long `npm test` takes with everything installed and built: `npm run bench -- tests [--quick]` (quick: only the import rules).

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Measurement, reportMeasurements } from './shared/measure.ts';

const QUICK = process.argv.includes('--quick');
const MAX_MINUTES = 8;

const run = (...args: readonly string[]): string => {
  const child = spawnSync(process.execPath, [join('tools', 'run.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  return child.stdout;
};

run('setup');
const started = performance.now();
const output = run('test', ...(QUICK ? ['boundaries'] : []));
const minutes = (performance.now() - started) / 60_000;
const summary = output.trimEnd().split('\n').at(-1)!;
const failures = Number(/(\d+) failed$/.exec(summary)?.[1] ?? Number.NaN);
const measurements: Measurement[] = [
  { name: 'npm test, minutes', value: minutes, spread: '', target: ['<=', MAX_MINUTES], peer: summary },
  { name: 'npm test, failures', value: failures, spread: '', target: ['<=', 0], peer: '' },
];
reportMeasurements(measurements, 'tests');
