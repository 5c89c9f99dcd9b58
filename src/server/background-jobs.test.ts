import { afterEach, expect, it, vi } from 'vitest';
import { startBackgroundJobs } from './background-jobs.ts';
import type { RoomRegistry } from './rooms/room-registry.ts';
import type { ServerContext } from './shared/context.ts';
import { readLimits } from './shared/limits.ts';

afterEach(() => vi.useRealTimers());

/** How many of these stale rooms one sweep deletes. */
async function sweep(stale: number): Promise<number> {
  vi.useFakeTimers();
  let left = stale;
  const store = {
    async deleteStaleRooms(_: number, limit: number) {
      const deleted = Math.min(limit, left);
      left -= deleted;
      return deleted;
    },
    listDueMatches: async () => [],
  };
  const rooms = { all: () => [], withLocalPeople: () => [], releaseIdle() {} };
  const context = { store, bus: { singleNode: true }, now: () => 0, log: { info() {}, error: console.error } };
  const jobs = startBackgroundJobs(rooms as unknown as RoomRegistry, context as unknown as ServerContext);
  await vi.advanceTimersByTimeAsync(601_000);
  await jobs.stop();
  return stale - left;
}

it('sweeps more rooms than people may create between two sweeps, and not without end', async () => {
  const limits = readLimits({});
  const createdInTenMinutes = limits.ok ? limits.value.rates.serverRooms.perMinute * 10 : Number.NaN;
  expect(await sweep(250)).toBe(250);
  expect(await sweep(createdInTenMinutes)).toBe(createdInTenMinutes);
  expect(await sweep(1_000_000)).toBeLessThan(10_000);
});
