// The finished matches of this device, with their records, in IndexedDB: there they don't use up the few megabytes of
// localStorage. Every function works without storage too, and then keeps and finds nothing.

import type { DBSchema, IDBPDatabase } from 'idb';
import type { Outcome, Seat } from '../../core/game.ts';
import type { ReviewSharing } from '../../core/protocol/protocol.ts';
import { keptCopy } from './saved-items/kept-copy.ts';

export type FinishedMatch = {
  readonly id: string;
  readonly game: string;
  /** `play`: against bots; `device`: several people on this device; `online`: at a table on the server. */
  readonly kind: 'play' | 'device' | 'online';
  readonly names: readonly string[];
  /** The person's seat; null where several people shared the device. */
  readonly you: Seat | null;
  readonly outcome: Outcome;
  readonly scores: readonly number[];
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  /** The match as text: core/records/record.ts. */
  readonly record: string;
  /** By seat, at a table on the server: what of their review each person let the others see. */
  readonly sharing?: readonly ReviewSharing[];
  /** When it was changed on one of the person's devices, if that was after its end. */
  readonly changedAt?: number;
};

/** A match that was deleted while the person keeps a copy on the server. Their other devices have to hear of it. */
export type DeletedMatch = { readonly id: string; readonly deletedAt: number };

/** Which of two versions of a match is the newer one. */
export const stampOf = ({ finishedAt, changedAt }: FinishedMatch): number => Math.floor(changedAt ?? finishedAt);

/** A word, and how common it is. */
export type CountedWord = { readonly word: string; readonly zipf: number };

/** What the review of a person's own seat found, kept so that statistics don't need a review of every match. */
export type ReviewSummary = {
  /** The id of the match. */
  readonly id: string;
  /** Summaries of another version are made again. */
  readonly version: number;
  /** Percent of what was possible; null if nothing was at stake, or if the match can't be reviewed. */
  readonly percent: number | null;
  /** How many decisions that comes from: a few tell no level. */
  readonly decisions?: number;
  /** Played at a children's table, where nothing is said in percent. */
  readonly isFamily?: boolean;
  /** How well known the words of the player were: the level of play depends on it, too. */
  readonly familiarity?: number | null;
  readonly played: readonly CountedWord[];
  readonly missed: readonly CountedWord[];
};

interface HistorySchema extends DBSchema {
  'finished matches': { key: string; value: FinishedMatch; indexes: { finishedAt: number } };
  'review summaries': { key: string; value: ReviewSummary };
  'deleted matches': { key: string; value: DeletedMatch };
}
type Database = IDBPDatabase<HistorySchema>;

const MATCHES = 'finished matches';
const SUMMARIES = 'review summaries';
const DELETED = 'deleted matches';
let opening: Promise<Database> | null = null;

/** idb is loaded when something is kept or listed for the first time, so no page waits for it. */
const openDatabase = (): Promise<Database> =>
  (opening ??= import('idb').then(({ openDB }) =>
    openDB<HistorySchema>('wordhoard', 3, {
      upgrade(database, oldVersion) {
        if (oldVersion < 1)
          database.createObjectStore(MATCHES, { keyPath: 'id' }).createIndex('finishedAt', 'finishedAt');
        if (oldVersion < 2) database.createObjectStore(SUMMARIES, { keyPath: 'id' });
        if (oldVersion < 3) database.createObjectStore(DELETED, { keyPath: 'id' });
      },
      // Another tab with a newer version must not wait for this one.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    }),
  ));

/** Runs something on the database; `otherwise` if there is no storage or it fails. */
async function run<T>(work: (database: Database) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work(await openDatabase());
  } catch {
    return otherwise;
  }
}

let announceChange = (): void => {};

/** Calls this after every change that was made here. One listener is enough: the copy on the server. */
export function watchFinishedMatches(changed: () => void): void {
  announceChange = changed;
}

/** Keeps a match that has just ended, and returns whether it is kept. One that is kept already stays as it is, and one that was
 *  deleted on any of the person's devices doesn't come back. */
export const keepFinishedMatch = async (match: FinishedMatch): Promise<boolean> =>
  (await run(async (database) => (await database.get(DELETED, match.id)) !== undefined, false)) ||
  (await addMatches([match])) !== null;

/** Adds matches that the person wants to have, deleted ones too. Returns how many of them are new; null if they can't be kept. */
export const restoreFinishedMatches = (matches: readonly FinishedMatch[]): Promise<number | null> => {
  const changedAt = Date.now();
  return addMatches(matches.map((match) => ({ ...match, changedAt })));
};

async function addMatches(matches: readonly FinishedMatch[]): Promise<number | null> {
  const added = await run(async (database) => {
    const transaction = database.transaction([MATCHES, DELETED], 'readwrite');
    const store = transaction.objectStore(MATCHES);
    const known = new Set(await store.getAllKeys());
    const isNew = matches.filter(({ id }, i) => !known.has(id) && matches.findIndex((one) => one.id === id) === i);
    for (const match of isNew) {
      void store.add(match);
      void transaction.objectStore(DELETED).delete(match.id);
    }
    await transaction.done;
    return isNew.length;
  }, null);
  if (added !== null && added > 0) announceChange();
  return added;
}

/** What the people of a match share can change after its end. */
export const updateSharing = (id: string, sharing: readonly ReviewSharing[]): Promise<void> =>
  run(async (database) => {
    const { store, done } = database.transaction(MATCHES, 'readwrite');
    const match = await store.get(id);
    const isChanged = match !== undefined && String(match.sharing) !== String(sharing);
    if (isChanged) await store.put({ ...match, sharing, changedAt: Date.now() });
    await done;
    if (isChanged) announceChange();
  }, undefined);

/** Takes over what another device of the person did. */
export const applyMatchChanges = (changed: readonly FinishedMatch[], deleted: readonly DeletedMatch[]): Promise<void> =>
  run(async (database) => {
    const transaction = database.transaction([MATCHES, SUMMARIES, DELETED], 'readwrite');
    for (const match of changed) {
      void transaction.objectStore(MATCHES).put(match);
      void transaction.objectStore(DELETED).delete(match.id);
    }
    for (const match of deleted) {
      void transaction.objectStore(MATCHES).delete(match.id);
      void transaction.objectStore(SUMMARIES).delete(match.id);
      void transaction.objectStore(DELETED).put(match);
    }
    await transaction.done;
  }, undefined);

/** null if the device can't read them. */
export const loadFinishedMatches = (): Promise<readonly FinishedMatch[] | null> =>
  run((database) => database.getAll(MATCHES), null);

/** null if the device can't read them. */
export const listDeletedMatches = (): Promise<readonly DeletedMatch[] | null> =>
  run((database) => database.getAll(DELETED), null);

export const loadFinishedMatch = (id: string): Promise<FinishedMatch | null> =>
  run(async (database) => (await database.get(MATCHES, id)) ?? null, null);

/** The latest first. */
export const listFinishedMatches = (): Promise<readonly FinishedMatch[]> =>
  run(async (database) => (await database.getAllFromIndex(MATCHES, 'finishedAt')).toReversed(), []);

/** While the person keeps a copy on the server, the matches go from there and from their other devices too. */
export async function deleteFinishedMatches(ids: readonly string[]): Promise<void> {
  const deletedAt = Date.now();
  const isShared = keptCopy() !== null;
  await run(async (database) => {
    const transaction = database.transaction([MATCHES, SUMMARIES, DELETED], 'readwrite');
    for (const id of ids) {
      void transaction.objectStore(MATCHES).delete(id);
      void transaction.objectStore(SUMMARIES).delete(id);
      if (isShared) void transaction.objectStore(DELETED).put({ id, deletedAt });
    }
    await transaction.done;
  }, undefined);
  announceChange();
}

export const keepReviewSummary = (summary: ReviewSummary): Promise<void> =>
  run(async (database) => void (await database.put(SUMMARIES, summary)), undefined);

export const listReviewSummaries = (): Promise<readonly ReviewSummary[]> =>
  run((database) => database.getAll(SUMMARIES), []);
