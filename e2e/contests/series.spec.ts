// A series: a family of five plays four deals, one of them comes late, and everybody sees the same standing.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { playDeal } from './play-deal.ts';

const FAMILY = [
  ['Ann', 'expert'],
  ['Ben', 'keen'],
  ['Cleo', 'casual'],
  ['Dora', 'beginner'],
  ['Emil', 'child'],
] as const;
const DEALS = 4;

test('a family of five completes a series of four deals', async ({ browser, server }) => {
  test.setTimeout(600_000);
  const pages = await Promise.all(FAMILY.map(async () => (await browser.newContext()).newPage()));
  const host = pages[0]!;
  await host.goto(`${server}/challenge`);
  await host.getByRole('link', { name: 'Start a series' }).click();
  await host.getByLabel('Name of the series').fill('The Miller family');
  await host.getByRole('checkbox', { name: 'Take My Word For It' }).check({ force: true });
  await host.getByRole('checkbox', { name: 'Word Xchange' }).uncheck({ force: true });
  await host.getByLabel('How many games').fill(String(DEALS));
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Start the series' }).click();
  await expect(host.getByRole('heading', { name: 'The Miller family' })).toBeVisible();
  const link = host.url();

  const playAll = async (page: Page, name: string, level: string): Promise<void> => {
    await page.goto(link);
    await page.getByLabel('Your name').fill(name);
    for (let deal = 1; deal <= DEALS; deal++) {
      await page.getByRole('button', { name: `Play game ${deal}` }).click();
      await playDeal(page, 'take-my-word', level);
      // Nobody waits for anybody: the next deal is there at once.
      await page.goto(link);
      await expect(page.getByRole('link', { name: `Ranking of game ${deal}` })).toBeVisible();
    }
  };
  await Promise.all(FAMILY.map(([name, level], i) => playAll(pages[i]!, name, level)));

  const standings: string[][] = [];
  for (const [i, page] of pages.entries()) {
    await page.reload();
    const table = page.getByRole('region', { name: 'Table of the standing' });
    await expect(table.getByRole('row')).not.toHaveCount(0);
    await expect(table.getByText(`${FAMILY[i]![0]} (you)`)).toBeVisible();
    const rows = await table.getByRole('row').allInnerTexts();
    standings.push(rows.filter((row) => !/bot/.test(row)).map((row) => row.replace(' (you)', '').replace(/\s+/g, ' ')));
    if (i === 0) await expectAccessible(page);
  }
  expect(standings[0]).toHaveLength(1 + FAMILY.length);
  for (const standing of standings) expect(standing).toEqual(standings[0]);
  // Matchpoints: in each deal the five share 250 of 500.
  // The bots take nobody's place.
  expect(standings[0]!.slice(1).map((row) => Number(row.trim().split(' ')[0]))[4]).toBeLessThanOrEqual(FAMILY.length);
  const totals = standings[0]!.slice(1).map((row) => Number(/ (\d+)(?: \d+){4}$/.exec(row)![1]));
  const sum = totals.reduce((all, total) => all + total, 0);
  expect(Math.abs(sum - 250 * DEALS)).toBeLessThan(4);

  await host.getByRole('button', { name: 'Seat a live evening' }).click();
  await expect(host.getByRole('heading', { name: 'Round 4' })).toBeVisible();
  await Promise.all(pages.map((page) => page.context().close()));
});
