import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { games } from '../src/games/index.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** The gallery has every game at its end. */
async function openEnd(page: Page, server: string, game: string): Promise<void> {
  await page.goto(`${server}/gallery/${game}`);
  const path = await page
    .locator(`nav a[href^="/gallery/${game}/"]`, { hasText: /^The end$/ })
    .getAttribute('href', { timeout: 30_000 });
  await page.goto(server + path);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible({ timeout: 60_000 });
}

for (const game of Object.keys(games))
  test(`the end of ${game} tells who won and fits a small phone`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openEnd(page, server, game);
    const end = page.getByRole('region', { name: 'Result' });
    await expect(end.getByRole('heading', { level: 2 }).first()).toHaveText(/(wins?|tie)\b/);
    for (const heading of ['Standings', 'Highlights'])
      await expect(end.getByRole('heading', { name: heading })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // The buttons stay at the bottom of the window, and nothing covers them however far the page is scrolled.
    const again = end.getByRole('button', { name: 'Play again' });
    for (const scrolled of [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
      await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), scrolled);
      await expect(again).toBeInViewport();
      const isOnTop = await again.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop, `at ${scrolled}`).toBe(true);
    }
    await expectAccessible(page);
  });

test('a replay starts at the beginning, plays by itself, obeys the keys and survives a reload', async ({
  page,
  server,
}) => {
  await openEnd(page, server, 'take-my-word');
  await page.getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAccessibleName(/^Move 0 of/);
  await expect(page.getByText('The start of the game.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAccessibleName(/^Move 2 of/);
  await expect(page).toHaveURL(/move=2$/);
  await page.reload();
  await expect(slider).toHaveAccessibleName(/^Move 2 of/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider).toHaveAccessibleName(/^Move 3 of/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(slider).toHaveAccessibleName(/^Move (\d+) of \1$/);
  await expectAccessible(page);
});

test('a highlight can be watched in the replay', async ({ page, server }) => {
  await openEnd(page, server, 'take-my-word');
  const watch = page.getByRole('button', { name: /^Watch move \d+$/ }).first();
  const n = Number(/\d+/.exec((await watch.getAttribute('aria-label'))!)![0]);
  await watch.click();
  await expect(page.getByRole('slider')).toHaveAccessibleName(new RegExp(`^Move ${n - 1} of`));
});

test('a result can be shared as text, as a picture and as the whole game', async ({ page, server }) => {
  await openEnd(page, server, 'word-xchange');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this result' });
  await expect(dialog.getByRole('img', { name: /won Word Xchange/ })).toBeVisible();
  const text = (await dialog.locator('p').first().textContent())!;
  expect(text).toContain(new URL(server).host);
  expect(text.length).toBeLessThanOrEqual(200);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toBe('wordhoard-result.png');
  const savedGame = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save this game' }).click();
  expect(readFileSync(await (await savedGame).path(), 'utf8')).toContain('word-xchange');
});
