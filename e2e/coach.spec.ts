// The coach of the first match of a game: by keyboard, skipped, and brought back in the settings.

import { expect, expectAccessible, legalMoves, playUrl, test, waitForMyTurn } from './fixtures.ts';

test.use({ tips: true, viewport: { width: 360, height: 640 } });

const tipsSeen = (): readonly string[] =>
  (JSON.parse(localStorage.getItem('wordhoard settings') ?? '{}') as { tipsSeen?: readonly string[] }).tipsSeen ?? [];

test('the coach explains the first match by keyboard and does not come back', async ({ page, server }) => {
  const url = playUrl(server, 'word-xchange', { wordClock: 'off' });
  await page.goto(url);
  expect(await waitForMyTurn(page)).toBe(true);
  const tip = page.getByRole('group', { name: 'Tip' });
  await expect(tip).toContainText('First to 6 words wins.');
  // It has not taken the focus, but it is the first stop, and screen readers hear it.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Tip: First to 6 words wins.' })).toBeAttached();
  await expectAccessible(page);

  // It covers nothing of the board it points at.
  const [bubble, board] = await Promise.all([tip.boundingBox(), page.locator('[data-tip="board"]').boundingBox()]);
  expect(bubble!.y + bubble!.height <= board!.y || bubble!.y >= board!.y + board!.height).toBe(true);

  await page.keyboard.press('Tab');
  await expect(tip.getByRole('button', { name: 'Skip tips' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tip).toContainText('press the green button');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  expect(await page.evaluate(tipsSeen)).toEqual(['word-xchange/goal', 'word-xchange/play']);

  // What has been shown stays away after a reload, and the next tip waits for its moment: a word of one's own.
  await page.reload();
  expect(await waitForMyTurn(page)).toBe(true);
  const word = (await legalMoves(page)).find((move) => move.startsWith('make '));
  await page.evaluate(
    (move) => (window as unknown as { wordhoard: { sendMove(text: string): void } }).wordhoard.sendMove(move),
    word!,
  );
  await expect(tip).toContainText('Make as many words as you can find.');
  await tip.getByRole('button', { name: 'Skip tips' }).click();
  await expect(tip).toHaveCount(0);
  expect(await page.evaluate(tipsSeen)).toEqual(['word-xchange']);

  // The settings bring the tips back.
  await page.getByRole('button', { name: 'Settings' }).click();
  const wanted = page.getByRole('checkbox', { name: /Show tips/ });
  await wanted.uncheck();
  await wanted.check();
  await page.keyboard.press('Escape');
  await expect(tip).toContainText('First to 6 words wins.');
});
