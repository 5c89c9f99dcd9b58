// Connects what operators decide with the running server: refuses banned people, shows the announcement, and opens the
// routes of http/operator-routes.ts if there is an ADMIN_TOKEN.

import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerOperatorRoutes } from './http/operator/operator-routes.ts';
import { isApiRequest, routePath } from './http/request-context.ts';
import type { RoomRegistry } from './rooms/room-registry.ts';
import type { Limits } from './shared/limits.ts';
import { createOperatorState } from './shared/operator-state.ts';
import type { Sessions } from './shared/sessions.ts';
import { type Store, StoreUnavailable } from './store/store.ts';

const REFRESH_MS = 5000;
/** Stays open like a WebSocket. */
const LESSON_EVENTS = '/api/lessons/:id/events';

export type OperatorOptions = {
  readonly token: string | null;
  readonly limits: Limits;
  readonly store: Store;
  readonly rooms: RoomRegistry;
  readonly sessions: Pick<Sessions, 'useCookieSecret'>;
  personOf(request: FastifyRequest): Promise<string | null>;
  onError(error: unknown): void;
};

/** Returns what stops it. Call it after cookies are parsed and before other routes. */
export async function registerOperator(app: FastifyInstance, options: OperatorOptions): Promise<() => void> {
  const { token, limits, store, rooms, sessions, personOf, onError } = options;
  const sockets = new Map<Socket, { readonly person: string | null; readonly address: string }>();
  let announced: string | null = null;
  let cookieSecret: string | null = null;
  const state = createOperatorState(store.operator, () => {
    for (const [socket, { person, address }] of sockets) if (state.findBan(person, address) !== null) socket.destroy();
    const sentence = state.announcement?.text ?? null;
    if (sentence !== null && sentence !== announced)
      for (const room of rooms.all()) room.presence.sendToAll({ t: 'notice', sentence });
    announced = sentence;
    if (state.cookieSecret !== cookieSecret) sessions.useCookieSecret(state.cookieSecret);
    cookieSecret = state.cookieSecret;
  });
  const refresh = (): Promise<void> =>
    state.refresh().catch((error) => {
      if (!(error instanceof StoreUnavailable)) onError(error);
    });
  await refresh();

  app.addHook('onRequest', async (request, reply) => {
    const path = routePath(request);
    const isSocket = path === '/ws';
    if ((!isSocket && !isApiRequest(request)) || path.startsWith('/api/admin')) return;
    const who = { person: await personOf(request), address: request.ip };
    const ban = state.findBan(who.person, who.address);
    if (ban !== null)
      return reply.code(403).send({ ok: false, sentence: `You can’t play on this server until ${endOf(ban)}.` });
    if (!isSocket && path !== LESSON_EVENTS) return;
    const { socket } = request.raw;
    sockets.set(socket, who);
    (isSocket ? socket : reply.raw).once('close', () => sockets.delete(socket));
  });
  app.get('/api/announcement', () => ({ ok: true, text: state.announcement?.text ?? null }));
  if (token !== null)
    registerOperatorRoutes(app, {
      ...{ token, limits, state, rooms, store },
      connections: () => [...sockets.values()],
    });
  const refreshing = setInterval(() => void refresh(), REFRESH_MS);
  return () => clearInterval(refreshing);
}

const endOf = ({ expiresAt }: { readonly expiresAt: number }): string =>
  `${new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
