// Transactions of the SQLite store. Writes that come at the same time share one transaction and one sync of the write-ahead log,
// and are answered after that sync.
//
// SQLite itself syncs only before it moves the log into the database file (`synchronous = normal`); the sync of a commit is done
// here, because a failed one has to stop the server, and SQLite would let us try again. It holds up the main thread on purpose:
// in Node's thread pool it cost as much work and more time, because moves then come one by one and not together.

import fs from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { StoreDamaged, StoreUnavailable } from '../store.ts';

type PendingWrite = { work(): unknown; resolve(result: unknown): void; reject(error: unknown): void };
type Answer = { readonly write: PendingWrite; readonly result: unknown };

export type GroupCommit = {
  /** Writes that come at the same time share a transaction. One that fails does not affect the others. */
  write<T>(work: () => T): Promise<T>;
  /** Reads fail with the same errors as writes. */
  read<T>(work: () => T): Promise<T>;
  /** Writes what is pending; nothing can be written afterwards. */
  close(): void;
};

/** A sync costs the processor as much as several moves. In busy times writes therefore wait for each other a little: until this
 *  long after the latest sync, */
const BUSY_SYNC_INTERVAL_MS = 8;
/** or until there are this many. */
const FULL_BATCH = 16;
/** Times are busy when this many writes in a row have come this close together; a few close ones may be chance. */
const BUSY_WRITES = 16;
const BUSY_WRITE_INTERVAL_MS = 4;

/**
 * `log` is the path of the write-ahead log. After a failed sync nobody knows what is on disk, and the system may report the
 * failure only once, so nothing is read or written any more: `onSyncFailed` has to stop the process.
 */
export function groupCommits(db: DatabaseSync, log: string, onSyncFailed: (error: Error) => void): GroupCommit {
  let pending: PendingWrite[] = [];
  let unavailable: StoreUnavailable | null = null;
  let file: number | null = null;

  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const changeCount = db.prepare('select total_changes() as n');
  /** Another number after every commit of another connection, such as a second node in the same process. */
  const otherCommits = db.prepare('pragma data_version');
  let synced = { changes: -1, others: -1 };
  let flushedAt = Number.NEGATIVE_INFINITY;
  /** When the latest writes came, in turn. */
  const writtenAt = new Float64Array(BUSY_WRITES).fill(Number.NEGATIVE_INFINITY);
  let writes = 0;
  /** Notes a write, and returns how long it may wait for others. */
  const patienceMs = (): number => {
    const now = performance.now();
    const oldest = writtenAt[writes % BUSY_WRITES]!;
    writtenAt[writes++ % BUSY_WRITES] = now;
    return now - oldest < BUSY_WRITES * BUSY_WRITE_INTERVAL_MS ? flushedAt + BUSY_SYNC_INTERVAL_MS - now : 0;
  };

  /** Syncs if this or another connection has written anything since the latest sync. */
  const sync = (): void => {
    const changes = changeCount.get()!.n as number;
    const others = otherCommits.get()!.data_version as number;
    if (changes === synced.changes && others === synced.others) return;
    try {
      file ??= fs.openSync(log, 'r+');
      fs.fdatasyncSync(file);
    } catch (error) {
      unavailable = new StoreUnavailable(`the disk failed: ${(error as Error).message}`);
      onSyncFailed(error as Error);
      throw unavailable;
    }
    synced = { changes, others };
  };

  const runTogether = (batch: readonly PendingWrite[]): readonly Answer[] => {
    try {
      begin.run();
      const answers = batch.map((write) => ({ write, result: write.work() }));
      commit.run();
      return answers;
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  };
  /** Runs in one transaction, or each write in its own if one of them fails. */
  const runAll = (batch: readonly PendingWrite[]): readonly Answer[] => {
    try {
      return runTogether(batch);
    } catch (error) {
      if (batch.length > 1) return batch.flatMap((one) => runAll([one]));
      batch[0]!.reject(storeError(error));
      return [];
    }
  };
  const flush = (): void => {
    const batch = pending;
    pending = [];
    if (batch.length > 0) flushedAt = performance.now();
    if (unavailable !== null) for (const { reject } of batch) reject(unavailable);
    if (unavailable !== null || batch.length === 0) return;
    const answers = runAll(batch);
    try {
      sync();
      for (const { write, result } of answers) write.resolve(result);
    } catch (error) {
      for (const { write } of answers) write.reject(storeError(error));
    }
  };

  return {
    write: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (unavailable !== null) return reject(unavailable);
        const patience = patienceMs();
        const count = pending.push({ work, resolve: resolve as (result: unknown) => void, reject });
        if (count !== 1 && count !== FULL_BATCH) return;
        // Whatever arrives in this turn of the event loop shares the transaction, and in a busy time whatever arrives soon.
        const wait = count === FULL_BATCH ? 0 : patience;
        if (wait >= 1) setTimeout(flush, wait);
        else setImmediate(flush);
      }),
    async read(work) {
      if (unavailable !== null) throw unavailable;
      try {
        const result = work();
        // Nobody may see what another connection has committed and a power cut could take back.
        if (otherCommits.get()!.data_version !== synced.others) sync();
        return result;
      } catch (error) {
        throw storeError(error);
      }
    },
    close() {
      flush();
      unavailable ??= new StoreUnavailable('the store is closed');
      if (file !== null) fs.closeSync(file);
    },
  };
}

const SQLITE_CORRUPT = 11;
const SQLITE_NOT_A_DATABASE = 26;

/** A full disk, a lock or a closed database may pass. Damaged pages and text that is no JSON stay as they are. */
function storeError(error: unknown): Error {
  if (error instanceof StoreUnavailable) return error;
  const { errcode = 0 } = error as { readonly errcode?: number };
  const damaged = [SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE].includes(errcode & 0xff) || error instanceof SyntaxError;
  return damaged ? new StoreDamaged(String(error)) : new StoreUnavailable(String(error));
}
