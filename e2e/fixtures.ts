// Shared by the browser tests: one server, a check that nothing is logged as an error, and helpers to play.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { Status } from '../src/core/game.ts';

export { expect };

type ShownTable = {
  readonly n: number;
  readonly seat: number | null;
  readonly status: Status;
  readonly view: unknown;
  readonly sending: boolean;
};

/** Runs in every page before its scripts: somebody who has turned the tips off, unless the page has its own settings. */
function turnTipsOff(): void {
  const key = 'wordhoard settings';
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ tips: false }));
}

export const test = base.extend<{ noConsoleErrors: undefined }, { server: string; tips: boolean }>({
  /** Whether the coach shows its tips. They would be in the way of most tests. */
  tips: [false, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, tips }, use) => {
      const newContext = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
        const context = await browser.newContext(options);
        if (!tips) await context.addInitScript(turnTipsOff);
        return context;
      };
      const proxy = new Proxy(browser, {
        get: (target, name) => {
          const value: unknown = name === 'newContext' ? newContext : Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      await use(proxy);
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'wordhoard-e2e-'));
      const server = spawn(process.execPath, ['src/server/main.ts'], {
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1', WORDHOARD_DATA: data, LIMITS: 'off' },
      });
      const address = await new Promise<string>((resolve, reject) => {
        let output = '';
        server.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          const found = /http:\/\/localhost:\d+/.exec(output);
          if (found !== null) resolve(found[0]);
        });
        server.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk));
        server.on('exit', () => reject(new Error(`the server did not start: ${output}`)));
      });
      await use(address);
      server.kill('SIGTERM');
      await new Promise((resolve) => server.on('exit', resolve));
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  /** Fails the test if anything is logged as an error or warning. */
  noConsoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on(
        'console',
        (message) =>
          ['error', 'warning'].includes(message.type()) &&
          consoleErrors.push(`${message.text()} (${message.location().url})`),
      );
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      await use(undefined);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** The URL of a game against bots. */
export function playUrl(
  server: string,
  game: string,
  options: { readonly [name: string]: unknown } = {},
  more: { readonly [name: string]: string } = {},
): string {
  return `${server}/play/${game}?${new URLSearchParams({ seed: 'browser', level: 'child', seats: '2', ...more, options: JSON.stringify(options) })}`;
}

/** The table as the page shows it now. */
export const readShownTable = (page: Page): Promise<ShownTable | null> =>
  page.evaluate(
    () => (window as unknown as { wordhoard?: { snapshot: ShownTable | null } }).wordhoard?.snapshot ?? null,
  );

/** Legal moves of my seat, as text. */
export const legalMoves = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { wordhoard: { legalMoves(): Promise<string[]> } }).wordhoard.legalMoves());

/** Waits until I am to move or the game is over, and makes bots hurry. Returns whether I am to move. */
export async function waitForMyTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => {
      const { wordhoard } = window as unknown as {
        wordhoard?: { snapshot: ShownTable | null; skipWait?: (() => void) | null };
      };
      wordhoard?.skipWait?.();
      const snapshot = wordhoard?.snapshot;
      return (
        snapshot != null &&
        !snapshot.sending &&
        (snapshot.status.outcome !== null || (snapshot.seat !== null && snapshot.status.toAct.includes(snapshot.seat)))
      );
    },
    undefined,
    { timeout: 30_000 },
  );
  return (await readShownTable(page))!.status.outcome === null;
}

/** Stops bots and clocks of a game on this device, or lets them go on: what is on screen for seconds can be examined for longer. */
export const setPaused = (page: Page, isPaused: boolean): Promise<void> =>
  page.evaluate(
    (value) => (window as unknown as { wordhoard: { setPaused(isPaused: boolean): void } }).wordhoard.setPaused(value),
    isPaused,
  );

/** Waits until the service worker has everything that is needed without a network, down to the last part of the words. */
export async function waitForOfflineFiles(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.waitForFunction(
    async () => {
      const [name] = await caches.keys();
      if (name === undefined) return false;
      const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      return ['short', 'standard', 'broad', 'power-cards'].every((part) =>
        paths.some((path) => path.startsWith(`/lexicon/part-${part}-`)),
      );
    },
    undefined,
    { timeout: 30_000 },
  );
}

/** Fails if axe finds an accessibility violation on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colors in the middle of an animation have no fixed contrast: wait until animations end.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]).then(() => null),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
