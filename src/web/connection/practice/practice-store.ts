// The practice cards of this device in IndexedDB, with how many words were asked each day and which finished matches have been
// looked at. Without storage, cards last as long as the page.

import type { DBSchema, IDBPDatabase } from 'idb';
import type { DayCount } from '../../../core/practice/daily-limits.ts';
import { type KeptCard, mergeCards } from '../../../core/practice/kept-card.ts';
import type { PracticeCard } from '../../../core/practice/practice-card.ts';

/** `changedAt` is the device's time of the latest change, for the copy on the server. */
export type StoredCard = { readonly id: string; readonly changedAt: number; readonly card: KeptCard };
export type StoredDay = DayCount & { readonly changedAt: number };

interface PracticeSchema extends DBSchema {
  cards: { key: string; value: StoredCard };
  days: { key: number; value: StoredDay };
  'noted matches': { key: string; value: { readonly id: string } };
}
type Database = IDBPDatabase<PracticeSchema>;

const CARDS = 'cards';
const DAYS = 'days';
const NOTED = 'noted matches';
let opening: Promise<Database> | null = null;
/** Where there is no storage. */
const unstored = new Map<string, StoredCard>();

const openDatabase = (): Promise<Database> =>
  (opening ??= import('idb').then(({ openDB }) =>
    openDB<PracticeSchema>('wordhoard practice', 1, {
      upgrade(database) {
        database.createObjectStore(CARDS, { keyPath: 'id' });
        database.createObjectStore(DAYS, { keyPath: 'day' });
        database.createObjectStore(NOTED, { keyPath: 'id' });
      },
      // Another tab with a newer version must not wait for this one.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    }),
  ));

async function run<T>(work: (database: Database) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work(await openDatabase());
  } catch {
    return otherwise;
  }
}

let announceChange = (): void => {};

/** Calls this after every change that was made here. One listener is enough: the copy on the server. */
export function watchPractice(changed: () => void): void {
  announceChange = changed;
}

/** With removed ones; null if the device can't read them. */
export const loadStoredCards = (): Promise<readonly StoredCard[] | null> =>
  run((database) => database.getAll(CARDS), null);

export const loadCards = async (): Promise<readonly KeptCard[]> =>
  ((await loadStoredCards()) ?? [...unstored.values()]).map(({ card }) => card);

/** Keeps these cards. One that another tab or device answered later stays as it is there. Returns whether they are kept. */
export async function saveCards(cards: readonly KeptCard[]): Promise<boolean> {
  if (cards.length === 0) return true;
  const isKept = await put(cards.map((card) => ({ id: card.id, changedAt: Date.now(), card })));
  announceChange();
  return isKept;
}

/** Takes over what another device of the person did. Where both have something to add, the result goes back to the copy. */
export const applyCardChanges = (changes: readonly StoredCard[]): Promise<boolean> => put(changes);

async function put(changes: readonly StoredCard[]): Promise<boolean> {
  const isKept = await run(async (database) => {
    const { store, done } = database.transaction(CARDS, 'readwrite');
    for (const change of changes) void store.put(withChange(await store.get(change.id), change));
    await done;
    return true;
  }, false);
  if (!isKept) for (const change of changes) unstored.set(change.id, withChange(unstored.get(change.id), change));
  return isKept;
}

function withChange(known: StoredCard | undefined, change: StoredCard): StoredCard {
  if (known === undefined) return change;
  const card = mergeCards(known.card, change.card);
  const isChange = JSON.stringify(card) === JSON.stringify(change.card);
  return { id: change.id, changedAt: isChange ? change.changedAt : Date.now(), card };
}

/** Without cards that the person has, or gave up, and without words that are asked in the same way already. */
export const withoutKnown = (cards: readonly PracticeCard[], known: readonly PracticeCard[]): readonly PracticeCard[] =>
  cards.filter(({ id, word, kind }) => !known.some((one) => one.id === id || (one.word === word && one.kind === kind)));

/** The latest day on which something was asked; null if there is none. */
export const loadLatestDay = (): Promise<StoredDay | null> =>
  run(async (database) => (await database.getAll(DAYS)).at(-1) ?? null, null);

export async function saveDay(count: DayCount): Promise<void> {
  await applyDay({ ...count, changedAt: Date.now() });
  announceChange();
}

export const applyDay = (day: StoredDay): Promise<void> =>
  run(async (database) => {
    const { store, done } = database.transaction(DAYS, 'readwrite');
    const known = await store.get(day.day);
    void store.put({
      ...day,
      newWords: Math.max(day.newWords, known?.newWords ?? 0),
      dueWords: Math.max(day.dueWords, known?.dueWords ?? 0),
    });
    await done;
  }, undefined);

/** The ids of finished matches in which words that came back have been counted. */
export const listNotedMatches = (): Promise<ReadonlySet<string>> =>
  run(async (database) => new Set(await database.getAllKeys(NOTED)), new Set<string>());

export const addNotedMatch = (id: string): Promise<void> =>
  run(async (database) => void (await database.put(NOTED, { id })), undefined);
