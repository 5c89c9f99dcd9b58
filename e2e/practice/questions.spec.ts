// Each kind of practice question is answered by touch, by keyboard alone, and from what a screen reader is given.

import type { Locator, Page } from '@playwright/test';
import type { KeptCard } from '../../src/core/practice/kept-card.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { askOne, line, make, meaning, power, row, steal, storedCards, triple } from './practice-cards.ts';

type Kind = {
  readonly name: string;
  readonly card: KeptCard;
  readonly title: string;
  /** All that is needed to answer, as a screen reader gets it from the heading. */
  readonly read: RegExp;
  touch(page: Page): Promise<void>;
  /** Without a pointer. */
  type(page: Page): Promise<void>;
};

const tile = (page: Page, letter: string): Locator =>
  page
    .getByRole('group', { name: /^Board/ })
    .getByRole('button', { name: letter, exact: true })
    .first();

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let i = 0; i < 80; i++) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the element was not reached');
}
const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await tabTo(page, page.getByRole('button', { name, exact: typeof name === 'string' }).first());
  await page.keyboard.press('Enter');
};

const kinds: readonly Kind[] = [
  {
    ...{ name: 'make a word', card: make, title: 'Make a word' },
    read: /On the board: T E A M\. Which word can you make\?/,
    async touch(page) {
      for (const letter of 'MEAT') await tile(page, letter).tap();
      await page.getByRole('button', { name: 'Make MEAT', exact: true }).tap();
    },
    async type(page) {
      await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
      await page.keyboard.type('MEAT');
      await page.keyboard.press('Enter');
    },
  },
  {
    ...{ name: 'take a word', card: steal, title: 'Take this word' },
    read: /On the board: I A B G\. Another player has FEE\. Which word takes it\?/,
    async touch(page) {
      await tile(page, 'B').tap();
      await page
        .getByRole('button', { name: /^FEE, .*word$/ })
        .first()
        .tap();
      const typed = page.getByRole('button', { name: /^(Steal|Take) FEE/ });
      await page.keyboard.press('Escape');
      await page.keyboard.type('BEEF');
      await typed.tap();
    },
    async type(page) {
      await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
      await page.keyboard.type('BEEF');
      await page.keyboard.press('Enter');
    },
  },
  {
    ...{ name: 'a line', card: line, title: 'Where does the letter go?' },
    read: /The letter is “K”\. A line of your grid reads: S, T, free, free, free, S\./,
    async touch(page) {
      await page.getByRole('button', { name: 'square 5, empty' }).tap();
      await page.getByRole('button', { name: 'Write “K” in square 5' }).tap();
    },
    async type(page) {
      await tabTo(page, page.getByRole('button', { name: 'square 1, S' }));
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: 'square 5, empty' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  },
  {
    ...{ name: 'a row', card: row, title: 'What’s your best play?' },
    read: /The row reads YOU, another player’s word: .* In your hand: .* What’s your best play\?/,
    async touch(page) {
      const places = page.getByRole('group', { name: /^Row:/ }).getByRole('button');
      for (const letter of ['N', 'G']) {
        await page
          .getByRole('group', { name: 'Your letters' })
          .getByRole('button', { name: new RegExp(`\\b${letter}\\b`) })
          .first()
          .tap();
        await places.last().tap();
      }
      await page.getByRole('button', { name: /^Play YOUNG/ }).tap();
    },
    async type(page) {
      await expect(page.getByRole('group', { name: 'Your letters' })).toBeVisible();
      await page.keyboard.type('young');
      await expect(page.getByRole('button', { name: /^Play YOUNG/ })).toBeVisible();
      await page.keyboard.press('Enter');
    },
  },
  {
    ...{ name: 'three letters', card: triple, title: 'Find the word' },
    read: /Find a word of 6 letters that starts with “B” and has “B”, “N” and “A” in this order\./,
    async touch(page) {
      await page.getByRole('textbox').tap();
      await page.keyboard.type('banana');
      await page.getByRole('button', { name: 'Write BANANA' }).tap();
    },
    async type(page) {
      await tabTo(page, page.getByRole('textbox'));
      await page.keyboard.type('banana');
      await page.keyboard.press('Enter');
    },
  },
  {
    ...{ name: 'a card with a bet', card: power, title: 'Same or opposite?' },
    read: /explosive.*extensive.*cheap.*impressive.*Which word means the same as Expensive, or the opposite\?/,
    async touch(page) {
      await page.getByRole('button', { name: 'cheap means the opposite' }).tap();
      await page.getByRole('button', { name: /certain/ }).tap();
    },
    async type(page) {
      await press(page, 'cheap means the opposite');
      await press(page, /fairly sure/);
    },
  },
  {
    ...{ name: 'a meaning', card: meaning, title: 'Which word is it?' },
    read: /Which word means: a brown furry animal that swims and eats fish\?/,
    touch: (page) => page.getByRole('button', { name: 'OTTER' }).tap(),
    type: (page) => press(page, 'OTTER'),
  },
];

/** What is announced after an answer. */
const announced = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^Question/ })
    .locator('[aria-live="polite"]')
    .first();

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const kind of kinds)
    test(kind.name, async ({ page, server }) => {
      await askOne(page, server, kind.card, kind.title);
      await kind.touch(page);
      await expect(announced(page)).toContainText('Right.');
      const [stored] = await storedCards(page);
      expect(stored!.log.map(({ grade }) => grade)).toEqual(['good']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
});

test.describe('by keyboard alone', () => {
  for (const kind of kinds)
    test(kind.name, async ({ page, server }) => {
      await askOne(page, server, kind.card, kind.title);
      await kind.type(page);
      await expect(announced(page)).toContainText('Right.');
      // The next question is one key away.
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Right!' })).toBeFocused();
    });
});

test.describe('with a screen reader', () => {
  for (const kind of kinds)
    test(kind.name, async ({ page, server }) => {
      await askOne(page, server, kind.card, kind.title);
      const heading = page.getByRole('heading', { name: kind.title });
      await expect(heading).toHaveAccessibleName(kind.read);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(announced(page)).toContainText('Hint:');
      await page.getByRole('button', { name: 'Show me' }).click();
      await expect(announced(page)).toContainText(`Not yet. The word is ${kind.card.word}.`);
      // The word and when it comes back, in one step.
      const about = page.getByRole('region', { name: `About ${kind.card.word}` });
      await expect(about).toContainText('You’ll see it again in 1 minute.');
      await expectAccessible(page);
      const [stored] = await storedCards(page);
      expect(stored!.log.map(({ grade }) => grade)).toEqual(['again']);
    });
});

test('a refused answer is no answer yet, and then counts as found with help', async ({ page, server }) => {
  await askOne(page, server, triple, 'Find the word');
  await page.getByRole('textbox').fill('bonanza');
  await page.keyboard.press('Enter');
  await expect(page.getByText('BONANZA fits, too, but we’re looking for another word.')).toBeVisible();
  await page.getByRole('textbox').fill('banana');
  await page.keyboard.press('Enter');
  await expect(announced(page)).toContainText('Right.');
  const [stored] = await storedCards(page);
  expect(stored!.log.map(({ grade }) => grade)).toEqual(['hard']);
});
