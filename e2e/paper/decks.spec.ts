// A teacher's own words: pasted, made into a deck, corrected, kept, and played in the games.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, readShownTable, test } from '../fixtures.ts';

/** A worksheet as teachers paste it: meanings, lists, numbers and dashes. */
const WORKSHEET = `1. brave: not afraid
2. ancient
3. harvest - gather crops
accept, adore, alive, animal, annual, aroma, arrival, asleep, attack, author
whisper\tspeak softly
awful, banquet, bashful, belly, grumble, happen, harm, heap, heavy, hero, hide
high, hollow, humble, improve, include, join, jump, large, learn, leave, lift, luck
journey – a long trip
rapid
orchard`;

const deckText = (page: Page): Promise<string> => page.getByLabel('Words, cards, triples and tasks').inputValue();

async function pasteWords(page: Page, server: string): Promise<string> {
  await page.goto(`${server}/decks`);
  await page.getByRole('button', { name: 'New deck' }).click();
  await page.getByLabel('Title').fill('Farm and weather');
  await page.getByLabel('Title').press('Tab');
  await page.getByLabel('Paste words').fill(WORKSHEET);
  await page.getByRole('button', { name: 'Make a deck of these' }).click();
  await expect(page.getByText(/Made \d+ cards, 8 triples and 1 task/)).toBeVisible({ timeout: 30_000 });
  return new URL(page.url()).searchParams.get('deck')!;
}

test('forty pasted words become cards, letters and a task that can be played', async ({ page, server }) => {
  test.setTimeout(120_000);
  const started = Date.now();
  const id = await pasteWords(page, server);
  const text = await deckText(page);
  const keys = [...text.matchAll(/^card ([A-Z]+):/gm)].map(([, key]) => key);
  expect(text.match(/^[A-Z]+(?=$|:)/gm)).toHaveLength(40);
  expect(keys.length).toBeGreaterThanOrEqual(20);
  expect(Date.now() - started, 'the whole takes a teacher less than a minute').toBeLessThan(60_000);

  await page.goto(`${server}/play/word-power?deck=${id}&level=child&seats=2&seed=deck`);
  await page.waitForFunction(
    () => (window as unknown as { wordhoard?: { snapshot: unknown } }).wordhoard?.snapshot != null,
  );
  const hand = JSON.stringify((await readShownTable(page))!.view);
  expect(keys.filter((key) => hand.includes(`"${key}"`)).length).toBeGreaterThan(0);
  // The hand is there, but no answer: those stay in the worker.
  for (const [, key, meaning] of text.matchAll(/^card ([A-Z]+):[^|]*\| (.*)$/gm)) {
    expect(key).toBeTruthy();
    expect(hand).not.toContain(meaning);
  }
  await page.reload();
  await page.waitForFunction(
    () => (window as unknown as { wordhoard?: { snapshot: unknown } }).wordhoard?.snapshot != null,
  );
  expect(JSON.stringify((await readShownTable(page))!.view)).toBe(hand);

  await page.goto(`${server}/play/wordsters?deck=${id}&level=child&seats=2`);
  await page.waitForFunction(
    () => (window as unknown as { wordhoard?: { snapshot: unknown } }).wordhoard?.snapshot != null,
  );
  const triples = [...text.matchAll(/^triple (.*)$/gm)].map(([, triple]) => triple!.replaceAll(' ', ''));
  const view = JSON.stringify((await readShownTable(page))!.view);
  expect(triples.some((triple) => view.includes(`"${triple}"`))).toBe(true);

  await page.goto(`${server}/device/outside-the-box?deck=${id}`);
  await expect(page.getByText('With the deck Farm and weather.')).toBeVisible();
});

test('a table with friends uses the deck, and their browsers never get it', async ({ page, context, server }) => {
  const id = await pasteWords(page, server);
  const text = await deckText(page);
  const meanings = [...text.matchAll(/^card [A-Z]+:[^|]*\| (.*)$/gm)].map(([, meaning]) => meaning!);
  await page.goto(`${server}/decks?deck=${id}`);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('word-power');
  await page.getByRole('button', { name: 'Friends' }).click();
  await expect(page.getByText('Deck: Farm and weather')).toBeVisible();

  const friend = await context.newPage();
  const received: string[] = [];
  friend.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  await friend.goto(page.url());
  await expect(friend.getByText('Deck: Farm and weather')).toBeVisible();
  await page
    .getByRole('button', { name: /Start game|Start with/ })
    .first()
    .click();
  await friend.waitForFunction(
    () => (window as unknown as { wordhoard?: { snapshot: unknown } }).wordhoard?.snapshot != null,
  );
  const all = received.join('\n');
  expect(all).toContain('"step"');
  expect(meanings.filter((meaning) => all.includes(meaning))).toEqual([]);
});

test('mistakes are named by line while typing, and a deck moves as a file', async ({ page, server }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server}/decks`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New deck' }).click();
  const editor = page.getByLabel('Words, cards, triples and tasks');
  await editor.pressSequentially('orchard\ntwo words\ncard BRAVE: =bold, bread\n');
  await expect(page.getByText('2 mistakes:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText('isn’t one word');
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText('needs four choices');
  await page.getByRole('button', { name: 'Line 2' }).click();
  await page.keyboard.type('harvest');
  await expect(page.getByText('1 mistake:')).toBeVisible();
  await page.getByRole('button', { name: 'Line 3' }).click();
  await page.keyboard.type('triple E V A');
  await expect(page.getByText('2 words, 1 triple. Saved on this device.')).toBeVisible();
  await page.getByLabel('Only these words count').check();
  expect(await deckText(page)).toContain('only these words\n');
  await expectAccessible(page);

  await page.getByLabel('Right choice').fill('crop');
  await page.getByRole('button', { name: 'Suggest wrong choices' }).click();
  await page.getByRole('combobox', { name: 'Word' }).selectOption('HARVEST');
  await expect(page.getByLabel('Wrong choice 3')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Add card' }).click();
  expect(await deckText(page)).toMatch(/^card HARVEST: .*=crop/m);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = info.outputPath('deck.txt');
  await file.saveAs(path);
  expect(readFileSync(path, 'utf8')).toMatch(/^only these words$/m);
  await page.goto(`${server}/decks`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /orchard|ORCHARD/ })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(
    page.getByText('2 words, 1 card, 1 triple · only these words count. Saved on this device.'),
  ).toBeVisible();
});
