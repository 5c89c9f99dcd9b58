// Looks for damage in the embedded database while the server runs.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DATABASE_FILE } from './data-folder.ts';

/** Reading a larger database takes minutes and pushes everything else out of the disk cache. */
const MAX_BYTES = 2 * 1024 ** 3;

/** What is wrong with the database; empty if it is sound, or too large to check. */
export function checkIntegrity(folder: string): Promise<readonly string[]> {
  const path = join(folder, DATABASE_FILE);
  if (statSync(path).size > MAX_BYTES) return Promise.resolve([]);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./integrity.worker.ts', import.meta.url), { workerData: path });
    worker.unref();
    worker.on('message', resolve);
    worker.on('error', (error) => resolve([error.message]));
    worker.on('exit', () => resolve([]));
  });
}

/** Checks once, a while after the start, so that a start is never slowed down. */
export function scheduleIntegrityCheck(
  folder: string,
  delayMs: number,
  onDamage: (problems: readonly string[]) => void,
): () => void {
  const check = async (): Promise<void> => {
    const problems = await checkIntegrity(folder);
    if (problems.length > 0) onDamage(problems);
  };
  const timer = setTimeout(() => void check().catch(() => {}), delayMs);
  timer.unref();
  return () => clearTimeout(timer);
}
