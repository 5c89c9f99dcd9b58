// Matches against bots without a network and after a reload.

import { expect, playUrl, readShownTable, test, waitForMyTurn, waitForOfflineFiles } from '../fixtures.ts';

test('after one visit, games against bots work offline', async ({ page, context, server }) => {
  await page.goto(server);
  await waitForOfflineFiles(page);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Bots, guides, and pass and play still work.')).toBeVisible();
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off' }));
  expect(await waitForMyTurn(page)).toBe(true);
  await context.setOffline(false);
});

test('a game continues after a reload', async ({ page, server }) => {
  const acts = async (): Promise<number> => (await readShownTable(page))?.n ?? 0;
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off' }));
  await waitForMyTurn(page);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(acts).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(acts).toBeGreaterThan(0);
  // Starting another game does not overwrite it.
  await page.goto(playUrl(server, 'take-my-word'));
  await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await page.goto(server);
  await page.getByRole('link', { name: 'Continue Word Xchange' }).click();
  await expect.poll(acts).toBeGreaterThan(0);
});
