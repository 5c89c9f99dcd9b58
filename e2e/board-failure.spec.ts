// A board that throws an error does not break the page or the match.

import { test as base, expect, playUrl, readShownTable, waitForMyTurn } from './fixtures.ts';

/** The failing board logs an error, so this test does not require an empty console. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  noConsoleErrors: async ({}, use) => use(undefined),
});

type Connection = { snapshot: { view: unknown } };

test('a board that failed can be shown again, and the match goes on', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange'));
  await waitForMyTurn(page);
  const { n } = (await readShownTable(page))!;
  const view = await page.evaluate(() => {
    const { wordhoard } = window as unknown as { wordhoard: Connection };
    const { view } = wordhoard.snapshot;
    wordhoard.snapshot = { ...wordhoard.snapshot, view: { setup: { wordCheck: 'auto' } } };
    return view;
  });
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong with the board. Your game is safe.' });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link', { name: 'Back to the games' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('heading', { name: 'Word Xchange' })).toBeVisible();

  await page.evaluate((view) => {
    const { wordhoard } = window as unknown as { wordhoard: Connection };
    wordhoard.snapshot = { ...wordhoard.snapshot, view };
  }, view);
  await alert.getByRole('button', { name: 'Reload the board' }).click();
  await expect(alert).toBeHidden();
  await expect(page.locator('[data-board]')).toBeVisible();
  expect((await readShownTable(page))!.n).toBe(n);
});
