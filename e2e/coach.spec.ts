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
  // It has not taken the focus, and screen readers hear it.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Tip: First to 6 words wins.' })).toBeAttached();
  await expectAccessible(page);

  await expect(page.locator('[data-tip="board"]')).toHaveAttribute('data-tip-shown');

  await tip.getByRole('button', { name: 'Skip tips' }).focus();
  await page.keyboard.press('Tab');
  await expect(tip.getByRole('button', { name: 'Got it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tip).toContainText('press the green button');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(page.locator('[data-tip-shown]')).toHaveCount(0);
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

for (const game of ['word-xchange', 'outside-the-box', 'take-my-word', 'wordsters', 'word-power'])
  test(`${game}: tips cover nothing and move nothing on a phone`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server}/play/${game}?seed=coach&level=child&seats=3`);
    const tip = page.getByRole('group', { name: 'Tip' });
    const places = async () => ({
      strip: (await page.locator('.strip').boundingBox())!,
      board: (await page.locator('[data-board]').boundingBox())!,
    });
    const phones = [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ];
    await tip.waitFor();
    // Until all words are there, boards say less. The service worker starts after them.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    const withTip = [];
    for (const phone of phones) {
      await page.setViewportSize(phone);
      const { strip, board } = await places();
      const box = (await tip.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(strip.y);
      expect(box.y + box.height).toBeLessThanOrEqual(strip.y + strip.height);
      withTip.push({ strip, board });
    }
    // Without it, everything is in the same place.
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    for (const [i, phone] of phones.entries()) {
      await page.setViewportSize(phone);
      expect(await places()).toEqual(withTip[i]);
    }
  });
