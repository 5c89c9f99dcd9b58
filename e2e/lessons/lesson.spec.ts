// A whole lesson: a teacher at a laptop and six pupils on tablets and phones, from the code on the wall to the table.

import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
];

/** Opens a page of one of the pupils' devices, and joins with the code. */
async function join(browser: Browser, server: string, code: string, animal: string, n: number): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport: SCREENS[n % SCREENS.length]! });
  const page = await context.newPage();
  await page.goto(`${server}/join`);
  await page.getByLabel('The code from your teacher').fill(code);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: animal, exact: true }).check();
  await page.getByRole('button', { name: `Join as ${animal}` }).click();
  await expect(page.getByText('Wait until your teacher starts.')).toBeVisible();
  return page;
}

/** Chooses how many questions of each kind the lesson has, and starts it. */
async function startLesson(page: Page, server: string, wanted: { readonly [game: string]: number }): Promise<string> {
  await page.goto(`${server}/class`);
  const fields = page.getByRole('spinbutton');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) await field.fill('0');
  for (const [game, count] of Object.entries(wanted)) {
    await page.getByRole('spinbutton', { name: game }).fill(String(count));
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Prepare the questions' }).click();
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await expect(page.getByRole('region', { name: 'How to join' })).toBeVisible();
  return (await page.locator('.code b').first().textContent())!;
}

const ANIMALS = ['Fox', 'Otter', 'Owl', 'Panda', 'Tiger', 'Zebra'];

test('a teacher and six pupils have a lesson', async ({ page, browser, server }, info) => {
  test.setTimeout(480_000);
  const code = await startLesson(page, server, { 'Word Xchange': 1, 'Word Power': 1 });
  const lesson = page.url();
  await expectAccessible(page);

  const pupils: Page[] = [];
  for (const [n, animal] of ANIMALS.entries()) pupils.push(await join(browser, server, code, animal, n));
  await expect(page.getByRole('region', { name: 'Pupils' }).getByRole('listitem')).toHaveText(ANIMALS);
  await expectAccessible(pupils[0]!);
  // Names are handed out and stay on this device.
  await page.getByText('Names of your pupils').click();
  await page.getByLabel('Hand out animals').fill('Ann Example');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Hand out animals' }).click();
  await expect(page.getByText('1 animal handed out.')).toBeVisible();

  // An animal belongs to one pupil.
  const late = await (await browser.newContext()).newPage();
  await late.goto(`${server}/join?code=${code}`);
  await expect(late.getByRole('radio', { name: 'Fox', exact: true })).toBeDisabled();

  await page.getByRole('button', { name: 'Start question 1 of 2' }).click();
  for (const pupil of pupils) await expect(pupil.getByLabel('Next word')).toBeVisible();
  await expectAccessible(pupils[0]!);
  const result = (await (await page.request.get(`${server}/api/lessons/${lesson.split('/').at(-1)}`)).json()) as {
    lesson: { prompts: { result: { groups: { rows: { text: string }[] }[] } }[] };
  };
  const words = result.lesson.prompts[0]!.result.groups.flatMap(({ rows }) => rows.map(({ text }) => text));
  expect(words.length).toBeGreaterThanOrEqual(2);

  // Everybody finds the first word, the first three pupils the second one too; the last one types nonsense.
  for (const [n, pupil] of pupils.slice(0, 5).entries())
    for (const word of words.slice(0, n < 3 ? 2 : 1)) {
      await pupil.getByLabel('Next word').fill(word);
      await pupil.keyboard.press('Enter');
      await expect(pupil.getByText(`${word} is in.`)).toBeVisible();
    }
  await pupils[5]!.getByLabel('Next word').fill('xqzz');
  await pupils[5]!.keyboard.press('Enter');
  await expect(pupils[5]!.getByRole('status').filter({ hasText: /XQZZ/ })).toBeVisible();
  await expect(page.getByText(`2 of ${words.length} words found.`).first()).toBeVisible();

  // A reload loses nothing, on either side.
  await pupils[0]!.reload();
  await expect(pupils[0]!.getByRole('button', { name: `Remove ${words[0]}` })).toBeVisible();
  await page.reload();
  for (const pupil of pupils) await pupil.getByRole('button', { name: 'I’m done' }).click();
  await expect(page.getByText('6 of 6 pupils done').first()).toBeVisible();
  // Before the reveal, nobody has anything of the others, nor the answers.
  const seen = await (await pupils[5]!.request.get(`${server}/api/lessons/${lesson.split('/').at(-1)}`)).text();
  expect(seen).toContain('"role":"pupil"');
  expect(words.filter((word) => seen.includes(`"${word}"`))).toEqual([]);
  expect(ANIMALS.filter((animal) => seen.includes(`"${animal}"`))).toEqual(['Zebra']);

  await page.getByRole('button', { name: 'Reveal' }).click();
  const row = (of: Page, word: string) =>
    of.getByRole('listitem').filter({ has: of.locator('b', { hasText: new RegExp(`^${word}$`) }) });
  await expect(row(page, words[0]!)).toContainText('5 pupils');
  await expect(row(page, words[1]!)).toContainText('3 pupils');
  await expect(row(pupils[5]!, words[0]!)).toContainText('5 pupils');
  await expect(pupils[5]!.getByText(/now in Practice/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Start question 2 of 2' }).click();
  for (const pupil of pupils) await expect(pupil.getByText(/of \d+ cards answered/)).toBeVisible();
  await pupils[0]!.getByRole('group', { name: 'Which word?' }).first().getByRole('radio').first().check();
  await pupils[0]!.getByRole('group', { name: 'It means' }).first().getByRole('radio', { name: 'the same' }).check();
  await expect(pupils[0]!.getByText(/^1 of \d+ cards answered/)).toBeVisible();
  await expectAccessible(pupils[0]!);
  await page.getByRole('button', { name: 'Stop the clock' }).click();
  await expect(pupils[0]!.getByText('Time’s up.')).toBeVisible();
  await page.getByRole('button', { name: 'Reveal' }).click();
  await page.getByRole('button', { name: 'End the lesson' }).click();
  for (const pupil of pupils) await expect(pupil.getByRole('heading', { name: 'Thank you!' })).toBeVisible();

  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(1 + pupils.length);
  await expect(table.getByRole('row', { name: /^Fox/ })).toContainText('right');
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const path = info.outputPath('lesson.csv');
  await file.saveAs(path);
  expect(readFileSync(path, 'utf8').trim().split('\r\n')).toHaveLength(1 + pupils.length);
  expect(sent.join('\n')).not.toContain('Example');

  await page.getByRole('button', { name: 'Delete the lesson now' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  expect((await page.request.get(`${server}/api/lessons/${lesson.split('/').at(-1)}`)).status()).toBe(404);
});

/** Presses Tab until the focus is on this button, as somebody does who sees nothing. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name });
  await expect(target).toBeEnabled();
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key doesn’t reach ${name}.`);
}

test('a lesson can be led by keyboard, and a screen reader hears the counts', async ({ page, browser, server }) => {
  test.setTimeout(240_000);
  await page.goto(`${server}/class`);
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  for (const name of ['Prepare the questions', 'Start the lesson']) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('region', { name: 'How to join' })).toBeVisible();
  const code = (await page.locator('.code b').first().textContent())!;
  const pupil = await join(browser, server, code, 'Yak', 0);
  await tabTo(page, /Start question 1/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await pupil.getByRole('button', { name: 'I’m done' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 of 1 pupil done' })).toBeAttached({ timeout: 15_000 });
  for (const name of ['Reveal', 'End the lesson']) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, 'Save as CSV');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toContain(code);
});

test('homework is open until its day, and each pupil has their own clock', async ({ page, browser, server }) => {
  test.setTimeout(240_000);
  await page.goto(`${server}/class`);
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  for (const field of await page.getByRole('spinbutton').all()) await field.fill('0');
  await page.getByRole('spinbutton', { name: 'Outside the Box' }).fill('1');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Prepare the questions' }).click();
  await page.getByLabel('Homework').check();
  await page.getByRole('button', { name: 'Set the homework' }).click();
  await expect(page.getByRole('region', { name: 'How to join' })).toContainText('Open until');
  const code = (await page.locator('.code b').first().textContent())!;

  const pupil = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await pupil.goto(`${server}/join?code=${code}`);
  await pupil.getByRole('radio', { name: 'Koala', exact: true }).check();
  await pupil.getByRole('button', { name: 'Join as Koala' }).click();
  await pupil.getByRole('button', { name: /^Start 1/ }).click();
  await expect(pupil.getByRole('timer')).toBeVisible();
  // The letter and the grid are in sight without scrolling, above what else can be written.
  await expect(pupil.getByRole('img', { name: /^The letter to place/ })).toBeInViewport();
  await expect(pupil.getByRole('button', { name: 'row 6, column 6: free' })).toBeInViewport();
  await pupil.getByRole('button', { name: 'row 1, column 1: free' }).click();
  await pupil.getByRole('button', { name: /^Write / }).click();
  await expect(pupil.getByText(/ is in row 1, column 1/)).toBeVisible();
  await pupil.getByRole('button', { name: 'I’m done' }).click();
  await expect(page.getByText('1 of 1 pupil done').first()).toBeVisible();
  await page.getByRole('button', { name: 'End the homework and reveal it' }).click();
  await expect(pupil.getByText(/You (found|have) /).first()).toBeVisible();
  // Pupils see their own grid again, and everyone sees where the letters were put.
  await expect(pupil.getByRole('button', { name: /^row 1, column 1: [A-Z]$/ })).toBeVisible();
  for (const one of [page, pupil]) {
    await expect(one.getByRole('region', { name: /^Letter 1:/ })).toContainText('row 1, column 1');
    await expectAccessible(one);
  }
});
