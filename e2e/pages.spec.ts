// Pages around the games: playable guides, the Word Power Guide, the lobby, the gallery, the result screen, the big screen, and
// their accessibility.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { games } from '../src/games/index.ts';
import type { Specimen } from '../src/ui-kit/game-manifest.ts';
import { parseGuide } from '../src/web/guide/parse-guide.ts';
import { expect, expectAccessible, playUrl, readShownTable, test, waitForMyTurn } from './fixtures.ts';

const isDeep = process.env.WORDHOARD_DEEP !== undefined;
const THEMES = ['light', 'dark'] as const;

async function expectAccessibleByDayAndNight(
  page: Page,
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Wait: colors in transition would fail the contrast check.
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
    await expectAccessible(page);
  }
}

type ShownExample = {
  readonly n: number;
  readonly status: { readonly deadline: number | null };
  readonly refusal: { readonly code: string } | null;
};

/** Runs in the page: an example of a guide as it is shown now. */
const readShownExample = (title: string): ShownExample =>
  (window as unknown as { wordhoardExamples: { [title: string]: { snapshot: ShownExample } } }).wordhoardExamples[
    title
  ]!.snapshot;

for (const game of Object.keys(games))
  test(`the guide of ${game} shows its examples as they are written`, async ({ page, server }) => {
    const parts = parseGuide(readFileSync(`src/games/${game}/guide.md`, 'utf8'));
    await page.goto(`${server}/guide/${game}`);
    for (const example of parts.filter((part) => part.type === 'example')) {
      const figure = page.getByRole('figure', { name: `Example: ${example.title}` });
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByRole('button', { name: 'Show me' })).toBeEnabled();
      const readExample = (): Promise<ShownExample> => page.evaluate(readShownExample, example.title);
      for (const [i, { by, refused }] of example.acts.entries()) {
        if (by === 'clock') continue;
        const before = (await readExample()).n;
        await figure.getByRole('button', { name: /^(Show me|Next)/ }).click();
        await expect
          .poll(async () => {
            const { n, refusal } = await readExample();
            return refused === undefined ? n > before : refusal?.code === refused;
          })
          .toBe(true);
        // Acts of the clock happen by themselves if a clock runs.
        if (example.acts[i + 1]?.by === 'clock' && (await readExample()).status.deadline !== null)
          await expect.poll(async () => (await readExample()).n).toBeGreaterThan(before + 1);
        if (refused !== undefined) await expect(figure.getByText('Not allowed.')).toBeVisible();
      }
      await expect(figure.getByText('That’s it.')).toBeVisible();
    }
    await expectAccessibleByDayAndNight(page);
  });

test('an example can be played by hand and reset', async ({ page, server }) => {
  await page.goto(`${server}/guide/word-xchange`);
  await page.getByRole('link', { name: 'Stealing' }).click();
  await expect(page).toHaveURL(/#stealing$/);
  const figure = page.getByRole('figure').first();
  await figure.hover();
  await figure.getByRole('button', { name: 'End turn' }).click();
  await expect(figure.getByText('Now you’re playing')).toBeVisible();
  await figure.getByRole('button', { name: 'Start over' }).click();
  await expect(figure.getByRole('button', { name: 'Show me' })).toBeEnabled();
});

test('the guide opens over the table, pauses the game and gives the focus back', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', { wordClock: 60 }));
  await waitForMyTurn(page);
  const help = page.getByRole('button', { name: 'How to play' });
  await help.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'How to play' });
  await expect(sheet.getByText('The game is paused while you read.')).toBeVisible();
  await sheet.getByRole('figure').first().scrollIntoViewIfNeeded();
  await expect(sheet.getByRole('button', { name: 'Show me' }).first()).toBeEnabled();
  const clock = page.locator('.layout').getByRole('timer', { includeHidden: true });
  const shown = await clock.textContent();
  const passed = await page.evaluate(() => {
    const { wordhoard } = window as unknown as { wordhoard: { tableTime(): number } };
    const before = wordhoard.tableTime();
    return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(wordhoard.tableTime() - before)));
  });
  expect(passed).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(help).toBeFocused();
  await expect.poll(() => clock.textContent()).not.toBe(shown);
});

test('a rule has a page with its section, and is highlighted there', async ({ page, server }) => {
  await page.goto(`${server}/rules/WX-045`);
  await expect(page.getByRole('heading', { name: 'Word Xchange: rule WX-045' })).toBeVisible();
  await expect(page.locator('[aria-current=true]')).toContainText('WX-045');
  await expect(page.locator('[aria-current=true]')).toBeInViewport();
  await expect(page.getByRole('row', { name: /^WX-040/ })).toBeAttached();
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('link', { name: 'All rules' }).click();
  await expect(page).toHaveURL(/\/rules\/word-xchange$/);
  await expect(page.getByRole('row', { name: /^WX-001/ })).toBeVisible();
  await page.goto(`${server}/rules/WX-999`);
  await expect(page.getByRole('heading', { name: 'Rule not found' })).toBeVisible();
  await expectAccessible(page);
});

test('the credits say whose games and words these are', async ({ page, server }) => {
  await page.goto(server);
  await page.getByRole('link', { name: 'Word lists and licenses' }).click();
  await expect(page.getByText('The printed games and their names belong to their owners.')).toBeVisible();
  await expect(page.getByText('This file is written by')).toHaveCount(0);
  await expectAccessible(page);
});

test('the Word Power Guide can be searched, practiced and read', async ({ page, server }) => {
  await page.goto(`${server}/guide/word-power/words`);
  await page.getByLabel('Search').fill('abandon');
  await expect(page.getByRole('heading', { name: 'Abandon verb' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('button', { name: 'Practice', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Practice ten words' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('button', { name: 'Where words come from' }).click();
  await expect(page.getByRole('heading', { name: 'Where your words come from' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
});

test('the guide hides the cards of an unfinished Word Power match', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-power'));
  await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await page.goto(`${server}/guide/word-power/words`);
  await expect(page.getByText('its blue cards are hidden')).toBeVisible();
  await page.getByLabel('Search').fill('brave');
  await expect(page.getByRole('heading', { name: 'Brave adjective' })).toBeHidden();
});

test('in the lobby, friends take seats, and the host changes seats and bots', async ({ browser, page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: 'Play Wordsters with friends' }).click();
  await expect(page.getByRole('heading', { name: '1 of 3 players here' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove a seat' }).click();
  await expect(page.getByText('2 seats')).toBeVisible();
  await page.getByRole('button', { name: 'Ben Bot, casual' }).click();
  await page.getByRole('button', { name: /^Choose Quill/ }).click();
  await expect(page.getByRole('button', { name: 'Quill Bot, master' })).toBeVisible();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByLabel('Your name').fill('Bo');
  await guest.getByLabel('Your name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Everyone’s here' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bo' })).toBeVisible();
  await expect(guest.getByText('Waiting for Player 1 to start.')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await expectAccessibleByDayAndNight(guest);
  await page.getByRole('button', { name: 'Bo' }).click();
  await page.getByRole('button', { name: 'Move to spectators' }).click();
  await expect(guest.getByText('Watching: Bo')).toBeVisible();
  await guest.context().close();
});

test('the gallery shows every component, and the settings change them', async ({ page, server }) => {
  await page.goto(`${server}/gallery`);
  await expect(page.getByRole('heading', { name: 'Wooden tile' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Contrast').selectOption('more');
  await expect(page.locator('html[data-theme="dark"][data-contrast="more"]')).toBeAttached();
  await page.getByLabel('Text').selectOption('200%');
  await expectAccessible(page);
});

for (const game of Object.keys(games)) {
  const { specimens } = (await import(`../src/games/${game}/board/specimens.ts`)) as { specimens: readonly Specimen[] };
  for (const [width, height] of isDeep ? [[1280, 800] as const, [390, 844] as const] : [[1280, 800] as const])
    test(`the gallery shows ${game} in every position at ${width} × ${height}`, async ({ page, server }) => {
      test.setTimeout(400_000);
      await page.setViewportSize({ width, height });
      for (const [i, { title }] of specimens.entries()) {
        await page.goto(`${server}/gallery/${game}/${i}`);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible({ timeout: 30_000 });
        await expectAccessibleByDayAndNight(page, isDeep ? THEMES : [THEMES[i % THEMES.length]!]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), title).toBeLessThanOrEqual(
          0,
        );
      }
    });
}

test('a big screen shows the table and nobody’s hand', async ({ browser, page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
  await page.getByRole('link', { name: 'Big screen' }).click();
  await expect(page.getByText('This screen is the board')).toBeVisible();
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(page.url().replace('?view=table', ''));
  await expect(page.getByRole('button', { name: 'Player 2' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('region', { name: 'Join' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /’s turn$/ })).toBeVisible();
  expect((await readShownTable(page))!.seat).toBeNull();
  await expect(page.getByRole('region', { name: 'Your hand and moves' })).toBeHidden();
  await expectAccessibleByDayAndNight(page);
  await phone.goto(page.url());
  await expect(phone.getByRole('heading', { name: 'You’re playing at this table' })).toBeVisible();
  await phone.context().close();
});

for (const colorScheme of THEMES)
  for (const path of ['/', '/guide/word-xchange', '/device/wordsters', '/nowhere'])
    test(`${path} is accessible in ${colorScheme} mode`, async ({ page, server }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(server + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      // The examples of a guide can be tried when their tables are open.
      for (const button of await page.getByRole('button', { name: 'Show me' }).all())
        await expect(button).toBeEnabled();
      await expectAccessible(page);
    });
