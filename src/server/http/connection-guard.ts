// Keeps one address from using up the server's connections and memory: limits the connections it has open, the requests it
// sends on one of them without waiting for answers, and how long a connection may stay silent.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, type Limits } from '../shared/limits.ts';
import { createRateLimit } from '../shared/rate-limit.ts';

/** Browsers send the next request on a connection after the answer to the one before. */
const MAX_UNANSWERED_REQUESTS = 8;
/** How long a client may take to send the head of a request, and all of it. */
const HEADERS_TIMEOUT_MS = 20_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** A connection on which nothing is sent or read for this long is closed. WebSockets have pings instead. */
const SILENCE_TIMEOUT_MS = 120_000;

/** An address that sent too many requests at once on a connection gets only a few new connections for a while. */
const SLOW_CONNECTS_PER_SECOND = 5;
const SLOW_FOR_MS = 10_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** `trustProxy`: all connections come from a proxy, which has limits of its own. */
export function guardConnections(server: Server, limits: Limits, trustProxy: boolean): void {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.timeout = SILENCE_TIMEOUT_MS;
  if (!limits.enabled) return;
  const slowedAt = new Map<string, number>();
  if (!trustProxy) limitConnections(server, limits, slowedAt);
  const closeOthers = trustProxy ? null : trackConnections(server);
  limitUnansweredRequests(server, (address) => {
    if (closeOthers === null) return;
    slowedAt.set(addressKey(address), performance.now());
    closeOthers(addressKey(address));
  });
}

/** Hundreds of connections that each bring thousands of requests at the same moment would be read one after the other, with
 *  nothing in between. So when one of them does it, the others of its address that have not been answered yet are closed, and
 *  the rest are read one at a time. Returns what does this for an address. */
function trackConnections(server: Server): (key: string) => void {
  const connections = new Map<string, Set<Socket>>();
  const answered = new WeakSet<Socket>();
  const turns = new Set<string>();
  const forget = (key: string, socket: Socket): void => {
    const open = connections.get(key);
    open?.delete(socket);
    if (open?.size === 0) connections.delete(key);
  };
  server.on('setSecureContext' in server ? 'secureConnection' : 'connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    connections.set(key, (connections.get(key) ?? new Set()).add(socket));
    socket.on('close', () => forget(key, socket));
  });
  server.on('upgrade', ({ socket }) => forget(addressKey(socket.remoteAddress ?? ''), socket));
  server.on('request', ({ socket }, response) => response.on('finish', () => answered.add(socket)));
  return (key) => {
    const open = [...(connections.get(key) ?? [])];
    for (const socket of open) if (!answered.has(socket)) socket.destroy();
    if (turns.has(key)) return;
    turns.add(key);
    const waiting = open.filter((socket) => answered.has(socket));
    for (const socket of waiting) socket.pause();
    const readNext = (): void => {
      const socket = waiting.shift();
      if (socket === undefined) return void turns.delete(key);
      socket.resume();
      setImmediate(readNext);
    };
    setImmediate(readNext);
  };
}

function limitConnections(server: Server, limits: Limits, slowedAt: Map<string, number>): void {
  const open = new Map<string, number>();
  const slowConnects = createRateLimit(SLOW_CONNECTS_PER_SECOND, SLOW_CONNECTS_PER_SECOND, () => performance.now());
  const isSlowed = (key: string): boolean => {
    const since = slowedAt.get(key);
    if (since === undefined) return false;
    if (performance.now() - since < SLOW_FOR_MS) return true;
    slowedAt.delete(key);
    return false;
  };
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || limits.isExempt(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    const count = open.get(key) ?? 0;
    if (count >= limits.counts.addressSockets || (isSlowed(key) && !slowConnects.tryTake(key))) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.on('close', () => {
      const left = open.get(key)! - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}

/** A connection can bring thousands of requests in one packet, and all of them get here, even after it is closed. */
function limitUnansweredRequests(server: Server, onTooMany: (address: string) => void): void {
  const unanswered = new WeakMap<Socket, number>();
  const handlers = server.listeners('request') as Handler[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MAX_UNANSWERED_REQUESTS) {
      onTooMany(socket.remoteAddress ?? '');
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.on('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    for (const handler of handlers) handler(request, response);
  });
}
