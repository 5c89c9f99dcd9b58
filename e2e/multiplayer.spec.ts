// Friends online, several people on one device, offline play, and accessibility of the pages around them.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, playUrl, test, waitForMyTurn } from './fixtures.ts';

test('two browsers share a table, and one reconnects after losing the network', async ({ browser, server }) => {
  const [ann, bo] = (await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))) as [Page, Page];
  await ann.goto(server);
  await ann.getByRole('button', { name: 'Play Word Xchange with friends by a link' }).click();
  await expect(ann.getByRole('button', { name: 'Start' })).toBeVisible();
  await bo.goto(ann.url());
  await expect(ann.getByText('Guest 2')).toBeVisible();
  await ann.getByRole('button', { name: 'Start' }).click();
  await expect(ann.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await expect(bo.getByRole('region', { name: 'Whose turn' })).toBeVisible();

  await bo.context().setOffline(true);
  await bo.evaluate(() => (window as unknown as { wordhoard: { dropConnection(): void } }).wordhoard.dropConnection());
  await expect(bo.getByText('Finding the table again')).toBeVisible();
  await bo.context().setOffline(false);
  await expect(bo.getByText('Finding the table again')).toBeHidden({ timeout: 20_000 });

  // A bot may have the first turn; then it is the turn of one of the two.
  const isMyTurn = (page: Page): Promise<boolean> => page.getByRole('heading', { name: 'Your turn' }).isVisible();
  await expect.poll(async () => (await isMyTurn(ann)) || (await isMyTurn(bo)), { timeout: 60_000 }).toBe(true);
  const [mover, other] = (await isMyTurn(ann)) ? [ann, bo] : [bo, ann];
  await mover.getByRole('button', { name: 'End turn' }).click();
  await expect(other.getByRole('complementary', { name: 'What happened' })).toContainText('ended the turn');
  await ann.context().close();
  await bo.context().close();
});

test('a room code opens the room', async ({ page, browser, server }) => {
  const ann = await (await browser.newContext()).newPage();
  await ann.goto(server);
  await ann.getByRole('button', { name: 'Play Wordsters with friends by a link' }).click();
  const code = (await ann.getByRole('img', { name: /^Code / }).getAttribute('aria-label'))!.replace('Code ', '');
  await page.goto(server);
  await page.getByLabel('Table code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Waiting for')).toBeVisible();
  await ann.context().close();
});

test('several people take turns on one device behind a curtain', async ({ page, server }) => {
  await page.goto(`${server}/device/word-xchange`);
  await page.getByLabel('Name of player 1').fill('Ann');
  await page.getByLabel('Name of player 2').fill('Bo');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  const first = page.getByRole('button', { name: /^I am (Ann|Bo)$/ });
  await expect(first).toBeVisible();
  const name = (await first.textContent())!.trim();
  await expectAccessible(page);
  await first.click();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await page.getByRole('button', { name: 'End turn' }).click();
  const second = page.getByRole('button', { name: name === 'I am Ann' ? 'I am Bo' : 'I am Ann' });
  await expect(second).toBeVisible();
  // They can leave and continue later, behind the same curtain.
  await page.goto(server);
  await page.getByRole('link', { name: /Word Xchange.*so far/ }).click();
  await expect(second).toBeVisible();
  // The curtain hides everything private; when it opens, only the hand of the next player is shown.
  const other = name === 'I am Ann' ? 1 : 0;
  type Page = { wordhoard: { snapshot: { seat: number | null } }; shown: (number | null)[] };
  await expect.poll(() => page.evaluate(() => (window as unknown as Page).wordhoard.snapshot.seat)).toBeNull();
  await page.evaluate(() => {
    const here = window as unknown as Page;
    here.shown = [];
    const look = (): void => {
      if (document.querySelector('.frame.covered') === null) here.shown.push(here.wordhoard.snapshot.seat);
      requestAnimationFrame(look);
    };
    look();
  });
  await second.click();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  expect(new Set(await page.evaluate(() => (window as unknown as Page).shown))).toEqual(new Set([other]));
});

test('after one visit, games against bots work offline', async ({ page, context, server }) => {
  await page.goto(server);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    async () =>
      (await caches.keys()).length > 0 &&
      (await (await caches.open((await caches.keys())[0]!)).match('/lexicon/packed.bin')) !== undefined,
    undefined,
    { timeout: 30_000 },
  );
  await context.setOffline(true);
  await expect(page.getByText('No network. Bots, guides and this device still play.')).toBeVisible();
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off' }));
  expect(await waitForMyTurn(page)).toBe(true);
  await context.setOffline(false);
});

test('a game continues after a reload', async ({ page, server }) => {
  const acts = (): Promise<number> =>
    page.evaluate(
      () => (window as unknown as { wordhoard?: { snapshot: { n: number } | null } }).wordhoard?.snapshot?.n ?? 0,
    );
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off' }));
  await waitForMyTurn(page);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(acts).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(acts).toBeGreaterThan(0);
  // Starting another game does not overwrite it.
  await page.goto(playUrl(server, 'take-my-word'));
  await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await page.goto(server);
  await page.getByRole('link', { name: /Word Xchange.*moves? so far/ }).click();
  await expect.poll(acts).toBeGreaterThan(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['/', '/guide/word-xchange', '/device/wordsters', '/nowhere'])
    test(`${path} is accessible in ${colorScheme} mode`, async ({ page, server }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(server + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectAccessible(page);
    });
