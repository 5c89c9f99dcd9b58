import { expect, it, vi } from 'vitest';
import { startServer, stopServer } from '../testing/client.testing.ts';

/** Whether the library has been loaded. */
const library = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('nodemailer', async (importOriginal) => {
  library.isLoaded = true;
  return importOriginal<typeof import('nodemailer')>();
});

it('loads the mail library only in a server that sends mail', { timeout: 30_000 }, async () => {
  await stopServer(await startServer());
  expect(library.isLoaded).toBe(false);
  const env = {
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'words@example.org',
    PUBLIC_URL: 'https://words.example.org',
  };
  await stopServer(await startServer(undefined, 'off', undefined, env));
  expect(library.isLoaded).toBe(true);
});
