// Each person at a friends' table decides who sees their misses.

import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, readShownTable, test, waitForMyTurn } from '../fixtures.ts';

/** What the analysis has told this page, of which seats. */
type Heard = {
  t: string;
  decisions?: { assessment: { seat: number } }[];
  seat?: number;
  highlights?: { seat: number | null }[];
};

/** Runs in the page before its scripts: notes what its workers say. */
function noteWorkerMessages(): void {
  const heard: unknown[] = [];
  (window as unknown as { heard: unknown[] }).heard = heard;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (options?.name === 'analysis') this.addEventListener('message', ({ data }) => heard.push(data));
    }
  };
}

async function openPage(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(noteWorkerMessages);
  const page = await context.newPage();
  await page.addInitScript((own) => {
    const key = 'wordhoard settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ name: own, tips: false, ...settings }));
  }, name);
  return page;
}

/** Somebody who plays like a beginner hears of words to find instead of misses. */
const OWN_MISSES = /^(Your biggest misses|To find next time)$/;
const MISSES = /^(Biggest misses|To find next time)$/;

const seatOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { wordhoard: { snapshot: { you: number } } }).wordhoard.snapshot.you);

/** The seats of which this page has been told a decision or a highlight, and of which only the accuracy. */
const heardOf = (page: Page): Promise<{ misses: number[]; accuracy: number[] }> =>
  page.evaluate(() => {
    const { heard } = window as unknown as { heard: Heard[] };
    const misses = heard.flatMap(({ decisions = [], highlights = [] }) => [
      ...decisions.map(({ assessment }) => assessment.seat),
      ...highlights.flatMap(({ seat }) => seat ?? []),
    ]);
    const accuracy = heard.flatMap(({ t, seat }) => (t === 'seatDone' ? [seat!] : []));
    return { misses: [...new Set(misses)].toSorted(), accuracy: [...new Set(accuracy)].toSorted() };
  });

async function openReview(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.splice(0));
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByText('Looking for what was there all along…')).toHaveCount(0);
  await expect(page.getByText('Looking at every decision…')).toHaveCount(0);
  // The deal is random, so perhaps only rare words were possible.
  await page.getByLabel('Rare words too').check();
}

async function share(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('After a game, friends see').selectOption({ label: choice });
  await page.keyboard.press('Escape');
}

test('misses and accuracy are seen by those whom their person lets see them', async ({ browser, server }) => {
  test.slow(); // two people wait for each other and for a bot
  const ann = await openPage(browser, 'Ann');
  const bo = await openPage(browser, 'Bo');
  await ann.goto(server);
  await ann.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
  await expect(ann.getByText('1 of 3 players here')).toBeVisible();
  await bo.goto(ann.url());
  await expect(ann.getByText('2 of 3 players here')).toBeVisible();
  await ann.getByRole('button', { name: 'Start' }).click();
  for (const page of [ann, bo]) await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible();

  // Each of them lets a few turns go by without a word, then they stop.
  for (let round = 0; round < 3; round++)
    await Promise.all(
      [ann, bo].map(async (page) => {
        await waitForMyTurn(page);
        const { n } = (await readShownTable(page))!;
        await page.getByRole('button', { name: 'End turn' }).click();
        await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(n);
      }),
    );
  const [annSeat, boSeat] = [await seatOf(ann), await seatOf(bo)];
  for (const page of [bo, ann])
    await page.evaluate(() =>
      (window as unknown as { wordhoard: { sendCommand(command: object): void } }).wordhoard.sendCommand({
        do: 'leave',
        standIn: null,
      }),
    );

  // At first everybody sees their own review and the bot's. The other person's isn't even worked out.
  await openReview(ann);
  await expect(ann.getByRole('heading', { name: OWN_MISSES })).toBeVisible();
  await expect(ann.getByText('Only you see this.')).toBeVisible();
  await expect(ann.getByRole('button', { name: /^Show me/ }).first()).toBeVisible();
  await ann.getByRole('button', { name: /^Bo/ }).click();
  await expect(ann.getByText('Bo hasn’t shared this with the table.')).toBeVisible();
  await expect(ann.getByRole('button', { name: /^Show me/ })).toHaveCount(0);
  expect(await ann.getByRole('main').innerText()).not.toMatch(/Bo (took|missed|could|had)|\d%/);
  expect((await heardOf(ann)).misses).not.toContain(boSeat);
  expect((await heardOf(ann)).accuracy).not.toContain(boSeat);
  await expectAccessible(ann);
  // The address of one of Bo's moves doesn't help.
  await ann.goto(`${new URL(ann.url()).origin}/review?move=2&seat=${boSeat}`);
  await expect(ann.getByRole('heading', { name: OWN_MISSES })).toBeVisible();

  // Bo lets the table see his misses. His accuracy stays hidden, because Ann hasn't agreed.
  await share(bo, 'My accuracy and my misses');
  await ann.goto(bo.url());
  await openReview(ann);
  await ann.getByRole('button', { name: /^Bo/ }).click();
  await expect(ann.getByRole('heading', { name: MISSES })).toBeVisible();
  await expect(ann.getByRole('button', { name: /^Show me/ }).first()).toBeVisible();
  await expect(ann.getByText(/^Bo (took|found|played)/)).toHaveCount(0);
  expect((await heardOf(ann)).misses).toContain(boSeat);
  await openReview(bo);
  await expect(bo.getByText('Your friends can see your misses.')).toBeVisible();
  await bo.getByRole('button', { name: /^Ann/ }).click();
  await expect(bo.getByText('Ann hasn’t shared this with the table.')).toBeVisible();
  expect((await heardOf(bo)).misses).not.toContain(annSeat);

  // Ann agrees to accuracy: now both see both, and Bo still doesn't see her misses.
  await ann.goBack();
  await share(ann, 'My accuracy, if everyone agrees');
  await bo.goBack();
  await openReview(bo);
  await bo.getByRole('button', { name: /^Ann/ }).click();
  await expect(bo.getByText(/^Ann (took \d+% of what was possible|found|played)/)).toBeVisible();
  await expect(bo.getByRole('button', { name: /^Show me/ })).toHaveCount(0);
  expect((await heardOf(bo)).misses).not.toContain(annSeat);
  expect((await heardOf(bo)).accuracy).toContain(annSeat);
  await ann.context().close();
  await bo.context().close();
});
