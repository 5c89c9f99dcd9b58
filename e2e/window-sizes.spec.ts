// Takes boards through sequences of window sizes and text sizes: after each step everything can be reached.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Size = readonly [width: number, height: number];
/** From wide windows to phones and their rotation: this once made Chromium drop the words of rivals. */
const SEQUENCES: readonly (readonly Size[])[] = [
  [
    [1366, 768],
    [844, 390],
    [390, 844],
    [360, 640],
  ],
  [
    [1104, 884],
    [844, 390],
    [390, 844],
  ],
  [
    [1024, 768],
    [667, 375],
    [375, 667],
  ],
  [
    [1366, 768],
    [375, 667],
    [667, 375],
  ],
];
/** A crowded position of a game in the gallery, set up without bots. */
const POSITIONS = { 'word-xchange': 2, 'outside-the-box': 2, 'take-my-word': 2, wordsters: 2, 'word-power': 2 };

/** What can't be reached: a control or word without a size, outside the page, or cut off where nothing scrolls. */
const findUnreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const problems = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], .visually-hidden') === null;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    for (const element of document.querySelectorAll('main :is(button, a, input, select, [role="img"], .word)')) {
      if (!isShown(element) || element.matches('.visually-hidden')) continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const box = element.getBoundingClientRect();
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
        if (!/hidden|auto|scroll|clip/.test(getComputedStyle(parent).overflow) || parent === document.body) continue;
        const frame = parent.getBoundingClientRect();
        left = Math.max(left, frame.left);
        top = Math.max(top, frame.top);
        right = Math.min(right, frame.right);
        bottom = Math.min(bottom, frame.bottom);
      }
      const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      if (box.width < 1 || box.height < 1) problems.push(`${nameOf(element)} has no size`);
      else if (center.x < left || center.x > right || center.y < top || center.y > bottom)
        problems.push(`${nameOf(element)} can’t be scrolled into view`);
    }
    return problems;
  });

/** The rivals' words that can be stolen. */
const readWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-board] button')]
      .map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim())
      .filter((label) => / word$/.test(label)),
  );

async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function openPosition(page: Page, server: string, game: string, position: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${server}/gallery/${game}/${position}`);
  await page.locator('[data-board]:not([data-mounting])').waitFor();
}

for (const [game, position] of Object.entries(POSITIONS)) {
  test(`${game}: everything can be reached after every sequence of window sizes`, async ({ page, server }) => {
    await resize(page, SEQUENCES[0]![0]!);
    await openPosition(page, server, game, position);
    const words = await readWords(page);
    for (const sequence of SEQUENCES)
      for (const size of sequence) {
        await resize(page, size);
        expect(await findUnreachable(page), `${sequence.join(' → ')}, now ${size}`).toEqual([]);
        expect(await readWords(page)).toEqual(words);
      }
  });

  test(`${game}: everything can be reached with large text`, async ({ page, server }) => {
    for (const text of [150, 200]) {
      await page.addInitScript(
        (value) => localStorage.setItem('wordhoard settings', JSON.stringify({ text: value })),
        text,
      );
      await openPosition(page, server, game, position);
      for (const size of [
        [390, 844],
        [360, 640],
      ] as const) {
        await resize(page, size);
        expect(await findUnreachable(page), `${text} % text at ${size}`).toEqual([]);
      }
    }
  });
}
