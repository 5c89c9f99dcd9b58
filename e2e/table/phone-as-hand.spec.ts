// A phone beside a big screen: it shows what only its player may see, and leaves the board to the big screen.

import { expect, expectAccessible, test } from '../fixtures.ts';

test('beside a big screen, a phone in Word Power shows its cards without the ring', async ({
  browser,
  page,
  server,
}) => {
  await page.goto(server);
  await page.getByRole('button', { name: 'Play on a big screen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Word Power' }).click();
  await expect(page.getByText('This screen is the board')).toBeVisible();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(page.url().replace('?view=table', ''));
  await expect(phone.getByText('Start the game on the big screen.')).toBeVisible();
  await page.getByRole('button', { name: /^Start/ }).click();
  const cards = phone.getByRole('group', { name: 'Your cards' });
  await expect(cards).toBeVisible();
  await expect(cards).toBeInViewport();
  await expect(phone.getByRole('list', { name: /clockwise from Start/ })).toBeHidden();
  await expect(page.getByRole('list', { name: /clockwise from Start/ })).toBeVisible();
  await expectAccessible(phone);
  // Without the big screen the phone shows the whole board again.
  await page.close();
  await expect(phone.getByRole('list', { name: /clockwise from Start/ })).toBeVisible({ timeout: 60_000 });
  await context.close();
});
