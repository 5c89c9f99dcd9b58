// Assembles a server from its parts, so that tests can start servers of their own.
// main.ts starts it from the command line; config.ts reads the environment.

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import * as v from 'valibot';
import { MAX_MESSAGE_CHARS } from '../core/protocol/protocol.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { startBackgroundJobs } from './background-jobs.ts';
import { startScheduledBackups } from './backup/scheduled-backups.ts';
import { createBotPool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import { openInProcessBus } from './bus/in-process.ts';
import type { Config } from './config.ts';
import { createContests } from './contests/contests.ts';
import { createSeries } from './contests/series.ts';
import { guardConnections } from './http/connection-guard.ts';
import { malformedRequestHandlers } from './http/malformed-requests.ts';
import { registerHealth } from './http/operator/health.ts';
import { addTrafficMetrics, registerMetrics, type TrafficCounters } from './http/operator/metrics.ts';
import { mayReadMetrics } from './http/operator/operator-access.ts';
import { registerRoutes } from './http/routes.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { readBuildId, registerStaticFiles } from './http/static-files.ts';
import { createLessons } from './lessons/lessons.ts';
import { createPromptMaker } from './lessons/prompt-maker.ts';
import { openNotifications } from './notify/notifications.ts';
import { registerOperator } from './operator.ts';
import { createRecordChecker } from './records/record-checker.ts';
import { RoomRegistry } from './rooms/room-registry.ts';
import { type ServiceClock, startServiceClock } from './service-clock.ts';
import { createAddressHash } from './shared/address-hash.ts';
import type { ServerContext } from './shared/context.ts';
import { createIdentity, PERSON_COOKIE } from './shared/identity.ts';
import { errorText, type Log } from './shared/log.ts';
import { addGauge, createMetrics, type Metrics } from './shared/metrics.ts';
import { Sessions } from './shared/sessions.ts';
import { prepareClose, runSteps } from './shutdown.ts';
import { lockFolder } from './store/data-folder.ts';
import { scheduleIntegrityCheck } from './store/integrity.ts';
import { createRetry, REQUEST_TIMEOUT_MS, retryingStore } from './store/retry.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { createTlsServer } from './tls.ts';
import { CLOSE_SERVICE_RESTART } from './ws/connection.ts';
import { registerWebSocket } from './ws/gateway.ts';

export type Server = { readonly app: FastifyInstance; stop(): Promise<void> };

/** Without an answer from the store for this long, /healthz returns 503. */
const UNHEALTHY_AFTER_MS = 5000;
/** Without an answer for this long, a node of several sends its people to the others. */
const DISCONNECT_AFTER_MS = 8000;

/** The check of the embedded database runs this long after the start. */
const INTEGRITY_CHECK_DELAY_MS = 30_000;

/** Pings are answered in connection.ts, within limits. Nobody needs to send a message in many small pieces. */
const WEBSOCKET_OPTIONS = {
  ...{ maxPayload: MAX_MESSAGE_CHARS * 4, autoPong: false, maxFragments: 64, maxBufferedChunks: 1024 },
};

/** Nodes in one process that share a bus may share a folder too. */
async function openStore({ databaseUrl, dataFolder }: Config, sharesBus: boolean, log: Log): Promise<Store> {
  if (databaseUrl === null) {
    const unlock = sharesBus ? () => {} : lockFolder(dataFolder);
    const store = openSqlite(dataFolder, Date.now, (error) => {
      log.error('the disk failed, so the server stops: nobody has seen what may be lost', { error: errorText(error) });
      process.exit(1);
    });
    return { ...store, close: () => store.close().finally(unlock) };
  }
  const { openPostgres } = await import('./store/postgres/postgres.ts');
  return openPostgres(databaseUrl);
}

async function openBus({ busUrl, node, databaseUrl }: Config): Promise<Bus> {
  if (busUrl === null) return openInProcessBus(node, new Set(), databaseUrl === null);
  if (busUrl.startsWith('redis')) return (await import('./bus/redis.ts')).openRedisBus(busUrl, node);
  return (await import('./bus/nats.ts')).openNatsBus(busUrl, node);
}

const createLog = (logger: Logger): Log => ({
  error: (message, details = {}) => logger.error(details, message),
  warn: (message, details = {}) => logger.warn(details, message),
  info: (message, details = {}) => logger.info(details, message),
  debug: (message, details = {}) => logger.debug(details, message),
});

type ServerNode = {
  readonly context: ServerContext;
  readonly clock: ServiceClock;
  readonly secret: string;
  /** Called before `close`, so that nothing waits for the store any more. */
  stopRetrying(): void;
  readonly closeSteps: readonly (() => Promise<unknown>)[];
};

async function openServerNode(
  config: Config,
  sharedBus: Bus | undefined,
  log: Log,
  metrics: Metrics,
): Promise<ServerNode> {
  const retry = createRetry(log.warn);
  const store = metrics.measureStore(await openStore(config, sharedBus !== undefined, log));
  const clock = await retry.withRetry(() => startServiceClock(store));
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const patientStore = retryingStore(store, retry);
  const requestStore = retryingStore(store, retry, REQUEST_TIMEOUT_MS);
  const secret = await patientStore.getOrCreate('secret', () => randomBytes(32).toString('base64url'));
  const bus = metrics.measureBus(sharedBus ?? (await openBus(config)), clock.now);
  const context: ServerContext = {
    openList: loadLexicon,
    store: patientStore,
    requestStore,
    bus,
    sessions: new Sessions(createIdentity(secret), requestStore, bus, clock.now),
    bots: metrics.measureBots(createBotPool(threads, log.error)),
    recordChecker: createRecordChecker(),
    now: clock.now,
    build: readBuildId(config.webFolder),
    limits: config.limits,
    log,
  };
  return {
    context,
    clock,
    secret,
    stopRetrying: retry.stop,
    closeSteps: [
      () => {
        clock.stop();
        return Promise.all([context.bots.close(), context.recordChecker.close(), context.bus.close()]);
      },
      store.close,
    ],
  };
}

/** `sharedBus` is for several nodes in one process, as in tests. */
export async function createServer(config: Config, sharedBus?: Bus): Promise<Server> {
  // One sentence says what is wrong with a request. Listing every fault of a hostile one would take minutes and gigabytes.
  v.setGlobalConfig({ abortEarly: true });
  const log = createLog(pino({ level: config.log, base: null, redact: ['req.headers.cookie'] }));
  const { tls, backups: schedule, adminToken, metricsToken, metricsOpen } = config.operations;
  const metrics = createMetrics();
  const serverFactory = tls === null ? undefined : createTlsServer(tls, log); // throws before anything is opened
  // Opening a list takes a moment, in which no table could play. Those for families are made of these two.
  for (const list of ['standard', 'broad'] as const) loadLexicon(list).has('A');
  const node = await openServerNode(config, sharedBus, log, metrics);
  const { context, clock } = node;
  const { now, build, sessions } = context;
  const rooms = new RoomRegistry(context);
  const promptMaker = createPromptMaker();
  const lessons = createLessons(context, Date.now, promptMaker);
  context.bus.onMessage((message) =>
    message.t === 'lesson' ? lessons.feeds.onBusMessage(message.room) : rooms.onBusMessage(message),
  );
  clock.onFrozen(() => rooms.reopen());
  const notifications = await openNotifications(context, config.notifications);
  const checker = createRecordChecker();
  const dailySecret =
    config.dailySeed ?? (await context.store.getOrCreate('daily-seed', () => randomBytes(32).toString('base64url')));
  const contestContext = { server: context, checker, dailySecret, now: Date.now };
  const contests = createContests(contestContext);
  const series = createSeries(contestContext, contests);
  const backgroundJobs = startBackgroundJobs(rooms, context, config.retentionDays, {
    sendNotices: notifications.sendDue,
    runContests: contests.runJobs,
  });
  const counters: TrafficCounters = { messagesIn: 0, messagesOut: 0, dropped: 0, refused: 0, connections: 0 };

  const backups = schedule === null ? null : startScheduledBackups(config, schedule, log);

  const app = fastify({
    logger: false,
    trustProxy: config.trustProxy,
    bodyLimit: 65_536,
    ...malformedRequestHandlers,
    ...(serverFactory === undefined ? {} : { serverFactory }),
  });
  const closeHttp = prepareClose(app);
  guardConnections(app.server, config.limits, config.trustProxy);
  await app.register(cookie);
  await app.register(websocket, { options: WEBSOCKET_OPTIONS });
  registerSecurityHeaders(app);
  const stopOperator = await registerOperator(app, {
    ...{ token: adminToken, limits: config.limits, store: context.requestStore, rooms, sessions },
    personOf: async (request) => (await sessions.authenticate(request.cookies[PERSON_COOKIE]))?.person ?? null,
    onError: (error) => log.error('bans could not be read', { error: errorText(error) }),
  });
  registerRoutes(app, context, rooms, config.limits, notifications, { contests, series, lessons });
  await registerWebSocket(app, sessions, config.limits, {
    ...{ rooms, counters, metrics, now, build, log },
    hashAddress: createAddressHash(node.secret),
  });
  addTrafficMetrics(metrics.registry, rooms, counters);
  if (backups !== null)
    addGauge(metrics.registry, 'last_backup_timestamp_seconds', 'When the newest backup was made', () =>
      Math.round((backups.lastBackupAt() ?? 0) / 1000),
    );
  const access = {
    isOpen: metricsOpen,
    tokens: [metricsToken, adminToken].filter((token) => token !== null),
    tokenOnly: metricsToken !== null,
  };
  registerMetrics(app, metrics, (request) => mayReadMetrics(request, config.trustProxy, access));
  let isDamaged = false;
  registerHealth(app, {
    isAnswering: () => clock.msSinceAnswer() < UNHEALTHY_AFTER_MS,
    unreadableRooms: () => rooms.unreadableCount,
    isDamaged: () => isDamaged,
  });
  const cancelIntegrityCheck =
    config.databaseUrl === null
      ? scheduleIntegrityCheck(config.dataFolder, INTEGRITY_CHECK_DELAY_MS, (problems) => {
          isDamaged = true;
          log.error('the database is damaged: restore a backup', { problems });
        })
      : () => {};
  await registerStaticFiles(app, config);
  const closeAllSockets = (sentence: string): void => {
    for (const socket of app.websocketServer.clients) socket.close(CLOSE_SERVICE_RESTART, sentence);
  };
  const storeWatchdog = setInterval(() => {
    if (!context.bus.singleNode && clock.msSinceAnswer() > DISCONNECT_AFTER_MS)
      closeAllSockets('The server has a problem. Reconnecting…');
  }, 1000);
  log.info('the node has started', {
    node: config.node,
    store: config.databaseUrl === null ? 'sqlite' : 'postgres',
    build,
  });

  return {
    app,
    async stop() {
      clearInterval(storeWatchdog);
      cancelIntegrityCheck();
      closeAllSockets('The server is restarting. Your game will continue in a moment.');
      node.stopRetrying();
      stopOperator();
      contests.stop();
      lessons.stop();
      const stopRooms = async (): Promise<void> => {
        await backgroundJobs.stop();
        await rooms.stop();
      };
      const stopJobs = (): Promise<unknown> => Promise.all([backups?.stop(), stopRooms()]);
      const steps = [stopJobs, closeHttp, checker.close, promptMaker.close, ...node.closeSteps];
      await runSteps(steps, (error) => log.warn('stopping had trouble', { error: errorText(error) }));
      metrics.stop();
      log.info('the node has stopped', { node: config.node });
    },
  };
}
