import { defineConfig } from '@playwright/test';

export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Chromium comes from the system: tools/find-chromium.ts finds it. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 3, // they mostly wait, too
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // On a busy machine a browser may fail once. Retried tests are reported; three failures fail the run.
  retries: 2,
  use: {
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? CHROMIUM_PATH,
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
});
