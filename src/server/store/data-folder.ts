// The folder of the embedded database: only its owner may read it, and only one server may use it.

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const DATABASE_FILE = 'wordhoard.db';
const LOCK_FILE = 'wordhoard.lock';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
/** A folder with this bit, such as /tmp, belongs to everybody on the machine. */
const STICKY_BIT = 0o1000;

/** Creates the folder and its files, and takes other users' rights away from existing ones: the database holds secrets. */
export function protectFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  if (process.platform === 'win32') return; // there, rights come from the folder above
  if ((statSync(folder).mode & STICKY_BIT) === 0) restrict(folder, OWNER_ONLY_FOLDER);
  // SQLite gives its other files the rights of the database file.
  closeSync(openSync(join(folder, DATABASE_FILE), 'a', OWNER_ONLY));
  for (const suffix of ['', '-wal', '-shm']) restrict(join(folder, DATABASE_FILE + suffix), OWNER_ONLY);
}

function restrict(path: string, mode: number): void {
  try {
    if (existsSync(path) && (statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch {
    // Another user owns it. SQLite says so if it cannot be used.
  }
}

/**
 * Locks the folder until the returned function is called or the process ends, however it ends. The lock is one of SQLite's on a
 * file of its own: it works on every system, between containers, and needs no process id, which another process may get.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked/.test(String(error))) throw error;
    throw new Error(
      `Another Wordhoard server is using the folder ${folder}. Stop it first, or choose another folder with WORDHOARD_DATA.`,
    );
  }
  return () => lock.close();
}
