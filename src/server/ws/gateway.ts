// The door to the sockets: who may open a line, and how many.
// Not what is said on a line (socket.ts), nor who somebody is (people.ts).

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isCrossOrigin } from '../http/static-routes.ts';
import { type Identity, PERSON_COOKIE } from '../shared/identity.ts';
import { createRateLimit, UNLIMITED } from '../shared/rate-limit.ts';
import { type ConnectionContext, WebSocketConnection } from './connection.ts';

/** Open lines one person, and one address, may have. */
const MAX_CONNECTIONS_PER_PERSON = 8;
const MAX_CONNECTIONS_PER_ADDRESS = 200;
/** Messages one person may send at once over all lines, and how many more each second. */
const MESSAGE_BURST = 40;
const MESSAGES_PER_SECOND = 10;

export async function registerWebSocket(
  app: FastifyInstance,
  people: Identity,
  limits: boolean,
  within: Omit<ConnectionContext, 'pace'>,
): Promise<void> {
  const perPerson = new Map<string, number>();
  const perAddress = new Map<string, number>();
  const opening = createRateLimit(60, 5, () => performance.now());
  const speaking = limits ? createRateLimit(MESSAGE_BURST, MESSAGES_PER_SECOND, () => performance.now()) : UNLIMITED;
  const house: ConnectionContext = { ...within, pace: (person) => speaking.tryTake(person) };
  // Only /ws takes WebSockets. @fastify/websocket closes the others in a hook that a path it cannot decode never reaches,
  // and such a socket would stay open for ever: so they are closed here, once their answer is out.
  app.server.on('upgrade', ({ url = '' }, socket) => {
    if (url.split('?')[0] !== '/ws') (socket as Socket).destroySoon();
  });
  await app.register(async (scope) => {
    scope.get('/ws', { websocket: true }, (socket, request) => {
      const person = people.verifyCookie(request.cookies[PERSON_COOKIE]);
      const close = (sentence: string): void => socket.close(1008, sentence);
      if (isCrossOrigin(request)) return close('This came from another site.');
      if (person === null) return close('Ask /api/me for a name tag first.');
      if (
        limits &&
        (!opening.tryTake(request.ip) ||
          count(perPerson, person) >= MAX_CONNECTIONS_PER_PERSON ||
          count(perAddress, request.ip) >= MAX_CONNECTIONS_PER_ADDRESS)
      )
        return close('Too many lines at once.');
      add(perPerson, person, 1);
      add(perAddress, request.ip, 1);
      socket.on('close', () => {
        add(perPerson, person, -1);
        add(perAddress, request.ip, -1);
      });
      new WebSocketConnection(socket, person, house);
    });
  });
}

const count = (map: Map<string, number>, key: string): number => map.get(key) ?? 0;
function add(map: Map<string, number>, key: string, step: number): void {
  const next = count(map, key) + step;
  if (next <= 0) map.delete(key);
  else map.set(key, next);
}
