// Outside the Box in the browser: whole matches by mouse, keyboard and touch, marking words, counting, accessibility.

import type { Locator, Page } from '@playwright/test';
import type { Setup } from '../src/games/outside-the-box/rules/options.ts';
import { parseGrid } from '../src/games/outside-the-box/rules/scoring/grid.ts';
import type { View } from '../src/games/outside-the-box/rules/state.ts';
import { expect, expectAccessible, playUrl, readShownTable, test, waitForMyTurn } from './fixtures.ts';

const ALMOST_FULL_GRID = ['STONER', 'PORTAL', 'ACEATO', 'REDHAT', 'SEAATE', 'TIN...'];
const NO_CLOCKS = { starter: 'first', callClock: 'off', respondClock: 'off', markClock: 'off' } as const;

/** A table for two with few empty squares left. */
async function openTable(
  page: Page,
  server: string,
  setup: Partial<Setup> = {},
  scenario: { readonly [key: string]: unknown } = {},
): Promise<void> {
  const position = { grids: { 0: ALMOST_FULL_GRID, 1: ALMOST_FULL_GRID }, tasks: { 0: 'T11' }, ...scenario };
  const more = { level: 'master', preset: 'rulebook', scenario: JSON.stringify(position) };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(playUrl(server, 'outside-the-box', { ...NO_CLOCKS, ...setup }, more));
}

const currentView = async (page: Page): Promise<View> => (await readShownTable(page))!.view as View;
const square = (page: Page, at: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^row ${Math.floor(at / 6) + 1}, column ${(at % 6) + 1},`) });
const ringCard = (page: Page, letter: string): Locator =>
  page.getByRole('group', { name: 'Letter cards' }).getByRole('button', { name: new RegExp(`^${letter}\\b`) });

type InputMethod = {
  call(letter: string): Promise<void>;
  write(at: number): Promise<void>;
  last(letter: string, at: number): Promise<void>;
};

/** Makes a move on every turn until the match is over. */
async function playToEnd(page: Page, input: InputMethod): Promise<void> {
  for (let moves = 0; moves < 40 && (await waitForMyTurn(page)); moves++) {
    const { phase, players } = await currentView(page);
    const before = (await readShownTable(page))!.n;
    const free = players[0]!.grid!.indexOf('.');
    if (phase === 'call') await input.call('E');
    else if (phase === 'respond') await input.write(free);
    else await input.last('S', free);
    await page.waitForFunction(
      (n) => (window as unknown as { wordhoard: { snapshot: { n: number } } }).wordhoard.snapshot.n > n,
      before,
    );
  }
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  const { total } = (await currentView(page)).results[0]!;
  await expect(page.getByRole('region', { name: 'Your points' })).toContainText(`${total}`);
}

const pointerInput = (page: Page, press: (button: Locator) => Promise<void>): InputMethod => ({
  async call(letter) {
    await press(ringCard(page, letter));
    await press(page.getByRole('button', { name: `Call ${letter}`, exact: true }));
  },
  async write(at) {
    await press(square(page, at));
    await press(page.getByRole('button', { name: /^Write . here/ }));
  },
  async last(letter, at) {
    await press(ringCard(page, letter));
    await press(square(page, at));
    await press(page.getByRole('button', { name: `Write ${letter} and finish` }));
  },
});

test('Outside the Box is played by mouse, dragging the card to its square', async ({ page, server }) => {
  await openTable(page, server);
  const input = pointerInput(page, (button) => button.click());
  await playToEnd(page, {
    ...input,
    async write(at) {
      const { letter } = await currentView(page);
      await page.getByRole('region', { name: 'The called letter' }).locator('[data-drag]').dragTo(square(page, at));
      await expect(square(page, at)).toHaveAccessibleName(new RegExp(`${letter}, not written yet`));
      await page.getByRole('button', { name: /^Write . here/ }).click();
    },
  });
  await page
    .getByRole('button', { name: /see the grid$/ })
    .last()
    .click();
  await expect(page.getByRole('group', { name: /’s grid$/ })).toBeVisible();
});

test('Outside the Box is played by keyboard alone', async ({ page, server }) => {
  await openTable(page, server);
  const walk = async (at: number): Promise<void> => {
    for (const key of ['ArrowUp', 'ArrowLeft']) for (let i = 0; i < 6; i++) await page.keyboard.press(key);
    for (let i = 0; i < Math.floor(at / 6); i++) await page.keyboard.press('ArrowDown');
    for (let i = 0; i < at % 6; i++) await page.keyboard.press('ArrowRight');
  };
  await playToEnd(page, {
    async call(letter) {
      await page.keyboard.press(letter.toLowerCase());
      await page.keyboard.press('Enter');
    },
    async write(at) {
      await walk(at);
      await page.keyboard.press('Enter');
    },
    async last(letter, at) {
      await page.keyboard.press(letter.toLowerCase());
      await walk(at);
      await page.keyboard.press('Enter');
    },
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('Outside the Box is played by touch, with sealed answers', async ({ page, server }) => {
    await openTable(page, server, { rejectMode: 'sealed' });
    await playToEnd(
      page,
      pointerInput(page, (button) => button.tap()),
    );
  });
});

test('Outside the Box: the letter card can be taken instead of writing the letter', async ({ page, server }) => {
  await openTable(page, server, {}, { letter: 'Q', caller: 1 });
  await waitForMyTurn(page);
  await page.getByRole('button', { name: 'Take the Q card' }).click();
  await expect(page.getByRole('region', { name: 'Whose turn' })).toContainText('You took the “Q” card');
  await expect.poll(async () => (await currentView(page)).players[0]!.cards).toBe('Q');
});

test('Outside the Box explains why an occupied square is refused', async ({ page, server }) => {
  await openTable(page, server, {}, { letter: 'Q', caller: 1 });
  await waitForMyTurn(page);
  await square(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That square already has “S” in it.');
  await square(page, 33).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Outside the Box: words are marked by hand if the options say so', async ({ page, server }) => {
  const full = parseGrid(['DOOREX', ...Array(5).fill('XXXXXX')])!.match(/.{6}/g)!;
  const nothing = Array(6).fill('XXXXXX');
  await openTable(page, server, { scoring: 'manual', tasks: 'off' }, { grids: { 0: full, 1: nothing }, tasks: {} });
  await waitForMyTurn(page);
  await square(page, 0).click();
  await square(page, 3).click();
  await page.getByRole('button', { name: 'Mark DOOR' }).click();
  await expect(page.getByRole('button', { name: /^DOOR ?, row 1, 5 points/ })).toBeVisible();
  await square(page, 2).click();
  await square(page, 4).click();
  await page.getByRole('button', { name: 'Mark ORE' }).click();
  await expect(page.getByRole('alert')).toContainText('ORE and DOOR share squares');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Finish with 5 points' }).click();
  await expect(page.getByRole('heading', { name: 'You win' })).toBeVisible();
});

test('Outside the Box counts the words one by one at the end, and shows no total before', async ({ page, server }) => {
  await openTable(page, server, {}, { grids: { 0: ALMOST_FULL_GRID, 1: 36 } });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await waitForMyTurn(page);
  await page.getByRole('button', { name: 'Finish without it' }).click();
  const points = page.getByRole('region', { name: 'Your points' });
  const totals = page.getByRole('list', { name: 'Players' });
  const result = page.getByRole('region', { name: 'Result' });
  await expect(points.getByRole('button', { name: 'STONER' })).toBeVisible();
  await expect(points.getByRole('button', { name: 'TIN' })).toHaveCount(0);
  await expect(totals).not.toContainText(/\d point/);
  await expect(result).toBeHidden();
  await points.getByRole('button', { name: 'Show full score' }).click();
  await expect(points.getByRole('button', { name: 'TIN' })).toBeVisible();
  await expect(totals).toContainText(`${(await currentView(page)).results[1]!.total} points`);
  await expect(result).toBeVisible();
  await expectAccessible(page);
});

test('Outside the Box counts every grid automatically, the player’s own first', async ({ page, server }) => {
  await openTable(page, server, {}, { grids: { 0: ALMOST_FULL_GRID, 1: 36 } });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await waitForMyTurn(page);
  await page.getByRole('button', { name: 'Finish without it' }).click();
  await expect(page.getByRole('region', { name: 'Your points' })).toBeVisible();
  await square(page, 0).click();
  await expect(page.getByRole('region', { name: /^(?!Your).+’s points$/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Your points' })).toBeVisible();
});

test('Outside the Box: a word can be looked up in private', async ({ page, server }) => {
  await openTable(page, server);
  await page.getByRole('button', { name: 'Is it a word?' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('goes');
  await expect(page.getByRole('dialog')).toContainText('GOES is a form of GO');
  await page.getByRole('textbox').fill('door');
  await expect(page.getByRole('dialog')).toContainText('DOOR counts: 5 points.');
  await page.getByRole('textbox').fill('');
  await page.getByRole('textbox').pressSequentially('playing');
  await expect(page.getByRole('dialog')).toContainText('PLAYING is a form of PLAY');
});

test.describe('in the first seconds on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('Outside the Box says the goal on the opening board, and what words are worth', async ({ page, server }) => {
    await openTable(page, server, {}, { grids: {}, caller: 0 });
    await waitForMyTurn(page);
    const values = page.getByRole('region', { name: 'What words are worth' }).first();
    await expect(values).toContainText('Points235710');
    await expect(values).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Your points and task' })).toBeInViewport({ ratio: 1 });
  });

  test('Outside the Box says who called, how the card works, and what is missing when you ask for it', async ({
    page,
    server,
  }) => {
    await openTable(page, server, { rejectMode: 'sealed' }, { letter: 'Q', caller: 1 });
    await waitForMyTurn(page);
    const caller = (await page.getByRole('heading', { name: /called “Q”$/ }).textContent())!;
    expect(caller).not.toContain('You called');
    await expect(page.getByRole('region', { name: 'Whose turn' })).toContainText('Write it, or ask for its card.');
    const explanation = 'Its card lets you skip “Q” (−1 point). If several ask, the one with fewest cards gets it.';
    await expect(page.getByText(explanation)).toBeInViewport();
    await page.getByRole('button', { name: 'Ask for card' }).tap();
    await expect(page.getByText('Now choose a square as well')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Choose a square, too' })).toBeDisabled();
    await square(page, 33).tap();
    await expect(page.getByText('If someone else gets it, “Q” goes in row 6, column 4.')).toBeInViewport();
    await page.getByRole('button', { name: 'Try for the Q card' }).tap();
    await expect.poll(async () => (await currentView(page)).players[0]!.cards).toBe('Q');
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`Outside the Box is accessible in ${colorScheme} mode`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme });
    await openTable(page, server, {}, { cards: { 1: 'EQ' } });
    await waitForMyTurn(page);
    await expectAccessible(page);
    await ringCard(page, 'T').click();
    await square(page, 33).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Call T' }).click();
    await page.getByRole('button', { name: /^Write T here/ }).click();
    await expectAccessible(page);
  });
