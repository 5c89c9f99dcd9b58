// Practice cards for the browser tests: one of each kind, with answers that the tests know.

import type { Page } from '@playwright/test';
import { type KeptCard, keepCard } from '../../src/core/practice/kept-card.ts';
import { draftMeaning } from '../../src/core/practice/meaning.ts';
import { type CardDraft, createCard } from '../../src/core/practice/practice-card.ts';
import { formatPracticeFile } from '../../src/core/practice/practice-file.ts';
import { loadLexicon } from '../../src/lexicon/load.node.ts';
import { expect } from '../fixtures.ts';

const KEPT_AT = 1_790_000_000_000;
let created = 0;
const card = (game: string | null, draft: CardDraft): KeptCard =>
  keepCard(createCard(game, draft, null), KEPT_AT + created++);

export const steal = card('word-xchange', {
  ...{ kind: 'steal', word: 'BEEF', answer: 'steal FEE BEEF' },
  question: { board: 'IABG', target: 'FEE', pluralRule: 'noun' },
});
export const make = card('word-xchange', {
  ...{ kind: 'make', word: 'MEAT', answer: 'make MEAT' },
  question: { board: 'TEAM', target: null, pluralRule: 'noun' },
});
export const line = card('outside-the-box', {
  ...{ kind: 'line', word: 'STICKS', answer: '5' },
  question: { line: 'ST...S', letter: 'K' },
});
export const row = card('take-my-word', {
  ...{ kind: 'row', word: 'YOUNG', answer: 'play ... bN gG' },
  question: {
    ...{ row: 'yY yO rU', status: 'other', last: [1, 2, 3], hand: 'kV kI gM gA bN gG', premiums: '' },
    keepRule: 'laid',
  },
});
export const triple = card('wordsters', {
  ...{ kind: 'triple', word: 'BANANA', answer: 'BANANA' },
  question: { wordster: 'BNA', first: 'B', length: 6 },
});
export const power = card('word-power', {
  ...{ kind: 'card', word: 'EXPENSIVE', answer: 'A3' },
  question: {
    ...{ key: 'EXPENSIVE', class: 'adjective', words: ['explosive', 'extensive', 'cheap', 'impressive'] },
    colour: 'blue',
  },
});
export const meaning = card(
  null,
  draftMeaning('OTTER', 'a brown furry animal that swims and eats fish', loadLexicon('broad'))!,
);

export const practiceFile = (cards: readonly KeptCard[]) => ({
  ...{ name: 'practice.json', mimeType: 'application/json' },
  buffer: Buffer.from(formatPracticeFile({ cards, day: null })),
});

/** Brings cards onto this device as a person would. */
export async function importCards(page: Page, server: string, cards: readonly KeptCard[]): Promise<void> {
  await page.goto(`${server}/practice`);
  await page.getByLabel('Import a file').setInputFiles(practiceFile(cards));
  await expect(page.getByText(`${cards.length} word${cards.length === 1 ? '' : 's'} added.`)).toBeVisible();
}

/** Opens a session with one card, and waits for its question. */
export async function askOne(page: Page, server: string, one: KeptCard, title: string): Promise<void> {
  await importCards(page, server, [one]);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** The cards of this device as they are stored. */
export const storedCards = (page: Page): Promise<KeptCard[]> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('wordhoard practice');
      request.onsuccess = () => resolve(request.result);
    });
    const rows = await new Promise<{ card: unknown }[]>((resolve) => {
      const request = database.transaction('cards').objectStore('cards').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return rows.map(({ card: one }) => one) as never[];
  });
