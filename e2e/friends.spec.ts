// What friends at an online table need besides the game: finding the table again, hearing each other, a rematch.

import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

async function openPage(browser: Browser, name: string, viewport = LAPTOP): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(
    (settings) => localStorage.setItem('wordhoard settings', settings),
    JSON.stringify({ name, tips: false }),
  );
  return context.newPage();
}

/** Ann and Bo, who is on a phone, have started a game of Word Xchange with a bot. */
async function startTable(browser: Browser, server: string): Promise<[ann: Page, bo: Page]> {
  const ann = await openPage(browser, 'Ann');
  const bo = await openPage(browser, 'Bo', PHONE);
  await ann.goto(server);
  await ann.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
  await expect(ann.getByText('1 of 3 players here')).toBeVisible();
  await bo.goto(ann.url());
  await expect(ann.getByText('2 of 3 players here')).toBeVisible();
  await ann.getByRole('button', { name: 'Start' }).click();
  for (const page of [ann, bo]) await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  return [ann, bo];
}

const sendCommand = (page: Page, command: object): Promise<void> =>
  page.evaluate(
    (sent) => (window as unknown as { wordhoard: { sendCommand(command: object): void } }).wordhoard.sendCommand(sent),
    command,
  );

async function close(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}

test('a table you left is on the start page, one tap away', async ({ browser, server }) => {
  const [ann, bo] = await startTable(browser, server);
  const room = bo.url();
  await bo.getByRole('button', { name: 'Leave the game' }).click();
  await bo.getByRole('link', { name: 'Leave' }).click();
  const table = bo.getByRole('region', { name: 'Your tables' }).getByRole('link', { name: /Word Xchange/ });
  await expect(table).toContainText('with Ann');
  await expectAccessible(bo);
  await table.click();
  await expect(bo).toHaveURL(room);
  await expect(bo.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await close(ann, bo);
});

test('a new message shows on a phone until it is read', async ({ browser, server }) => {
  const [ann, bo] = await startTable(browser, server);
  await ann.getByRole('textbox', { name: 'Say something' }).fill('Good luck, Bo');
  await ann.keyboard.press('Enter');
  await expect(bo.getByRole('log', { name: 'New messages' })).toContainText('Ann Good luck, Bo');
  await expectAccessible(bo);
  await bo.getByRole('button', { name: 'Chat and what happened, 1 new message' }).click();
  await expect(bo.getByRole('dialog').getByText('Good luck, Bo')).toBeInViewport();
  await bo.getByRole('button', { name: 'Close' }).click();
  await expect(bo.getByRole('button', { name: 'Chat and what happened', exact: true })).toBeVisible();
  await close(ann, bo);
});

test('a rematch needs everybody, can be stopped, and counts down', async ({ browser, server }) => {
  const [ann, bo] = await startTable(browser, server);
  await sendCommand(bo, { do: 'leave', standIn: null });
  await sendCommand(ann, { do: 'leave', standIn: null });
  await bo.getByRole('button', { name: 'Rematch' }).click();
  await expect(bo.getByText('Waiting for Ann.')).toBeVisible();
  const card = ann.getByRole('region', { name: 'Rematch' });
  await expect(card).toContainText('Bo wants a rematch');
  await expectAccessible(ann);
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(bo.getByText('Ann said “not now”.')).toBeVisible();
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(bo.getByRole('timer', { name: 'Seconds until the rematch' })).toBeVisible();
  await bo.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Bo said “not now”.')).toBeVisible();
  await bo.getByRole('button', { name: 'Accept' }).click();
  for (const page of [ann, bo]) {
    await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Rematch' })).toHaveCount(0);
  }
  await close(ann, bo);
});
