import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('has defaults for everything', () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    value: { port: 3000, host: '0.0.0.0', dataFolder: expect.stringMatching(/data$/) },
  });
});

it.each(['-1', '70000', 'ten', '3.5', ''])('refuses the port “%s” with a sentence', (port) => {
  const config = readConfig({ PORT: port });
  if (port === '')
    expect(config.ok).toBe(true); // an empty PORT means: any free one
  else expect(config.ok ? '' : config.error).toMatch(/^PORT must be .+\.$/);
});

it.each([
  ['PROXY', 'true'],
  ['LIMITS', 'no'],
  ['LOG', 'loud'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', 'forever'],
  ['DATABASE_URL', 'mysql://x'],
  ['TLS_CERT', 'cert.pem'],
  ['HTTP_PORT', '80'],
  ['HTTP_PORT', 'eighty'],
  ['BACKUP_EVERY', 'daily'],
  ['ADMIN_TOKEN', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS', 'closed'],
])('refuses %s=%s', (name, value) => {
  const config = readConfig({ [name]: value });
  expect(config.ok ? '' : config.error).toMatch(new RegExp(`^${name} .*must .+\\.$`));
});

it('takes values from the environment', () => {
  expect(readConfig({ PORT: '0', HOST: '127.0.0.1', WORDHOARD_DATA: '/x/y' })).toMatchObject({
    ok: true,
    value: { port: 0, host: '127.0.0.1', dataFolder: '/x/y' },
  });
});

it('reads the backup schedule', () => {
  const config = readConfig({ BACKUP_EVERY: '12h', BACKUP_DIR: '/b' });
  expect(config.ok && config.value.operations.backups).toEqual({ everyMs: 43_200_000, folder: '/b', keep: 7 });
});
