// Practice from end to end: words are kept where they are met, come back in games, travel to Anki and to other devices, and
// everything works offline.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DAY_MS } from '../../src/core/practice/due.ts';
import type { KeptCard } from '../../src/core/practice/kept-card.ts';
import { scheduleAnswer } from '../../src/core/practice/schedule.ts';
import {
  expect,
  expectAccessible,
  legalMoves,
  playUrl,
  test,
  waitForMyTurn,
  waitForOfflineFiles,
} from '../fixtures.ts';
import {
  importCards,
  line,
  make,
  meaning,
  power,
  practiceFile,
  row,
  steal,
  storedCards,
  triple,
} from './practice-cards.ts';

const ALL = [make, steal, line, row, triple, power, meaning];
const OPTIONS = { wordClock: 'off', targetWords: 3 };

const sendMove = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (move) => (window as unknown as { wordhoard: { sendMove(text: string): void } }).wordhoard.sendMove(move),
    text,
  );

/** Plays these moves of Word Xchange, each in a turn, from this position, and then whatever ends the match. */
async function playMatch(page: Page, server: string, scenario: object, moves: readonly string[]): Promise<void> {
  await page.goto(playUrl(server, 'word-xchange', OPTIONS, { scenario: JSON.stringify(scenario), level: 'casual' }));
  for (const move of moves) {
    expect(await waitForMyTurn(page)).toBe(true);
    await sendMove(page, move);
  }
  for (let turn = 0; turn < 40 && (await waitForMyTurn(page)); turn++)
    await sendMove(page, (await legalMoves(page)).find((move) => /^(make|steal) /.test(move)) ?? 'end');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

/** One word short of the end; the person ends the turn without it. */
const missAWord = (page: Page, server: string): Promise<void> =>
  playMatch(page, server, { board: 'T E A M', easels: { '0': ['HORSE', 'LIT'] } }, ['end']);

test('a missed word is kept, asked, and shown in the match it comes from', async ({ page, server }) => {
  await missAWord(page, server);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const keep = page.getByRole('button', { name: /^Keep this word/ }).first();
  await expect(keep).toBeEnabled();
  await keep.click();
  await expect(page.getByRole('button', { name: /^Kept/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(server);
  await page.getByRole('link', { name: /^Practice 1 word/ }).click();
  await expect(page.getByRole('heading', { name: '1 word for today' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Make a word' })).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  const [card] = await storedCards(page);
  const about = page.getByRole('region', { name: `About ${card!.word}` });
  await expect(about).toContainText(/noun|verb/);
  await about.getByRole('button', { name: 'See it in your game' }).click();
  await expect(page.getByRole('heading', { name: `Move ${card!.from!.n}`, exact: true })).toBeVisible();
  await expect(page.locator('[data-mark]').first()).toBeVisible();
  // Back at the same question.
  await page.getByRole('button', { name: 'Back to practice' }).click();
  await expect(about).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
  await page.keyboard.type(card!.word);
  await expect(page.getByRole('button', { name: `Make ${card!.word}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: '1 of 2 right' })).toBeVisible();
  await expectAccessible(page);
  // Given up, and back again.
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Give up ${card!.word}` }).click();
  await expect(page.getByRole('heading', { name: 'The words you missed come back here' })).toBeVisible();
});

test('without any word, the misses of the latest games are one press away', async ({ page, server }) => {
  await page.goto(`${server}/games`);
  await expect(page.getByText('No finished games yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Practice the words you missed' })).toHaveCount(0);
  await missAWord(page, server);
  await page.goto(`${server}/games`);
  await page.getByRole('link', { name: 'Practice the words you missed' }).click();
  const practice = page.getByRole('button', { name: /^Practice (this word|these \d words)$/ });
  await expect(practice).toBeVisible();
  await expectAccessible(page);
  // Nothing is kept before somebody asks for it.
  expect(await storedCards(page)).toEqual([]);
  const count = Number(/\d/.exec(await practice.innerText())?.[0] ?? 1);
  await practice.click();
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
  const cards = await storedCards(page);
  expect(cards).toHaveLength(count);
  expect(cards.every(({ from }) => from !== null)).toBe(true);
  // Given up again, the word is not offered again.
  await page.goto(`${server}/practice`);
  for (const { word } of cards) await page.getByRole('button', { name: `Give up ${word}` }).click();
  await expect(page.getByRole('heading', { name: 'The words you missed come back here' })).toBeVisible();
  await expect(page.getByText('Looking for words you missed')).toHaveCount(0);
  await expect(practice).toHaveCount(0);
});

test('a word that is looked up is kept, and so are misses without asking, if somebody wants that', async ({
  page,
  server,
}) => {
  await missAWord(page, server);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page
    .getByRole('list')
    .getByRole('button', { name: /^[A-Z]{3,}$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Keep this word/ }).click();
  await expect(dialog.getByRole('button', { name: /^Kept/ })).toBeVisible();
  expect((await storedCards(page)).map(({ kind }) => kind)).toEqual(['meaning']);
  await dialog.getByRole('button', { name: /^Kept/ }).click();
  await expect(dialog.getByRole('button', { name: /^Keep this word/ })).toBeVisible();

  await page.goto(`${server}/practice`);
  await page.getByLabel('Keep the everyday words I miss').check();
  await missAWord(page, server);
  await expect(page.getByText(/^Kept for practice: [A-Z]/)).toBeVisible();
  const kept = (await storedCards(page)).filter(({ removedAt }) => removedAt === null);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every(({ from }) => from !== null)).toBe(true);
});

test('two words that are played in a match come back, exactly two', async ({ page, server }) => {
  const words = [make, { ...steal, ...{ id: '', word: 'COAT', answer: 'make COAT' } }, triple].map((card, i) =>
    i === 1 ? { ...card, kind: 'make', question: { board: 'COAT', target: null, pluralRule: 'noun' } } : card,
  ) as readonly KeptCard[];
  await importCards(page, server, words);
  await playMatch(page, server, { board: 'T E A M C O A T', easels: { '0': ['HORSE'] } }, ['make MEAT', 'make COAT']);
  await expect(page.getByText(/(MEAT and COAT|COAT and MEAT) came back\. 2 of your 3 words/)).toBeVisible();
  await page.goto(`${server}/practice`);
  await expect(page.getByText('2 of your 3 words have come back in a game.')).toBeVisible();
  // The same again counts no further.
  await playMatch(page, server, { board: 'T E A M C O A T', easels: { '0': ['HORSE'] } }, ['make MEAT', 'make COAT']);
  await page.goto(`${server}/practice`);
  await expect(page.getByText('2 of your 3 words have come back in a game.')).toBeVisible();
});

test('words go to Anki and to another device with the same schedule', async ({ page, server, browser }) => {
  const now = Date.now() - new Date().getTimezoneOffset() * 60_000;
  const due = { ...make, schedule: scheduleAnswer(null, 'easy', now - 30 * DAY_MS) };
  const known = { ...triple, schedule: scheduleAnswer(null, 'easy', now) };
  await importCards(page, server, [due, known, power, meaning]);
  await expect(page.getByRole('heading', { name: '3 words for today' })).toBeVisible();
  const save = async (name: string): Promise<string> => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFileSync(await (await downloading).path(), 'utf8');
  };
  const anki = (await save('Export to Anki')).trimEnd().split('\n');
  expect(anki.slice(0, 4)).toEqual([
    ...['#separator:tab', '#html:false', '#columns:Word\tMeaning\tQuestion\tTags', '#tags column:4'],
  ]);
  expect(anki.slice(4).map((text) => text.split('\t').length)).toEqual([4, 4, 4, 4]);
  expect(anki.slice(4).map((text) => text.split('\t')[0])).toEqual(
    expect.arrayContaining(['MEAT', 'BANANA', 'EXPENSIVE', 'OTTER']),
  );
  expect(anki.find((text) => text.startsWith('MEAT'))).toMatch(/^MEAT\t"?\w.*\tOn the board: T E A M\..*\twordhoard /);
  const file = await save('Export a file');
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${server}/practice`);
  await other.getByLabel('Import a file').setInputFiles({
    ...{ name: 'practice.json', mimeType: 'application/json', buffer: Buffer.from(file) },
  });
  await expect(other.getByText('4 words added.')).toBeVisible();
  await expect(other.getByRole('heading', { name: '3 words for today' })).toBeVisible();
  const schedules = async (where: Page) =>
    (await storedCards(where)).map(({ id, schedule, keptAt }) => ({ id, schedule, keptAt }));
  expect(await schedules(other)).toEqual(await schedules(page));
  await other.getByLabel('Import a file').setInputFiles({
    ...{ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') },
  });
  await expect(other.getByText('This isn’t a file of practice words from Wordhoard.')).toBeVisible();
});

test('offline: a whole session with the questions of four games', async ({ context, server }) => {
  // Not the page of the fixture: the browser logs every definition that it can't load offline as an error.
  const page = await context.newPage();
  await page.goto(server);
  await waitForOfflineFiles(page);
  await context.setOffline(true);
  await page.goto(`${server}/practice`);
  await page.getByLabel('Import a file').setInputFiles(practiceFile(ALL.slice(0, 5)));
  await expect(page.getByText('5 words added.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  for (let i = 0; i < 5; i++) {
    await expect(page.getByText(`${i + 1} of 5`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  // Missed words come back in the same session.
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'A start with 5 words' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Import a file').setInputFiles(practiceFile(ALL));
  await expect(page.getByText('2 words added')).toBeVisible();
  // Five new words a day are enough.
  await page.reload();
  await page.getByRole('button', { name: 'Start' }).or(page.getByText('come back in a few minutes')).first().waitFor();
  const cards = await storedCards(page);
  expect(cards.filter(({ log }) => log.length > 0)).toHaveLength(5);
  await context.setOffline(false);
});

test('offline: a card with a bet, and a meaning', async ({ context, server }) => {
  const page = await context.newPage();
  await page.goto(server);
  await waitForOfflineFiles(page);
  await context.setOffline(true);
  await page.goto(`${server}/practice`);
  await page.getByLabel('Import a file').setInputFiles(practiceFile([power, meaning]));
  await expect(page.getByText('2 words added.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  for (let i = 1; i <= 2; i++) {
    await expect(page.getByText(`${i} of 2`, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /OTTER|cheap means the opposite/ })).toBeVisible();
    const meant = page.getByRole('button', { name: 'OTTER' });
    if (await meant.isVisible()) await meant.click();
    else {
      await page.getByRole('button', { name: 'cheap means the opposite' }).click();
      await page.getByRole('button', { name: /certain/ }).click();
    }
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByRole('heading', { name: 'All 2 right!' })).toBeVisible();
  await context.setOffline(false);
});

test('the words of Word Power are practiced ten at a time, and kept', async ({ page, server }) => {
  await page.goto(`${server}/guide/word-power/words`);
  await page.getByLabel('Search').fill('abandon');
  await page.getByRole('button', { name: 'Keep this word, Abandon' }).click();
  await expect(page.getByRole('button', { name: 'Kept, Abandon' })).toBeVisible();
  await page.getByRole('button', { name: 'Practice', exact: true }).click();
  await page.getByRole('button', { name: 'Practice ten words' }).click();
  for (let word = 1; word <= 3; word++) {
    await expect(page.getByText(`${word} of 10`, { exact: true })).toBeVisible();
    await page
      .getByRole('button', { name: /means the same$/ })
      .first()
      .click();
    await page.getByRole('button', { name: /a guess/ }).click();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  expect((await storedCards(page)).filter(({ log }) => log.length > 0)).toHaveLength(3);
  await expect(page.getByRole('heading', { name: 'How sure you were' })).toBeVisible();
});

test('cards of an unfinished Word Power match wait until it is over', async ({ page, server }) => {
  await page.goto(playUrl(server, 'word-power'));
  await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await importCards(page, server, [power]);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('1 word waits until your game is over')).toBeVisible();
});

test('progress of the old vocabulary builder is taken over', async ({ page, server }) => {
  await page.goto(server);
  await page.evaluate(() =>
    localStorage.setItem(
      'wordhoard drill',
      JSON.stringify({
        session: 3,
        progress: [
          { key: 'EXPENSIVE', box: 3, due: 5 },
          { key: 'CHUNK', box: 1, due: 4 },
        ],
      }),
    ),
  );
  await page.goto(`${server}/practice`);
  await expect(page.getByRole('heading', { name: '1 word for today' })).toBeVisible();
  expect(
    (await storedCards(page)).map(({ word, schedule }) => [word, schedule?.scheduledDays ?? 0]).toSorted(),
  ).toEqual([
    ['CHUNK', 0],
    ['EXPENSIVE', 4],
  ]);
  expect(await page.evaluate(() => localStorage.getItem('wordhoard drill'))).toBeNull();
});

test('words are on all devices of a person who wants it, with what was learned on each', async ({
  page,
  server,
  browser,
}) => {
  const inCopy = async (): Promise<number> =>
    (
      (await (await page.request.get(`${server}/api/me/items`)).json()) as {
        kinds: { practice: { items: number } };
      }
    ).kinds.practice.items;
  await importCards(page, server, [make, triple]);
  expect(await inCopy()).toBe(0);
  await page.getByRole('button', { name: 'Keep a copy' }).click();
  await expect(page.getByText('Your games and words are in the copy now.')).toBeVisible();
  expect(await inCopy()).toBe(2);
  const laptop = await (await browser.newContext()).newPage();
  const path = await page.evaluate(async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Mia"}' };
    return ((await (await fetch('/api/device', init)).json()) as { path: string }).path;
  });
  await laptop.goto(`${server}${path}`);
  await laptop.getByRole('button', { name: 'Play as Mia' }).click();
  await expect(laptop).toHaveURL(`${server}/`);
  await importCards(laptop, server, [power]);
  await laptop.getByRole('button', { name: 'Keep this device’s there too' }).click();
  await expect(laptop.getByRole('heading', { name: '3 words for today' })).toBeVisible();
  // One is answered on the laptop, another is given up on the first device.
  await laptop.getByRole('button', { name: 'Start' }).click();
  await expect(laptop.getByRole('heading', { name: 'Make a word' })).toBeVisible();
  await laptop.getByRole('button', { name: 'Show me' }).click();
  await expect(laptop.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.goto(`${server}/practice`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect.poll(async () => (await storedCards(page)).map(({ log }) => log.length).toSorted()).toEqual([0, 0, 1]);
  await page.reload();
  await page.getByRole('button', { name: 'Give up BANANA' }).click();
  await expect(page.getByText('BANANA won’t be asked any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/practice items? in the copy/)).toBeVisible();
  await laptop.goto(`${server}/practice`);
  await laptop.getByRole('button', { name: 'Check now' }).click();
  await expect
    .poll(async () => (await storedCards(laptop)).filter(({ removedAt }) => removedAt !== null).map(({ word }) => word))
    .toEqual(['BANANA']);
});

test('fits a small phone and text twice as large', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await importCards(page, server, ALL);
  const expectNoOverflow = async (): Promise<void> =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const text of [100, 200]) {
    await page.evaluate((size) => {
      const key = 'wordhoard settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), text: size }));
    }, text);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(`${server}/practice`);
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
      await expectNoOverflow();
      await expectAccessible(page);
    }
  }
});
