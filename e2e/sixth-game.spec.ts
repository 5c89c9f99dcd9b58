// A sixth game, the template copied into a copy of this repository, is in the web client without any other change: on the
// start page, against bots, on one device, in the gallery, in the guides, and offline.

import { copyProjectWithSixthGame, type ProjectCopy } from '../src/games/conformance/sixth-game.testing.ts';
import { expect, expectAccessible, playUrl, test, waitForMyTurn, waitForOfflineFiles } from './fixtures.ts';

let copy: ProjectCopy;
let address: string;
test.beforeAll(async () => {
  copy = copyProjectWithSixthGame();
  await copy.run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']);
  address = `http://localhost:${(await copy.startServer()).port}`;
});
test.afterAll(() => copy.remove());

test('a sixth game is everywhere in the web client', async ({ page, context }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2, name: 'Toy' })).toBeVisible();

  // Against a bot, by keyboard, by mouse and by dragging.
  await page.goto(playUrl(address, 'toy', { bidClock: 0 }));
  expect(await waitForMyTurn(page)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/wins the round/).first()).toBeAttached();
  expect(await waitForMyTurn(page)).toBe(true);
  await page.getByRole('button', { name: /^Card/ }).first().click();
  await page.getByRole('button', { name: /^Bid \d/ }).click();
  expect(await waitForMyTurn(page)).toBe(true);
  await page
    .getByRole('button', { name: /^Card/ })
    .first()
    .dragTo(page.getByRole('list', { name: 'Bids' }));
  expect(await waitForMyTurn(page)).toBe(false);
  await expect(page.getByRole('heading', { name: / (wins?|tie)\b/ }).first()).toBeVisible();

  // On one device.
  await page.goto(`${address}/device/toy`);
  await page.getByLabel('Player 1’s name').fill('Ann');
  await page.getByLabel('Player 2’s name').fill('Bo');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('button', { name: /^I’m (Ann|Bo)$/ }).click();
  await expect(page.getByRole('group', { name: 'Your cards' })).toBeVisible();

  // In the gallery.
  await page.goto(`${address}/gallery/toy/2`);
  await expect(page.getByRole('heading', { name: 'Toy: A refusal' })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Rule TO-002/ })).toBeVisible();
  await expectAccessible(page);

  // In the guides.
  await page.goto(`${address}/guide/toy`);
  await page.getByRole('button', { name: 'Show me' }).first().click();
  await expect(page.getByText('Ann made a bid.')).toBeVisible();

  // Without a network.
  await waitForOfflineFiles(page);
  await context.setOffline(true);
  await page.goto(playUrl(address, 'toy', { bidClock: 0 }, { seed: 'offline' }));
  expect(await waitForMyTurn(page)).toBe(true);
  await page.getByRole('button', { name: /^Card/ }).last().click();
  await page.getByRole('button', { name: /^Bid \d/ }).click();
  expect(await waitForMyTurn(page)).toBe(true);
});
