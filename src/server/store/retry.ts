// Waiting for a store that is away: asks again, less and less often, until it answers or we stop.
// An answer is never guessed at, and never taken for a refusal.

import { StoreUnavailable } from './store.ts';

const FIRST_DELAY_MS = 50;
const MAX_DELAY_MS = 1000;

/** How long somebody waits for a page before a sentence is better. */
export const REQUEST_TIMEOUT_MS = 3000;

export interface Retry {
  /** Rejects with StoreAway only when we stop, or after `most` ms if that is given. */
  withRetry<T>(work: () => Promise<T>, most?: number): Promise<T>;
  stop(): void;
}

export function createRetry(log: (what: string, more: { readonly [key: string]: unknown }) => void): Retry {
  let stopped = false;
  let away = false;
  return {
    async withRetry(work, most = Number.POSITIVE_INFINITY) {
      const from = performance.now();
      for (let wait = FIRST_DELAY_MS; ; wait = Math.min(MAX_DELAY_MS, wait * 2)) {
        try {
          const result = await work();
          away = false;
          return result;
        } catch (error) {
          if (!(error instanceof StoreUnavailable) || stopped || performance.now() - from > most) throw error;
          if (!away) log('the store is away', { error: error.message });
          away = true;
          await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
        }
      }
    },
    stop() {
      stopped = true;
    },
  };
}
