// Makes one backup on a thread of its own, because reading SQLite and compressing would hold up the server.

import { parentPort, workerData } from 'node:worker_threads';
import { createBackup, type DatabaseLocation } from './backup.ts';

const { location, folder } = workerData as { readonly location: DatabaseLocation; readonly folder: string };
parentPort!.postMessage(await createBackup(location, folder, false));
