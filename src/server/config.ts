// What the environment may say about a server, with sensible values where it says nothing.

import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { no, ok, type Result } from '../core/result.ts';

export type Config = { readonly port: number; readonly host: string; readonly data: string };

export function readConfig(env: { readonly [name: string]: string | undefined }): Result<Config, string> {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return no(`PORT must be a number from 0 to 65535, not “${env.PORT}”.`);
  return ok({ port, host: env.HOST ?? '0.0.0.0', data: resolve(env.WORDHOARD_DATA ?? 'data') });
}

/** Addresses at which other machines of the house reach this one. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address);
}
