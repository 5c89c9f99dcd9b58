// `npm test`: runs all checks, or the named ones, and ends with one line that counts them.
// `npm run deep`: the same unit and browser tests with thousands of repetitions.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { installServices } from '../services/local-services.ts';

type CheckCounts = { readonly passed: number; readonly failed: number };
type Check = {
  readonly name: string;
  readonly description: string;
  run(extraArguments: readonly string[]): Promise<CheckCounts>;
};

const results = join(tmpdir(), `wordhoard-test-${process.pid}`);
const bin = (path: string): string => join('node_modules', path);
const tsc = bin('@typescript/native/bin/tsc');

/** Lines of a check's output that are shown even if it passes. */
const LINES_ALWAYS_SHOWN = /^chaos on .*$/gm;

/** Runs a Node program; its output is shown only if it fails. */
function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString();
      process.stdout.write(
        code === 0 ? (text.match(LINES_ALWAYS_SHOWN) ?? []).map((line) => `  ${line}\n`).join('') : text,
      );
      resolve(code === 0);
    });
  });
}

/** Several programs that must all succeed, counted as one check. */
const allOf =
  (...runs: readonly (readonly string[])[]) =>
  async (): Promise<CheckCounts> => {
    const succeeded = await Promise.all(runs.map((args) => runNode(args)));
    return succeeded.every(Boolean) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

async function vitest(args: readonly string[]): Promise<CheckCounts> {
  const file = join(results, `vitest-${Math.random()}.json`);
  const succeeded = await runNode([
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ]);
  const {
    numPassedTests: passed,
    numFailedTests,
    numFailedTestSuites,
  } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const failed = Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0);
  return { passed: passed ?? 0, failed: succeeded ? failed : Math.max(1, failed) };
}

async function playwright(args: readonly string[]): Promise<CheckCounts> {
  const chromium = await findChromium();
  if (!chromium.ok) {
    process.stdout.write(`${chromium.error}\n`);
    return { passed: 0, failed: 1 };
  }
  const file = join(results, 'playwright.json');
  const succeeded = await runNode([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args], {
    CHROMIUM_PATH: chromium.value,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { expected, unexpected, flaky } = (JSON.parse(readFileSync(file, 'utf8')) as { stats: Record<string, number> })
    .stats;
  if (flaky) process.stdout.write(`${flaky} browser tests passed only on a retry\n`);
  return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected || (succeeded ? 0 : 1) };
}

/** The tests that a new game has to pass; they run as a check of their own. */
const CONFORMANCE_TESTS = ['conformance', 'listed-games'].map((name) => `src/games/conformance/${name}.test.ts`);
const checks: readonly Check[] = [
  {
    name: 'types',
    description: 'type checking, the pure folders without Node and browser types',
    run: allOf(
      [tsc, '-p', 'tsconfig.json'],
      [tsc, '-p', 'tsconfig.pure.json'],
      [tsc, '-p', 'tsconfig.e2e.json'],
      [tsc, '-p', 'tsconfig.web-tests.json'],
      [
        bin('svelte-check/bin/svelte-check'),
        '--tsconfig',
        './tsconfig.web.json',
        '--fail-on-warnings',
        '--output',
        'human',
      ],
    ),
  },
  {
    name: 'lint',
    description: 'lint and format',
    run: allOf(
      [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
      [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', 'src', 'tools', 'e2e', 'bench'],
    ),
  },
  {
    name: 'boundaries',
    description: 'import rules between folders',
    run: allOf([bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs', 'src']),
  },
  { name: 'unused', description: 'no unused files, exports or dependencies', run: allOf([bin('knip/bin/knip.js')]) },
  { name: 'rules', description: 'every numbered rule has a test', run: allOf(['tools/checks/rule-coverage.ts']) },
  {
    name: 'unit',
    description: 'unit and property tests',
    run: (extraArguments) =>
      vitest(extraArguments.length > 0 ? extraArguments : CONFORMANCE_TESTS.flatMap((file) => ['--exclude', file])),
  },
  {
    name: 'conformance',
    description: 'every game fulfills the contract',
    run: (extraArguments) => vitest([...CONFORMANCE_TESTS, ...extraArguments]),
  },
  { name: 'browser', description: 'browser tests', run: playwright },
];
const deep: Check = {
  name: 'deep',
  description: 'all tests with thousands of repetitions',
  async run(extraArguments) {
    process.env.WORDHOARD_DEEP = '1';
    const tests = await vitest(extraArguments);
    if (extraArguments.length > 0) return tests;
    const browser = await playwright([]);
    return { passed: tests.passed + browser.passed, failed: tests.failed + browser.failed };
  },
};

async function main(args: readonly string[]): Promise<void> {
  const names = [...checks, deep].map((check) => check.name);
  const chosen = args.filter((one) => names.includes(one));
  const extraArguments = args.filter((one) => !names.includes(one));
  if (extraArguments.length > 0 && chosen.length !== 1) {
    process.stdout.write(`Unknown check “${extraArguments[0]}”. Checks: ${names.join(', ')}.\n`);
    process.exitCode = 2;
    return;
  }
  mkdirSync(results, { recursive: true });
  if (chosen.length === 0 || chosen.includes('unit') || chosen.includes('deep'))
    await installServices((line) => process.stdout.write(`${line}\n`));
  const sum = { passed: 0, failed: 0 };
  for (const check of [...checks, deep].filter((one) =>
    chosen.length > 0 ? chosen.includes(one.name) : one !== deep,
  )) {
    process.stdout.write(`${check.name}: ${check.description} …\n`);
    const started = performance.now();
    const { passed, failed } = await check.run(extraArguments);
    sum.passed += passed;
    sum.failed += failed;
    process.stdout.write(
      `${check.name}: ${failed === 0 ? 'passed' : 'FAILED'} (${passed} passed, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
    );
  }
  rmSync(results, { recursive: true, force: true });
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
  process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

await main(process.argv.slice(2));
