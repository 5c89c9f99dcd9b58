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
  await expect(page.getByRole('alert').getByRole('link', { name: /^Rule WX-022/ })).toBeVisible();
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
  const make = page.getByRole('button', { name: /^Make TEA/ });
  await expect(make).toHaveClass(/hopeless/);
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(make).not.toHaveClass(/hopeless/);
});

test('Word Xchange: a word that was made takes the place of one that failed before', async ({ page, server }) => {
  await page.goto(rivalHasWordsUrl(server));
  await waitForMyTurn(page);
  await page.keyboard.type('teah');
  await page.keyboard.press('Enter');
  const strip = page.getByRole('region', { name: 'Whose turn' });
  await expect(strip).toContainText('Think TEAH should count?');
  await strip.getByRole('button', { name: 'Let it count' }).click();
  await expect(strip).toContainText('From now on, TEAH counts for everyone in this game?');
  for (let i = 0; i < 4; i++) await page.keyboard.press('Backspace');
  await page.keyboard.type('heart');
  await page.keyboard.press('Enter');
  await expect(strip).toContainText('You made HEART');
  await expect(strip).not.toContainText('TEAH');
  await expect(page.getByText('Make another word, steal one, or end your turn.')).toBeVisible();
});

test('Word Xchange: Enter sends the word after the guide was opened and closed', async ({ page, server }) => {
  await page.goto(rivalHasWordsUrl(server));
  await waitForMyTurn(page);
  const guide = page.getByRole('dialog', { name: 'How to play' });
  await page.getByRole('button', { name: 'How to play' }).click();
  await guide.getByRole('button', { name: 'Close' }).click();
  await expect(guide).toBeHidden();
  await page.keyboard.type('heart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Whose turn' })).toContainText('You made HEART');
  await expect(guide).toBeHidden();
});

const newWord = (page: Page, letters: string) =>
  expect(page.getByRole('group', { name: `New word: ${letters}`, exact: true })).toBeVisible();
const draftLetter = (page: Page, name: string) =>
  page.getByRole('group', { name: /^New word/ }).getByRole('button', { name, exact: true });
const boardTile = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Board/ }).getByRole('button', { name, exact: true });

test('Word Xchange: a letter dragged onto a rival’s word targets it; letters can be moved; undo reverts each step', async ({
  page,
  server,
}) => {
  await page.goto(rivalHasWordsUrl(server));
  await waitForMyTurn(page);
  await boardTile(page, 'R').dragTo(page.getByRole('button', { name: /^STEAK, .*word$/ }));
  await newWord(page, 'S T E A K R');
  await expect(page.getByText('+ R → STEAKR')).toBeVisible();
  await draftLetter(page, 'R, place 6').dragTo(draftLetter(page, 'E, place 3'));
  await newWord(page, 'S T R E A K');
  await draftLetter(page, 'R, place 3').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await newWord(page, 'S T E R A K');
  for (const before of ['S T R E A K', 'S T E A K R', 'empty']) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await newWord(page, before);
  }
  await page.keyboard.type('streak');
  await page.getByRole('button', { name: 'Steal STEAK' }).click();
  await expect(page.getByText('STREAK, your word')).toBeAttached();
});

test.describe('the bench on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Word Xchange: one tap puts a letter back, Undo works after a refusal, Clear empties the bench', async ({
    page,
    server,
  }) => {
    await page.goto(rivalHasWordsUrl(server));
    await waitForMyTurn(page);
    for (const letter of ['T', 'E', 'A', 'H']) await boardTile(page, letter).tap();
    await page.getByRole('button', { name: 'Make TEAH' }).tap();
    await expect(page.getByRole('alert')).toContainText('TEAH isn’t in the dictionary');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await newWord(page, 'T E A');
    await draftLetter(page, 'T, place 1').tap();
    await newWord(page, 'E A');
    await page.getByRole('button', { name: 'Clear', exact: true }).tap();
    await newWord(page, 'empty');
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0);
  });

  test('Word Xchange: a word is stolen by taps alone', async ({ page, server }) => {
    await page.goto(rivalHasWordsUrl(server));
    await waitForMyTurn(page);
    await page.getByRole('button', { name: /^STEAK, .*word$/ }).tap();
    await expect(page.getByText('Add a letter from the board to steal it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Steal STEAK' })).toHaveClass(/hopeless/);
    for (const letter of ['K, place 5', 'A, place 4', 'E, place 3']) await draftLetter(page, letter).tap();
    await newWord(page, 'S T');
    await boardTile(page, 'R').tap();
    for (const letter of ['E', 'A', 'K']) await draftLetter(page, `Add ${letter}, still unused`).tap();
    await newWord(page, 'S T R E A K');
    await expect(page.getByRole('button', { name: 'Steal STEAK' })).not.toHaveClass(/hopeless/);
    await page.getByRole('button', { name: 'Steal STEAK' }).tap();
    await expect(page.getByText('STREAK, your word')).toBeAttached();
  });

  test('Word Xchange: a stolen joker gets a new letter by touch', async ({ page, server }) => {
    await page.goto(stolenJokerUrl(server));
    await waitForMyTurn(page);
    await page.getByRole('button', { name: /^BEAN, .*word$/ }).tap();
    for (const letter of ['E, place 2', 'B, place 1']) {
      await draftLetter(page, letter).tap();
      if (letter.startsWith('B')) await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).tap();
    }
    await boardTile(page, 'G').tap();
    await draftLetter(page, 'Add E, still unused').tap();
    await draftLetter(page, 'Add B, still unused').tap();
    await newWord(page, 'A N G E B');
    await draftLetter(page, 'B, place 5').tap();
    await page.getByRole('dialog').getByRole('button', { name: 'L', exact: true }).tap();
    await newWord(page, 'A N G E L');
    await page.getByRole('button', { name: 'Steal BEAN' }).tap();
    await expect(page.getByText('ANGEL, your word')).toBeAttached();
  });
});

/** Ben has BEAN with a joker for the B. */
const stolenJokerUrl = (server: string): string =>
  playUrl(
    server,
    'word-xchange',
    { wordClock: 'off' },
    { scenario: JSON.stringify({ board: 'G T', easels: { '1': ['[B]EAN'] } }) },
  );

test('Word Xchange: a stolen joker gets a new letter by keyboard', async ({ page, server }) => {
  await page.goto(stolenJokerUrl(server));
  await waitForMyTurn(page);
  await page.keyboard.type('angel');
  await draftLetter(page, 'L, place 5').press('Enter');
  await page.keyboard.press('s');
  await newWord(page, 'A N G E S');
  await page.getByRole('button', { name: 'Undo' }).click();
  await newWord(page, 'A N G E L');
  await page.getByRole('button', { name: 'Steal BEAN' }).click();
  await expect(page.getByText('ANGEL, your word')).toBeAttached();
});

test('Word Xchange: a move that is known to fail has no bright button, and the reason is beside it', async ({
  page,
  server,
}) => {
  await page.goto(rivalHasWordsUrl(server));
  await waitForMyTurn(page);
  await page.keyboard.type('q');
  await expect(page.getByRole('button', { name: 'Make Q' })).toHaveClass(/hopeless/);
  await page.keyboard.press('Escape');
  await page.keyboard.type('heart');
  await expect(page.getByRole('button', { name: 'Make HEART' })).not.toHaveClass(/hopeless/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`Word Xchange is accessible in ${colorScheme} mode`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(playUrl(server, 'word-xchange', SHORT_MATCH));
    await waitForMyTurn(page);
    await page.keyboard.type('AB');
    await expectAccessible(page);
  });
