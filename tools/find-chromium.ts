// Finds Chromium for the browser tests, and installs it where we may.

import { existsSync } from 'node:fs';
import { err, ok, type Result } from '../src/core/result.ts';
import { installSystemPackages } from './services/system-packages.ts';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HEADLESS_SHELL_PATH = '/usr/bin/chromium-headless-shell';

/** Chromium without its windows: the same pages for less processor time, but it shows no notifications. */
export const findHeadlessShell = (): string | null =>
  process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL_PATH) ? HEADLESS_SHELL_PATH : null;

export async function findChromium(): Promise<Result<string, string>> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined)
    return existsSync(named) ? ok(named) : err(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const found = USUAL_PATHS.find((path) => existsSync(path));
  if (found !== undefined) return ok(found);
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  if (await installSystemPackages(['chromium', 'fonts-dejavu-core'], print)) {
    await installSystemPackages(['chromium-headless-shell'], print);
    if (existsSync(USUAL_PATHS[0]!)) return ok(USUAL_PATHS[0]!);
  }
  return err(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: apt install chromium), or give its path in CHROMIUM_PATH.',
  );
}
