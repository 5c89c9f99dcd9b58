// House words at a table: two people vote a word in and play it; on one device the players vote in turn.

import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

async function openPage(browser: Browser, name: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(
    (settings) => localStorage.setItem('wordhoard settings', settings),
    JSON.stringify({ name, tips: false }),
  );
  return context.newPage();
}

type Client = {
  snapshot: { seat: number; status: { toAct: number[] }; view: { board: string; easels: string[][] } };
  sendMove(text: string): void;
};
const isOnTurn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { seat, status } = (window as unknown as { wordhoard: Client }).wordhoard.snapshot;
    return status.toAct.includes(seat);
  });

/** Three letters of the board without a vowel: no dictionary has that word. */
const unlikelyWord = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { board } = (window as unknown as { wordhoard: Client }).wordhoard.snapshot.view;
    return [...board]
      .filter((tile) => /^[B-DF-HJ-NP-TV-XZ]$/.test(tile))
      .sort()
      .reverse() // unlike BRR and HMM
      .slice(0, 3)
      .join('');
  });

test('two people vote a word in, and it can be played', async ({ browser, server }) => {
  const ann = await openPage(browser, 'Ann', { width: 1366, height: 768 });
  const bo = await openPage(browser, 'Bo', { width: 390, height: 844 });
  await ann.goto(server);
  await ann.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
  await expect(ann.getByText('1 of 3 players here')).toBeVisible();
  await bo.goto(ann.url());
  await expect(ann.getByText('2 of 3 players here')).toBeVisible();
  await ann.evaluate(() => {
    const { wordhoard } = window as unknown as { wordhoard: { sendCommand(command: object): void } };
    wordhoard.sendCommand({ do: 'seats', count: 2 });
    wordhoard.sendCommand({ do: 'options', preset: 'rulebook', options: { wordClock: 'off' } });
  });
  await expect(ann.getByText('Everyone’s here')).toBeVisible();
  await ann.getByRole('button', { name: 'Start' }).click();
  for (const page of [ann, bo]) await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  const [asker, voter] = (await isOnTurn(ann)) ? [ann, bo] : [bo, ann];
  const word = await unlikelyWord(asker);
  expect(word).toHaveLength(3);

  if (asker === bo) await asker.getByRole('button', { name: 'What happened' }).click();
  await asker.getByRole('button', { name: 'House words…' }).click();
  await expect(asker.getByText('Everyone will see the word.')).toBeVisible();
  await asker.getByLabel('Word', { exact: true }).fill(word.toLowerCase());
  await expectAccessible(asker);
  await asker.getByRole('button', { name: 'Ask to let it count' }).click();
  const question = voter.getByRole('dialog', { name: `Should ${word} count at this table?` });
  await expect(question).toContainText('It isn’t in the dictionary.');
  await expectAccessible(voter);
  // A vote can't be closed without an answer.
  for (let i = 0; i < 3; i++) await voter.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  for (const page of [ann, bo])
    await expect(page.getByRole('dialog', { name: `Should ${word} count at this table?` })).toBeHidden();
  if (asker === bo) await asker.keyboard.press('Escape');

  await asker.evaluate((made) => {
    (window as unknown as { wordhoard: Client }).wordhoard.sendMove(`make ${made}`);
  }, word);
  for (const page of [ann, bo])
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as { wordhoard: Client }).wordhoard.snapshot.view.easels.flat()),
      )
      .toContain(word);
  await expect(ann.getByText(`The table agreed: ${word} counts from now on.`).first()).toBeAttached();
  for (const page of [ann, bo]) await page.context().close();
});

test('a list of house words can be kept, saved and opened on this device', async ({ page, server }) => {
  await page.goto(`${server}/house`);
  await page.getByLabel('A house word').fill('zenny');
  await page.getByRole('button', { name: 'Counts', exact: true }).click();
  await page.getByLabel('A house word').fill('qi');
  await page.getByRole('button', { name: 'Doesn’t count' }).click();
  await expect(page.getByText('ZENNY')).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await file.path();
  await page.reload();
  await page.getByRole('button', { name: 'Remove ZENNY' }).click();
  await page.getByRole('button', { name: 'Remove QI' }).click();
  await expect(page.getByText('There are no house words yet.')).toBeVisible();
  await page.getByLabel('Open a file').setInputFiles(path);
  await expect(page.getByText('ZENNY')).toBeVisible();
  await expect(page.getByText('QI', { exact: true })).toBeVisible();
});
