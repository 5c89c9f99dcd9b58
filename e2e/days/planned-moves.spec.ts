// Planned moves of a match over days: listed, added, changed and removed on a phone and by keyboard; secret; and made while
// their owner is away.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, readShownTable, test } from '../fixtures.ts';
import { move, openPage, splitByTurn, startSlowMatch } from './slow-tables.ts';

/** Everything the server sends to this page from now on. */
function recordFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

test('a planned move is made while its owner is away, and nobody else learns of it', async ({ browser, server }) => {
  const ann = await openPage(browser, 'Ann', [1366, 768]);
  const bo = await openPage(browser, 'Bo', [390, 844]);
  const wim = await openPage(browser, 'Wim', [1366, 768]);
  const frames = new Map([ann, bo, wim].map((page) => [page, recordFrames(page)]));
  await startSlowMatch(server, 'Outside the Box', ann, bo);
  await Promise.all([ann, bo].map((page) => expect(page.getByRole('button', { name: 'Plan ahead' })).toBeVisible()));
  await wim.goto(ann.url());
  await expect(wim.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await expect(wim.getByRole('button', { name: 'Plan ahead' })).toBeHidden();

  const { mover: caller, waiting: owner } = await splitByTurn(ann, bo);
  await expect(owner.getByRole('region', { name: 'Whose turn' })).toContainText(
    `Waiting for ${caller === ann ? 'Ann' : 'Bo'}`,
  );

  // By tap.
  await owner.getByRole('button', { name: 'Plan ahead' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Plan ahead' });
  await dialog.getByRole('button', { name: 'S', exact: true }).click();
  await dialog.getByRole('button', { name: 'row 2, column 5, empty' }).click();
  await dialog.getByRole('button', { name: 'Plan S in row 2, column 5' }).click();
  const plans = dialog.getByRole('list', { name: 'Your plans' });
  await expect(plans).toContainText('Write it in row 2, column 5');
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Change the plan for S' }).click();
  await dialog.getByRole('button', { name: 'row 2, column 6, empty' }).click();
  await dialog.getByRole('button', { name: 'Plan S in row 2, column 6' }).click();
  await expect(plans.getByRole('listitem')).toHaveCount(1);
  await expect(plans).toContainText('row 2, column 6');
  // By keyboard: the letter, the grid, its arrows, and the button.
  await owner.keyboard.press('t');
  await dialog.getByRole('button', { name: 'row 1, column 1, empty' }).focus();
  await owner.keyboard.press('ArrowRight');
  await owner.keyboard.press('Enter');
  await dialog.getByLabel('Ask for the T card first').check();
  await dialog.getByRole('button', { name: 'Plan T in row 1, column 2' }).press('Enter');
  await expect(plans).toContainText('Ask for the card, or else row 1, column 2');
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Remove the plan for T' }).click();
  await expect(plans.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(owner.getByRole('button', { name: 'Plan ahead, 1 plan' })).toBeVisible();

  const room = new URL(owner.url()).pathname;
  await owner.goto(server);
  await move(caller, 'call S');
  await expect.poll(async () => (await readShownTable(caller))!.status.toAct.length).toBe(1);
  await move(caller, 'seal R1C1');
  await owner.goto(server + room);
  await owner.getByRole('button', { name: 'Plan ahead, 1 result' }).click();
  await expect(dialog).toContainText('“S” was called, and we wrote it in row 2, column 6, as you planned.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(owner.getByRole('button', { name: 'Plan ahead', exact: true })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'row 2, column 6, S' })).toBeVisible();

  const others = [...frames.get(wim)!, ...frames.get(caller)!].join('\n');
  expect(others).not.toMatch(/R2C5|R2C6|R1C2|"situation"/);
  expect(frames.get(owner)!.join('\n')).toMatch(/R2C6/);
  for (const page of [ann, bo, wim]) await page.context().close();
});
