// A match over days: chosen in the lobby, played live while everybody is there, and back; found again on the start page.

import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

async function openPage(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript(
    (settings) => localStorage.setItem('wordhoard settings', settings),
    JSON.stringify({ name, tips: false }),
  );
  return context.newPage();
}

test('two people play over days, then live, then over days again', async ({ browser, server }) => {
  const ann = await openPage(browser, 'Ann');
  const bo = await openPage(browser, 'Bo');
  await ann.goto(server);
  await ann.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
  await expect(ann.getByText('1 of 3 players here')).toBeVisible();
  await bo.goto(ann.url());
  await expect(ann.getByText('2 of 3 players here')).toBeVisible();
  await ann.getByLabel('When do you play?').selectOption({ label: 'Over days, 3 days per move' });
  await expect(bo.getByText('Over days, 3 days per move')).toBeVisible();
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Start' }).click();
  for (const page of [ann, bo]) await expect(page.getByRole('region', { name: 'Whose turn' })).toContainText('2 d');
  await expectAccessible(ann);

  await ann.getByRole('button', { name: 'Play live now' }).click();
  const request = bo.getByRole('status', { name: 'Request for another pace' });
  await expect(request).toHaveText(/Ann wants to play live now\./);
  // On a phone, too, where the side panel is behind a button.
  await bo.setViewportSize({ width: 360, height: 640 });
  await expect(request.getByRole('button', { name: 'Agree' })).toBeInViewport({ ratio: 1 });
  await bo.setViewportSize({ width: 1366, height: 768 });
  await request.getByRole('button', { name: 'Agree' }).click();
  await expect(request).toBeHidden();
  for (const page of [ann, bo]) {
    await expect(page.getByText('From now on the game is played live.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go on over days…' })).toBeVisible();
  }
  await bo.getByRole('button', { name: 'Go on over days…' }).click();
  await ann.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ann, bo]) await expect(page.getByText('You have 1 day for each move.')).toBeVisible();

  await bo.goto(server);
  const table = bo.getByRole('region', { name: 'Your tables' }).getByRole('link', { name: /Word Xchange/ });
  await expect(table).toContainText('23 h left');
  await table.click();
  await expect(bo.getByText('You have 1 day for each move.')).toBeVisible();
  for (const page of [ann, bo]) await page.context().close();
});
