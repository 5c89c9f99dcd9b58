// Limits for what a visitor downloads before a page can be used. Words and fonts are not scripts and don't count.

import { games } from '../../src/games/index.ts';
import { startRecordingProxy } from '../../tools/services/recording-proxy.ts';
import { expect, test } from '../fixtures.ts';
import {
  gzippedKilobytes,
  listSizes,
  MAX_GAME_KB,
  MAX_START_PAGE_KB,
  startPageScripts,
  WANTED_GAME_KB,
} from './script-size.ts';

/** Features that few visitors use: their code comes when they are opened. */
const ON_DEMAND =
  /Review|Replay|replay|review|anal(yst|ysis)|Practice|Contest|Class|Admin|Gallery|Guide(Page|Article)|Result|RULES/;

test('the start page is small', () => {
  const scripts = startPageScripts();
  expect(scripts.size).toBeGreaterThan(0);
  expect(gzippedKilobytes(scripts), listSizes(scripts)).toBeLessThanOrEqual(MAX_START_PAGE_KB);
});

for (const game of Object.keys(games))
  test(`${game} needs little code until its board stands`, async ({ browser, server }) => {
    const proxy = await startRecordingProxy(Number(new URL(server).port));
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${proxy.url}/play/${game}`);
    await page.locator('[data-board] button').first().waitFor({ state: 'attached' });
    const scripts = [...proxy.fetched].filter((path) => path.endsWith('.js'));
    await context.close();
    proxy.close();
    expect(scripts.some((path) => path.includes('worker'))).toBe(true);
    expect(scripts.filter((path) => ON_DEMAND.test(path))).toEqual([]);
    expect(gzippedKilobytes(scripts), listSizes(scripts)).toBeLessThanOrEqual(MAX_GAME_KB[game] ?? WANTED_GAME_KB);
  });
