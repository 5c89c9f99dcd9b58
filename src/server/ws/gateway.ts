// The /ws route: who may open a WebSocket, and how many. What is sent over it is handled in connection.ts.

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CHANGES_QUERY } from '../../core/protocol/step-changes.ts';
import { isCrossOrigin, sessionOf } from '../http/request-context.ts';
import { deviceName } from '../shared/device-name.ts';
import { addressKey, type Limits } from '../shared/limits.ts';
import { createAddressLimit, createNamedLimit, createRateLimit, UNLIMITED } from '../shared/rate-limit.ts';
import type { Sessions } from '../shared/sessions.ts';
import { CLOSE_POLICY_VIOLATION, type ConnectionContext, WebSocketConnection } from './connection.ts';
import { MessageQueue } from './message-queue.ts';

/** Messages above the limit that somebody may send at once, and how many more each second, before they are disconnected. */
const FLOOD_BURST = 100;
const FLOOD_PER_SECOND = 10;

export async function registerWebSocket(
  app: FastifyInstance,
  sessions: Sessions,
  limits: Limits,
  shared: Omit<ConnectionContext, 'messageLimit' | 'floodLimit' | 'enterLimit' | 'queue'>,
): Promise<void> {
  const perPerson = new Map<string, number>();
  const perAddress = new Map<string, number>();
  const connectLimit = createAddressLimit(limits, 'connects');
  const messageLimit = createNamedLimit(limits, 'messages');
  const enterLimit = createNamedLimit(limits, 'enters');
  const floodLimit = limits.enabled
    ? createRateLimit(FLOOD_BURST, FLOOD_PER_SECOND, () => performance.now())
    : UNLIMITED;
  const context = { ...shared, messageLimit, floodLimit, enterLimit, queue: new MessageQueue() };
  const isAddressFull = (ip: string): boolean =>
    !limits.isExempt(ip) && count(perAddress, addressKey(ip)) >= limits.counts.addressConnections;
  // @fastify/websocket closes upgrades for other paths in a hook that a path it cannot decode never reaches, and such a
  // socket would stay open forever. So they are closed here, after their answer is sent.
  app.server.on('upgrade', ({ url = '' }, socket) => {
    if (url.split('?')[0] !== '/ws') (socket as Socket).destroySoon();
  });
  await app.register(async (scope) => {
    scope.get('/ws', { websocket: true }, (socket, request) => {
      const session = sessionOf(request);
      const close = (sentence: string): void => socket.close(CLOSE_POLICY_VIOLATION, sentence);
      if (isCrossOrigin(request)) return close('This request came from another site.');
      if (session === null) return close('Get a cookie from /api/me first.');
      const { person } = session;
      if (
        limits.enabled &&
        (!connectLimit.tryTake(request.ip) ||
          count(perPerson, person) >= limits.counts.personConnections ||
          isAddressFull(request.ip))
      )
        return close('Too many connections at once. Close some tabs and try again.');
      if (limits.enabled && shared.counters.connections >= limits.counts.serverConnections)
        return close('The server is full. Try again later.');
      const address = addressKey(request.ip);
      add(perPerson, person, 1);
      add(perAddress, address, 1);
      const untrack = sessions.track(session, () => close('You were signed out on this device.'));
      void sessions.report(session, deviceName(request.headers['user-agent'])).catch(() => {}); // the next connection does it
      socket.on('close', () => {
        untrack();
        add(perPerson, person, -1);
        add(perAddress, address, -1);
      });
      const wantsChanges = request.url.endsWith(CHANGES_QUERY);
      new WebSocketConnection({ socket, stream: request.raw.socket, person, ip: request.ip, wantsChanges }, context);
    });
  });
}

const count = (counts: Map<string, number>, key: string): number => counts.get(key) ?? 0;
function add(counts: Map<string, number>, key: string, change: number): void {
  const next = count(counts, key) + change;
  if (next <= 0) counts.delete(key);
  else counts.set(key, next);
}
