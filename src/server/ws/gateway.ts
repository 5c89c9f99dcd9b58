// The /ws route: who may open a WebSocket, and how many. What is sent over it is handled in connection.ts.

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isCrossOrigin } from '../http/request-context.ts';
import { type Identity, PERSON_COOKIE } from '../shared/identity.ts';
import { createRateLimit, UNLIMITED } from '../shared/rate-limit.ts';
import { type ConnectionContext, WebSocketConnection } from './connection.ts';

const MAX_CONNECTIONS_PER_PERSON = 8;
const MAX_CONNECTIONS_PER_ADDRESS = 200;
/** Messages one person may send at once over all connections, and how many more each second. */
const MESSAGE_BURST = 40;
const MESSAGES_PER_SECOND = 10;

const CLOSE_POLICY_VIOLATION = 1008;

export async function registerWebSocket(
  app: FastifyInstance,
  identity: Identity,
  limits: boolean,
  shared: Omit<ConnectionContext, 'messageLimit'>,
): Promise<void> {
  const perPerson = new Map<string, number>();
  const perAddress = new Map<string, number>();
  const connectLimit = createRateLimit(60, 5, () => performance.now());
  const messageLimit = limits
    ? createRateLimit(MESSAGE_BURST, MESSAGES_PER_SECOND, () => performance.now())
    : UNLIMITED;
  // @fastify/websocket closes upgrades for other paths in a hook that a path it cannot decode never reaches, and such a
  // socket would stay open forever. So they are closed here, after their answer is sent.
  app.server.on('upgrade', ({ url = '' }, socket) => {
    if (url.split('?')[0] !== '/ws') (socket as Socket).destroySoon();
  });
  await app.register(async (scope) => {
    scope.get('/ws', { websocket: true }, (socket, request) => {
      const person = identity.verifyCookie(request.cookies[PERSON_COOKIE]);
      const close = (sentence: string): void => socket.close(CLOSE_POLICY_VIOLATION, sentence);
      if (isCrossOrigin(request)) return close('This request came from another site.');
      if (person === null) return close('Get a cookie from /api/me first.');
      if (
        limits &&
        (!connectLimit.tryTake(request.ip) ||
          count(perPerson, person) >= MAX_CONNECTIONS_PER_PERSON ||
          count(perAddress, request.ip) >= MAX_CONNECTIONS_PER_ADDRESS)
      )
        return close('Too many connections at once. Close some tabs and try again.');
      add(perPerson, person, 1);
      add(perAddress, request.ip, 1);
      socket.on('close', () => {
        add(perPerson, person, -1);
        add(perAddress, request.ip, -1);
      });
      new WebSocketConnection(socket, person, request.ip, { ...shared, messageLimit });
    });
  });
}

const count = (counts: Map<string, number>, key: string): number => counts.get(key) ?? 0;
function add(counts: Map<string, number>, key: string, change: number): void {
  const next = count(counts, key) + change;
  if (next <= 0) counts.delete(key);
  else counts.set(key, next);
}
