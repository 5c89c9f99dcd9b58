// Installs programs that tests need (Chromium, PostgreSQL, Redis, NATS) from the system's packages: without asking in CI and
// in containers, after asking on a person's own machine, and never where we may not.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';

const isContainer = (): boolean =>
  existsSync('/.dockerenv') || existsSync('/run/.containerenv') || process.env.KUBERNETES_SERVICE_HOST !== undefined;

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function mayInstall(packages: readonly string[]): Promise<boolean> {
  if (process.env.CI !== undefined || isContainer()) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const question = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await question.question(`Install ${packages.join(', ')} with apt-get now? [y/N] `);
  question.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Whether apt-get installed them; false also where we may not install. */
export async function installSystemPackages(
  packages: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  if (!canInstall() || !(await mayInstall(packages))) return false;
  print(`Installing ${packages.join(', ')} from the system's packages (once, about half a minute) …`);
  const aptGet = (...args: string[]): boolean =>
    // Another process may be installing something: wait for it instead of failing.
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages);
}
