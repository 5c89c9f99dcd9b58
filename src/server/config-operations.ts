// Settings for operating a server: https, backups, tokens for operators. Part of config.ts.

import { resolve } from 'node:path';
import { err, ok, type Result } from '../core/result.ts';
import type { BackupSchedule } from './backup/scheduled-backups.ts';

export type Operations = {
  /** Files of the certificate and its key; null for plain http. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
  /** A second port that redirects http to https; null for none. */
  readonly httpPort: number | null;
  readonly backups: BackupSchedule | null;
  /** Opens the operator page; null turns it off. */
  readonly adminToken: string | null;
  /** Needed to read /metrics; null if private addresses may read it. */
  readonly metricsToken: string | null;
  /** Whether everybody may read /metrics. */
  readonly metricsOpen: boolean;
};

const MIN_TOKEN_LENGTH = 16;
const UNIT_MS: { readonly [unit: string]: number } = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export function readOperations(env: { readonly [name: string]: string | undefined }): Result<Operations, string> {
  const { TLS_CERT: certFile = '', TLS_KEY: keyFile = '', HTTP_PORT: httpPort = '' } = env;
  if ((certFile === '') !== (keyFile === '')) return err('TLS_CERT and TLS_KEY must be set together.');
  if (httpPort !== '' && (!/^\d+$/.test(httpPort) || Number(httpPort) > 65535))
    return err(`HTTP_PORT must be a number from 0 to 65535, not “${httpPort}”.`);
  if (httpPort !== '' && certFile === '')
    return err('HTTP_PORT must be used with TLS_CERT and TLS_KEY: it redirects to https.');
  for (const name of ['ADMIN_TOKEN', 'METRICS_TOKEN'])
    if (env[name] !== undefined && env[name] !== '' && env[name].length < MIN_TOKEN_LENGTH)
      return err(`${name} must have at least ${MIN_TOKEN_LENGTH} characters.`);
  if (!['', 'open', 'private'].includes(env.METRICS ?? ''))
    return err(`METRICS must be open or private, not “${env.METRICS}”.`);
  const backups = readBackupSchedule(env);
  if (!backups.ok) return backups;
  return ok({
    tls: certFile === '' ? null : { certFile: resolve(certFile), keyFile: resolve(keyFile) },
    httpPort: httpPort === '' ? null : Number(httpPort),
    backups: backups.value,
    adminToken: env.ADMIN_TOKEN || null,
    metricsToken: env.METRICS_TOKEN || null,
    metricsOpen: env.METRICS === 'open',
  });
}

function readBackupSchedule(env: {
  readonly [name: string]: string | undefined;
}): Result<BackupSchedule | null, string> {
  const { BACKUP_EVERY: every = '', BACKUP_KEEP: keep = '7', BACKUP_DIR: folder = 'backups' } = env;
  if (every === '') return ok(null);
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(every) ?? [];
  if (count === undefined) return err(`BACKUP_EVERY must be a time such as 30m, 24h or 7d, not “${every}”.`);
  if (!/^[1-9]\d{0,4}$/.test(keep)) return err(`BACKUP_KEEP must be a number, 1 or more, not “${keep}”.`);
  return ok({ everyMs: Number(count) * UNIT_MS[unit!]!, folder: resolve(folder), keep: Number(keep) });
}
