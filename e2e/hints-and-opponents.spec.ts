// Hints, choosing opponents, the result screen with explanations, and large text.

import type { Page } from '@playwright/test';
import { games } from '../src/games/index.ts';
import { expect, expectAccessible, playUrl, readShownTable, test, waitForMyTurn } from './fixtures.ts';

test('a hint shows what a bot would do and why, and plays nothing', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off' }));
  await waitForMyTurn(page);
  const { n } = (await readShownTable(page))!;
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByText(/“I.+”/)).toBeVisible();
  await expectAccessible(page);
  await hint.getByLabel('Hint from').selectOption('Quill, master');
  await expect(hint.getByText('What Quill would do. You still choose.')).toBeVisible();
  await expect(hint.getByText(/“I.+”/)).toBeVisible();
  expect((await readShownTable(page))!.n).toBe(n);
  await page.reload();
  await waitForMyTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('What Quill would do. You still choose.')).toBeVisible();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`at ${size.width} × ${size.height} a hint covers nothing of the board, and Escape closes only the hint`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size);
    const scenario = JSON.stringify({ letter: 'K', caller: 1 });
    await page.goto(playUrl(server, 'outside-the-box', { callClock: 'off', respondClock: 'off' }, { scenario }));
    await waitForMyTurn(page);
    const square = page.getByRole('button', { name: /^row 1, column 1,/ });
    await square.click();
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await expect(hint.getByText(/“I.+”/)).toBeVisible();
    await square.click({ trial: true }); // fails if something else would receive the click
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Write K here' })).toBeEnabled();
  });

test('chosen opponents join the table and are remembered for the next game', async ({ page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: 'Opponents and rules for Wordsters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wordsters' });
  await expect(dialog.getByRole('button', { name: 'Medium', pressed: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Lena' }).click();
  await dialog.getByText('Choose who you play').click();
  await expect(dialog.getByRole('button', { name: /^Add Ben/ })).toBeDisabled();
  await dialog.getByRole('button', { name: /^Add Quill/ }).click();
  await expect(dialog.getByText(/^Knows about /).first()).toBeVisible();
  await dialog.getByLabel('Rules').selectOption('rulebook');
  await dialog.getByText('All settings').click();
  await dialog.getByRole('combobox').nth(1).selectOption({ index: 0 });
  await expect(dialog.getByText('(1 changed)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reset to' }).click();
  await expect(dialog.getByText('(1 changed)')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Play Wordsters' }).click();
  const names = async (): Promise<readonly string[]> =>
    page.evaluate(
      () =>
        (window as unknown as { wordhoard?: { snapshot: { names: string[] } | null } }).wordhoard?.snapshot?.names ??
        [],
    );
  await expect.poll(names).toEqual(['Player 1', 'Ben', 'Quill']);
  await page.goto(`${server}/play/word-xchange`);
  await expect.poll(names).toEqual(['Player 1', 'Ben', 'Quill']);
});

test('the result sums up the match, and the replay explains the moves of bots', async ({ page, server }) => {
  await page.goto(`${server}/gallery/take-my-word/6`);
  const end = page.getByRole('region', { name: 'Result' });
  await expect(end.getByRole('heading', { name: 'Highlights' })).toBeVisible({ timeout: 60_000 });
  await expect(end.getByRole('table', { name: 'Points over time' })).toBeAttached();
  await expect(end.getByRole('heading', { name: 'What the bots were thinking' })).toBeVisible({ timeout: 60_000 });
  await end.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByLabel('How the board is shown').locator('option:checked')).toHaveText('As you');
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: /^Move (\d+) of \1$/ })).toBeVisible();
  await expect(page.getByText(/“I.+”/).first()).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
});

test('a match between bots can be watched', async ({ page, server }) => {
  await page.goto(`${server}/play/take-my-word?watch=1&seed=watched`);
  await expect.poll(async () => (await readShownTable(page))?.n ?? 0, { timeout: 60_000 }).toBeGreaterThan(2);
  expect((await readShownTable(page))!.seat).toBeNull();
});

for (const game of Object.keys(games))
  test(`text at 200 % fits ${game} on a laptop and a phone`, async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('wordhoard settings', JSON.stringify({ text: 200 })));
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(playUrl(server, game));
      await waitForMyTurn(page);
      await expectLargeTextFits(page);
    }
  });

test('text at 200 % fits the pages around the games on a phone', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('wordhoard settings', JSON.stringify({ text: 200 })));
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [
    '/',
    '/guide',
    '/guide/word-power',
    '/guide/word-power/words',
    '/device/wordsters',
    '/replay',
    '/about',
    '/rules/WX-045',
    '/rules/wordsters',
  ]) {
    await page.goto(server + path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectLargeTextFits(page);
  }
  await page.goto(server);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectLargeTextFits(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Play Wordsters with friends' }).click();
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible();
  await expectLargeTextFits(page);
});

/** The text has twice its size, and the page does not scroll sideways. */
async function expectLargeTextFits(page: Page): Promise<void> {
  const { size, overflow } = await page.evaluate(() => ({
    size: getComputedStyle(document.documentElement).fontSize,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(size).toBe('32px');
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
