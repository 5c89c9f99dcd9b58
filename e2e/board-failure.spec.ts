// A board that throws an error does not take the page or the match with it.

import { test as base, expect, myMove, playUrl, shown } from './fixtures.ts';

/** The failure of the board is reported on the console, so the console may not be empty here. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  calm: async ({}, use) => use(undefined),
});

type Connection = { snapshot: { view: unknown } };

test('a board that fails can be shown again, and the match goes on', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange'));
  await myMove(page);
  const { n } = (await shown(page))!;
  const view = await page.evaluate(() => {
    const { wordhoard } = window as unknown as { wordhoard: Connection };
    const { view } = wordhoard.snapshot;
    wordhoard.snapshot = { ...wordhoard.snapshot, view: { setup: { wordCheck: 'auto' } } };
    return view;
  });
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong with this board. Your game is safe.' });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('heading', { name: 'Word Xchange' })).toBeVisible();

  await page.evaluate((view) => {
    const { wordhoard } = window as unknown as { wordhoard: Connection };
    wordhoard.snapshot = { ...wordhoard.snapshot, view };
  }, view);
  await alert.getByRole('button', { name: 'Show the board again' }).click();
  await expect(alert).toBeHidden();
  await expect(page.locator('[data-board]')).toBeVisible();
  expect((await shown(page))!.n).toBe(n);
});
