// Games kept on this device: nothing is lost by starting another game, reloading, or opening a second tab.

import type { Page } from '@playwright/test';
import { levelOf } from '../src/core/bot-cast.ts';
import { games } from '../src/games/index.ts';
import { expect, expectAccessible, playUrl, readShownTable, test, waitForMyTurn } from './fixtures.ts';

const acts = async (page: Page): Promise<number> => (await readShownTable(page))?.n ?? 0;

/** Ends a turn of Word Xchange, so that the match has begun, and waits for the next one. */
async function makeMove(page: Page): Promise<void> {
  await waitForMyTurn(page);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => acts(page)).toBeGreaterThan(0);
}

test('starting a new game keeps the unfinished one', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off' }));
  await makeMove(page);
  const first = page.url();
  // On a phone, too, it is on top of the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server);
  const unfinished = page
    .getByRole('region', { name: 'Continue' })
    .getByRole('link', { name: /Word Xchange with Pip/ });
  await expect(unfinished).toBeInViewport();
  await page.getByRole('button', { name: 'New game of Word Xchange' }).click();
  const question = page.getByRole('dialog', { name: 'Word Xchange' });
  await expect(question.getByText('If you start a new game, we’ll keep this one.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'New game' }).click();
  await makeMove(page);
  const second = page.url();
  expect(new URL(second).searchParams.get('match')).not.toBe(new URL(first).searchParams.get('match'));
  await page.goto(`${server}/games`);
  await expect(page.getByRole('link', { name: /Word Xchange/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Word Xchange with Pip/ }).click();
  await expect.poll(() => acts(page)).toBeGreaterThan(0);
  expect(new URL(page.url()).searchParams.get('match')).toBe(new URL(first).searchParams.get('match'));
});

/** The elements with this text that don't show all of it. */
const cutTexts = (page: Page, container: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} *`)]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent.trim()),
    container,
  );

test('an unfinished game is described in full, and friends can still be invited to the same game', async ({
  page,
  server,
}) => {
  await page.goto(`${server}/play/wordsters?seats=4`);
  await waitForMyTurn(page);
  await page.getByRole('radio').first().press('Space');
  await page.getByRole('button', { name: /^Play / }).click();
  await expect.poll(() => acts(page)).toBeGreaterThan(0);
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(server);
    await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play Wordsters with friends' })).toBeVisible();
    expect(await cutTexts(page, '[aria-labelledby="continue"] a')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await page.goto(`${server}/games`);
    await expect(page.getByRole('link', { name: /Wordsters/ })).toBeVisible();
    expect(await cutTexts(page, 'main li a')).toEqual([]);
  }
});

test('a deleted game can be brought back', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off' }));
  await makeMove(page);
  await page.goto(`${server}/games`);
  await page.getByRole('button', { name: 'Delete Word Xchange' }).click();
  await expect(page.getByRole('link', { name: /Word Xchange/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: /Word Xchange/ })).toHaveCount(1);
});

test('a game that was only looked at is not offered', async ({ page, server }) => {
  await page.goto(`${server}/play/word-xchange`);
  await waitForMyTurn(page);
  await page.goto(server);
  await expect(page.getByRole('link', { name: 'Play Word Xchange against bots' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Continue' })).toHaveCount(0);
});

test('a match saved by an older version can be continued', async ({ page, server }) => {
  await page.goto(server);
  await page.evaluate(() =>
    localStorage.setItem(
      'wordhoard play word-xchange',
      JSON.stringify({
        order: {
          ...{ game: 'word-xchange', preset: 'relaxed', options: {}, names: ['Zoe', 'Ben'], seed: 'old' },
          drivers: [null, 'casual'],
        },
        acts: [],
        at: 0,
      }),
    ),
  );
  await page.goto(`${server}/play/word-xchange?resume=1`);
  await waitForMyTurn(page);
  const names = await page.evaluate(
    () => (window as unknown as { wordhoard: { snapshot: { names: string[] } } }).wordhoard.snapshot.names,
  );
  expect(names).toEqual(['Zoe', 'Ben']);
});

test('the latest of two tabs has the match', async ({ page, context, server }) => {
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off' }));
  await makeMove(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => acts(other)).toBeGreaterThan(0);
  await expect(page.getByText('You’re playing this game in another tab.')).toBeVisible();
});

test('the end of a game is shown again after a reload, and is listed', async ({ page, server }) => {
  await finishMatch(page, server);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading').first()).toHaveText(/words to/);
  const headline = await result.getByRole('heading').first().textContent();
  await page.reload();
  await expect(result.getByRole('heading').first()).toHaveText(headline!);
  await page.goto(`${server}/games`);
  await expect(page.getByRole('heading', { name: 'Unfinished' })).toHaveCount(0);
  await page.getByRole('link', { name: /Word Xchange with Pip (You|Pip) won/ }).click();
  await expect(result.getByRole('heading').first()).toHaveText(headline!);
});

/** Wins a match of Word Xchange with one word. */
async function finishMatch(page: Page, server: string): Promise<void> {
  const scenario = JSON.stringify({ board: 'T E A M', easels: { '0': ['HORSE', 'LIT'] } });
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 'off', targetWords: 3 }, { scenario }));
  expect(await waitForMyTurn(page)).toBe(true);
  await expect(page.getByRole('group', { name: 'New word: empty' })).toBeVisible();
  await page.keyboard.type('MEAT');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

test('games are on all devices of a person who wants it, and a deleted one goes everywhere', async ({
  page,
  server,
  browser,
}) => {
  const finished = (where: Page) => where.getByRole('link', { name: /Word Xchange with/ });
  const isInCopy = async (where: Page): Promise<number> =>
    (
      (await (await where.request.get(`${server}/api/me/items`)).json()) as {
        kinds: { games: { items: number } };
      }
    ).kinds.games.items;
  await finishMatch(page, server);
  await page.goto(`${server}/games`);
  await expect(finished(page)).toHaveCount(1);
  expect(await isInCopy(page)).toBe(0);
  await page.getByRole('button', { name: 'Keep a copy' }).click();
  await expect(page.getByText('Your games and words are in the copy now.')).toBeVisible();
  expect(await isInCopy(page)).toBe(1);
  await expectAccessible(page);

  // The second device has a game of its own, and nothing of it leaves the device by linking it.
  const laptop = await (await browser.newContext()).newPage();
  await finishMatch(laptop, server);
  const path = await page.evaluate(async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Mia"}' };
    return ((await (await fetch('/api/device', init)).json()) as { path: string }).path;
  });
  await laptop.goto(`${server}${path}`);
  await laptop.getByRole('button', { name: 'Play as Mia' }).click();
  await expect(laptop).toHaveURL(`${server}/`);
  await laptop.goto(`${server}/games`);
  await expect(finished(laptop)).toHaveCount(1);
  await expect(laptop.getByText('Your other devices keep their games and words together.')).toBeVisible();
  expect(await isInCopy(page)).toBe(1);
  await laptop.getByRole('button', { name: 'Keep this device’s there too' }).click();
  await expect(finished(laptop)).toHaveCount(2);

  // A match that ends later arrives by itself, and so does a deletion.
  await page.goto(`${server}/games`);
  await expect(finished(page)).toHaveCount(2);
  await finishMatch(page, server);
  await expect.poll(() => isInCopy(page), { timeout: 20_000 }).toBe(3);
  await laptop.reload();
  await expect(finished(laptop)).toHaveCount(3);
  await laptop.getByRole('button', { name: 'Delete Word Xchange' }).first().click();
  await expect(finished(laptop)).toHaveCount(2);
  await page.goto(`${server}/games`);
  await expect(finished(page)).toHaveCount(2);

  // Without the copy, both devices keep what they have.
  await page.getByRole('button', { name: 'Stop…' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop and delete the copy' }).click();
  await expect(page.getByText('The copy is deleted. Your games and words are still on this device.')).toBeVisible();
  expect(await isInCopy(page)).toBe(0);
  await laptop.reload();
  await expect(laptop.getByText('This copy was deleted from another device.')).toBeVisible();
  await expect(laptop.getByRole('button', { name: 'Keep a copy' })).toBeVisible();
  await expect(finished(laptop)).toHaveCount(2);
  expect(await isInCopy(laptop)).toBe(0);
  await laptop.context().close();
});

for (const game of Object.keys(games))
  test(`you move first in ${game}, within seconds of pressing Play`, async ({ page, server }) => {
    await page.goto(server);
    const title = await page.locator(`a[href="/play/${game}"]`).getAttribute('aria-label');
    const started = Date.now();
    await page.getByRole('link', { name: title! }).click();
    await waitForMyTurn(page);
    const { n } = (await readShownTable(page))!;
    expect(n, 'acts before mine').toBe(0);
    expect(Date.now() - started).toBeLessThan(12_000);
  });

test('on a phone, all games fit the first screen, and a wrong code is explained in sight', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server);
  const plays = page.getByRole('link', { name: /^Play .* against bots$/ });
  await expect(plays).toHaveCount(Object.keys(games).length);
  for (const play of await plays.all()) await expect(play).toBeInViewport({ ratio: 1 });
  // The browser would log the 404 of the real answer as an error.
  await page.route('**/api/code/*', (request) =>
    request.fulfill({ json: { ok: false, sentence: 'No table has this code.' } }),
  );
  await page.getByLabel('Table code').fill('WRONG');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('the difficulty on the start page decides who plays, and is remembered', async ({ page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: 'Hard' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hard', pressed: true })).toBeVisible();
  await page.getByRole('link', { name: 'Play Word Xchange against bots' }).click();
  await waitForMyTurn(page);
  const bots = await page.evaluate(
    () =>
      (window as unknown as { wordhoard: { matchRequest: { botLevels: (string | null)[] } } }).wordhoard.matchRequest
        .botLevels,
  );
  const levels = bots.flatMap((bot) => (bot === null ? [] : [levelOf(bot)]));
  expect(levels.toSorted()).toEqual(['expert', 'keen']);
});
