// Starts the server, says where it is to be found, and stops it cleanly. What it serves is elsewhere.

import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { lanAddresses, readConfig } from './config.ts';
import { openFiles } from './files.ts';
import { serveFiles } from './http.ts';
import { openStore } from './store.ts';

const config = readConfig(process.env);
if (config.ok) await serve(config.value);
else {
  console.error(config.error);
  process.exitCode = 1;
}

async function serve({ port, host, data }: { port: number; host: string; data: string }): Promise<void> {
  const store = openStore(data);
  const app = fastify({ logger: false });
  serveFiles(app, openFiles({ '/': 'build/web', '/lexicon/': 'build/lexicon' }));

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    console.log('Wordhoard stops.');
    await app.close();
    store.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  try {
    await app.listen({ port, host });
  } catch (error) {
    store.close();
    const busy = (error as { code?: string }).code === 'EADDRINUSE';
    console.error(
      busy
        ? `Port ${port} is taken. Start with another one: PORT=3001 npm start`
        : `The server could not start: ${String(error)}`,
    );
    process.exitCode = 1;
    return;
  }
  const bound = (app.server.address() as AddressInfo).port;
  const lan = host === '0.0.0.0' || host === '::' ? lanAddresses() : [];
  console.log(
    [
      'Wordhoard is ready.',
      `  on this computer   http://localhost:${bound}`,
      ...lan.map((address) => `  in your network    http://${address}:${bound}`),
      'Stop it with Ctrl-C.',
    ].join('\n'),
  );
}
