// Word Power in the browser: whole matches by mouse, keyboard and touch, challenges, accessibility.

import type { Locator, Page } from '@playwright/test';
import type { View } from '../src/games/word-power/rules/view.ts';
import { expect, expectAccessible, playUrl, readShownTable, test, waitForMyTurn } from './fixtures.ts';

const SHORT_MATCH = { targetBooks: 6, targetCash: 40_000 };

/** The last turns of a match with fixed dice: a card to challenge, one to place, a PASS, START. */
const LAST_TURNS = {
  active: 1,
  players: [
    { at: 23, books: 5 },
    { at: 4, books: 1, handSize: 1 },
  ],
  dice: [1, 1, 3, 4],
};
/** The bot has placed a card and is thinking about the next one. */
const CHALLENGE_OPEN = {
  active: 1,
  phase: 'place',
  players: [{}, { at: 9, hand: ['RAPID', 'TIMID', 'ODOR'] }],
  laid: [['SUMMIT', 4]],
  cards: [
    { key: 'SUMMIT', words: ['ribbon', 'candle', 'harvest', 'peak'], answer: 'S4', definition: 'the highest point' },
    { key: 'RAPID', words: ['quick', 'candle', 'harvest', 'tender'], answer: 'S1' },
    { key: 'TIMID', words: ['ribbon', 'bold', 'harvest', 'tender'], answer: 'A2' },
    { key: 'ODOR', words: ['ribbon', 'candle', 'smell', 'tender'], answer: 'S3' },
  ],
};
const url = (server: string, scenario: unknown): string =>
  playUrl(server, 'word-power', SHORT_MATCH, { scenario: JSON.stringify(scenario) });

const currentView = async (page: Page): Promise<View> => (await readShownTable(page))!.view as View;
const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });
const card = (page: Page, i: number): Locator =>
  page.getByRole('group', { name: 'Your cards' }).getByRole('button').nth(i);
const window = (page: Page, n: number): Locator =>
  page.getByRole('region', { name: 'Publishing House' }).getByRole('button', { name: `Window ${n}` });

/** A way to enter moves on the board. */
type InputMethod = {
  press(target: Locator): Promise<void>;
  lay(page: Page, i: number, n: number): Promise<void>;
  choose(page: Page, i: number): Promise<void>;
};

/** Makes the move the board asks for: challenges the first card, accepts later ones. */
async function makeMove(page: Page, { press, lay, choose }: InputMethod, challenges: boolean): Promise<void> {
  const { phase, laid, active, seat } = await currentView(page);
  if (phase.type === 'roll') return press(button(page, /^Roll the die$/));
  if (phase.type === 'start') return press(button(page, /^Publish a book$/));
  if (phase.type === 'bet') return press(button(page, /^Call \$/));
  if (phase.type === 'pass') {
    for (let i = 0; i < phase.count; i++) await choose(page, i);
    return press(button(page, /^Pass .* to /));
  }
  if (active === seat) {
    if (laid.length > 0) return press(button(page, /^End turn$/));
    await lay(page, 0, 2);
    return press(button(page, /^Play .* on 2$/));
  }
  if (!challenges) return press(button(page, /^Let it stand$/));
  const open = button(page, /^Challenge (it|one)$/);
  if (await open.isVisible()) await press(open);
  await press(page.getByRole('radio', { name: 'Antonym' }));
  await press(page.getByRole('radiogroup', { name: 'Word' }).getByRole('radio').first());
  return press(button(page, /^Challenge for \$1,000$/));
}

async function playToEnd(page: Page, input: InputMethod): Promise<void> {
  for (let turns = 0; turns < 20 && (await waitForMyTurn(page)); turns++) {
    const { n, view } = (await readShownTable(page))!;
    await makeMove(page, input, (view as View).settled === null);
    await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(n);
  }
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('6');
  await expect(page.getByRole('heading', { name: 'Every card played' })).toBeVisible();
}

test('Word Power is played by mouse', async ({ page, server }) => {
  await page.goto(url(server, LAST_TURNS));
  await playToEnd(page, {
    press: (target) => target.click(),
    lay: async (_, i, n) => card(page, i).dragTo(window(page, n)),
    choose: async (_, i) => card(page, i).click(),
  });
});

test('Word Power is played by keyboard alone', async ({ page, server }) => {
  await page.goto(url(server, LAST_TURNS));
  await playToEnd(page, {
    press: async (target) => {
      await target.focus();
      await page.keyboard.press((await target.getAttribute('type')) === 'radio' ? 'Space' : 'Enter');
    },
    lay: async (_, i, n) => {
      for (let step = 0; step <= i; step++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press(String(n));
    },
    choose: async (_, i) => page.keyboard.press(String(i + 1)),
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('Word Power is played by touch', async ({ page, server }) => {
    await page.goto(url(server, LAST_TURNS));
    await playToEnd(page, {
      press: (target) => target.tap(),
      lay: async (_, i, n) => {
        await card(page, i).tap();
        await window(page, n).tap();
      },
      choose: async (_, i) => card(page, i).tap(),
    });
  });
});

test('Word Power refuses a challenge that agrees with the card, and looks up one that does not', async ({
  page,
  server,
}) => {
  await page.goto(url(server, CHALLENGE_OPEN));
  await expect(page.getByRole('heading', { name: 'Challenge Summit?', exact: true })).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('word 4 means the same');
  await expect(page.getByRole('alert').getByRole('link', { name: /^Rule WP-095/ })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => (window as unknown as { wordhoard: { snapshot: { view: View } } }).wordhoard.snapshot.view.settled !== null,
  );
  await expect(page.getByRole('region', { name: 'The answer' }).last()).toContainText('“peak” means the same');
  await expect(page.getByRole('region', { name: 'The answer' }).last()).toContainText('the highest point');
});

test('Word Power: a card can be challenged as soon as it lies there, or all cards let stand', async ({
  page,
  server,
}) => {
  await page.goto(url(server, CHALLENGE_OPEN));
  await expect(page.getByRole('region', { name: 'Whose turn' }).getByRole('heading')).toHaveText(
    /Challenge (SUMMIT|one of)/,
  );
  await expect(page.getByRole('radio', { name: 'Synonym' })).toBeEnabled();
  await expect(button(page, /^Let it stand$/)).toBeEnabled();
  // Looked for in every frame from before the click: on a busy machine the bot's turn may be over before a test can ask.
  const isSaid = page.waitForFunction(() =>
    document.body.innerText.includes('You’re letting all cards stand until your turn.'),
  );
  const isWaived = page.waitForFunction(() =>
    (window as unknown as { wordhoard: { snapshot: { view: View } } }).wordhoard.snapshot.view.laid[0]?.waived.includes(
      0,
    ),
  );
  await button(page, /^Let all stand until my turn$/).click();
  await Promise.all([isSaid, isWaived]);
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`Word Power celebrates a book, with motion: ${motion}`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(url(server, { players: [{ at: 27, books: 3 }, {}], dice: [1, 5] }));
    for (const name of [/^Roll the die$/, /^Publish a book$/]) await button(page, name).click();
    const book = page.getByRole('region', { name: 'A book is published' });
    await expect(book.getByRole('heading')).toHaveText('Book 4: you’re a Journalist!');
    await expect(book).toContainText('Collected Works, Volume 4');
    await book.getByRole('button', { name: /^Close/ }).click();
    await expect(book).toBeHidden();
  });

test('Word Power says what each roll does on a small phone, and nothing is cut off', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(url(server, { players: [{ at: 0 }, {}] }));
  await expect(button(page, /^Roll the die$/)).toBeEnabled();
  const effects = page.getByRole('listitem').filter({ hasText: /same meaning|opposite|no books, no money|no effect/ });
  await expect(effects).toHaveCount(4);
  const [lefts, rights] = [[], []] as [number[], number[]];
  for (const effect of await effects.all()) {
    const { x, width } = (await effect.boundingBox())!;
    lefts.push(x);
    rights.push(x + width);
  }
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...rights)).toBeLessThanOrEqual(360);
  const dock = page.locator('[data-tip="panel"]').locator('..');
  expect(await dock.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('Word Power: a card placed as a trial can be put back', async ({ page, server }) => {
  await page.goto(url(server, { phase: 'place', players: [{ at: 7 }, {}] }));
  await waitForMyTurn(page);
  await card(page, 1).click();
  await window(page, 3).click();
  await expect(button(page, /^Play .* on 3$/)).toBeVisible();
  await button(page, /^Undo$/).click();
  await expect(button(page, /^Choose a card$/)).toBeVisible();
  await expect(button(page, /^Undo$/)).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`Word Power is accessible in ${colorScheme} mode`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(url(server, CHALLENGE_OPEN));
    await expect(page.getByRole('heading', { name: /^Challenge [A-Z][a-z]/ })).toBeVisible();
    await page.keyboard.press('a');
    await expectAccessible(page);
    await page.goto(url(server, { phase: 'place', players: [{ at: 7 }, { losesTurn: true }], windows: [2, 1, 0, 0] }));
    await waitForMyTurn(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('3');
    await expectAccessible(page);
    await page.goto(url(server, { players: [{ at: 27, books: 5 }, {}], dice: [1] }));
    for (const name of [/^Roll the die$/, /^Publish a book$/]) await button(page, name).click();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
    await expectAccessible(page);
  });
