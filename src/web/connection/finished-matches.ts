// The finished matches of this device, with their records, in IndexedDB: there they don't use up the few megabytes of
// localStorage. Every function works without storage too, and then keeps and finds nothing.

import type { Outcome, Seat } from '../../core/game.ts';

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
};

const STORE = 'finished matches';
let opening: Promise<IDBDatabase> | null = null;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('wordhoard', 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('finishedAt', 'finishedAt');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** Runs one request; null if there is no storage or it fails. */
async function run<T>(
  mode: IDBTransactionMode,
  start: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<{ readonly result: T } | null> {
  try {
    const request = start((await openDatabase()).transaction(STORE, mode).objectStore(STORE));
    return await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve({ result: request.result });
      request.onerror = () => reject(request.error);
    });
  } catch {
    return null;
  }
}

/** Returns whether it is kept. A match that is kept already stays as it is. */
export async function keepFinishedMatch(match: FinishedMatch): Promise<boolean> {
  return (await loadFinishedMatch(match.id)) !== null || (await run('readwrite', (store) => store.add(match))) !== null;
}

export async function loadFinishedMatch(id: string): Promise<FinishedMatch | null> {
  const found = await run<FinishedMatch | undefined>('readonly', (store) => store.get(id));
  return found?.result ?? null;
}

/** The latest first. */
export async function listFinishedMatches(): Promise<readonly FinishedMatch[]> {
  const found = await run<FinishedMatch[]>('readonly', (store) => store.index('finishedAt').getAll());
  return found?.result.toReversed() ?? [];
}

export async function deleteFinishedMatch(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}
