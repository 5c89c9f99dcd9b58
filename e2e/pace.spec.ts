// The pace of bots and what the table says about them: waits, news above the board, the log, definitions.

import type { Page } from '@playwright/test';
import type { View as WordstersView } from '../src/games/wordsters/rules/view.ts';
import { expect, legalMoves, playUrl, readShownTable, test, waitForMyTurn } from './fixtures.ts';

const GAMES = ['word-xchange', 'outside-the-box', 'take-my-word', 'wordsters', 'word-power'];
const SCREENS = [
  { width: 360, height: 640 },
  { width: 1366, height: 768 },
];

const sendMove = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (move) => (window as unknown as { wordhoard: { sendMove(text: string): void } }).wordhoard.sendMove(move),
    text,
  );
const canSkip = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { wordhoard: { skipWait: unknown } }).wordhoard.skipWait !== null);

for (const game of GAMES)
  for (const viewport of SCREENS)
    test(`${game} shows the latest news uncut at ${viewport.width} × ${viewport.height}`, async ({ page, server }) => {
      await page.setViewportSize(viewport);
      await page.goto(playUrl(server, game, {}, { seats: '3' }));
      const news = page.locator('.strip .latest-news');
      for (let turn = 0; turn < 3 && (await waitForMyTurn(page)); turn++) {
        // Before the first move there is no news. What the headline says already isn't repeated as news.
        if (turn > 0 && (await page.locator('.strip .no-news').count()))
          await expect(page.locator('.strip h2')).toContainText(/ (called|was drawn)/);
        else if (turn > 0) {
          await expect(news).toBeInViewport();
          expect((await news.innerText()).trim()).toMatch(/[.!?]$/);
          const isCut = await news.evaluate(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
          );
          expect(isCut).toBe(false);
        }
        const before = (await readShownTable(page))!;
        const [move] = await legalMoves(page);
        const { phase } = before.view as { phase: { type?: string } };
        await sendMove(page, phase.type === 'write' ? 'done' : move!);
        await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(before.n);
      }
    });

test('Wordsters: when I am done, the bots finish within seconds', async ({ page, server }) => {
  await page.goto(playUrl(server, 'wordsters', {}, { seats: '3', level: 'casual' }));
  const phase = async (): Promise<string> => ((await readShownTable(page))!.view as WordstersView).phase.type;
  await waitForMyTurn(page);
  if ((await phase()) === 'select') await sendMove(page, (await legalMoves(page))[0]!);
  await expect.poll(phase).toBe('write');
  await sendMove(page, 'done');
  // The clock would end it after three minutes.
  await expect.poll(phase, { timeout: 20_000 }).toBe('announce');
  const { players } = (await readShownTable(page))!.view as WordstersView;
  expect(players[1]!.words + players[2]!.words).toBeGreaterThan(3);
});

test('Word Power: from the first card on I am asked, and nobody can hurry the bots past me', async ({
  page,
  server,
}) => {
  const scenario = {
    active: 1,
    phase: 'place',
    players: [{}, { at: 9, hand: ['RAPID', 'TIMID', 'ODOR'] }],
    laid: [['SUMMIT', 4]],
    cards: [
      { key: 'SUMMIT', words: ['ribbon', 'candle', 'harvest', 'peak'], answer: 'S4' },
      { key: 'RAPID', words: ['quick', 'candle', 'harvest', 'tender'], answer: 'S1' },
      { key: 'TIMID', words: ['ribbon', 'bold', 'harvest', 'tender'], answer: 'A2' },
      { key: 'ODOR', words: ['ribbon', 'candle', 'smell', 'tender'], answer: 'S3' },
    ],
  };
  await page.goto(playUrl(server, 'word-power', {}, { preset: 'relaxed', scenario: JSON.stringify(scenario) }));
  const strip = page.locator('.strip');
  await expect(strip).toHaveClass(/mine/);
  await expect(strip.getByRole('heading')).toContainText('Challenge');
  expect(await canSkip(page)).toBe(false);
  await sendMove(page, 'waive');
  await expect.poll(() => canSkip(page)).toBe(true);
});

test('a wait for a bot can be skipped with the button, a tap beside all controls, and a key', async ({
  page,
  server,
}) => {
  await page.goto(playUrl(server, 'word-xchange', {}, { seats: '3' }));
  await page.evaluate(() => localStorage.setItem('wordhoard settings', JSON.stringify({ botSpeed: 'relaxed' })));
  await page.reload();
  await waitForMyTurn(page);
  await sendMove(page, 'end');
  const strip = page.locator('.strip');
  await expect(strip.locator('.dots')).toBeVisible();
  const ways = [
    () => strip.getByRole('button', { name: 'Skip' }).click(),
    () => strip.getByRole('heading').click(),
    () => page.keyboard.press('Enter'),
  ];
  for (const skip of ways) {
    await expect.poll(() => canSkip(page)).toBe(true);
    const { n, status } = (await readShownTable(page))!;
    if (status.toAct.includes(0)) break;
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await skip();
    // Relaxed bots need longer than this for a step, and people longer to read.
    await expect.poll(async () => (await readShownTable(page))!.n, { timeout: 2500 }).toBeGreaterThan(n);
    if ((await readShownTable(page))!.status.toAct.includes(0)) break;
  }
});

test('a definition opens above the log and closes by itself', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scenario = { board: 'T E A M', easels: { 1: ['HOUSE'] } };
  await page.goto(playUrl(server, 'word-xchange', {}, { scenario: JSON.stringify(scenario) }));
  await waitForMyTurn(page);
  await sendMove(page, 'make TEAM');
  await page.getByRole('button', { name: 'What happened' }).click();
  const sheet = page.getByRole('dialog', { name: 'What happened' });
  const definition = page.getByRole('dialog', { name: 'Definition' });
  await sheet.getByRole('button', { name: 'TEAM' }).click();
  await expect(definition).toBeInViewport();
  await definition.getByRole('button', { name: 'Close the definition' }).click();
  await expect(definition).toHaveCount(0);
  await sheet.getByRole('button', { name: 'TEAM' }).click();
  await page.keyboard.press('Escape');
  await expect(definition).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'TEAM' }).click();
  await expect(definition).toBeVisible();
  await expect(definition).toHaveCount(0, { timeout: 15_000 });
});
