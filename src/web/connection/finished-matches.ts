// The finished matches of this device, with their records, in IndexedDB: there they don't use up the few megabytes of
// localStorage. Every function works without storage too, and then keeps and finds nothing.

import type { DBSchema, IDBPDatabase } from 'idb';
import type { Outcome, Seat } from '../../core/game.ts';
import type { ReviewSharing } from '../../core/protocol/protocol.ts';

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
};

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
  readonly played: readonly CountedWord[];
  readonly missed: readonly CountedWord[];
};

interface HistorySchema extends DBSchema {
  'finished matches': { key: string; value: FinishedMatch; indexes: { finishedAt: number } };
  'review summaries': { key: string; value: ReviewSummary };
}
type Database = IDBPDatabase<HistorySchema>;

const MATCHES = 'finished matches';
const SUMMARIES = 'review summaries';
let opening: Promise<Database> | null = null;

/** idb is loaded when something is kept or listed for the first time, so no page waits for it. */
const openDatabase = (): Promise<Database> =>
  (opening ??= import('idb').then(({ openDB }) =>
    openDB<HistorySchema>('wordhoard', 2, {
      upgrade(database, oldVersion) {
        if (oldVersion < 1)
          database.createObjectStore(MATCHES, { keyPath: 'id' }).createIndex('finishedAt', 'finishedAt');
        if (oldVersion < 2) database.createObjectStore(SUMMARIES, { keyPath: 'id' });
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

/** Returns whether it is kept. A match that is kept already stays as it is. */
export const keepFinishedMatch = async (match: FinishedMatch): Promise<boolean> =>
  (await keepFinishedMatches([match])) !== null;

/** Returns how many of them are new; null if they can't be kept. */
export const keepFinishedMatches = (matches: readonly FinishedMatch[]): Promise<number | null> =>
  run(async (database) => {
    const { store, done } = database.transaction(MATCHES, 'readwrite');
    const known = new Set(await store.getAllKeys());
    const added = matches.filter(({ id }, i) => !known.has(id) && matches.findIndex((one) => one.id === id) === i);
    await Promise.all([...added.map((match) => store.add(match)), done]);
    return added.length;
  }, null);

/** What the people of a match share can change after its end. */
export const updateSharing = (id: string, sharing: readonly ReviewSharing[]): Promise<void> =>
  run(async (database) => {
    const { store, done } = database.transaction(MATCHES, 'readwrite');
    const match = await store.get(id);
    if (match !== undefined && String(match.sharing) !== String(sharing)) await store.put({ ...match, sharing });
    await done;
  }, undefined);

export const loadFinishedMatch = (id: string): Promise<FinishedMatch | null> =>
  run(async (database) => (await database.get(MATCHES, id)) ?? null, null);

/** The latest first. */
export const listFinishedMatches = (): Promise<readonly FinishedMatch[]> =>
  run(async (database) => (await database.getAllFromIndex(MATCHES, 'finishedAt')).toReversed(), []);

export const deleteFinishedMatches = (ids: readonly string[]): Promise<void> =>
  run(async (database) => {
    const transaction = database.transaction([MATCHES, SUMMARIES], 'readwrite');
    for (const id of ids) {
      void transaction.objectStore(MATCHES).delete(id);
      void transaction.objectStore(SUMMARIES).delete(id);
    }
    await transaction.done;
  }, undefined);

export const keepReviewSummary = (summary: ReviewSummary): Promise<void> =>
  run(async (database) => void (await database.put(SUMMARIES, summary)), undefined);

export const listReviewSummaries = (): Promise<readonly ReviewSummary[]> =>
  run((database) => database.getAll(SUMMARIES), []);
