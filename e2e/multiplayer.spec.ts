// Friends online: sharing a table, reconnecting, joining by code.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('two browsers share a table, and one reconnects after losing the network', async ({ browser, server }) => {
  const [ann, bo] = (await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))) as [Page, Page];
  await ann.goto(server);
  await ann.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
  await expect(ann.getByRole('button', { name: 'Start' })).toBeVisible();
  await bo.goto(ann.url());
  await expect(ann.getByRole('button', { name: 'Player 2' })).toBeVisible();
  await ann.getByRole('button', { name: 'Start' }).click();
  await expect(ann.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await expect(bo.getByRole('region', { name: 'Whose turn' })).toBeVisible();

  await bo.context().setOffline(true);
  await bo.evaluate(() => (window as unknown as { wordhoard: { dropConnection(): void } }).wordhoard.dropConnection());
  await expect(bo.getByText('Connection lost')).toBeVisible();
  await bo.context().setOffline(false);
  await expect(bo.getByText('Connection lost')).toBeHidden({ timeout: 20_000 });

  // A bot may have the first turn; then it is the turn of one of the two.
  const isMyTurn = (page: Page): Promise<boolean> => page.getByRole('heading', { name: 'Your turn' }).isVisible();
  await expect.poll(async () => (await isMyTurn(ann)) || (await isMyTurn(bo)), { timeout: 60_000 }).toBe(true);
  const [mover, other] = (await isMyTurn(ann)) ? [ann, bo] : [bo, ann];
  await mover.getByRole('button', { name: 'End turn' }).click();
  await expect(other.getByRole('complementary', { name: 'What happened' })).toContainText('passed');
  await ann.context().close();
  await bo.context().close();
});

test('a room code opens the room', async ({ page, browser, server }) => {
  const ann = await (await browser.newContext()).newPage();
  await ann.goto(server);
  await ann.getByRole('button', { name: 'Play Wordsters with friends' }).click();
  const code = (await ann.getByRole('img', { name: /^Code / }).getAttribute('aria-label'))!.replace('Code ', '');
  await page.goto(server);
  await page.getByLabel('Table code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Waiting for')).toBeVisible();
  await ann.context().close();
});
