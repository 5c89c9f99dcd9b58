// Retries calls to a store that cannot be reached, with growing delays, until it answers, time is up or the server stops.

import { type Store, StoreUnavailable } from './store.ts';

const FIRST_DELAY_MS = 50;
const MAX_DELAY_MS = 1000;

/** How long an HTTP request waits for the store before it answers with an error. */
export const REQUEST_TIMEOUT_MS = 3000;

export interface Retry {
  /** Rejects with StoreUnavailable only after `timeoutMs`, or once `stop` was called. */
  withRetry<T>(work: () => Promise<T>, timeoutMs?: number): Promise<T>;
  stop(): void;
}

export function createRetry(warn: (message: string, details: { readonly [key: string]: unknown }) => void): Retry {
  let stopped = false;
  let unavailable = false;
  return {
    async withRetry(work, timeoutMs = Number.POSITIVE_INFINITY) {
      const startedAt = performance.now();
      for (let delay = FIRST_DELAY_MS; ; delay = Math.min(MAX_DELAY_MS, delay * 2)) {
        try {
          const result = await work();
          unavailable = false;
          return result;
        } catch (error) {
          if (!(error instanceof StoreUnavailable) || stopped || performance.now() - startedAt > timeoutMs) throw error;
          if (!unavailable) warn('the store is unavailable', { error: error.message });
          unavailable = true;
          await new Promise((resolve) => setTimeout(resolve, delay * (0.5 + Math.random() / 2)));
        }
      }
    },
    stop() {
      stopped = true;
    },
  };
}

const peopleCalls = [
  'saveDevice',
  'listDevices',
  'deleteDevice',
  'deleteDevices',
  'revoke',
  'findRevocations',
  'finishErasure',
  'addToken',
  'getToken',
  'takeToken',
  'saveRecoveryPhrase',
  'findRecoveryPhrase',
  'recoveryPhraseCreatedAt',
  'addPasskey',
  'getPasskey',
  'listPasskeys',
  'savePasskeyCounter',
  'deletePasskey',
  'listRoomsOf',
  'erasePerson',
  'getCopy',
  'startCopy',
  'deleteCopy',
  'saveItems',
  'getItems',
  'listItems',
  'countItems',
] as const satisfies readonly (keyof Store)[];

/** The same store with retries. Calls that the background jobs repeat anyway are left as they are. */
export function retryingStore(store: Store, { withRetry }: Retry, timeoutMs?: number): Store {
  const retried =
    <Args extends readonly unknown[], T>(call: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      withRetry(() => call(...args), timeoutMs);
  const people = peopleCalls.map((name) => [name, retried(store[name] as (...args: unknown[]) => Promise<unknown>)]);
  return {
    ...store,
    ...(Object.fromEntries(people) as Pick<Store, (typeof peopleCalls)[number]>),
    getOrCreate: retried(store.getOrCreate),
    addRoom: retried(store.addRoom),
    getRoom: retried(store.getRoom),
    findRoomByCode: retried(store.findRoomByCode),
    saveRoom: retried(store.saveRoom),
    listOpenRooms: retried(store.listOpenRooms),
    addRoomMembers: retried(store.addRoomMembers),
    listMemberRooms: retried(store.listMemberRooms),
    addMatch: retried(store.addMatch),
    getMatch: retried(store.getMatch),
    appendAct: retried(store.appendAct),
    readActs: retried(store.readActs),
    findRecentAct: retried(store.findRecentAct),
    setDue: retried(store.setDue),
    endMatch: retried(store.endMatch),
    saveReview: retried(store.saveReview),
    addPlayer: retried(store.addPlayer),
    listMatchesOf: retried(store.listMatchesOf),
    isPlayer: retried(store.isPlayer),
    forgetMatches: retried(store.forgetMatches),
    addReport: retried(store.addReport),
    listReports: retried(store.listReports),
    listReportsOf: retried(store.listReportsOf),
    resolveReport: retried(store.resolveReport),
  };
}
