// Starts the client's worker in one of its roles.

/** Runs a table, thinks for its bots, replays a record, asks bots for their reasons, assesses a finished match, makes and judges
 *  practice cards, or builds positions for the gallery. */
export type WorkerRole = 'local-table' | 'bot' | 'replay' | 'review' | 'analysis' | 'practice' | 'specimen';

const create = (role: WorkerRole): Worker =>
  new Worker(new URL('../client.worker.ts', import.meta.url), { type: 'module', name: role });

/** A worker for the next table, started before anybody has chosen a game. */
let tableWorker: Worker | null = null;

export function prepareTableWorker(): void {
  tableWorker ??= create('local-table');
}

export function startWorker(role: WorkerRole): Worker {
  if (role !== 'local-table' || tableWorker === null) return create(role);
  const prepared = tableWorker;
  tableWorker = null;
  return prepared;
}
