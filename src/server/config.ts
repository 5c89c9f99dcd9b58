// What the environment may say about a server, with sensible values where it says nothing.

import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { no, ok, type Result } from '../core/result.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Folder of the database. */
  readonly data: string;
  /** Folder of the built web client. */
  readonly web: string;
  readonly log: Level;
  /** Behind a proxy that tells the caller's address. */
  readonly proxy: boolean;
  /** How much one person and one address may do. Off only where everybody is trusted, or for measuring. */
  readonly limits: boolean;
};

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type Level = (typeof LEVELS)[number];

export function readConfig(env: { readonly [name: string]: string | undefined }): Result<Config, string> {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return no(`PORT must be a number from 0 to 65535, not “${env.PORT}”.`);
  const log = LEVELS.find((level) => level === (env.LOG ?? 'warn'));
  if (log === undefined) return no(`LOG must be one of ${LEVELS.join(', ')}, not “${env.LOG}”.`);
  return ok({
    port,
    host: env.HOST ?? '0.0.0.0',
    data: resolve(env.WORDHOARD_DATA ?? 'data'),
    web: `${env.WEB ?? 'build/web'}/`,
    log,
    proxy: env.PROXY === '1',
    limits: env.LIMITS !== 'off',
  });
}

/** Addresses at which other machines of the house reach this one. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address);
}
