// What a player learns about the others on the smallest phone: losses, time-outs, the log by turn; and how fast bots play.

import type { Page } from '@playwright/test';
import { expect, playUrl, readShownTable, test, waitForMyTurn } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 640 } });

const sendMove = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (move) => (window as unknown as { wordhoard: { sendMove(text: string): void } }).wordhoard.sendMove(move),
    text,
  );
const scenario = JSON.stringify({ board: 'S R E T', easels: { 0: ['TEAM'] } });

test('at the start of my turn the news tells what was stolen from me, and the log begins with the latest turn', async ({
  page,
  server,
}) => {
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off' }, { scenario, seats: '3', level: 'master' }));
  await waitForMyTurn(page);
  await sendMove(page, 'end');
  await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(1);
  expect(await waitForMyTurn(page)).toBe(true);
  const news = page.locator('.strip .latest-news');
  await expect(news).toContainText(/stole TEAM from you/);
  await expect(news).toBeInViewport();
  await page.getByRole('button', { name: 'What happened' }).click();
  const turns = page.getByRole('dialog', { name: 'What happened' }).locator('ol').first().locator('> li');
  await expect(turns.first()).toContainText('Your turn');
  await expect(turns.last()).toContainText('You passed');
});

test('a time-out is told', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 30 }, { scenario }));
  await waitForMyTurn(page);
  await expect(page.locator('.strip .latest-news')).toContainText('You ran out of time', { timeout: 60_000 });
});

test('the speed of bots can be changed during a game and is remembered', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off' }));
  await waitForMyTurn(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Bot speed').selectOption('Relaxed');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Bot speed')).toHaveValue('relaxed');
  await page.keyboard.press('Escape');
  await waitForMyTurn(page);
  const { n } = (await readShownTable(page))!;
  const start = Date.now();
  await sendMove(page, 'end');
  await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(n + 1);
  // Normal bots take at least 2 seconds for a step, relaxed ones more than half as long again.
  expect(Date.now() - start).toBeGreaterThan(3000);
});
