// What a host can do about people at the table: remove and ban them, and give away a bot's seat; and how to report somebody.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('the host removes and bans a guest on a phone, who sees why, and undoes it', async ({ browser, server }) => {
  const [ann, bo] = (await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ viewport: PHONE })).newPage()),
  )) as [Page, Page];
  await ann.goto(server);
  await ann.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
  await expect(ann.getByRole('button', { name: 'Start' })).toBeVisible();
  await bo.goto(ann.url());
  await expect(ann.getByRole('button', { name: 'Player 2' })).toBeVisible();
  await bo.getByRole('button', { name: 'People' }).click();
  await bo.getByRole('button', { name: 'More about Player 1' }).click();
  await expect(bo.getByRole('button', { name: 'Ban…' })).toHaveCount(0);
  await bo.getByRole('button', { name: 'Report…' }).click();
  await bo.getByRole('button', { name: 'Send report' }).click();
  await expect(bo.getByText('We’ve sent your report')).toBeVisible();

  await ann.getByRole('button', { name: 'People' }).click();
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'More about Player 2' }).click();
  await ann.getByRole('button', { name: 'Ban…' }).click();
  await ann.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(bo.getByText('The host has removed you from this table.')).toBeVisible();
  await bo.reload();
  await expect(bo.getByText('The host has removed you from this table.')).toBeVisible();
  await ann.getByRole('button', { name: 'Unban Player 2' }).click();
  await expect(ann.getByText('Banned')).toHaveCount(0);
  await bo.reload();
  await expect(bo.getByRole('button', { name: 'People' })).toBeVisible();
  await ann.context().close();
  await bo.context().close();
});

test('somebody who comes late asks for a bot’s seat, and the host allows it', async ({ browser, server }) => {
  const [ann, bo] = (await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))) as [Page, Page];
  await ann.goto(server);
  await ann.getByRole('button', { name: 'Play Take My Word For It with friends' }).click();
  await ann.getByRole('button', { name: 'Start' }).click();
  await expect(ann.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await bo.goto(ann.url());
  await bo
    .getByRole('button', { name: /^Ask for / })
    .filter({ visible: true })
    .first()
    .click();
  await bo.getByRole('dialog').getByLabel('Your name').fill('Mia');
  await bo.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(bo.getByText('Waiting for the host').filter({ visible: true })).toBeVisible();
  await expect(ann.getByText('Mia would like to take over')).toBeVisible();
  await ann.getByRole('button', { name: 'Allow' }).click();
  await expect(ann.getByText(/Mia took over .*’s seat\./)).toBeVisible();
  await expect(bo.getByRole('button', { name: 'Let a bot play for me' })).toBeVisible();
  await ann.context().close();
  await bo.context().close();
});
