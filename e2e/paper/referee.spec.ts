// The referees for real tables: offline, by keyboard alone, and read by screen readers.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** Moves the focus with the Tab key to a field or button of a form, as somebody without a mouse does. */
async function tabTo(page: Page, form: string, role: 'textbox' | 'button', name: string): Promise<void> {
  const target = page.getByRole('form', { name: form }).getByRole(role, { name });
  for (let i = 0; i < 40; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key doesn’t reach ${name}.`);
}

test('the referees work offline and by keyboard', async ({ page, context, server }) => {
  await page.goto(`${server}/guide/word-xchange`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);

  await page.goto(`${server}/referee/word-xchange`);
  await expect(page.getByRole('form', { name: 'Is it a steal?' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'Is it a steal?', 'textbox', 'The word on the easel');
  await page.keyboard.type('race');
  await tabTo(page, 'Is it a steal?', 'textbox', 'The new word');
  await page.keyboard.type('react');
  await page.keyboard.press('Enter');
  const steal = page.getByRole('form', { name: 'Is it a steal?' }).getByRole('status');
  await expect(steal).toContainText('Yes. REACT steals RACE. It adds “T”.');
  await page.keyboard.press('Backspace');
  await expect(steal).toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(steal).toContainText('No. REAC');

  await page.goto(`${server}/referee/outside-the-box`);
  await page.getByRole('textbox', { name: 'Grid' }).focus();
  await page.keyboard.type('WATER.\n......\n......\n......\n......\n......');
  await tabTo(page, 'Score a grid', 'button', 'Score the grid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Score a grid' }).getByRole('status')).toContainText('Row 1: WATER 7.');

  for (const [game, form, fields, answer] of [
    ['wordsters', 'Same or different?', { 'First word': 'mouse', 'Second word': 'mice' }, 'are the same word'],
    [
      'take-my-word',
      'Check and score a play',
      { 'The row before': 'rC yA', 'The row after': 'rC yA kT' },
      'CAT is a word. The player chooses: 5 points for the word, unless it’s taken, or 1 point for the letter',
    ],
    ['word-power', 'The answer to a card', { 'Key word': 'accept' }, '“reject” is the opposite of “Accept”.'],
  ] as const) {
    await page.goto(`${server}/referee/${game}`);
    for (const [field, text] of Object.entries(fields)) {
      await tabTo(page, form, 'textbox', field);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: form }).getByRole('status')).toContainText(answer);
  }
});

test('the referee of Word Power knows the cards of your own deck', async ({ page, server }) => {
  await page.addInitScript(
    (text) => localStorage.setItem('wordhoard deck farm', JSON.stringify({ text, savedAt: 1 })),
    'title Farm\ncard ZENNY: bread, =fizzbuzz, butter, cheese | a coin',
  );
  await page.goto(`${server}/referee/word-power`);
  const form = page.getByRole('form', { name: 'The answer to a card' });
  const ask = async (): Promise<void> => {
    await form.getByRole('textbox', { name: 'Key word' }).fill('zenny');
    await page.keyboard.press('Enter');
  };
  await ask();
  await expect(form.getByRole('status')).toContainText('There’s no card for ZENNY');
  await page.getByLabel('Your deck').selectOption({ label: 'Farm' });
  await ask();
  await expect(form.getByRole('status')).toContainText('“Zenny” means “fizzbuzz”');
  await expectAccessible(page);
});

test('the clock of a real table counts down, and the turn passes on', async ({ page, server }) => {
  await page.clock.install();
  await page.goto(`${server}/referee/word-power`);
  const clock = page.getByRole('region', { name: 'Clock' });
  await clock.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(51_000);
  await expect(clock.getByRole('timer')).toHaveText('0:09');
  await expect(clock.getByRole('status')).toHaveText('10 seconds left.');
  await page.clock.runFor(10_000);
  await expect(clock.getByRole('status')).toHaveText('Time’s up, Player 1.');
  await clock.getByRole('button', { name: 'Next player' }).click();
  await expect(clock.getByRole('status')).toHaveText('It’s Player 2’s turn.');
  await expect(clock.getByRole('timer')).toHaveText('1:00');
});
