// Shared by the browser tests of matches over days.

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, readShownTable } from '../fixtures.ts';

type Connection = { sendCommand(command: object): void; sendMove(text: string): void };

export async function openPage(
  browser: Browser,
  name: string,
  [width, height]: readonly [number, number],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...options, viewport: { width, height } });
  await context.addInitScript(
    (settings) => localStorage.setItem('wordhoard settings', settings),
    JSON.stringify({ name, tips: false }),
  );
  return context.newPage();
}

const command = (page: Page, sent: object): Promise<void> =>
  page.evaluate((one) => (window as unknown as { wordhoard: Connection }).wordhoard.sendCommand(one), sent);
export const move = (page: Page, text: string): Promise<void> =>
  page.evaluate((one) => (window as unknown as { wordhoard: Connection }).wordhoard.sendMove(one), text);

/** Starts a match of two people at one day per move. */
export async function startSlowMatch(server: string, title: string, host: Page, guest: Page): Promise<void> {
  await host.goto(server);
  await host.getByRole('button', { name: `Play ${title} with friends` }).click();
  await expect(host.getByText(/1 of \d players here/)).toBeVisible();
  await guest.goto(host.url());
  await expect(host.getByText(/2 of \d players here/)).toBeVisible();
  await command(host, { do: 'seats', count: 2 });
  await host.getByLabel('When do you play?').selectOption({ label: 'Over days, 1 day per move' });
  await expect(guest.getByText('Over days, 1 day per move')).toBeVisible();
  await host.getByRole('button', { name: 'Start' }).click();
  for (const page of [host, guest])
    await expect(page.getByRole('region', { name: 'Whose turn' })).toContainText('23 h');
}

/** Whose turn it is, and who waits. */
export async function splitByTurn(host: Page, guest: Page): Promise<{ readonly mover: Page; readonly waiting: Page }> {
  const table = (await readShownTable(host))!;
  return table.status.toAct.includes(table.seat!) ? { mover: host, waiting: guest } : { mover: guest, waiting: host };
}
