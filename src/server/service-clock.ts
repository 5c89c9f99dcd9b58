// Service time on this node: a clock that only runs forward, synchronized with the store's.
// Changes of the machine's own clock do not affect it, and it stands still while no node runs.

import type { Store } from './store/store.ts';

const SYNC_INTERVAL_MS = 2000;

export interface ServiceClock {
  now(): number;
  /** How long the store has not answered. */
  msSinceAnswer(): number;
  stop(): void;
}

export async function startServiceClock(store: Store): Promise<ServiceClock> {
  let offset = Number.NaN;
  let answeredAt = performance.now();
  const measure = async (): Promise<void> => {
    const sentAt = performance.now();
    const time = await store.now();
    answeredAt = performance.now();
    // The true offset is between these two. An offset within them is kept, so that the clock does not jitter.
    const [min, max] = [time - answeredAt, time - sentAt];
    offset = Number.isNaN(offset) ? (min + max) / 2 : Math.max(min, Math.min(max, offset));
  };
  await measure();
  let measuring = false;
  const sync = async (): Promise<void> => {
    if (measuring) return;
    measuring = true;
    await measure().catch(() => {}); // the store is unavailable: the next time will do
    measuring = false;
  };
  const timer = setInterval(() => void sync(), SYNC_INTERVAL_MS);
  return {
    now: () => Math.round(performance.now() + offset),
    msSinceAnswer: () => performance.now() - answeredAt,
    stop: () => clearInterval(timer),
  };
}
