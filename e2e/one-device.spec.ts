// Several people on one device: taking turns behind a curtain, leaving and continuing.

import { expect, expectAccessible, test } from './fixtures.ts';

test('several people take turns on one device behind a curtain', async ({ page, server }) => {
  await page.goto(`${server}/device/word-xchange`);
  await page.getByLabel('Player 1’s name').fill('Ann');
  await page.getByLabel('Player 2’s name').fill('Bo');
  await page.getByRole('button', { name: 'Start game' }).click();
  const first = page.getByRole('button', { name: /^I’m (Ann|Bo)$/ });
  await expect(first).toBeVisible();
  const name = (await first.textContent())!.trim();
  await expectAccessible(page);
  await first.click();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await page.getByRole('button', { name: 'End turn' }).click();
  const second = page.getByRole('button', { name: name === 'I’m Ann' ? 'I’m Bo' : 'I’m Ann' });
  await expect(second).toBeVisible();
  // They can leave and continue later, behind the same curtain.
  await page.goto(server);
  await page.getByRole('link', { name: /Word Xchange.*(Ann|Bo)’s turn/ }).click();
  await expect(second).toBeVisible();
  // The curtain hides everything private; when it opens, only the hand of the next player is shown.
  const other = name === 'I’m Ann' ? 1 : 0;
  type Page = { wordhoard: { snapshot: { seat: number | null } }; shown: (number | null)[] };
  await expect.poll(() => page.evaluate(() => (window as unknown as Page).wordhoard.snapshot.seat)).toBeNull();
  await page.evaluate(() => {
    const here = window as unknown as Page;
    here.shown = [];
    const look = (): void => {
      if (document.querySelector('.layout[inert]') === null) here.shown.push(here.wordhoard.snapshot.seat);
      requestAnimationFrame(look);
    };
    look();
  });
  await second.click();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  expect(new Set(await page.evaluate(() => (window as unknown as Page).shown))).toEqual(new Set([other]));
});
