// Checks the pages of the embedded database in a thread of its own (integrity.ts), on a connection that only reads.

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const MAX_PROBLEMS = 20;

function check(): string[] {
  try {
    const db = new DatabaseSync(workerData as string, { readOnly: true });
    const rows = db.prepare(`pragma quick_check(${MAX_PROBLEMS})`).all() as { quick_check: string }[];
    return rows.map(({ quick_check: problem }) => problem).filter((problem) => problem !== 'ok');
  } catch (error) {
    return [String(error)];
  }
}

parentPort!.postMessage(check());
