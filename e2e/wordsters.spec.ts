// Wordsters in the browser: rounds by mouse, keyboard and touch, editing the list, several people on one device.

import type { Locator, Page } from '@playwright/test';
import type { View } from '../src/games/wordsters/rules/view.ts';
import { canRespond, hasNoPossibleResponse } from '../src/games/wordsters/rules/view-queries.ts';
import { liveWords } from '../src/games/wordsters/rules/words/list.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { expect, expectAccessible, playUrl, readShownTable, setPaused, test, waitForMyTurn } from './fixtures.ts';

// The last round: the others have written, the first announcer has LOVE, and LOVELY leads to a vote.
const LAST_ROUND = {
  card: [
    ['LOV', 'OTI'],
    ['CAP', 'STA'],
  ],
  round: 4,
  used: ['OTI', 'CAP', 'STA'],
  wordster: 'LOV',
  phase: 'write',
  selector: 1,
  players: [{ total: 30 }, { total: 20, list: ['LOVE'], done: true }, { total: 20, list: ['GLOVE'], done: true }],
};
const MY_WORDS = ['LOVELY', 'GLOVE', 'LEFTOVER'];

const url = (server: string, scenario: unknown): string =>
  playUrl(server, 'wordsters', {}, { seats: '3', scenario: JSON.stringify(scenario) });
const currentView = async (page: Page): Promise<View> => (await readShownTable(page))!.view as View;
const list = (page: Page): Locator => page.getByRole('region', { name: 'Your list' });
const currentLine = (page: Page): Locator => page.getByRole('textbox', { name: /^Line/ });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

// Bots need time to think.
test.describe.configure({ timeout: 120_000 });

type Decision = 'write' | 'announce' | 'respond' | 'vote' | 'over';

/** The decision I have to make; null if it is the turn of others. */
function decisionOf(view: View): Decision | null {
  const { phase } = view;
  if (phase.type === 'over') return 'over';
  if (phase.type === 'write') return view.players[0]!.done ? null : 'write';
  if (phase.type === 'announce') return phase.seat === 0 ? 'announce' : null;
  if (phase.type === 'respond') return canRespond(view, 0) && !hasNoPossibleResponse(view) ? 'respond' : null;
  return phase.type === 'vote' && phase.ballot === null ? 'vote' : null;
}

async function nextDecision(page: Page): Promise<Decision> {
  await expect
    .poll(async () => decisionOf(await currentView(page)), { timeout: 30_000, intervals: [100] })
    .not.toBeNull();
  return decisionOf(await currentView(page))!;
}

/** A way to operate the board. */
type InputMethod = {
  write(word: string): Promise<void>;
  /** Picks a word on the list. */
  take(word: string): Promise<void>;
  press(target: Locator): Promise<void>;
};

/** Plays to the end of the round and returns the decisions in order. */
async function playToEnd(
  page: Page,
  input: InputMethod,
  look: (decision: Decision) => Promise<void>,
): Promise<Set<Decision>> {
  const decisions = new Set<Decision>();
  await expect(list(page)).toBeVisible();
  for (let turns = 0; turns < 30; turns++) {
    const decision = await nextDecision(page);
    if (!decisions.has(decision)) await look(decision);
    decisions.add(decision);
    if (decision === 'over') break;
    const before = (await readShownTable(page))!.n;
    if (decision === 'write') {
      for (const word of MY_WORDS) await input.write(word);
      await input.press(button(page, 'Done: 3 words'));
    } else if (decision === 'announce') {
      const word = liveWords((await currentView(page)).players[0]!.lines!)[0]!;
      await input.take(word);
      await input.press(button(page, `Read out ${word}`));
    } else if (decision === 'respond') {
      const { phase } = await currentView(page);
      const claims = phase.type === 'respond' && phase.similar!.includes('LOVELY');
      await input.press(button(page, claims ? 'Claim LOVELY' : 'Let it pass'));
    } else await input.press(button(page, /^Different/));
    await expect.poll(async () => (await readShownTable(page))!.n).toBeGreaterThan(before);
  }
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lists from round 4' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The lists' }).getByRole('button', { name: /^LOVELY/ })).toBeVisible();
  return decisions;
}

const ALL_DECISIONS = new Set<Decision>(['write', 'respond', 'vote', 'announce', 'over']);

test('Wordsters is played by mouse, accessible at every decision in light mode', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(url(server, LAST_ROUND));
  const input: InputMethod = {
    write: async (word) => {
      await currentLine(page).click();
      await currentLine(page).pressSequentially(word.toLowerCase());
      await button(page, `Write ${word}`).click();
      await expect(button(page, `Change ${word}, line`)).toBeVisible();
    },
    take: async (word) => {
      await list(page).getByText(word, { exact: true }).click();
      await expect(page.getByRole('radio', { name: word })).toBeChecked();
    },
    press: (target) => target.click(),
  };
  expect(await playToEnd(page, input, () => expectAccessible(page))).toEqual(ALL_DECISIONS);
});

test('Wordsters: typing replaces a refused word', async ({ page, server }) => {
  await page.goto(url(server, LAST_ROUND));
  await currentLine(page).click();
  await page.keyboard.type('lov');
  await page.keyboard.press('Enter');
  await expect(list(page).getByText(/too short/)).toBeVisible();
  await page.keyboard.type('glove');
  await expect(currentLine(page)).toHaveValue('glove');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Change GLOVE, line 1')).toBeVisible();
});

/** The first bot reads its only word; the list of the second one is empty. */
const botReads = (wordster: string, read: string, mine: readonly string[]): unknown => ({
  card: [
    [wordster, 'OTI'],
    ['LOV', 'STA'],
  ],
  wordster,
  selector: 1,
  players: [{ list: mine }, { list: [read] }, {}],
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Wordsters: a struck word says why beside it', async ({ page, server }) => {
    await page.goto(url(server, botReads('EDO', 'FREEDOMS', ['FREEDOM', 'TORPEDO', 'TORPEDOES', 'WEDLOCK'])));
    await expect(list(page).getByText(/ read FREEDOMS, the same word$/)).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => decisionOf(await currentView(page))).toBe('announce');
    await list(page).getByText('TORPEDO', { exact: true }).tap();
    await expect(page.getByText('TORPEDOES counts as the same word, so you cross it off too.')).toBeVisible();
    await button(page, 'Read out TORPEDO').tap();
    await expect(list(page).getByText('same as your TORPEDO')).toBeInViewport({ ratio: 1 });
  });

  test('Wordsters is played by touch, with nothing wider than the screen', async ({ page, server }) => {
    await page.goto(url(server, LAST_ROUND));
    const input: InputMethod = {
      write: async (word) => {
        await currentLine(page).tap();
        await page.keyboard.type(word);
        await button(page, `Write ${word}`).tap();
        await expect(button(page, `Change ${word}, line`)).toBeVisible();
      },
      take: (word) => list(page).getByText(word, { exact: true }).tap(),
      press: (target) => target.tap(),
    };
    const met = await playToEnd(page, input, async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
    expect(met).toEqual(ALL_DECISIONS);
  });

  test('Wordsters: the on-screen keyboard stays open, and the clock, the list and the buttons stay visible', async ({
    page,
    server,
  }) => {
    await page.goto(url(server, LAST_ROUND));
    const clock = page.getByRole('region', { name: 'The three letters' }).getByRole('timer');
    await expect(clock).toBeHidden();
    await page.setViewportSize({ width: 390, height: 400 });
    await page.getByText('Write a word').tap();
    for (const word of MY_WORDS) {
      await page.keyboard.type(word);
      for (const part of [clock, currentLine(page), button(page, `Write ${word}`)])
        await expect(part).toBeInViewport({ ratio: 1 });
      await button(page, `Write ${word}`).tap();
      await expect(button(page, `Change ${word}, line`)).toBeVisible();
      await expect(currentLine(page)).toBeFocused();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(clock).toBeHidden();
  });
});

test('Wordsters: somebody whose last word was crossed off has nothing to press', async ({ page, server }) => {
  const scenario = {
    card: [
      ['EDO', 'OTI'],
      ['LOV', 'STA'],
    ],
    wordster: 'EDO',
    selector: 1,
    players: [{ list: ['FREEDOM'] }, { list: ['FREEDOM', 'FEDORA'] }, { list: ['TORPEDO', 'WEDLOCK'] }],
  };
  // Questions come and go quickly, so the page notes whether there was one.
  await page.addInitScript(() => {
    const note = (): void => {
      for (const { textContent } of document.querySelectorAll('button'))
        if (textContent.includes('Let it pass')) document.documentElement.dataset.wasAsked = '';
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(url(server, scenario));
  await expect(list(page).getByText(/ read it$/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Round 1 is over' })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('html')).not.toHaveAttribute('data-was-asked');
});

test('Wordsters: nobody is asked about a word that only contains the other one', async ({ page, server }) => {
  await page.goto(url(server, botReads('EDO', 'PREDOMINANTLY', ['REDO'])));
  await expect(page.getByRole('heading', { name: / read PREDOMINANTLY$/ }).last()).toBeVisible();
  await expect(page.getByText('You don’t have it.')).toBeVisible();
  await expect(button(page, /^Claim/)).toBeHidden();
  await expect.poll(async () => decisionOf(await currentView(page))).toBe('announce');
});

test('Wordsters: a summary shows between rounds, and makes way for the next choice', async ({ page, server }) => {
  await page.goto(url(server, botReads('CAP', 'CAPTAIN', ['CAPTAIN', 'SCRAP'])));
  await expect(list(page)).toBeVisible();
  await expect.poll(async () => decisionOf(await currentView(page))).toBe('announce');
  await list(page).getByText('SCRAP', { exact: true }).click();
  await button(page, 'Read out SCRAP').click();
  const summary = page.getByRole('region', { name: 'Round 1 is over' });
  await expect(summary.getByRole('heading')).toHaveText(/ won the round with 2 points$/);
  await setPaused(page, true);
  await expect(summary.getByRole('listitem').filter({ hasText: 'You' })).toContainText('+1');
  await expect(summary).toContainText('Best word');
  await expect(summary.getByRole('button', { name: 'CAPTAIN' })).toBeVisible();
  await expect(summary.getByText('Nobody wrote')).toBeVisible();
  await expect(summary.getByRole('button', { name: 'ESCAPE' })).toBeVisible();
  await expect(summary).toContainText('chooses the next letters');
  await expectAccessible(page);
  await button(page, 'Continue').click();
  await expect(summary).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Lists from round 1' })).toBeVisible();
});

test('Wordsters: waiting shows who still writes, and writing can go on', async ({ page, server }) => {
  await page.goto(url(server, { ...LAST_ROUND, players: [{ list: ['GLOVE'] }, {}, {}] }));
  await button(page, 'Done: 1 word').click();
  await expect(page.getByText(/are still writing\./)).toBeVisible();
  await setPaused(page, true);
  await expectAccessible(page);
  await setPaused(page, false);
  await button(page, 'Keep writing').click();
  await expect(currentLine(page)).toHaveAccessibleName('Line 2');
});

test('Wordsters is played by keyboard alone, accessible at every decision in dark mode', async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(url(server, LAST_ROUND));
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target.first()).toBeEnabled();
    for (let stops = 0; stops < 80; stops++) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the element cannot be reached with the Tab key');
  };
  const input: InputMethod = {
    write: async (word) => {
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
      await expect(button(page, `Change ${word}, line`)).toBeVisible();
    },
    take: async (word) => {
      await tabTo(page.getByRole('radio', { name: word }));
      await page.keyboard.press('Space');
    },
    press: async (target) => {
      await tabTo(target);
      await page.keyboard.press('Enter');
    },
  };
  expect(await playToEnd(page, input, () => expectAccessible(page))).toEqual(ALL_DECISIONS);
});

test('Wordsters: an invalid word is refused beside its line until typing continues', async ({ page, server }) => {
  await page.goto(url(server, LAST_ROUND));
  await currentLine(page).fill('vole');
  await expect(list(page)).toContainText('still needs O and V');
  await currentLine(page).press('Enter');
  const refusal = list(page).getByRole('alert');
  await expect(refusal).toContainText('VOLE doesn’t have the letters LOV in that order. Try another word.');
  await expect(refusal.getByRole('link', { name: /Rule WS-009/ })).toBeVisible();
  await expect(currentLine(page)).toHaveValue('vole');
  await currentLine(page).fill('clove');
  await expect(refusal).toBeHidden();
  await currentLine(page).press('Enter');
  await expect(currentLine(page)).toHaveAccessibleName('Line 2');
});

test('Wordsters: a line can be changed, left unchanged, and erased', async ({ page, server }) => {
  await page.goto(url(server, LAST_ROUND));
  await currentLine(page).fill('glove');
  await currentLine(page).press('Enter');
  await currentLine(page).fill('sl');
  await currentLine(page).press('ArrowUp');
  await expect(currentLine(page)).toHaveValue('GLOVE');
  await currentLine(page).fill('gloves');
  await button(page, 'Change GLOVE to GLOVES').click();
  await expect(button(page, 'Change GLOVES, line 1')).toBeVisible();
  await expect(currentLine(page)).toHaveValue('sl');
  await button(page, 'Change GLOVES, line 1').click();
  await button(page, 'Keep GLOVES').click();
  await button(page, 'Change GLOVES, line 1').click();
  await button(page, 'Erase GLOVES, line 1').click();
  await expect(currentLine(page)).toHaveAccessibleName('Line 1');
  await expect.poll(async () => (await currentView(page)).players[0]!.words).toBe(0);
});

test('the Wordster of the round can be chosen with the arrow keys', async ({ page, server }) => {
  await page.goto(
    url(server, {
      ...LAST_ROUND,
      round: 1,
      used: [],
      phase: 'select',
      selector: 0,
      players: [{}, {}, {}],
      wordster: undefined,
    }),
  );
  await page.getByRole('radio', { name: 'L O V' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'Play OTI')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(currentLine(page)).toBeFocused();
  expect((await currentView(page)).wordster).toBe('OTI');
});

test('Wordsters on one device: a question goes to all players at once, and lists stay hidden', async ({
  page,
  server,
}) => {
  await page.goto(`${server}/device/wordsters`);
  await page.getByRole('button', { name: 'Add player' }).click();
  await button(page, 'Start game').click();
  const confirmButton = page.getByRole('region', { name: 'Your hand and moves' }).getByRole('button').last();
  const takeOver = () => button(page, /^I’m Player/).click();
  await takeOver();
  await page.getByRole('radio').first().press('Space');
  await confirmButton.click();
  for (let writer = 0; writer < 3; writer++) {
    if (writer > 0) await takeOver();
    await confirmButton.click();
    await expect(currentLine(page)).toBeVisible();
    // Far apart in the dictionary, so that no word is a form of another.
    const words = loadLexicon('standard')
      .wordsHiding((await currentView(page)).wordster!)
      .toSorted();
    const word = words[Math.floor((words.length * writer) / 3)]!;
    await currentLine(page).fill(word);
    await button(page, `Write ${word}`).click();
    await button(page, 'Done: 1 word').click();
  }
  await takeOver();
  await list(page).getByRole('radio').first().press('Space');
  await button(page, /^Read/).click();
  const question = page.getByRole('region', { name: 'A question for everyone' });
  await expect(question.getByRole('button', { name: /^Player .$/ })).toHaveCount(2);
  await expect(list(page)).toBeHidden();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Nobody' }).click();
  await expect(page.getByRole('heading', { name: /^Pass the device to Player/ })).toBeVisible();
  await expect(list(page)).toBeHidden();
});

test('Wordsters: somebody without words can hurry the others who read theirs', async ({ page, server }) => {
  const words = ['LOVE', 'CLOVER', 'PLOVER', 'SLOVENLY', 'PAVLOVA'];
  const players = [{ total: 30 }, { total: 20, list: words, done: true }, { total: 20, list: ['GLOVE'], done: true }];
  await page.goto(url(server, { ...LAST_ROUND, players }));
  await button(page, 'Done: 0 words').click();
  await expect.poll(async () => (await currentView(page)).phase.type).toBe('respond');
  await expect(button(page, 'Skip the wait')).toBeVisible();
  await waitForMyTurn(page);
  expect((await currentView(page)).phase.type).toBe('over');
});

test('Wordsters: the last words are read one after another when nobody else has any', async ({ page, server }) => {
  const players = [{ total: 30, list: ['LOVE', 'PLOVER', 'PAVLOVA'] }, { total: 20 }, { total: 20 }];
  await page.goto(url(server, { ...LAST_ROUND, phase: 'announce', selector: 0, players }));
  await button(page, 'Read them all').click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  expect((await readShownTable(page))!.status.scores[0]).toBe(33);
});
