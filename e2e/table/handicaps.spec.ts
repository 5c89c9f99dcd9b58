// Handicaps of single players: chosen on one device, against bots and at a table of friends, seen by everyone, and kept to.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, readShownTable, test } from '../fixtures.ts';

type Handicap = { readonly [label: string]: string };

/** What can be given in each game, and what its log says about it at the start. */
const GAMES: readonly (readonly [game: string, handicap: Handicap, says: string])[] = [
  [
    'word-xchange',
    { Time: 'Double', 'Shortest word': '4 letters', Words: 'Everyday words only', Target: '4 words' },
    '4 words to win, everyday words only, words of at least 4 letters and twice the time',
  ],
  ['outside-the-box', { Time: 'Triple', Words: 'Easy words only' }, 'easy words only and three times the time'],
  ['take-my-word', { Time: 'Double', 'Shortest word': '5 letters' }, 'words of at least 5 letters and twice the time'],
  ['wordsters', { Time: 'Half', 'Shortest word': '6 letters' }, 'words of at least 6 letters and half the time'],
  ['word-power', { Time: 'Double', Target: '50%' }, '50% of the books and cash to win and twice the time'],
];

async function giveHandicap(page: Page, name: string | RegExp, handicap: Handicap): Promise<void> {
  await page.locator('summary', { hasText: /^\s*Handicaps/ }).click();
  const player = page.locator('details.player', { has: page.locator('summary', { hasText: name }) });
  await player.locator('summary').click();
  for (const [label, value] of Object.entries(handicap)) {
    const field = player.getByLabel(new RegExp(`^\\s*${label}`));
    const labels = await field.locator('option').allTextContents();
    await field.selectOption({ label: labels.find((one) => one.trim().toLowerCase().includes(value.toLowerCase()))! });
  }
}

const setupOf = async (page: Page): Promise<{ readonly [option: string]: unknown }> =>
  ((await readShownTable(page))!.view as { setup: { [option: string]: unknown } }).setup;

for (const [game, handicap, says] of GAMES)
  test(`one device: a player of ${game} has a handicap, and the others don’t`, async ({ page, server }) => {
    await page.goto(`${server}/device/${game}`);
    await page.getByLabel('Player 1’s name').fill('Ann');
    await page.getByLabel('Player 2’s name').fill('Bo');
    await giveHandicap(page, 'Bo', handicap);
    await expectAccessible(page);
    // Bo’s handicap stays with Bo when Ann leaves and somebody else comes.
    await page.getByRole('button', { name: 'Remove Ann' }).click();
    await page.getByRole('button', { name: 'Add player' }).click();
    await page.getByLabel('Player 2’s name').fill('Cy');
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.waitForFunction(
      () => (window as unknown as { wordhoard?: { snapshot: unknown } }).wordhoard?.snapshot != null,
    );
    const own = Object.keys(await setupOf(page)).filter((option) => /^seat[A-Z][a-z]+\d$/.test(option));
    expect(own).toHaveLength(Object.keys(handicap).length);
    expect(own.every((option) => option.endsWith('0'))).toBe(true);
    await page
      .getByRole('button', { name: /^I’m (Bo|Cy)$/ })
      .first()
      .click();
    await expect(page.getByText(`handicap: ${says}.`).first()).toBeAttached();
  });

test('a host gives a guest fewer words to win and longer ones, and both are told', async ({ browser, server }) => {
  const open = async (name: string): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(
      (settings) => localStorage.setItem('wordhoard settings', settings),
      JSON.stringify({ name, tips: false }),
    );
    return context.newPage();
  };
  const [host, guest] = [await open('Ann'), await open('Bo')];
  await host.goto(server);
  await host.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
  await expect(host.getByText('1 of 3 players here')).toBeVisible();
  await guest.goto(host.url());
  await expect(host.getByText('2 of 3 players here')).toBeVisible();
  await giveHandicap(host, 'Bo', { Target: '3 words', 'Shortest word': '6 letters' });
  await guest.locator('summary', { hasText: /^\s*Handicaps/ }).click();
  await expect(guest.locator('details.player summary')).toContainText('words of at least 6 letters');
  await host.evaluate(() => {
    const { wordhoard } = window as unknown as { wordhoard: { sendCommand(command: object): void } };
    wordhoard.sendCommand({ do: 'seats', count: 2 });
  });
  await expect(host.getByText('Everyone’s here')).toBeVisible();
  await host.getByRole('button', { name: 'Start' }).click();
  for (const page of [host, guest]) await expect(page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  expect(await setupOf(guest)).toMatchObject({ seatTarget1: 3, seatLetters1: 6 });
  for (const page of [host, guest]) await page.getByRole('button', { name: 'What happened' }).click();
  await expect(guest.getByText(/Your handicap: .*words of at least 6 letters/).first()).toBeAttached();
  await expect(host.getByText(/Bo’s handicap: .*words of at least 6 letters/).first()).toBeAttached();
  for (const page of [host, guest]) await page.context().close();
});
