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
import { startBackgroundJobs } from './background-jobs.ts';
import { createBotPool } from './bots/pool.ts';
import { type Bus, openInProcessBus } from './bus/bus.ts';
import { type ServiceClock, startServiceClock } from './clock.ts';
import type { Config } from './config.ts';
import type { TrafficCounters } from './http/metrics.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerRoutes } from './http/routes.ts';
import { openStaticFiles } from './http/static-files.ts';
import { registerStaticRoutes } from './http/static-routes.ts';
import { createRecordChecker } from './records/record-checker.ts';
import { RoomRegistry } from './rooms/registry.ts';
import type { ServerContext } from './shared/context.ts';
import { createIdentity } from './shared/identity.ts';
import { createRetry } from './store/retry.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { CLOSE_SERVICE_RESTART } from './ws/connection.ts';
import { registerWebSocket } from './ws/gateway.ts';

export type Server = { readonly app: FastifyInstance; stop(): Promise<void> };

/** So long without a word of the store a node is not well; so long, and its people had better go to another. */
const UNHEALTHY_AFTER_MS = 5000;
const DISCONNECT_AFTER_MS = 8000;

async function openStore({ databaseUrl: database, dataFolder: data }: Config): Promise<Store> {
  if (database === null) return openSqlite(data);
  const { openPostgres } = await import('./store/postgres.ts');
  return openPostgres(database);
}

async function openBus({ busUrl: bus, node, databaseUrl: database }: Config): Promise<Bus> {
  if (bus === null) return openInProcessBus(node, new Set(), database === null);
  if (bus.startsWith('redis')) return (await import('./bus/redis.ts')).openRedisBus(bus, node);
  return (await import('./bus/nats.ts')).openNatsBus(bus, node);
}

type ServerNode = {
  readonly context: ServerContext;
  readonly clock: ServiceClock;
  /** First nothing waits for the store any more, then everything is closed. */
  stopRetrying(): void;
  close(): Promise<void>;
};

async function openServerNode(config: Config, bus: Bus | undefined, logger: Logger): Promise<ServerNode> {
  const log: ServerContext['log'] = (what, more = {}) => logger.error(more, what);
  const { withRetry, stop: giveUp } = createRetry(log);
  const store = await openStore(config);
  const clock = await withRetry(() => startServiceClock(store));
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const context: ServerContext = {
    games,
    openLexicon: loadLexicon,
    store,
    bus: bus ?? (await openBus(config)),
    bots: createBotPool(threads, (message) => logger.error(message)),
    recordChecker: createRecordChecker(),
    now: clock.now,
    withRetry,
    log,
  };
  return {
    context,
    clock,
    stopRetrying: giveUp,
    async close() {
      await context.bots.close();
      await context.recordChecker.close();
      clock.stop();
      await context.bus.close();
      await store.close();
    },
  };
}

/** `bus` is given where several nodes share a process. */
export async function createServer(config: Config, bus?: Bus): Promise<Server> {
  const logger = pino({ level: config.log, base: null, redact: ['req.headers.cookie'] });
  const node = await openServerNode(config, bus, logger);
  const { context, clock } = node;
  const { store, withRetry, now } = context;
  const secret = await withRetry(() => store.getOrCreate('secret', () => randomBytes(32).toString('base64url')));
  const people = createIdentity(secret, Date.now);
  const rooms = new RoomRegistry(context);
  const chores = startBackgroundJobs(rooms, context);
  const counters: TrafficCounters = { messagesIn: 0, messagesOut: 0, dropped: 0, refused: 0, connections: 0 };

  const app = fastify({ logger: false, trustProxy: config.trustProxy, bodyLimit: 65_536 });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: MAX_FRAME_CHARS * 4 } });
  registerRoutes(app, context, rooms, people, config.limits);
  await registerWebSocket(app, people, config.limits, { rooms, counters, now, log: context.log });
  registerMetrics(app, rooms, counters);
  const files = openStaticFiles({ '/': config.webFolder, '/lexicon/': 'build/lexicon/' });
  registerStaticRoutes(app, files, () => clock.msSinceAnswer() < UNHEALTHY_AFTER_MS);
  const closeAllSockets = (sentence: string): void => {
    for (const socket of app.websocketServer.clients) socket.close(CLOSE_SERVICE_RESTART, sentence);
  };
  const storeWatchdog = setInterval(() => {
    if (!context.bus.singleNode && clock.msSinceAnswer() > DISCONNECT_AFTER_MS)
      closeAllSockets('This node has lost its store. Come in elsewhere.');
  }, 1000);
  logger.info({ node: config.node, store: config.databaseUrl === null ? 'sqlite' : 'postgres' }, 'the node is up');

  return {
    app,
    async stop() {
      clearInterval(storeWatchdog);
      closeAllSockets('The server stops. Your table goes on when it is back.');
      node.stopRetrying();
      await chores.stop();
      await rooms.stop();
      await app.close();
      await node.close();
      logger.info({ node: config.node }, 'the node has stopped');
    },
  };
}
