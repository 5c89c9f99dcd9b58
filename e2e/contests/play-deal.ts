// Plays a deal of a contest in the browser, with the moves a bot would make, so that browser tests can finish one.

import { expect, type Page } from '@playwright/test';
import { randomFrom } from '../../src/core/random.ts';
import { findGame } from '../../src/games/index.ts';
import { loadLexicon } from '../../src/lexicon/load.node.ts';
import { readShownTable, waitForMyTurn } from '../fixtures.ts';

type Sender = { sendMove(text: string): void };

/** Plays until the match is over. Every move is sent as a board sends it. */
export async function playDeal(page: Page, game: string, level: string): Promise<void> {
  const rules = findGame(game)!;
  while (await waitForMyTurn(page)) {
    const { n, view, seat, status } = (await readShownTable(page))!;
    if (status.outcome !== null) break;
    const choice = rules.choose(view as never, seat!, level, {
      now: 0,
      random: randomFrom(`deal ${level}`, n),
      lexicon: loadLexicon(rules.defaultList),
    });
    await page.evaluate((text) => (window as unknown as { wordhoard: Sender }).wordhoard.sendMove(text), choice!.text);
    await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(n);
  }
  await expect(page.getByRole('region', { name: 'Result' })).toBeAttached();
}
