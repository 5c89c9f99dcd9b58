// What the browser tests share: one server for all, a page that complains about any console error, whole games.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Status } from '../src/core/game.ts';

export { expect };

type Shown = {
  readonly n: number;
  readonly seat: number | null;
  readonly status: Status;
  readonly view: unknown;
  readonly sending: boolean;
};

export const test = base.extend<{ calm: undefined }, { server: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'wordhoard-e2e-'));
      const server = spawn(process.execPath, ['src/server/main.ts'], {
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1', WORDHOARD_DATA: data, LIMITS: 'off' },
      });
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        server.stdout.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          const found = /http:\/\/localhost:\d+/.exec(said);
          if (found !== null) resolve(found[0]);
        });
        server.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk));
        server.on('exit', () => reject(new Error(`the server did not start: ${said}`)));
      });
      await use(address);
      server.kill('SIGTERM');
      await new Promise((resolve) => server.on('exit', resolve));
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  /** No test passes with an error or warning on the console. */
  calm: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The address of a game against bots. */
export function playUrl(
  server: string,
  game: string,
  options: { readonly [name: string]: unknown } = {},
  more: { readonly [name: string]: string } = {},
): string {
  return `${server}/play/${game}?${new URLSearchParams({ seed: 'browser', level: 'child', seats: '2', ...more, options: JSON.stringify(options) })}`;
}

/** What the page shows now. */
export const shown = (page: Page): Promise<Shown | null> =>
  page.evaluate(() => (window as unknown as { wordhoard?: { snapshot: Shown | null } }).wordhoard?.snapshot ?? null);

/** Legal moves of the own seat, as text. */
export const legalMoves = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { wordhoard: { legalMoves(): Promise<string[]> } }).wordhoard.legalMoves());

/** Waits until it is my move or the game is over; true: my move. */
export async function myMove(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => {
      const snapshot = (window as unknown as { wordhoard?: { snapshot: Shown | null } }).wordhoard?.snapshot;
      return (
        snapshot != null &&
        !snapshot.sending &&
        (snapshot.status.outcome !== null || (snapshot.seat !== null && snapshot.status.toAct.includes(snapshot.seat)))
      );
    },
    undefined,
    { timeout: 30_000 },
  );
  return (await shown(page))!.status.outcome === null;
}

/** No violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours on their way from one to another are nobody's colours: let what moves arrive first.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]).then(() => null),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
