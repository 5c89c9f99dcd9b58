// The copy of a person's own data on the server, for all their devices: turning it on and off, and bringing this device and the
// copy together. Nothing leaves the device before it is turned on here. A new kind of item needs an entry in `SOURCES`.

import type { DBSchema } from 'idb';
import { watchFinishedMatches } from '../finished-matches.ts';
import { watchPractice } from '../practice/practice-store.ts';
import { gameItems } from './game-items.ts';
import { deleteCopy, type ItemKind, type ItemsFailure, itemsApi, startCopy } from './items-api.ts';
import { keptCopy, setKeptCopy } from './kept-copy.ts';
import { practiceItems } from './practice-items.ts';
import { type ItemSource, type SyncResult, type SyncState, type SyncStates, syncSource } from './sync-source.ts';

const SOURCES: readonly ItemSource[] = [gameItems, practiceItems];

/** The copy was deleted elsewhere, or this device belongs to somebody else now. */
const GONE = 410;

interface StateSchema extends DBSchema {
  states: { key: ItemKind; value: SyncState };
}
const openStates = () =>
  import('idb').then(({ openDB }) =>
    openDB<StateSchema>('wordhoard copy', 1, {
      upgrade: (database) => void database.createObjectStore('states', { keyPath: 'kind' }),
    }),
  );
let opening: ReturnType<typeof openStates> | null = null;

/** Without them everything is compared again, which takes longer but changes nothing. */
const states: SyncStates = {
  load: async (kind) => (await (opening ??= openStates()).then((database) => database.get('states', kind))) ?? null,
  save: async (state) => void (await (opening ??= openStates()).then((database) => database.put('states', state))),
};

let running: Promise<SyncResult> | null = null;
let isAskedAgain = false;

/** Brings this device and the copy together, if the person keeps one. Changes made meanwhile are included. */
export function syncItems(): Promise<SyncResult> {
  if (running !== null) {
    isAskedAgain = true;
    return running;
  }
  running = run().finally(() => {
    running = null;
  });
  return running;
}

async function run(): Promise<SyncResult> {
  const total = { received: 0, sent: 0 };
  do {
    isAskedAgain = false;
    for (const source of SOURCES) {
      const copy = keptCopy();
      if (copy === null) return { ok: true, ...total };
      const result = await syncSource(source, copy, itemsApi, states).catch(
        (error: unknown): ItemsFailure => ({ ok: false, status: 0, sentence: String(error) }),
      );
      if (!result.ok) {
        if (result.status === GONE && keptCopy() === copy) setKeptCopy(null);
        return result;
      }
      total.received += result.received;
      total.sent += result.sent;
    }
  } while (isAskedAgain);
  return { ok: true, ...total };
}

/** Turns the copy on for this device. What is on it and what is in the copy come together. */
export async function keepCopy(): Promise<SyncResult> {
  const started = await startCopy();
  if (!started.ok) return started;
  setKeptCopy(started.copy);
  return syncItems();
}

/** This device takes no part any more. Everything stays on it, and in the copy. */
export const leaveCopy = (): void => setKeptCopy(null);

/** Deletes the copy from the server. Everything stays on this device and on the others. */
export async function deleteKeptCopy(): Promise<{ readonly ok: true } | ItemsFailure> {
  const answer = await deleteCopy();
  if (answer.ok) setKeptCopy(null);
  return answer;
}

const MIN_PAUSE_MS = 60_000;
let watching = false;

/** Keeps the copy up to date while a page is open: now, when the device is online again, and when the page is looked at again. */
export function watchSavedItems(): void {
  if (watching) return;
  watching = true;
  let lastAt = Number.NEGATIVE_INFINITY;
  const sync = (): void => {
    lastAt = performance.now();
    void syncItems();
  };
  sync();
  watchFinishedMatches(sync);
  watchPractice(sync);
  addEventListener('online', sync);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - lastAt > MIN_PAUSE_MS) sync();
  });
}
