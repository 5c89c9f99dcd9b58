// Puts the server together from its parts, so that tests can start one of their own.

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { FRAME_LENGTH } from '../core/protocol.ts';
import { games } from '../games/index.ts';
import { readLexicon } from '../lexicon/read.node.ts';
import { serveApi } from './api.ts';
import { createBots } from './bots.ts';
import type { Config } from './config.ts';
import { openFiles } from './files.ts';
import { serveFiles } from './http.ts';
import { createLimit } from './limits.ts';
import { COOKIE, createPeople } from './people.ts';
import type { Surroundings } from './room.ts';
import { openRooms } from './rooms.ts';
import { type Counters, connect, HASTE, PACE } from './socket.ts';
import { openStore } from './embedded.ts';

export type Server = { readonly app: FastifyInstance; stop(): Promise<void> };

/** Open lines one person, and one address, may have. */
const PER_PERSON = 8;
const PER_ADDRESS = 200;

export async function createServer(config: Config): Promise<Server> {
  const now = Date.now;
  const logger = pino({ level: config.log, base: null, redact: ['req.headers.cookie'] });
  const store = openStore(config.data, now);
  const bots = createBots(Math.max(1, Math.min(4, availableParallelism() - 1)), (message) => logger.error(message));
  const log: Surroundings['log'] = (what, more = {}) => logger.error(more, what);
  const around: Surroundings = { games, lexicon: readLexicon, store, bots, now, log };
  const people = createPeople(
    store.keep('secret', () => randomBytes(32).toString('base64url')),
    now,
  );
  const rooms = openRooms(around);
  const counters: Counters = { messagesIn: 0, messagesOut: 0, dropped: 0, refused: 0, lines: 0 };

  const app = fastify({ logger: false, trustProxy: config.proxy, bodyLimit: 65_536 });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: FRAME_LENGTH * 4 } });
  serveApi(app, around, rooms, people, config.limits);

  const perPerson = new Map<string, number>();
  const perAddress = new Map<string, number>();
  const opening = createLimit(60, 5, now);
  await app.register(async (scope) => {
    scope.get('/ws', { websocket: true }, (socket, request) => {
      const person = people.read(request.cookies[COOKIE]);
      const { origin } = request.headers;
      const close = (sentence: string): void => socket.close(1008, sentence);
      if (origin !== undefined && new URL(origin).host !== request.headers.host)
        return close('This came from another site.');
      if (person === null) return close('Ask /api/me for a name tag first.');
      if (
        config.limits &&
        (!opening.take(request.ip) ||
          count(perPerson, person) >= PER_PERSON ||
          count(perAddress, request.ip) >= PER_ADDRESS)
      )
        return close('Too many lines at once.');
      add(perPerson, person, 1);
      add(perAddress, request.ip, 1);
      socket.on('close', () => {
        add(perPerson, person, -1);
        add(perAddress, request.ip, -1);
      });
      connect(socket, person, rooms, counters, config.limits ? PACE : HASTE, now);
    });
  });
  app.get('/metrics', (_, reply) => {
    const figures: [string, string, number][] = [
      ['rooms', 'gauge', rooms.count],
      ['matches_running', 'gauge', rooms.running],
      ['lines', 'gauge', counters.lines],
      ['messages_in_total', 'counter', counters.messagesIn],
      ['messages_out_total', 'counter', counters.messagesOut],
      ['messages_dropped_total', 'counter', counters.dropped],
      ['refused_total', 'counter', counters.refused],
      ['memory_bytes', 'gauge', process.memoryUsage().rss],
    ];
    return reply
      .type('text/plain; version=0.0.4')
      .send(
        figures.map(([name, kind, value]) => `# TYPE wordhoard_${name} ${kind}\nwordhoard_${name} ${value}\n`).join(''),
      );
  });
  serveFiles(app, openFiles({ '/': config.web, '/lexicon/': 'build/lexicon/' }));
  const ticking = setInterval(() => rooms.tick(), 1000);

  return {
    app,
    async stop() {
      clearInterval(ticking);
      for (const socket of app.websocketServer.clients)
        socket.close(1012, 'The server stops. Your table goes on when it is back.');
      await rooms.stop();
      await app.close();
      await bots.close();
      await store.close();
    },
  };
}

const count = (map: Map<string, number>, key: string): number => map.get(key) ?? 0;
function add(map: Map<string, number>, key: string, step: number): void {
  const next = count(map, key) + step;
  if (next <= 0) map.delete(key);
  else map.set(key, next);
}
