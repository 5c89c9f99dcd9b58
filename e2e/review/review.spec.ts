// The review of a finished match: offline, by keyboard and screen reader alone, on small screens, and kept in My games.

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  legalMoves,
  playUrl,
  test,
  waitForMyTurn,
  waitForOfflineFiles,
} from '../fixtures.ts';

/** One word short of the end, with an easy word on the board. */
const SCENARIO = JSON.stringify({ board: 'T E A M', easels: { '0': ['HORSE', 'LIT'] } });
const OPTIONS = { wordClock: 'off', targetWords: 3 };

/** Ends the first turn without the word that would have won, then plays any words until the match is over. */
async function playToTheEnd(page: Page, server: string, level: string): Promise<void> {
  await page.goto(playUrl(server, 'word-xchange', OPTIONS, { scenario: SCENARIO, level }));
  expect(await waitForMyTurn(page)).toBe(true);
  await page.getByRole('button', { name: 'End turn' }).click();
  for (let turn = 0; turn < 40 && (await waitForMyTurn(page)); turn++) {
    const word = (await legalMoves(page)).find((move) => /^(make|steal) /.test(move)) ?? 'end';
    await page.evaluate(
      (text) => (window as unknown as { wordhoard: { sendMove(text: string): void } }).wordhoard.sendMove(text),
      word,
    );
  }
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

/** Presses Tab until the element has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let i = 0; i < 80; i++) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the element was not reached');
}

const findFirst = (page: Page): Locator => page.getByRole('button', { name: /^Find it yourself/ }).first();
/** The polite live region beside the board. */
const announced = (page: Page): Locator =>
  page.getByRole('region', { name: 'Move 1', exact: true }).locator('[aria-live]').first();

test('offline: a match, its review, a miss found, and My games after a reload', async ({ context, server }) => {
  // Not the page of the fixture: the browser logs every definition that it can't load offline as an error.
  const page = await context.newPage();
  await page.goto(server);
  await waitForOfflineFiles(page);
  await context.setOffline(true);
  await playToTheEnd(page, server, 'casual');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(
    page.getByText(/^You took \d+% of what was possible, in [1-4] decisions?: too few to tell a level\.$/),
  ).toBeVisible();
  await expect(page.getByText('Looking for what was there all along…')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show me move 1', exact: true }).click();
  await expect(page.locator('[data-mark="ring"]').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Find it yourself' }).click();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
  await page.keyboard.type('MEAT');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Found' })).toBeVisible();
  await page.goto(`${server}/games`);
  await expect(page.getByRole('heading', { name: 'Your level' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /Word Xchange with/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'MEAT' }).or(page.getByText('By length'))).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
});

test('by keyboard alone: from the result to the biggest miss, a wrong and a right move', async ({ page, server }) => {
  await playToTheEnd(page, server, 'casual');
  await tabTo(page, page.getByRole('button', { name: 'Review', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Find it yourself, move 1', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What would you play?' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
  await page.keyboard.type('TAEM');
  await page.keyboard.press('Enter');
  await expect(announced(page)).toContainText('TAEM');
  await expect(announced(page)).toContainText('Try again.');
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'End turn' }));
  await page.keyboard.press('Enter');
  await expect(announced(page)).toContainText(/brings \d+ words less than the best move/);
  // After two tries there is a hint.
  await tabTo(page, page.getByRole('button', { name: 'Hint' }));
  await page.keyboard.press('Enter');
  await expect(announced(page)).toContainText(/The word has \d letters and starts with “[A-Z]”/);
  await page.keyboard.type('MEAT');
  await page.keyboard.press('Enter');
  await expect(announced(page)).toContainText('Right! MEAT');
  await expect(page.getByRole('heading', { name: 'Found' })).toBeFocused();
  // The board shows the position again, without the word that was tried, and can't be changed.
  const board = page.locator('[data-board]:not([data-mounting])');
  await expect(board.locator('[data-mark="ring"]').first()).toBeVisible();
  const shown = await board.innerText();
  await page.keyboard.type('T');
  expect(await board.innerText()).toBe(shown);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Back to the review' }));
  await page.keyboard.press('Enter');
  await expect(findFirst(page)).toBeVisible();
});

test('a children’s table hears of finds, not of percentages', async ({ page, server }) => {
  await playToTheEnd(page, server, 'child');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'To find next time' })).toBeVisible();
  await expect(page.getByText('Looking at every decision…')).toHaveCount(0);
  expect(await page.getByRole('main').innerText()).not.toContain('%');
  // Nor does the list of games, however well the child played.
  await page.goto(`${server}/games`);
  await expect(page.getByRole('heading', { name: 'Your level' })).toBeVisible();
  expect(await page.getByRole('main').innerText()).not.toContain('%');
});

test('fits a small phone and text twice as large', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await playToTheEnd(page, server, 'casual');
  const expectNoOverflow = async (): Promise<void> =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const text of [100, 200]) {
    await page.goto(server);
    await page.evaluate((size) => {
      const key = 'wordhoard settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), text: size }));
    }, text);
    await page.goto(`${server}/games`);
    await expect(page.getByRole('heading', { name: 'Your level' })).toBeVisible();
    await expectNoOverflow();
    await page.getByRole('button', { name: /^Review Word Xchange/ }).click();
    await expect(findFirst(page)).toBeVisible();
    await expectNoOverflow();
    await expectAccessible(page);
    await findFirst(page).click();
    await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
    await expectNoOverflow();
  }
});

test('games are exported, deleted and imported with the same ids; 500 within 5 seconds', async ({ page, server }) => {
  await playToTheEnd(page, server, 'casual');
  const readIds = (): Promise<string[]> =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('wordhoard');
        request.onsuccess = () => resolve(request.result);
      });
      const ids = await new Promise<IDBValidKey[]>((resolve) => {
        const request = database.transaction('finished matches').objectStore('finished matches').getAllKeys();
        request.onsuccess = () => resolve(request.result);
      });
      database.close();
      return ids.map(String);
    });
  await page.goto(`${server}/games`);
  const before = await readIds();
  expect(before).toHaveLength(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const file = await (await downloading).path();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('button', { name: 'Delete 1 game' }).click();
  await expect.poll(readIds).toEqual([]);
  await page.getByLabel('Import').setInputFiles({
    ...{ name: 'games.json', mimeType: 'application/json' },
    buffer: readFileSync(file),
  });
  await expect(page.getByText('1 game added.')).toBeVisible();
  expect(await readIds()).toEqual(before);

  const { format, matches } = JSON.parse(readFileSync(file, 'utf8')) as { format: string; matches: { id: string }[] };
  const many = Array.from({ length: 500 }, (_, i) => ({ ...matches[0], id: `match-${i}` }));
  const started = Date.now();
  await page.getByLabel('Import').setInputFiles({
    ...{ name: 'games.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify({ format, matches: many })),
  });
  await expect(page.getByText('500 games added.')).toBeVisible();
  expect(Date.now() - started).toBeLessThan(5000);
});
