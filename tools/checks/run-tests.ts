// Runs Vitest, Playwright and other Node programs as child processes and counts their tests.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from '../find-chromium.ts';

export type TestCounts = { readonly passed: number; readonly failed: number };

export type RunOptions = {
  readonly env?: NodeJS.ProcessEnv;
  /** Gets every line as soon as it is written. */
  readonly onLine?: (line: string) => void;
};

const results = join(tmpdir(), `wordhoard-test-${process.pid}`);
export const bin = (path: string): string => join('node_modules', path);

export const removeTestResults = (): void => rmSync(results, { recursive: true, force: true });

/** Lines of a check's output that are shown even if it passes. */
const LINES_ALWAYS_SHOWN = /^chaos on .*$/gm;

/** Runs a Node program; its output is shown only if it fails. */
export function runNode(args: readonly string[], { env = {}, onLine = () => {} }: RunOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    let line = '';
    const receive = (chunk: Buffer): void => {
      output.push(chunk);
      const lines = (line + chunk.toString()).split('\n');
      line = lines.pop()!;
      lines.forEach(onLine);
    };
    child.stdout.on('data', receive);
    child.stderr.on('data', receive);
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString();
      process.stdout.write(
        code === 0 ? (text.match(LINES_ALWAYS_SHOWN) ?? []).map((shown) => `  ${shown}\n`).join('') : text,
      );
      resolve(code === 0);
    });
  });
}

export async function vitest(args: readonly string[], options: RunOptions = {}): Promise<TestCounts> {
  mkdirSync(results, { recursive: true });
  const file = join(results, `vitest-${Math.random()}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await runNode([bin('vitest/vitest.mjs'), 'run', ...reporters, ...args], options);
  const {
    numPassedTests: passed,
    numFailedTests,
    numFailedTestSuites,
  } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const failed = Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0);
  return { passed: passed ?? 0, failed: succeeded ? failed : Math.max(1, failed) };
}

export async function playwright(args: readonly string[], options: RunOptions = {}): Promise<TestCounts> {
  const chromium = await findChromium();
  if (!chromium.ok) {
    process.stdout.write(`${chromium.error}\n`);
    return { passed: 0, failed: 1 };
  }
  const shell = findHeadlessShell() ?? chromium.value;
  mkdirSync(results, { recursive: true });
  const file = join(results, 'playwright.json');
  const succeeded = await runNode([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args], {
    ...options,
    env: {
      ...options.env,
      CHROMIUM_PATH: chromium.value,
      HEADLESS_SHELL_PATH: shell,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  const { expected, unexpected, flaky } = (JSON.parse(readFileSync(file, 'utf8')) as { stats: Record<string, number> })
    .stats;
  if (flaky) process.stdout.write(`${flaky} browser tests passed only on a retry\n`);
  return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected || (succeeded ? 0 : 1) };
}
