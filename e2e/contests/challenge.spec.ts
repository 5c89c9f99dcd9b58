// Challenge a friend: both play the same deal from a link, and then see each other's game.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { playDeal } from './play-deal.ts';

test('two people complete a challenge and see each other’s game', async ({ browser, server }) => {
  test.setTimeout(480_000);
  const [ann, ben] = (await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))) as [
    Page,
    Page,
  ];
  await ann.goto(server);
  await ann.getByRole('link', { name: /^Challenge a friend/ }).click();
  await ann.getByRole('radio', { name: 'Take My Word For It' }).check({ force: true });
  await ann.getByLabel('Your name').fill('Ann');
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Get the link' }).click();
  await expect(ann.getByRole('heading', { name: 'Your challenge' })).toBeVisible();
  const link = ann.url();

  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'Ann challenges you' })).toBeVisible();
  await expect(ben.getByText('You’ll see everyone’s result here after your own try.')).toBeVisible();
  await expectAccessible(ben);
  await ben.getByLabel('Your name').fill('Ben');
  const play = async (person: Page, level: string): Promise<void> => {
    await person.getByRole('button', { name: 'Play this game' }).click();
    await expect(person.getByRole('region', { name: 'Whose turn' })).toBeVisible();
    await expect(person.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await playDeal(person, 'take-my-word', level);
    await person.getByRole('link', { name: 'See the ranking' }).click();
  };
  // Each begins when it is their turn to play: the clock of a turn runs from the first moment.
  await play(ann, 'keen');
  await expect(ann.getByRole('region', { name: 'Ranking' }).getByText('Ann (you)')).toBeVisible();
  await expect(ann.getByRole('button', { name: /^Review/ })).toHaveCount(0);
  // Her game is a secret as long as Ben can play.
  await ann.goto(`${server}/games`);
  await expect(ann.getByText('A game of yours will be listed here when its ranking is final')).toBeVisible();
  await play(ben, 'casual');
  // The start page tells Ann.
  await ann.goto(server);
  await expect(ann.getByRole('link', { name: /^Challenge a friend/ })).toContainText('A result is in');
  await ann.goto(link);
  for (const person of [ann, ben]) {
    await expect(person.getByRole('heading', { name: 'Final ranking' })).toBeVisible();
    await expectAccessible(person);
  }
  await ben.getByRole('button', { name: 'Share' }).click();
  const text = (await ben.getByRole('dialog').locator('.text').textContent())!;
  expect(text.length).toBeLessThanOrEqual(200);
  expect(text).toMatch(/Take My Word For It: .* of what was possible, \d\w\w of 2/);
  expect(text.endsWith(link)).toBe(true);
  await ben.keyboard.press('Escape');
  await ben.getByRole('button', { name: 'Review Ann' }).click();
  await expect(ben.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ben).toHaveURL(/\/review$/);
  await expect(ben.getByText(/^Ann (took \d+% of what was possible|found|played)/).first()).toBeVisible();
  for (const person of [ann, ben]) {
    await person.goto(`${server}/games`);
    await expect(person.getByRole('link', { name: /Take My Word For It/ })).toHaveCount(1);
    await expect(person.getByText('will be listed here')).toHaveCount(0);
  }
  await Promise.all([ann, ben].map((page) => page.context().close()));
});

test('the end of a match leads to a challenge with the same deal', async ({ page, server }) => {
  await page.goto(
    `${server}/play/take-my-word?${new URLSearchParams({ seed: 'origin', level: 'child', seats: '2', options: '{"rounds":3,"seatSwitch":"off"}' })}`,
  );
  await playDeal(page, 'take-my-word', 'keen');
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  await expect(page.getByRole('heading', { name: 'Your challenge' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Ranking' }).getByText('the game that led to this challenge'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Send the link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play this game' })).toHaveCount(0);
  const path = new URL(page.url()).pathname;
  await page.goto(`${server}/challenge`);
  const own = page.getByRole('region', { name: 'Your challenges' });
  await expect(own.getByText('Waiting for your friend.')).toBeVisible();
  await expect(own.getByRole('link', { name: 'Ranking: Take My Word For It' })).toHaveAttribute('href', path);
  await expectAccessible(page);
});
