import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSqlite } from '../sqlite.ts';
import { testEntry } from '../store.contract.ts';
import { type Store, StoreUnavailable } from '../store.ts';

let folder: string;
const opened: Store[] = [];
const onSyncFailed = vi.fn();
const open = (): Store => {
  const store = openSqlite(folder, Date.now, onSyncFailed);
  opened.push(store);
  return store;
};
const append = (store: Store, n: number): Promise<boolean> =>
  store.appendAct('m', testEntry(n), { actor: 'ann', id: `a${n}` });

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'wordhoard-commit-'));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  onSyncFailed.mockReset();
  for (const store of opened.splice(0)) await store.close().catch(() => {}); // a test may have closed it
  fs.rmSync(folder, { recursive: true, force: true });
});

it('syncs writes that come at the same time once, before they are answered, and nothing for reads', async () => {
  const store = open();
  await store.now();
  const order: string[] = [];
  const sync = vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => void order.push('sync'));
  await Promise.all([1, 2, 3].map((n) => append(store, n).then(() => order.push(`act ${n}`))));
  expect(order).toEqual(['sync', 'act 1', 'act 2', 'act 3']);
  await append(store, 4);
  expect(sync).toHaveBeenCalledTimes(2);
  expect(await store.readActs('m', 0)).toHaveLength(4);
  expect(await store.listMemberRooms('ann', 10)).toEqual([]); // a query that runs as a write
  expect(sync).toHaveBeenCalledTimes(2);
});

it('lets writes wait for each other for a moment, and not for long, while there are many writes', async () => {
  const store = open();
  await store.now();
  const sync = vi.spyOn(fs, 'fdatasyncSync');
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const BUSY = 16;
  for (let n = 1; n <= BUSY; n++) await append(store, n);
  expect(sync).toHaveBeenCalledTimes(BUSY);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const waiting = [append(store, BUSY + 1)];
  await turn();
  waiting.push(append(store, BUSY + 2));
  await turn();
  expect(sync).toHaveBeenCalledTimes(BUSY);
  vi.advanceTimersByTime(8);
  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(sync).toHaveBeenCalledTimes(BUSY + 1);
  // Many at once do not wait, nor does anybody once it is quiet again.
  await Promise.all(Array.from({ length: 16 }, (_, i) => append(store, BUSY + 3 + i)));
  expect(sync).toHaveBeenCalledTimes(BUSY + 2);
  clock.mockReturnValue(2000);
  await append(store, 100);
  expect(sync).toHaveBeenCalledTimes(BUSY + 3);
});

it('syncs what another connection has written before it is read, or answered as taken', async () => {
  const [store, other] = [open(), open()];
  await Promise.all([store.now(), other.now()]);
  await other.readActs('m', 0);
  const sync = vi.spyOn(fs, 'fdatasyncSync');
  await append(store, 1);
  expect(sync).toHaveBeenCalledTimes(1);
  expect(await other.readActs('m', 0)).toHaveLength(1);
  expect(sync).toHaveBeenCalledTimes(2);
  await append(store, 2);
  expect(await append(other, 2)).toBe(false);
  expect(sync).toHaveBeenCalledTimes(4);
});

it('is unavailable for good after a failed sync, and never tries it again', async () => {
  const store = open();
  await store.now();
  const sync = vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
    throw new Error('EIO: i/o error, fdatasync');
  });
  const calls = [append(store, 1), append(store, 2)];
  const results = await Promise.allSettled(calls);
  expect(results.map((each) => each.status === 'rejected' && each.reason instanceof StoreUnavailable)).toEqual([
    true,
    true,
  ]);
  await expect(store.readActs('m', 0)).rejects.toThrow(StoreUnavailable);
  await expect(append(store, 3)).rejects.toThrow('the disk failed: EIO');
  expect(onSyncFailed).toHaveBeenCalledOnce();
  expect(sync).toHaveBeenCalledOnce();
});

it('writes what is pending when it is closed', async () => {
  const store = open();
  const writes = [append(store, 1), append(store, 2)];
  await store.close();
  expect(await Promise.all(writes)).toEqual([true, true]);
  await expect(append(store, 3)).rejects.toThrow(StoreUnavailable);
  expect(await open().readActs('m', 0)).toHaveLength(2);
});
