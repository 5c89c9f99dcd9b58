// Loaded into a node before the server: a disk that can fail, or lose power. What was never synced does not survive a power cut.
// FAIL_SYNC_AFTER=N: the N-th sync and all later ones fail. SYNCED_FOLDER: has copies of the database as it is on disk; the
// file `latest` in it names the newest.

import fs from 'node:fs';
import { join } from 'node:path';

const { WORDHOARD_DATA, FAIL_SYNC_AFTER, SYNCED_FOLDER } = process.env;
/** The copy that is being made and the latest one. */
const COPIES = 2;
const failAfter = Number(FAIL_SYNC_AFTER ?? Infinity);
const real = fs.fdatasyncSync;
let count = 0;

function copyDatabase(copy: string): void {
  fs.mkdirSync(join(SYNCED_FOLDER!, copy), { recursive: true });
  for (const name of ['wordhoard.db', 'wordhoard.db-wal'])
    fs.copyFileSync(join(WORDHOARD_DATA!, name), join(SYNCED_FOLDER!, copy, name));
}

function markLatest(copy: string): void {
  fs.writeFileSync(join(SYNCED_FOLDER!, 'next'), copy);
  fs.renameSync(join(SYNCED_FOLDER!, 'next'), join(SYNCED_FOLDER!, 'latest'));
}

fs.fdatasyncSync = (file: number) => {
  count++;
  if (count >= failAfter) throw new Error('EIO: i/o error, fdatasync');
  real(file);
  if (SYNCED_FOLDER === undefined) return;
  const copy = String(count % COPIES);
  copyDatabase(copy);
  markLatest(copy);
};
