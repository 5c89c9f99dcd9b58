// Starts the client's worker in one of its roles.

/** To host a table, to think for its bots, to play a record again, to ask bots for their reasons, to make positions for the gallery. */
export type Role = 'host' | 'bot' | 'replayer' | 'reviewer' | 'maker';

export const startWorker = (role: Role): Worker =>
  new Worker(new URL('../table.worker.ts', import.meta.url), { type: 'module', name: role });
