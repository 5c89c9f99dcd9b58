import { defineConfig } from '@playwright/test';

const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const NEEDS_WHOLE_BROWSER = 'days/turn-alerts.spec.ts'; // it shows notifications

const browser = (executablePath: string) => ({
  launchOptions: {
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  },
});

/** Chromium comes from the system: tools/find-chromium.ts finds it. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 3, // they mostly wait, too
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // On a busy machine a browser may fail once. Retried tests are reported; three failures fail the run.
  retries: 2,
  projects: [
    { name: 'chromium', testMatch: NEEDS_WHOLE_BROWSER, use: browser(chromiumPath) },
    {
      name: 'headless shell',
      testIgnore: NEEDS_WHOLE_BROWSER,
      use: browser(process.env.HEADLESS_SHELL_PATH ?? chromiumPath),
    },
  ],
});
