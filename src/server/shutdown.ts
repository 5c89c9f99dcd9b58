// Stops a server within a few seconds, no matter what its connections do.

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long open requests and WebSockets get to finish before they are cut. */
const GRACE_MS = 1500;
/** How long each step of stopping may take. The four steps together stay within FORCE_EXIT_MS. */
const STEP_TIMEOUT_MS = 2000;
/** A process that still runs this long after the signal exits anyway. */
export const FORCE_EXIT_MS = 9000;

/** Returns a function that closes the HTTP server. Call this before the server listens. */
export function prepareClose(app: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>();
  let cut = false;
  app.server.on('connection', (socket: Socket) => {
    if (cut) return socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return async () => {
    const timer = setTimeout(() => {
      cut = true;
      // Node closes idle connections itself, but waits for silent ones and for half a request.
      for (const socket of sockets) socket.destroy();
    }, GRACE_MS);
    await app.close();
    clearTimeout(timer);
  };
}

/** Runs the steps in order. A step that fails or takes too long doesn't keep the next one from running. */
export async function runSteps(
  steps: readonly (() => Promise<unknown>)[],
  onTrouble: (error: unknown) => void,
): Promise<void> {
  for (const step of steps) {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('stopping takes too long')), STEP_TIMEOUT_MS);
    });
    await Promise.race([step(), timeout]).catch(onTrouble);
    clearTimeout(timer);
  }
}
