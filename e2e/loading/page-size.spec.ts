// Limits for what a visitor downloads before a page can be used. Words and fonts are not scripts and don't count.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../src/core/any-game.ts';
import { formatRecord } from '../../src/core/records/record.ts';
import { folderOf, readGoldenRecord } from '../../src/games/conformance/golden-matches.testing.ts';
import { games } from '../../src/games/index.ts';
import { startRecordingProxy } from '../../tools/services/recording-proxy.ts';
import { expect, test } from '../fixtures.ts';
import {
  gzippedKilobytes,
  listSizes,
  MAX_GAME_KB,
  MAX_PRACTICE_KB,
  MAX_REVIEW_KB,
  MAX_START_PAGE_KB,
  pageScripts,
  scriptsUntilBoard,
  startPageScripts,
} from './script-size.ts';

/** Features that few visitors use: their code comes when they are opened. */
const ON_DEMAND =
  /Review|Replay|replay|review|anal(yst|ysis)|Practice|Contest|Class|Admin|Gallery|Guide(Page|Article)|Result|RULES/;

/** The record of a whole match. */
function finishedMatch(id: string): string {
  const game: AnyGame = games[id as keyof typeof games];
  return formatRecord(readGoldenRecord(game, readFileSync(join(folderOf(game), 'golden/full.txt'), 'utf8')));
}

test('the start page is small', () => {
  const scripts = startPageScripts();
  expect(scripts.size).toBeGreaterThan(0);
  expect(gzippedKilobytes(scripts), listSizes(scripts)).toBeLessThanOrEqual(MAX_START_PAGE_KB);
});

test('practice is small', () => {
  const scripts = pageScripts('PracticePage', ['build']);
  // The scheduler and the storage are among them.
  const code = [...scripts].map((path) => readFileSync(`build/web${path}`, 'utf8')).join();
  expect(code).toContain('request_retention');
  expect(code).toContain('upgradeneeded');
  expect(gzippedKilobytes(scripts), listSizes(scripts)).toBeLessThanOrEqual(MAX_PRACTICE_KB);
});

for (const game of Object.keys(games))
  test(`${game} needs little code until its board stands, and little more for a review`, async ({
    browser,
    server,
  }) => {
    const proxy = await startRecordingProxy(Number(new URL(server).port));
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${proxy.url}/play/${game}`);
    await page.locator('[data-board] button').first().waitFor({ state: 'attached' });
    const scripts = scriptsUntilBoard(proxy.fetched);
    const before = new Set(proxy.fetched);
    await page.evaluate(
      (text) => sessionStorage.setItem('wordhoard replay', JSON.stringify({ text, you: 0 })),
      finishedMatch(game),
    );
    await page.goto(`${proxy.url}/review`);
    await expect(page.getByText(/^(You (took|found|played to the end)|There was nothing to decide)/)).toBeVisible();
    const review = scriptsUntilBoard(proxy.fetched).filter((path) => !before.has(path));
    await context.close();
    proxy.close();
    expect(scripts.some((path) => path.includes('worker'))).toBe(true);
    expect(scripts.filter((path) => ON_DEMAND.test(path))).toEqual([]);
    expect(gzippedKilobytes(scripts), listSizes(scripts)).toBeLessThanOrEqual(MAX_GAME_KB);
    expect(review.some((path) => path.includes('ReviewPage'))).toBe(true);
    expect(gzippedKilobytes(review), listSizes(review)).toBeLessThanOrEqual(MAX_REVIEW_KB);
  });
