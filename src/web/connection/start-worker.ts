// Starts the client's worker in one of its roles.

/** Runs a table, thinks for its bots, replays a record, asks bots for their reasons, assesses a finished match, or builds positions for the
 *  gallery. */
export type WorkerRole = 'local-table' | 'bot' | 'replay' | 'review' | 'analysis' | 'specimen';

export const startWorker = (role: WorkerRole): Worker =>
  new Worker(new URL('../client.worker.ts', import.meta.url), { type: 'module', name: role });
