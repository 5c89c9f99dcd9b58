// A page that is older than the server, or gets a message it cannot read, reloads or carries on without losing anything.

import type { Page, WebSocketRoute } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';

/** Ignored messages are logged as warnings, so these tests do not require an empty console. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  noConsoleErrors: async ({}, use) => use(undefined),
});

/** Opens a new room and returns its address. */
async function openRoom(page: Page, server: string): Promise<string> {
  await page.goto(server);
  await page.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
  await expect(page).toHaveURL(/\/t\//);
  return page.url();
}

/** Passes all messages on; returns the latest socket of the page, to send it extra messages. */
async function interceptSocket(page: Page, change: (message: string) => string = (message) => message) {
  let latest: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/ws(\?|$)/, (socket) => {
    latest = socket;
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(change(String(message))));
  });
  return { send: (message: unknown) => latest!.send(JSON.stringify(message)) };
}

/** Longer than a page waits before it reloads by itself. */
const expectNoReload = (page: Page): Promise<void> =>
  expect(page.waitForEvent('load', { timeout: 5000 })).rejects.toThrow('Timeout');

test('a page of another build reloads itself once, then only shows a notice', async ({ page, server }) => {
  await interceptSocket(page, (message) => message.replace(/^(\{"t":"room".*?"build":)("[^"]*"|null)/, '$1"another"'));
  let loads = 0;
  page.on('load', () => loads++);
  const url = await openRoom(page, server);
  // The start page, and the table once more: after the service worker, which may still be fetching words.
  await expect.poll(() => loads, { timeout: 60_000 }).toBe(2);
  await expect(page.getByRole('status').filter({ hasText: 'A new version of Wordhoard is ready.' })).toBeVisible();
  await expectNoReload(page);
  expect(loads).toBe(2);
  expect(page.url()).toBe(url);
});

test('an outdated page keeps what was typed across the reload', async ({ page, server }) => {
  const socket = await interceptSocket(page);
  await openRoom(page, server);
  await page.getByRole('button', { name: /^Start/ }).click();
  const chat = page.getByRole('complementary').getByRole('textbox', { name: 'Say something' });
  await chat.fill('well pl');
  const sentence = 'This page is too old for the server.';
  socket.send({ t: 'outdated', version: 99, build: null, sentence });
  const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Reload' }) });
  await expect(notice).toContainText(sentence);
  await expectNoReload(page); // the text is not sent yet
  await expect(chat).toHaveValue('well pl');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toBeHidden();
  await expect(chat).toHaveValue('well pl');
});

test('messages that cannot be read are ignored', async ({ page, server }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const socket = await interceptSocket(page);
  await openRoom(page, server);
  const start = page.getByRole('button', { name: /^Start/ });
  await expect(start).toBeVisible();
  for (const message of [null, 'room', { t: 'surprise' }, { t: 'room', you: 0, room: {} }, { t: 'step', n: 1 }])
    socket.send(message);
  await expect.poll(() => warnings.length).toBe(5);
  await start.click();
  await expect(page.locator('[data-board]')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a table with a game that this page does not have shows “Unknown game”', async ({ page, server }) => {
  await interceptSocket(page, (message) => message.replace('"game":"word-xchange"', '"game":"ghost"'));
  await openRoom(page, server);
  await expect(page.getByRole('heading', { name: 'Unknown game' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the games' })).toBeVisible();
});
