// `npm run deep [part …]`: tests with thousands of repetitions, in parts. Parts that passed for this commit are skipped,
// so an interrupted run goes on where it stopped.

import { readFileSync, writeFileSync } from 'node:fs';
import { playwright, removeTestResults, type TestCounts, vitest } from '../checks/run-tests.ts';
import { installServices } from '../services/local-services.ts';
import { DEEP_PARTS, type DeepPart } from './parts.ts';
import {
  currentCommit,
  fillReliabilityTable,
  isDone,
  RELIABILITY_PAGE,
  RESULTS_FILE,
  readResults,
  saveResult,
} from './results.ts';

const HELP = `npm run deep                       all parts that have not passed for this commit
npm run deep -- fuzz chaos-redis   these parts
npm run deep -- --again            also parts that have passed
npm run deep -- --scale=0.01       a hundredth of the work, as a trial
npm run deep -- --table            write the results into ${RELIABILITY_PAGE}

Parts, with the minutes they take on two cores:
${DEEP_PARTS.map(({ name, minutes, description }) => `  ${name.padEnd(28)}${String(minutes).padStart(3)}  ${description}`).join('\n')}
Results: ${RESULTS_FILE}`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

type PartResult = { readonly counts: TestCounts; readonly figures: { readonly [name: string]: number } };

async function runPart({ name, tests, env = {}, shards = 1, browser }: DeepPart, scale: number): Promise<PartResult> {
  const figures: { [name: string]: number } = {};
  const onLine = (line: string): void => {
    if (line.startsWith('progress ')) print(`  ${name}: ${line.slice('progress '.length)}`);
    else if (line.startsWith('figures '))
      for (const [figure, n] of Object.entries(JSON.parse(line.slice('figures '.length)) as Record<string, number>))
        figures[figure] = (figures[figure] ?? 0) + n;
  };
  const deepEnv = { ...env, WORDHOARD_DEEP: '1', WORDHOARD_DEEP_SCALE: String(scale) };
  const runs = Array.from({ length: shards }, (_, shard) => {
    const options = { onLine, env: { ...deepEnv, SHARD: `${shard}/${shards}` } };
    return browser ? playwright(tests, options) : vitest(tests, options);
  });
  const counts = await Promise.all(runs);
  const sum = (of: 'passed' | 'failed'): number => counts.reduce((total, one) => total + one[of], 0);
  return { counts: { passed: sum('passed'), failed: sum('failed') }, figures };
}

function writeTable(): void {
  const names = DEEP_PARTS.map(({ name }) => name);
  writeFileSync(RELIABILITY_PAGE, fillReliabilityTable(readFileSync(RELIABILITY_PAGE, 'utf8'), readResults(), names));
  print(`${RELIABILITY_PAGE} is up to date.`);
}

async function main(args: readonly string[]): Promise<void> {
  const scale = Number(args.find((one) => one.startsWith('--scale='))?.slice('--scale='.length) ?? 1);
  const chosen = args.filter((one) => !one.startsWith('--'));
  const unknown = chosen.filter((name) => !DEEP_PARTS.some((part) => part.name === name));
  if (args.includes('--help') || unknown.length > 0 || !(scale > 0 && scale <= 1)) {
    print(unknown.length > 0 ? `Unknown part “${unknown[0]}”.\n\n${HELP}` : HELP);
    process.exitCode = args.includes('--help') ? 0 : 2;
    return;
  }
  if (args.includes('--table')) return writeTable();
  const commit = currentCommit();
  const parts = DEEP_PARTS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  if (parts.some(({ needsServices }) => needsServices)) await installServices(print);
  let failed = 0;
  for (const [i, part] of parts.entries()) {
    const title = `${i + 1}/${parts.length} ${part.name}`;
    if (scale === 1 && !args.includes('--again') && isDone(readResults(), part.name, commit)) {
      print(`${title}: passed before for ${commit}`);
      continue;
    }
    print(`${title}: ${part.description}, about ${Math.ceil(part.minutes * scale)} min …`);
    const started = performance.now();
    const { counts, figures } = await runPart(part, scale);
    const seconds = Math.round((performance.now() - started) / 1000);
    saveResult({ part: part.name, commit, date: new Date().toISOString(), seconds, scale, ...counts, figures });
    failed += counts.failed;
    print(
      `${title}: ${counts.failed === 0 ? 'passed' : 'FAILED'} (${counts.passed} passed, ${counts.failed} failed, ${seconds} s) ${JSON.stringify(figures)}`,
    );
  }
  removeTestResults();
  process.exitCode = failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
