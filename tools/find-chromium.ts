// Finds a Chromium for the browser tests: on the system, else from the system's packages when we may install them.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { err, ok, type Result } from '../src/core/result.ts';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export async function findChromium(): Promise<Result<string, string>> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined)
    return existsSync(named) ? ok(named) : err(`CHROMIUM_PATH names ${named}, which is not there.`);
  const found = USUAL.find((path) => existsSync(path));
  if (found !== undefined) return ok(found);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write("Installing Chromium from the system's packages (once, about half a minute) …\n");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]): boolean =>
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (
      apt('update') &&
      apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core') &&
      existsSync(USUAL[0]!)
    )
      return ok(USUAL[0]!);
  }
  return err(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: apt install chromium), or name it in CHROMIUM_PATH.',
  );
}
