import type { Page } from '@playwright/test';
import { expect, expectAccessible, legalMoves, myMove, playUrl, shown, test } from './helper.ts';

const short = { targetWords: 3, wordClock: 'off', refusalLimit: 'none' };

/** A legal word without the joker, from the board or from a rival. */
async function pickMove(page: Page): Promise<{ type: string; target: string | null; word: string } | null> {
  const moves = (await legalMoves(page)).filter((move) => !move.includes('[') && /^(make|steal) /.test(move));
  const move = moves.toSorted((a, b) => a.length - b.length)[0];
  if (move === undefined) return null;
  const [type, ...rest] = move.split(' ');
  return rest.length === 1
    ? { type: type!, target: null, word: rest[0]! }
    : { type: type!, target: rest[0]!.replace(/@\d+$/, ''), word: rest[1]! };
}

/** Plays until the match is over, each move entered by `enter`. */
async function playWhole(
  page: Page,
  enter: (page: Page, word: string, target: string | null) => Promise<void>,
): Promise<void> {
  for (let moves = 0; moves < 60 && (await myMove(page)); moves++) {
    const before = (await shown(page))!.n;
    const move = await pickMove(page);
    if (move === null) await page.getByRole('button', { name: 'End turn' }).click();
    else await enter(page, move.word, move.target);
    await page.waitForFunction(
      (n) => (window as unknown as { wordhoard: { seen: { n: number } } }).wordhoard.seen.n > n,
      before,
    );
  }
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

async function byTile(
  page: Page,
  word: string,
  target: string | null,
  press: (label: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  // Letters of a rival's word come with its easel; the rest from the tray. Then the word is put in order by typing it anew.
  for (const letter of target === null ? word : '')
    await press(page.getByRole('group', { name: /^Tray/ }).getByRole('button', { name: letter, exact: true }).first());
  if (target !== null) {
    await press(page.getByRole('button', { name: new RegExp(`^${target}, word of`) }).first());
    await page.keyboard.press('Escape');
    await page.keyboard.type(word);
  }
  await press(page.getByRole('button', { name: new RegExp(`^(Make|Steal) ${word}$`) }));
}

test('Word Xchange is played by mouse', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', short));
  await playWhole(page, (_, word, target) => byTile(page, word, target, (button) => button.click()));
});

test('Word Xchange is played by keyboard alone', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', short));
  await playWhole(page, async (_, word) => {
    await page.keyboard.type(word.toLowerCase());
    await page.keyboard.press('Enter');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('Word Xchange is played by touch', async ({ page, server }) => {
    await page.goto(playUrl(server, 'word-xchange', short));
    await playWhole(page, (_, word, target) => byTile(page, word, target, (button) => button.tap()));
  });
});

test('Word Xchange refuses with a sentence beside the bench', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', short));
  await myMove(page);
  const tray = ((await shown(page))!.view as { board: string }).board.replace('*', '');
  const [a, b] = tray;
  await page.keyboard.type(`${a}${b}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('WX-022');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`Word Xchange is accessible by ${colorScheme}`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(playUrl(server, 'word-xchange', short));
    await myMove(page);
    await page.keyboard.type('AB');
    await expectAccessible(page);
  });
