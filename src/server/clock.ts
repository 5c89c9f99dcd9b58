// The time of the service on this node: a clock that only runs forward, kept in step with the store's.
// No step of this machine's own clock is ever felt; while no node was alive, or the store was away, it stood still.

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
  let heard = performance.now();
  const measure = async (): Promise<void> => {
    const asked = performance.now();
    const time = await store.now();
    const answered = performance.now();
    heard = answered;
    // The true offset lies between these two: within them ours is as good as any.
    const [least, most] = [time - answered, time - asked];
    offset = Number.isNaN(offset) ? (least + most) / 2 : Math.max(least, Math.min(most, offset));
  };
  await measure();
  let measuring = false;
  const sync = async (): Promise<void> => {
    if (measuring) return;
    measuring = true;
    await measure().catch(() => {}); // away: the next time will do
    measuring = false;
  };
  const timer = setInterval(() => void sync(), SYNC_INTERVAL_MS);
  return {
    now: () => Math.round(performance.now() + offset),
    msSinceAnswer: () => performance.now() - heard,
    stop: () => clearInterval(timer),
  };
}
