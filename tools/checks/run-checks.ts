// `npm test`: runs all checks, or the named ones, and ends with one line that counts them.
// `npm run deep`: the same unit and browser tests with thousands of repetitions.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { installServices } from '../services/local-services.ts';

type CheckCounts = { readonly passed: number; readonly failed: number };
type Check = { readonly name: string; readonly what: string; run(more: readonly string[]): Promise<CheckCounts> };

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
    const good = await Promise.all(runs.map((args) => runNode(args)));
    return good.every(Boolean) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

async function vitest(args: readonly string[]): Promise<CheckCounts> {
  const file = join(results, `vitest-${Math.random()}.json`);
  const good = await runNode([
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
  return { passed: passed ?? 0, failed: good ? failed : Math.max(1, failed) };
}

async function playwright(args: readonly string[]): Promise<CheckCounts> {
  const chromium = await findChromium();
  if (!chromium.ok) {
    process.stdout.write(`${chromium.error}\n`);
    return { passed: 0, failed: 1 };
  }
  const file = join(results, 'playwright.json');
  const good = await runNode([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args], {
    CHROMIUM_PATH: chromium.value,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { expected, unexpected, flaky } = (JSON.parse(readFileSync(file, 'utf8')) as { stats: Record<string, number> })
    .stats;
  if (flaky) process.stdout.write(`${flaky} browser tests passed only on a retry\n`);
  return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected || (good ? 0 : 1) };
}

const CONFORMANCE = 'src/games/conformance/conformance.test.ts';
const checks: readonly Check[] = [
  {
    name: 'types',
    what: 'type checking, the pure folders without Node and browser types',
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
    what: 'lint and format',
    run: allOf(
      [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
      [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', 'src', 'tools', 'e2e', 'bench'],
    ),
  },
  {
    name: 'boundaries',
    what: 'import rules between folders',
    run: allOf([bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs', 'src']),
  },
  { name: 'unused', what: 'no unused files, exports or dependencies', run: allOf([bin('knip/bin/knip.js')]) },
  { name: 'rules', what: 'every numbered rule has a test', run: allOf(['tools/checks/rule-coverage.ts']) },
  {
    name: 'unit',
    what: 'unit and property tests',
    run: (more) => vitest(more.length > 0 ? more : ['--exclude', CONFORMANCE]),
  },
  { name: 'conformance', what: 'every game fulfills the contract', run: (more) => vitest([CONFORMANCE, ...more]) },
  { name: 'browser', what: 'browser tests', run: playwright },
];
const deep: Check = {
  name: 'deep',
  what: 'all tests with thousands of repetitions',
  async run(more) {
    process.env.WORDHOARD_DEEP = '1';
    const tests = await vitest(more);
    if (more.length > 0) return tests;
    const browser = await playwright([]);
    return { passed: tests.passed + browser.passed, failed: tests.failed + browser.failed };
  },
};

async function main(args: readonly string[]): Promise<void> {
  const names = [...checks, deep].map((check) => check.name);
  const chosen = args.filter((one) => names.includes(one));
  const more = args.filter((one) => !names.includes(one));
  if (more.length > 0 && chosen.length !== 1) {
    process.stdout.write(`Unknown check “${more[0]}”. Checks: ${names.join(', ')}.\n`);
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
    process.stdout.write(`${check.name}: ${check.what} …\n`);
    const started = performance.now();
    const { passed, failed } = await check.run(more);
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
