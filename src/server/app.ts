// Puts a node together from its parts, so that tests can start some of their own.
// Not its address and its end (main.ts), nor what the environment says (config.ts).

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { MAX_FRAME_CHARS } from '../core/protocol.ts';
import { games } from '../games/index.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { startChores } from './background-jobs.ts';
import { createBots } from './bots/pool.ts';
import { type Bus, openHouseBus } from './bus/bus.ts';
import { type Clock, openClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Counters } from './http/metrics.ts';
import { serveMetrics } from './http/metrics.ts';
import { serveApi } from './http/routes.ts';
import { openFiles } from './http/static-files.ts';
import { serveFiles } from './http/static-routes.ts';
import { createRecordChecker } from './records/record-checker.ts';
import { Rooms } from './rooms/registry.ts';
import type { Surroundings } from './shared/context.ts';
import { createPeople } from './shared/identity.ts';
import { createPatience } from './store/retry.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { COME_AGAIN } from './ws/connection.ts';
import { serveSockets } from './ws/gateway.ts';

export type Server = { readonly app: FastifyInstance; stop(): Promise<void> };

/** So long without a word of the store a node is not well; so long, and its people had better go to another. */
const UNWELL = 5000;
const GIVE_UP = 8000;

async function openStore({ database, data }: Config): Promise<Store> {
  if (database === null) return openSqlite(data);
  const { openPostgres } = await import('./store/postgres.ts');
  return openPostgres(database);
}

async function openBus({ bus, node, database }: Config): Promise<Bus> {
  if (bus === null) return openHouseBus(node, new Set(), database === null);
  if (bus.startsWith('redis')) return (await import('./bus/redis.ts')).openRedisBus(bus, node);
  return (await import('./bus/nats.ts')).openNatsBus(bus, node);
}

type Node = {
  readonly around: Surroundings;
  readonly clock: Clock;
  /** First nothing waits for the store any more, then everything is closed. */
  giveUp(): void;
  close(): Promise<void>;
};

async function openNode(config: Config, bus: Bus | undefined, logger: Logger): Promise<Node> {
  const log: Surroundings['log'] = (what, more = {}) => logger.error(more, what);
  const { persist, stop: giveUp } = createPatience(log);
  const store = await openStore(config);
  const clock = await persist(() => openClock(store));
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const around: Surroundings = {
    games,
    lexicon: loadLexicon,
    store,
    bus: bus ?? (await openBus(config)),
    bots: createBots(threads, (message) => logger.error(message)),
    recordChecker: createRecordChecker(),
    now: clock.now,
    persist,
    log,
  };
  return {
    around,
    clock,
    giveUp,
    async close() {
      await around.bots.close();
      await around.recordChecker.close();
      clock.stop();
      await around.bus.close();
      await store.close();
    },
  };
}

/** `bus` is given where several nodes share a process. */
export async function createServer(config: Config, bus?: Bus): Promise<Server> {
  const logger = pino({ level: config.log, base: null, redact: ['req.headers.cookie'] });
  const node = await openNode(config, bus, logger);
  const { around, clock } = node;
  const { store, persist, now } = around;
  const secret = await persist(() => store.keep('secret', () => randomBytes(32).toString('base64url')));
  const people = createPeople(secret, Date.now);
  const rooms = new Rooms(around);
  const chores = startChores(rooms, around);
  const counters: Counters = { messagesIn: 0, messagesOut: 0, dropped: 0, refused: 0, lines: 0 };

  const app = fastify({ logger: false, trustProxy: config.proxy, bodyLimit: 65_536 });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: MAX_FRAME_CHARS * 4 } });
  serveApi(app, around, rooms, people, config.limits);
  await serveSockets(app, people, config.limits, { rooms, counters, now, log: around.log });
  serveMetrics(app, rooms, counters);
  const files = openFiles({ '/': config.web, '/lexicon/': 'build/lexicon/' });
  serveFiles(app, files, () => clock.silence() < UNWELL);
  const sendAway = (sentence: string): void => {
    for (const socket of app.websocketServer.clients) socket.close(COME_AGAIN, sentence);
  };
  const watching = setInterval(() => {
    if (!around.bus.alone && clock.silence() > GIVE_UP) sendAway('This node has lost its store. Come in elsewhere.');
  }, 1000);
  logger.info({ node: config.node, store: config.database === null ? 'sqlite' : 'postgres' }, 'the node is up');

  return {
    app,
    async stop() {
      clearInterval(watching);
      sendAway('The server stops. Your table goes on when it is back.');
      node.giveUp();
      await chores.stop();
      await rooms.stop();
      await app.close();
      await node.close();
      logger.info({ node: config.node }, 'the node has stopped');
    },
  };
}
