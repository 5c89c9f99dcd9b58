// The review of a finished match: offline, by keyboard and screen reader alone, on small screens, and kept in My games.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, playUrl, test, waitForMyTurn } from './fixtures.ts';

/** Two words short of the end, with an easy word on the board and a word to steal. */
const SCENARIO = JSON.stringify({
  board: 'T E A M',
  easels: { '0': ['HORSE'], '1': ['RACE'] },
});
const OPTIONS = { wordClock: 'off', targetWords: 2 };

/** Misses a word, then wins: the first turn is ended without a word. */
async function playToTheEnd(page: Page, server: string): Promise<void> {
  await page.goto(playUrl(server, 'word-xchange', OPTIONS, { scenario: SCENARIO, level: 'casual' }));
  expect(await waitForMyTurn(page)).toBe(true);
  await page.getByRole('button', { name: 'End turn' }).click();
  for (let turn = 0; turn < 30 && (await waitForMyTurn(page)); turn++) {
    const moves = await page.evaluate(() =>
      (window as unknown as { wordhoard: { legalMoves(): Promise<string[]> } }).wordhoard.legalMoves(),
    );
    const word = moves.find((move) => /^(make|steal)/.test(move)) ?? 'end';
    await page.evaluate(
      (text) => (window as unknown as { wordhoard: { sendMove(text: string): void } }).wordhoard.sendMove(text),
      word,
    );
  }
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

const openReview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Find it yourself/ }).first()).toBeVisible();
};

test('offline: a match, its review, a miss found, and My games after a reload', async ({ page, context, server }) => {
  await page.goto(server);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    async () =>
      (await caches.keys()).length > 0 &&
      (await (await caches.open((await caches.keys())[0]!)).match('/lexicon/packed.bin')) !== undefined,
    undefined,
    { timeout: 30_000 },
  );
  await context.setOffline(true);
  await playToTheEnd(page, server);
  await openReview(page);
  await expect(page.getByRole('heading', { name: 'There all along' }).or(page.getByText('all along…'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Find it yourself/ }).first().click();
  await expect(page.getByRole('heading', { name: 'What would you play?' })).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('[data-mark="ring"]').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server}/games`);
  await expect(page.getByRole('heading', { name: 'Your level' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /Word Xchange with/ })).toHaveCount(1);
  await expect(page.getByText(/^\d+ letters$/).first()).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
});
