// The daily deals: played offline, one try each, kept with the other games, and shared without a word of the deal.

import { addDays, dateOf } from '../src/core/time/utc-date.ts';
import { playDeal } from './contests/play-deal.ts';
import {
  expect,
  expectAccessible,
  legalMoves,
  readShownTable,
  test,
  waitForMyTurn,
  waitForOfflineFiles,
} from './fixtures.ts';

type Sender = { sendMove(text: string): void };

test('a daily deal can be played offline once, is kept, and can be shared without spoilers', async ({
  context,
  server,
}) => {
  test.setTimeout(180_000);
  // Not the page of the fixture: the browser logs every definition that it can't load offline as an error.
  const page = await context.newPage();
  await page.goto(server);
  await waitForOfflineFiles(page);
  await page.getByRole('link', { name: /^Daily/ }).click();
  await expect(page.getByRole('heading', { name: 'Daily' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Play today’s/ })).toHaveCount(5);
  await expectAccessible(page);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Play today’s Take My Word For It' }).click();
  while (await waitForMyTurn(page)) {
    if ((await readShownTable(page))!.status.outcome !== null) break;
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    const n = (await readShownTable(page))!.n;
    const moves = await legalMoves(page);
    const move = moves.find((one) => one.startsWith('play')) ?? moves[0]!;
    await page.evaluate((text) => (window as unknown as { wordhoard: Sender }).wordhoard.sendMove(text), move);
    await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(n);
  }
  await expect(page.getByRole('region', { name: 'Result' })).toBeAttached();
  await page.goto(`${server}/daily`);
  await expect(page.getByRole('button', { name: 'Review Take My Word For It' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Play today’s/ })).toHaveCount(4);
  const text = (await page.getByRole('region', { name: 'Share' }).locator('p').first().textContent())!;
  expect(text.length).toBeLessThanOrEqual(200);
  expect(text).toContain('Take My Word For It');
  expect(text).not.toMatch(/\b[A-Z]{2,}\b/);
  await expectAccessible(page);
  // The address of the deal leads to its result, not to a second try.
  const date = new Date().toISOString().slice(0, 10);
  await page.goto(`${server}/play/take-my-word?daily=${date}`);
  await expect(page.getByRole('region', { name: 'Result' })).toBeAttached();
  await page.goto(`${server}/games`);
  await expect(page.getByRole('link', { name: /Take My Word For It/ })).toHaveCount(1);
  // It is handed in when the connection comes back, while the page is open, and only once.
  await page.goto(`${server}/daily`);
  await expect(page.getByRole('button', { name: 'Review Take My Word For It' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('The game you played offline has been handed in.')).toBeVisible();
  const contest = `${server}/api/contests/open-${date}-take-my-word`;
  const finished = async (): Promise<number> =>
    ((await (await page.request.get(contest)).json()) as { contest: { finished: number } }).contest.finished;
  expect(await finished()).toBe(1);
  const asked = page.waitForResponse(/\/api\/daily/);
  await page.reload();
  await asked;
  await expect(page.getByText('has been handed in')).toHaveCount(0);
  expect(await finished()).toBe(1);
  // The day as a picture.
  await page.getByRole('region', { name: 'Share' }).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this result' });
  await expect(dialog.getByRole('img', { name: /^The result as a picture/ })).toBeVisible();
  const shared = await page.getByRole('region', { name: 'Share' }).locator('p').first().textContent();
  await expect(dialog.locator('.text')).toHaveText(shared!);
  await expectAccessible(page);
});

test('the deals of today and tomorrow can be played offline after one visit', async ({ context, server }) => {
  const page = await context.newPage();
  await page.goto(server);
  await waitForOfflineFiles(page);
  await context.setOffline(true);
  const today = dateOf(Date.now());
  for (const date of [today, addDays(today, 1)]) {
    await page.clock.setFixedTime(`${date}T10:00:00Z`);
    await page.goto(`${server}/daily`);
    const links = page.getByRole('link', { name: /^Play today’s/ });
    await expect(links).toHaveCount(5);
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
    for (const path of paths) {
      expect(path).toContain(`daily=${date}`);
      await page.goto(`${server}${path}`);
      await expect.poll(async () => (await readShownTable(page))?.seat).toBe(0);
    }
  }
});

test('a deal that was played on the server counts on the start page and in the ranking', async ({ page, server }) => {
  test.setTimeout(240_000);
  await page.goto(`${server}/daily`);
  await page.getByText('You have one try at each game').waitFor();
  // Looking at the page isn't playing.
  await page.reload();
  await page.getByText('You have one try at each game').waitFor();
  await expect(page.getByText(/: [1-5] games?$/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Play today’s Take My Word For It' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await playDeal(page, 'take-my-word', 'keen');
  await page.getByRole('link', { name: 'See the ranking' }).click();
  await expect(page.getByRole('region', { name: 'Ranking' }).getByText('(you)')).toBeVisible();
  await page.goto(server);
  await expect(page.getByRole('link', { name: /^Daily/ })).toContainText('1 of 5 played');
  await page.goto(`${server}/daily`);
  await expect(page.getByRole('link', { name: 'Ranking of Take My Word For It' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Play today’s/ })).toHaveCount(4);
});
