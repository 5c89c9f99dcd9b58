// Word Xchange in the browser: whole matches by mouse, keyboard and touch, refusals, dragging, accessibility.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, legalMoves, playUrl, readShownTable, test, waitForMyTurn } from './fixtures.ts';

const SHORT_MATCH = { targetWords: 3, wordClock: 'off', refusalLimit: 'none' };

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
async function playToEnd(
  page: Page,
  enter: (page: Page, word: string, target: string | null) => Promise<void>,
): Promise<void> {
  for (let moves = 0; moves < 60 && (await waitForMyTurn(page)); moves++) {
    const before = (await readShownTable(page))!.n;
    const move = await pickMove(page);
    if (move === null) await page.getByRole('button', { name: 'End turn' }).click();
    else await enter(page, move.word, move.target);
    await page.waitForFunction(
      (n) => (window as unknown as { wordhoard: { snapshot: { n: number } } }).wordhoard.snapshot.n > n,
      before,
    );
  }
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

async function enterByTile(
  page: Page,
  word: string,
  target: string | null,
  press: (label: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  // A tap on the easel takes all letters of a rival's word; the rest come from the board. Then the word is typed in order.
  for (const letter of target === null ? word : '')
    await press(
      page
        .getByRole('group', { name: /^Board/ })
        .getByRole('button', { name: letter, exact: true })
        .first(),
    );
  if (target !== null) {
    await press(page.getByRole('button', { name: new RegExp(`^${target}, .*word$`) }).first());
    await page.keyboard.press('Escape');
    await page.keyboard.type(word);
  }
  await press(page.getByRole('button', { name: target === null ? `Make ${word}` : `Steal ${target}`, exact: true }));
}

test('Word Xchange is played by mouse', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', SHORT_MATCH));
  await playToEnd(page, (_, word, target) => enterByTile(page, word, target, (button) => button.click()));
});

test('Word Xchange is played by keyboard alone', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', SHORT_MATCH));
  await playToEnd(page, async (_, word) => {
    await page.keyboard.type(word.toLowerCase());
    await page.keyboard.press('Enter');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('Word Xchange is played by touch', async ({ page, server }) => {
    await page.goto(playUrl(server, 'word-xchange', SHORT_MATCH));
    await playToEnd(page, (_, word, target) => enterByTile(page, word, target, (button) => button.tap()));
  });
});

test('Word Xchange explains a refusal beside the draft', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-xchange', SHORT_MATCH));
  await waitForMyTurn(page);
  const boardTiles = ((await readShownTable(page))!.view as { board: string }).board.replace('*', '');
  const [a, b] = boardTiles;
  await page.keyboard.type(`${a}${b}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('WX-022');
});

/** Ben has two words; his own moves do not matter here. */
const RIVAL_HAS_WORDS = { board: 'R T E A H', easels: { '1': ['STEAK', 'PENCIL'] } };
const rivalHasWordsUrl = (server: string): string =>
  playUrl(server, 'word-xchange', { wordClock: 'off', refusalLimit: 3 }, { scenario: JSON.stringify(RIVAL_HAS_WORDS) });

test('Word Xchange says beside the draft that a word is not in the dictionary, and keeps the letters', async ({
  page,
  server,
}) => {
  await page.goto(rivalHasWordsUrl(server));
  await waitForMyTurn(page);
  await page.keyboard.type('teah');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('TEAH isn’t in the dictionary');
  await expect(page.getByRole('alert')).toContainText('2 tries left this turn');
  await expect(page.getByRole('group', { name: 'New word: T E A H' })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('Word Xchange: a letter dragged onto a rival’s word targets it; two taps move a letter; undo reverts each step', async ({
  page,
  server,
}) => {
  await page.goto(rivalHasWordsUrl(server));
  await waitForMyTurn(page);
  const newWord = (letters: string) => expect(page.getByRole('group', { name: `New word: ${letters}` })).toBeVisible();
  const letter = (name: string) => page.getByRole('group', { name: /^New word/ }).getByRole('button', { name });
  await page
    .getByRole('group', { name: /^Board/ })
    .getByRole('button', { name: 'R', exact: true })
    .dragTo(page.getByRole('button', { name: /^STEAK, .*word$/ }));
  await newWord('S T E A K R');
  await expect(page.getByText('+ R → STEAKR')).toBeVisible();
  await letter('R, place 6').click();
  await letter('E, place 3').click();
  await newWord('S T R E A K');
  await page.getByRole('button', { name: 'Undo' }).click();
  await newWord('S T E A K R');
  await page.getByRole('button', { name: 'Undo' }).click();
  await newWord('empty');
  await page.keyboard.type('streak');
  await page.getByRole('button', { name: 'Steal STEAK' }).click();
  await expect(page.getByText('STREAK, your word')).toBeAttached();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`Word Xchange is accessible in ${colorScheme} mode`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(playUrl(server, 'word-xchange', SHORT_MATCH));
    await waitForMyTurn(page);
    await page.keyboard.type('AB');
    await expectAccessible(page);
  });
