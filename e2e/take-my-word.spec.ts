// Take My Word For It in the browser: whole matches by mouse, keyboard and touch, refusals, accessibility.

import type { Locator, Page } from '@playwright/test';
import { cardPoints, isBlank } from '../src/games/take-my-word/rules/cards.ts';
import {
  type Cell,
  cellLetter,
  isPlacedCell,
  type Move,
  type PlacedCell,
  type Play,
  parseMove,
} from '../src/games/take-my-word/rules/moves.ts';
import type { View } from '../src/games/take-my-word/rules/view.ts';
import { describeCard, formatPoints } from '../src/games/take-my-word/text/phrases.ts';
import { expect, expectAccessible, legalMoves, playUrl, readShownTable, test, waitForMyTurn } from './fixtures.ts';

const SHORT_MATCH = { rounds: 3, turnClock: 'off' };

const currentView = async (page: Page): Promise<View> => (await readShownTable(page))!.view as View;
const row = (page: Page): Locator => page.getByRole('group', { name: /^Row:/ });
const confirmButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Play|Score the letter,|Clear and play|Stay|Switch with)( |$)/ });
const cardInHand = (page: Page, { card }: PlacedCell): Locator =>
  page
    .getByRole('group', { name: 'Your letters' })
    .getByRole('button', {
      name: `${describeCard(card)}${isBlank(card) ? '' : `, ${formatPoints(cardPoints(card))}`}`,
      exact: true,
    })
    .first();

/** Plays that replace cards first, then those that use most cards. */
function pickMove(moves: readonly string[], isAllowed: (move: Move) => boolean = () => true): Move {
  const all = moves.map((text) => parseMove(text)!).filter((move) => move.type !== 'giveup' && isAllowed(move));
  const rank = (move: Move): number =>
    move.type === 'play' ? move.cells.filter(isPlacedCell).length + (move.cells.some(isReplacing) ? 10 : 0) : 0;
  return all.toSorted((a, b) => rank(b) - rank(a))[0]!;
}
const isReplacing = ({ type }: Cell): boolean => type === 'replace';

/** The cards of a play with their positions, in order: replacements, then in front from the inside out, then behind. */
function steps({ cells }: Play): readonly { cell: PlacedCell; to: number | 'before' | 'behind' }[] {
  const first = cells.findIndex(({ type }) => type !== 'add');
  const placed = cells.flatMap((cell, i) => (isPlacedCell(cell) ? [{ cell, i }] : []));
  const added = placed.filter(({ cell }) => cell.type === 'add');
  return [
    ...placed.filter(({ cell }) => isReplacing(cell)).map(({ cell, i }) => ({ cell, to: i - first })),
    ...added
      .filter(({ i }) => i < first)
      .toReversed()
      .map(({ cell }) => ({ cell, to: 'before' as const })),
    ...added.filter(({ i }) => i > first).map(({ cell }) => ({ cell, to: 'behind' as const })),
  ];
}

async function playToEnd(
  page: Page,
  enter: (move: Move) => Promise<void>,
  isAllowed?: (move: Move) => boolean,
): Promise<void> {
  for (let turns = 0; turns < 12 && (await waitForMyTurn(page)); turns++) {
    const { n } = (await readShownTable(page))!;
    await enter(pickMove(await legalMoves(page), isAllowed));
    await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(n);
  }
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Hand' })).toBeVisible();
}

/** Enters a move by mouse or touch: `dragCard` moves a card from the hand to a position, `press` clicks or taps. */
async function enterByPointer(
  page: Page,
  move: Move,
  press: (target: Locator) => Promise<void>,
  dragCard: (card: Locator, place: Locator) => Promise<void>,
): Promise<void> {
  if (move.type === 'pass') return press(page.getByRole('button', { name: 'Pass' }));
  if (move.type === 'switch' || move.type === 'stay') {
    await press(page.getByText(move.type === 'stay' ? 'Stay' : /^Switch with/).first());
    return press(confirmButton(page));
  }
  const play = move as Play;
  if (play.type === 'clear') await press(page.getByRole('button', { name: /^Clear ([A-Z]+|the word)$/ }));
  for (const { cell, to } of steps(play)) {
    const places = row(page).getByRole('button');
    const isEmpty = (await places.count()) === 1;
    const place = to === 'before' ? places.first() : to === 'behind' || isEmpty ? places.last() : places.nth(to + 1);
    await dragCard(cardInHand(page, cell), place);
    if (cell.as !== null) await press(page.getByRole('dialog').getByRole('button', { name: cell.as, exact: true }));
  }
  if (play.claim !== null) await press(page.getByText(play.claim === 'word' ? 'Score the word' : 'Score the letter'));
  await press(confirmButton(page));
}

test('Take My Word For It is played by mouse', async ({ page, server }) => {
  await page.goto(playUrl(server, 'take-my-word', SHORT_MATCH, { preset: 'rulebook' }));
  await playToEnd(page, (move) =>
    enterByPointer(
      page,
      move,
      (target) => target.click(),
      (card, place) => card.dragTo(place),
    ),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('Take My Word For It is played by touch', async ({ page, server }) => {
    await page.goto(playUrl(server, 'take-my-word', { ...SHORT_MATCH, seatSwitch: 'off' }, { seed: 'touch' }));
    await playToEnd(page, (move) =>
      enterByPointer(
        page,
        move,
        (target) => target.tap(),
        async (card, place) => {
          await card.tap();
          // On an empty row one tap is enough.
          const view = await currentView(page);
          if (view.status !== 'empty' && (move as Play).type !== 'clear') await place.tap();
        },
      ),
    );
  });
});

/** Presses Tab until the element with this name has focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const target = page.getByRole('button', { name });
  for (let i = 0; i < 80 && !(await target.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('Take My Word For It is played by keyboard alone', async ({ page, server }) => {
  await page.goto(playUrl(server, 'take-my-word', { ...SHORT_MATCH, seatSwitch: 'off' }, { seed: 'keys' }));
  const enter = async (move: Move): Promise<void> => {
    if (move.type === 'pass') {
      await tabTo(page, /^Pass$/);
      return page.keyboard.press('Enter');
    }
    const play = move as Play;
    if (play.type === 'clear') await page.keyboard.press('Delete');
    for (const { cell, to } of steps(play)) {
      const walk = async (key: string, times: number): Promise<void> => {
        for (let i = 0; i < times; i++) await page.keyboard.press(key);
      };
      await walk(to === 'behind' ? 'ArrowRight' : 'ArrowLeft', play.cells.length + 2);
      if (typeof to === 'number') await walk('ArrowRight', to + 1);
      await page.keyboard.press(`${cell.as === null ? '' : 'Shift+'}${cellLetter(cell).toLowerCase()}`);
    }
    await page.keyboard.press('Enter');
  };
  await playToEnd(page, enter, (move) => !('claim' in move) || move.claim !== 'letter');
});

test('Take My Word For It says why a play is refused, until the next tap', async ({ page, server }) => {
  await page.goto(playUrl(server, 'take-my-word', SHORT_MATCH));
  await waitForMyTurn(page);
  const { players } = await currentView(page);
  for (const card of players[0]!.hand!) await page.keyboard.press(card[1] === '?' ? 'Shift+Q' : card[1]!.toLowerCase());
  await confirmButton(page).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(/isn’t (in the dictionary|a word yet)\./);
  await expect(refusal.getByRole('link', { name: /^Rule TM-\d+/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Take My Word For It: typing a whole word replaces and keeps the right cards', async ({ page, server }) => {
  const scenario = JSON.stringify({ row: 'rW yO kR gM', status: 'word', by: 1, hands: { '0': 'rL gE kS rT b?' } });
  await page.setViewportSize({ width: 1280, height: 800 }); // low windows leave the signs unexplained
  await page.goto(playUrl(server, 'take-my-word', SHORT_MATCH, { scenario }));
  await waitForMyTurn(page);
  await expect(page.getByText('Black can’t be replaced.')).toBeVisible();
  await page.keyboard.type('lor');
  await expect(page.getByText('LOR… Type the whole word.')).toBeVisible();
  await page.keyboard.type('e');
  await expect(confirmButton(page)).toHaveText(/^\s*Play LORE, \+\d+\s*$/);
  await expect(confirmButton(page)).not.toHaveClass(/hopeless/);
  await page.keyboard.press('Escape');
  await page.keyboard.type('wormt');
  await expect(page.getByRole('button', { name: 'Play WORMT' })).toHaveClass(/hopeless/);
  await page.keyboard.press('Escape');
  await page.keyboard.type('lore');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await currentView(page)).players[0]!.turns.some(({ text }) => text === 'LORE'))
    .toBe(true);
});

for (const height of [768, 620])
  test(`Take My Word For It: the sum covers nothing in a window of 1366 × ${height}`, async ({ page, server }) => {
    const scenario = JSON.stringify({ turn: 0, hands: { '0': 'rL gE kS rT b?' } });
    await page.setViewportSize({ width: 1366, height });
    await page.goto(playUrl(server, 'take-my-word', SHORT_MATCH, { scenario }));
    await waitForMyTurn(page);
    // Keys count from when the board stands.
    await page.locator('[data-board]:not([data-mounting])').waitFor();
    await page.keyboard.press('l');
    const bottomOfSum = async (): Promise<number> => {
      const { y, height } = (await page.getByText('Your letter scores').boundingBox())!;
      return y + height;
    };
    const advice = page.getByText('Nobody can take that from you.');
    await expect.poll(async () => (await advice.boundingBox())!.y - (await bottomOfSum())).toBeGreaterThanOrEqual(0);
  });

test('the board of Take My Word For It is accessible in light and dark mode', async ({ page, server }) => {
  await page.goto(playUrl(server, 'take-my-word', SHORT_MATCH));
  await waitForMyTurn(page);
  const { players } = await currentView(page);
  await page.keyboard.press(players[0]!.hand!.find((card) => card[1] !== '?')![1]!.toLowerCase());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
});
