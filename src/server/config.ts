// Reads the server's configuration from environment variables. docs/operate.md lists them.

import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { err, ok, type Result } from '../core/result.ts';
import { readNotifications } from './config-notifications.ts';
import { type Operations, readOperations } from './config-operations.ts';
import type { NotificationConfig } from './notify/notifications.ts';
import { type Limits, readLimits } from './shared/limits.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database. */
  readonly dataFolder: string;
  /** A PostgreSQL database for several nodes; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Redis or NATS, which carries messages between nodes; null if there is only one node. */
  readonly busUrl: string | null;
  /** The name of this node. No two nodes have the same. */
  readonly node: string;
  /** Folder of the built web client. */
  readonly webFolder: string;
  /** Folder of the lexicon files that the web client loads. */
  readonly lexiconFolder: string;
  readonly log: LogLevel;
  /** Whether a proxy in front of the server reports the caller's address. */
  readonly trustProxy: boolean;
  readonly limits: Limits;
  /** Finished matches, and rooms that nobody enters, are deleted after this many days. */
  readonly retentionDays: number;
  readonly operations: Operations;
  readonly notifications: NotificationConfig;
  /** Servers with the same secret have the same sealed dailies; null: this server makes its own. */
  readonly dailySeed: string | null;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export function readConfig(env: { readonly [name: string]: string | undefined }): Result<Config, string> {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return err(`PORT must be a number from 0 to 65535, not “${env.PORT}”.`);
  const retentionDays = Number(env.RETENTION_DAYS || 90);
  if (!Number.isInteger(retentionDays) || retentionDays < 1)
    return err(`RETENTION_DAYS must be a whole number of days, 1 or more, not “${env.RETENTION_DAYS}”.`);
  const log = LOG_LEVELS.find((level) => level === (env.LOG ?? 'warn'));
  if (log === undefined) return err(`LOG must be one of ${LOG_LEVELS.join(', ')}, not “${env.LOG}”.`);
  for (const [name, values] of Object.entries({ PROXY: ['1', '0'], LIMITS: ['on', 'off'] }))
    if (!['', ...values].includes(env[name] ?? ''))
      return err(`${name} must be ${values.join(' or ')}, not “${env[name]}”.`);
  const limits = readLimits(env);
  if (!limits.ok) return limits;
  const { DATABASE_URL: databaseUrl = null, BUS_URL: busUrl = null } = env;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    return err('DATABASE_URL must begin with postgres://.');
  if (busUrl !== null && !/^(rediss?|nats|tls):\/\//.test(busUrl))
    return err('BUS_URL must begin with redis://, rediss://, nats:// or tls://.');
  if (busUrl !== null && databaseUrl === null)
    return err('BUS_URL connects several servers, which also need DATABASE_URL.');
  if (env.DAILY_SEED !== undefined && env.DAILY_SEED !== '' && env.DAILY_SEED.length < 16)
    return err('DAILY_SEED must have at least 16 characters.');
  const operations = readOperations(env);
  if (!operations.ok) return operations;
  const notifications = readNotifications(env);
  if (!notifications.ok) return notifications;
  return ok({
    port,
    host: env.HOST ?? '0.0.0.0',
    dataFolder: resolve(env.WORDHOARD_DATA ?? 'data'),
    databaseUrl,
    busUrl,
    node: env.NODE_NAME || randomBytes(6).toString('hex'),
    webFolder: `${env.WEB ?? 'build/web'}/`,
    lexiconFolder: env.WORDHOARD_LEXICON ?? 'build/lexicon',
    log,
    trustProxy: env.PROXY === '1',
    limits: limits.value,
    retentionDays,
    operations: operations.value,
    notifications: notifications.value,
    dailySeed: env.DAILY_SEED || null,
  });
}

/** Addresses at which other machines in the local network reach this one. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address);
}
