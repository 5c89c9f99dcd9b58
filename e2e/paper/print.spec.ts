// Printing: sheets of cards on A4 and US Letter, backs behind their fronts, fonts inside the file, and nothing cut off.

import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** Real words of four lengths, so that cards differ. */
const KEYS = [
  ...['brave', 'ancient', 'harvest', 'orchard', 'abandon', 'gather', 'whisper', 'journey', 'famous', 'gentle'],
  ...['hollow', 'island', 'jacket', 'kitchen', 'ladder', 'meadow', 'narrow', 'ocean', 'puzzle', 'quarrel'],
  ...['ribbon', 'shadow', 'timber', 'unusual', 'valley', 'window', 'yellow', 'zebra', 'anchor', 'bridge'],
  ...['candle', 'danger', 'empire', 'feather', 'garden', 'hammer', 'insect', 'jungle', 'kettle', 'lantern'],
];
const DECK = [
  'title Forty words',
  ...KEYS.map((key, i) => `card ${key}: =word${'abcd'[i % 4]}, bread, butter, cheese | meaning of ${key}`),
].join('\n');

/** What a PDF file says about its pages and fonts. */
function readPdf(pdf: Buffer): { pages: number; sizes: Set<string>; fonts: number; embedded: number } {
  const raw = pdf.toString('latin1');
  let text = raw;
  for (const { index, 0: start } of raw.matchAll(/stream\r?\n/g)) {
    try {
      text += inflateSync(pdf.subarray(index + start.length, raw.indexOf('endstream', index))).toString('latin1');
    } catch {
      // a picture, or no stream at all
    }
  }
  const boxes = [...text.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box!);
  const count = (pattern: RegExp): number => [...text.matchAll(pattern)].length;
  return {
    pages: count(/\/Type \/Page\b/g),
    sizes: new Set(
      boxes.map((box) =>
        box
          .split(' ')
          .slice(2)
          .map((side) => Math.round(Number(side)))
          .join(' × '),
      ),
    ),
    fonts: count(/\/Type \/Font\b/g) - count(/\/Subtype \/CIDFontType/g),
    embedded: count(/\/Subtype \/Type3\b/g) + count(/\/FontFile[23]? /g),
  };
}

type Placed = {
  readonly side: string;
  readonly page: number;
  readonly word: string;
  readonly x: number;
  readonly y: number;
};

/** Where the word of every card is on its page, under print styles, in millimeters; and faces whose content overflows. */
async function measureCards(page: Page): Promise<{ placed: Placed[]; cut: string[] }> {
  await page.emulateMedia({ media: 'print' });
  const measured = await page.evaluate(() => {
    const mm = 96 / 25.4;
    const pages = [...document.querySelectorAll<HTMLElement>('.page')];
    const placed = pages.flatMap((sheet, number) =>
      [...sheet.querySelectorAll<HTMLElement>('.face')].map((card) => {
        const [box, paper] = [card.getBoundingClientRect(), sheet.getBoundingClientRect()];
        return {
          side: sheet.classList.contains('back') ? 'back' : 'front',
          page: number,
          word: (card.querySelector('.small-text') ?? card.querySelector('b') ?? card).textContent!,
          x: (box.left + box.width / 2 - paper.left) / mm,
          y: (box.top + box.height / 2 - paper.top) / mm,
        };
      }),
    );
    const cut = [...document.querySelectorAll<HTMLElement>('.face')].flatMap((card) => {
      const inside = card.getBoundingClientRect();
      const isOut = [...card.querySelectorAll('*')].some((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const box = range.getBoundingClientRect();
        return (
          box.width > 0 &&
          (box.left < inside.left || box.right > inside.right || box.top < inside.top || box.bottom > inside.bottom)
        );
      });
      return isOut ? [card.textContent!] : [];
    });
    return { placed, cut };
  });
  await page.emulateMedia({ media: 'screen' });
  return measured;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (text) => localStorage.setItem('wordhoard deck forty', JSON.stringify({ text, savedAt: 1 })),
    DECK,
  );
});

for (const [name, width, size] of [
  ['A4', 210, '595 × 842'],
  ['Letter', 215.9, '612 × 792'],
] as const)
  test(`a deck of 40 cards is five sheets of ${name} with backs behind their fronts`, async ({ page, server }) => {
    await page.goto(`${server}/print/word-power?deck=forty`);
    await page.getByLabel('Paper').selectOption(name);
    await expect(page.getByRole('button', { name: 'Print 10 pages' })).toBeVisible();
    await expect(page.getByText('flip on the long edge')).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => null));

    const { pages, sizes, fonts, embedded } = readPdf(
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    );
    expect({ pages, sizes: [...sizes] }).toEqual({ pages: 10, sizes: [size] });
    expect(fonts).toBeGreaterThan(0);
    expect(embedded).toBe(fonts);

    const { placed, cut } = await measureCards(page);
    expect(cut).toEqual([]);
    const fronts = placed.filter(({ side }) => side === 'front');
    expect(fronts.map(({ word }) => word.toLowerCase())).toEqual(KEYS);
    for (const front of fronts) {
      const back = placed.find(({ side, word }) => side === 'back' && word === front.word)!;
      expect(back.page).toBe(front.page + 1);
      expect(back.x).toBeCloseTo(width - front.x, 1);
      expect(back.y).toBeCloseTo(front.y, 1);
    }
  });

test('every game prints its parts on both kinds of paper, with nothing cut off', async ({ page, server }) => {
  test.setTimeout(240_000);
  for (const game of ['word-xchange', 'outside-the-box', 'take-my-word', 'wordsters', 'word-power']) {
    await page.goto(`${server}/print/${game}`);
    const parts = page.getByLabel('What to print');
    await expect(parts).toBeVisible({ timeout: 20_000 });
    if (game === 'take-my-word') await expectAccessible(page);
    for (const part of await parts
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)))
      for (const paper of ['A4', 'Letter']) {
        await parts.selectOption(part);
        await page.getByLabel('Paper').selectOption(paper);
        const { cut } = await measureCards(page);
        expect(cut, `${game} ${part} ${paper}`).toEqual([]);
        expect(await page.locator('.page').count()).toBeGreaterThan(0);
      }
  }
});

test('cards of Take My Word can be told apart without color', async ({ page, server }) => {
  await page.goto(`${server}/print/take-my-word`);
  await expect(page.locator('.face.red').first()).toBeVisible({ timeout: 20_000 });
  const shapes = await page.evaluate(() =>
    ['red', 'yellow', 'green', 'blue', 'black'].map((color) => {
      const all = [...document.querySelectorAll(`.face.${color} path`)].map((path) => path.getAttribute('d'));
      return [...new Set(all)];
    }),
  );
  expect(shapes.map((one) => one.length)).toEqual([1, 1, 1, 1, 1]);
  expect(new Set(shapes.flat()).size).toBe(5);
});
