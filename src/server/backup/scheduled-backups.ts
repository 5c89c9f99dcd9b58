// Backups that the server makes by itself: BACKUP_EVERY, BACKUP_DIR and BACKUP_KEEP.

import { Worker } from 'node:worker_threads';
import { backupTime, type DatabaseLocation, deleteOldBackups, type FinishedBackup, listBackups } from './backup.ts';

export type BackupSchedule = { readonly everyMs: number; readonly folder: string; readonly keep: number };

export interface ScheduledBackups {
  /** Wall-clock time of the newest backup; null if there is none. */
  lastBackupAt(): number | null;
  stop(): Promise<void>;
}

type Report = (message: string, details?: { readonly [key: string]: unknown }) => void;

const CHECK_INTERVAL_MS = 30_000;

/** The newest file decides when the next backup is due, so a restart neither skips one nor makes one too many. */
export function startScheduledBackups(
  { databaseUrl, dataFolder }: DatabaseLocation,
  { everyMs, folder, keep }: BackupSchedule,
  log: { readonly error: Report; readonly info: Report },
  checkIntervalMs = CHECK_INTERVAL_MS,
): ScheduledBackups {
  let worker: Worker | null = null;
  let retryAt = 0;
  const lastBackupAt = (): number | null => {
    const newest = listBackups(folder).at(-1);
    return newest === undefined ? null : backupTime(newest);
  };
  const runIfDue = (): void => {
    const now = Date.now();
    if (worker !== null || now < retryAt || now - (lastBackupAt() ?? 0) < everyMs) return;
    // After a failure, try again soon, but not at every check.
    retryAt = now + Math.min(everyMs, 10 * checkIntervalMs);
    const location: DatabaseLocation = { databaseUrl, dataFolder };
    worker = new Worker(new URL('./backup.worker.ts', import.meta.url), { workerData: { location, folder } });
    worker.on('message', ({ file, counts }: FinishedBackup) => {
      retryAt = 0;
      deleteOldBackups(folder, keep);
      log.info('a backup was made', { file, ...counts });
    });
    worker.on('error', (error) => log.error('a backup failed', { error: String(error) }));
    worker.on('exit', () => {
      worker = null;
    });
  };
  const checkingNow = setImmediate(runIfDue);
  const checking = setInterval(runIfDue, checkIntervalMs);
  return {
    lastBackupAt,
    async stop() {
      clearImmediate(checkingNow);
      clearInterval(checking);
      await worker?.terminate();
    },
  };
}
