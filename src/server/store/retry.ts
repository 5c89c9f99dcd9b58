// Waiting for a store that is away: asks again, less and less often, until it answers or we stop.
// An answer is never guessed at, and never taken for a refusal.

import { StoreAway } from './store.ts';

const FIRST = 50;
const LONGEST = 1000;

/** How long somebody waits for a page before a sentence is better. */
export const A_MOMENT = 3000;

export interface Patience {
  /** Rejects with StoreAway only when we stop, or after `most` ms if that is given. */
  persist<T>(work: () => Promise<T>, most?: number): Promise<T>;
  stop(): void;
}

export function createPatience(log: (what: string, more: { readonly [key: string]: unknown }) => void): Patience {
  let stopped = false;
  let away = false;
  return {
    async persist(work, most = Number.POSITIVE_INFINITY) {
      const from = performance.now();
      for (let wait = FIRST; ; wait = Math.min(LONGEST, wait * 2)) {
        try {
          const result = await work();
          away = false;
          return result;
        } catch (error) {
          if (!(error instanceof StoreAway) || stopped || performance.now() - from > most) throw error;
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
