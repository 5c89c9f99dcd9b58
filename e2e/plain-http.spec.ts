// The network address that `npm start` prints is plain http, which browsers do not count as secure: many browser APIs are
// missing there. Everything must work all the same.

import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { expect, legalMoves, playUrl, readShownTable, test, waitForMyTurn } from './fixtures.ts';

const HOST = 'living-room.test';
const { launchOptions } = config.use!;
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

const overHttp = (server: string): string => server.replace('localhost', HOST);

test.beforeEach(async ({ page, server }) => {
  await page.goto(overHttp(server));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
});

test('a game against bots is played over plain http', async ({ page, server }) => {
  await page.goto(playUrl(overHttp(server), 'word-xchange', { wordClock: 'off' }));
  expect(await waitForMyTurn(page)).toBe(true);
  const { n } = (await readShownTable(page))!;
  expect((await legalMoves(page)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(n);
});

test('a game on one device is played over plain http', async ({ page, server }) => {
  await page.goto(`${overHttp(server)}/device/word-xchange`);
  await page.getByLabel('Player 1’s name').fill('Ann');
  await page.getByLabel('Player 2’s name').fill('Bo');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('button', { name: /^I’m (Ann|Bo)$/ }).click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.getByRole('button', { name: /^I’m (Ann|Bo)$/ })).toBeVisible();
});

test('two people play online over plain http, and the link can be copied', async ({ page: ann, browser }) => {
  await ann.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
  await expect(ann.getByRole('button', { name: 'Start' })).toBeVisible();
  await ann.getByRole('button', { name: 'Copy link' }).click();
  await expect(ann.getByText('Link copied')).toBeVisible();

  const context = await browser.newContext();
  const bo = await context.newPage();
  await bo.goto(ann.url());
  await expect(ann.getByRole('button', { name: 'Player 2' })).toBeVisible();
  await ann.getByRole('button', { name: 'Start' }).click();
  const isMyTurn = (page: Page): Promise<boolean> => page.getByRole('heading', { name: 'Your turn' }).isVisible();
  await expect.poll(async () => (await isMyTurn(ann)) || (await isMyTurn(bo)), { timeout: 60_000 }).toBe(true);
  const [mover, other] = (await isMyTurn(ann)) ? [ann, bo] : [bo, ann];
  await mover.getByRole('button', { name: 'End turn' }).click();
  await expect(other.getByRole('complementary', { name: 'What happened' })).toContainText('passed');
  await context.close();
});

test('the deal of the day is played over plain http, also when the server can’t be reached', async ({
  context,
  server,
}) => {
  // Not the page of the fixture: the browser logs every failed request as an error.
  const page = await context.newPage();
  await page.goto(`${overHttp(server)}/daily`);
  await expect(page.getByRole('link', { name: /^Play today’s/ })).toHaveCount(5);
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
  await page.getByRole('link', { name: 'Play today’s Take My Word For It' }).click();
  await expect(page).toHaveURL(/\/play\/take-my-word\?daily=/);
  expect(await waitForMyTurn(page)).toBe(true);
});
