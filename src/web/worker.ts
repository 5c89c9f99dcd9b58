// Starts the client's worker in one of its roles.

import type { Role } from './table.worker.ts';

export const startWorker = (role: Role): Worker =>
  new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: role });
