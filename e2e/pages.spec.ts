// Pages around the games: playable guides, the Word Power Guide, the lobby, the gallery, the result screen, the big screen, and
// their accessibility.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { games } from '../src/games/index.ts';
import type { Specimen } from '../src/ui-kit/game-manifest.ts';
import { parseGuide } from '../src/web/guide/parse-guide.ts';
import { expect, expectAccessible, playUrl, readShownTable, test } from './fixtures.ts';

async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Wait: colors in transition would fail the contrast check.
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
    await expectAccessible(page);
  }
}

for (const game of Object.keys(games))
  test(`the guide of ${game} shows its examples as they are written`, async ({ page, server }) => {
    const parts = parseGuide(readFileSync(`src/games/${game}/guide.md`, 'utf8'));
    await page.goto(`${server}/guide/${game}`);
    for (const example of parts.filter((part) => part.type === 'example')) {
      const figure = page.getByRole('figure', { name: `Example: ${example.title}` });
      await figure.getByRole('button', { name: 'Play this example' }).click();
      for (const [i, { by, refused }] of example.acts.entries()) {
        if (by === 'clock') continue;
        const before = (await readShownTable(page))?.n ?? 0;
        await figure.getByRole('button', { name: /^(Show me|Next)/ }).click();
        await page.waitForFunction(
          ([n, code]) => {
            const seen = (
              window as unknown as { wordhoard: { snapshot: { n: number; refusal: { code: string } | null } | null } }
            ).wordhoard.snapshot;
            return seen !== null && (code === null ? seen.n > n : seen.refusal?.code === code);
          },
          [before, refused ?? null] as const,
        );
        // Acts of the clock happen by themselves if a clock runs.
        if (example.acts[i + 1]?.by === 'clock' && (await readShownTable(page))!.status.deadline !== null)
          await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(before + 1);
        if (refused !== undefined) await expect(figure.getByText('Refused.')).toBeVisible();
      }
      await expect(figure.getByText('That was all.')).toBeVisible();
    }
    await expectAccessibleByDayAndNight(page);
  });

test('an example can be played by hand and reset', async ({ page, server }) => {
  await page.goto(`${server}/guide/word-xchange`);
  await page.getByRole('link', { name: 'Stealing' }).click();
  await expect(page).toHaveURL(/#stealing$/);
  const figure = page.getByRole('figure').first();
  await figure.getByRole('button', { name: 'Play this example' }).click();
  await figure.getByRole('button', { name: 'End turn' }).click();
  await expect(figure.getByText('Your own game')).toBeVisible();
  await figure.getByRole('button', { name: 'Again' }).click();
  await expect(figure.getByRole('button', { name: 'Show me' })).toBeEnabled();
});

test('the Word Power Guide can be searched, practiced and read', async ({ page, server }) => {
  await page.goto(`${server}/guide/word-power/words`);
  await page.getByLabel('Search').fill('abandon');
  await expect(page.getByRole('heading', { name: 'Abandon verb' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('button', { name: 'Vocabulary builder' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  for (let word = 1; word <= 10; word++) {
    await expect(page.getByText(`Word ${word} of 10`)).toBeVisible();
    await page
      .getByRole('button', { name: /means the same$/ })
      .first()
      .click();
    if (word === 1) await expectAccessibleByDayAndNight(page);
    await page.getByRole('button', { name: word < 10 ? 'Next word' : 'See your result' }).click();
  }
  await expect(page.getByRole('heading', { name: 'of 10 right' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Vocabulary builder' }).click();
  await expect(page.getByText('Round 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Where words come from' }).click();
  await expect(page.getByRole('heading', { name: 'Where your words come from' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
});

test('the guide hides the cards of an unfinished Word Power match', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-power'));
  await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await page.goto(`${server}/guide/word-power/words`);
  await expect(page.getByText('Its blue cards are hidden here')).toBeVisible();
  await page.getByLabel('Search').fill('abandon');
  await expect(page.getByRole('heading', { name: 'Abandon verb' })).toBeHidden();
});

test('in the lobby, friends take seats, and the host changes seats and bots', async ({ browser, page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: 'Play Wordsters with friends by a link' }).click();
  await expect(page.getByRole('heading', { name: 'One of three is here' })).toBeVisible();
  await page.getByRole('button', { name: 'One chair fewer' }).click();
  await expect(page.getByText('2 chairs')).toBeVisible();
  await page.getByRole('button', { name: 'Ben bot, casual' }).click();
  await page.getByRole('button', { name: /^Choose Quill/ }).click();
  await expect(page.getByRole('button', { name: 'Quill bot, master' })).toBeVisible();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByLabel('Your name').fill('Bo');
  await guest.getByLabel('Your name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Everybody is here' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bo' })).toBeVisible();
  await expect(guest.getByText('Waiting for Guest 1 to start.')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await expectAccessibleByDayAndNight(guest);
  await page.getByRole('button', { name: 'Bo' }).click();
  await page.getByRole('button', { name: 'Let watch' }).click();
  await expect(guest.getByText('Watching: Bo')).toBeVisible();
  await guest.context().close();
});

test('the gallery shows every component, and the settings change them', async ({ page, server }) => {
  await page.goto(`${server}/gallery`);
  await expect(page.getByRole('heading', { name: 'Wooden tile' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.getByLabel('Light').selectOption('dark');
  await page.getByLabel('Contrast').selectOption('more');
  await expect(page.locator('html[data-theme="dark"][data-contrast="more"]')).toBeAttached();
  await page.getByLabel('Text').selectOption('200 %');
  await expectAccessible(page);
});

for (const game of Object.keys(games)) {
  const { specimens } = (await import(`../src/games/${game}/board/specimens.ts`)) as { specimens: readonly Specimen[] };
  for (const [width, height] of process.env.WORDHOARD_DEEP === undefined
    ? [[1280, 800] as const]
    : [[1280, 800] as const, [390, 844] as const])
    test(`the gallery shows ${game} in every position at ${width} × ${height}`, async ({ page, server }) => {
      test.setTimeout(400_000);
      await page.setViewportSize({ width, height });
      for (const [i, { title }] of specimens.entries()) {
        await page.goto(`${server}/gallery/${game}/${i}`);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible({ timeout: 30_000 });
        await expectAccessibleByDayAndNight(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), title).toBeLessThanOrEqual(
          0,
        );
      }
    });
}

test('a big screen shows the table and nobody’s hand', async ({ browser, page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: 'Play Word Xchange with friends by a link' }).click();
  await page.getByRole('link', { name: 'Big screen' }).click();
  await expect(page.getByText('This device is the table')).toBeVisible();
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(page.url().replace('?view=table', ''));
  await expect(page.getByText('Guest 2')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('region', { name: 'Join' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /’s turn$/ })).toBeVisible();
  expect((await readShownTable(page))!.seat).toBeNull();
  await expect(page.getByRole('region', { name: 'Your things' })).toBeHidden();
  await expectAccessibleByDayAndNight(page);
  await phone.goto(page.url());
  await expect(phone.getByRole('heading', { name: 'You sit at this table' })).toBeVisible();
  await phone.context().close();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['/', '/guide/word-xchange', '/device/wordsters', '/nowhere'])
    test(`${path} is accessible in ${colorScheme} mode`, async ({ page, server }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(server + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectAccessible(page);
    });
