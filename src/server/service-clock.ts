// Service time on this node: a clock that only runs forward, synchronized with the store's.
// Changes of the machine's own clock do not affect it, and it stands still while no node runs or while this process is frozen.

import { DOWNTIME_GAP_MS, type Store } from './store/store.ts';

const SYNC_INTERVAL_MS = 2000;
const BEAT_INTERVAL_MS = 250;
/** Without a beat for this long, the process was frozen: a suspended machine, a paused virtual machine or SIGSTOP. */
const FROZEN_AFTER_MS = 1500;

export interface ServiceClock {
  now(): number;
  /** How long the store has not answered. */
  msSinceAnswer(): number;
  /** Calls the listener when this process was frozen while other nodes kept service time running. */
  onFrozen(listener: () => void): void;
  stop(): void;
}

export async function startServiceClock(store: Pick<Store, 'now'>): Promise<ServiceClock> {
  let offset = Number.NaN;
  let answeredAt = performance.now();
  let beatAt = performance.now();
  /** After a freeze the clock stands still until the store says how much time has passed for everybody. */
  let held: { readonly time: number; readonly since: number } | null = null;
  let onFrozen = (): void => {};

  const measure = async (): Promise<void> => {
    const sentAt = performance.now();
    const time = await store.now();
    answeredAt = performance.now();
    // The true offset is between these two. An offset within them is kept, so that the clock does not jitter.
    const [min, max] = [time - answeredAt, time - sentAt];
    offset = Number.isNaN(offset) ? (min + max) / 2 : Math.max(min, Math.min(max, offset));
    // An answer to a question from before the freeze says nothing about it.
    if (held === null || sentAt < held.since) return;
    const missedMs = answeredAt + offset - held.time;
    held = null;
    if (missedMs > DOWNTIME_GAP_MS) onFrozen();
  };
  await measure();
  let measuring = false;
  const sync = async (): Promise<void> => {
    if (measuring) return;
    measuring = true;
    await measure().catch(() => {}); // the store is unavailable: the next time will do
    measuring = false;
  };
  /** Called by whatever runs first after a freeze, so that no timer sees the time it took. */
  const beat = (): number => {
    const at = performance.now();
    if (at - beatAt > FROZEN_AFTER_MS && held === null) {
      held = { time: beatAt + offset, since: at };
      void sync();
    }
    beatAt = at;
    return at;
  };
  beatAt = performance.now();
  const syncTimer = setInterval(() => void sync(), SYNC_INTERVAL_MS);
  const beatTimer = setInterval(beat, BEAT_INTERVAL_MS);
  return {
    now() {
      const at = beat();
      return Math.round(held?.time ?? at + offset);
    },
    msSinceAnswer: () => performance.now() - answeredAt,
    onFrozen(listener) {
      onFrozen = listener;
    },
    stop() {
      clearInterval(syncTimer);
      clearInterval(beatTimer);
    },
  };
}
