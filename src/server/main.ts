// Starts the server from the command line, prints its addresses, and stops it cleanly. app.ts assembles it.

import type { AddressInfo } from 'node:net';
import { createServer } from './app.ts';
import { type Config, lanAddresses, readConfig } from './config.ts';
import { FORCE_EXIT_MS } from './shutdown.ts';
import { createHttpsRedirect } from './tls.ts';

const config = readConfig(process.env);
if (config.ok) await serve(config.value);
else {
  console.error(config.error);
  process.exitCode = 1;
}

async function serve(options: Config): Promise<void> {
  const { port, host } = options;
  const server = await createServer(options).catch((error: Error) => error);
  if (server instanceof Error) {
    console.error(`The server could not start: ${server.message}`);
    process.exit(1);
  }
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1); // a second signal: nobody wants to wait
    stopping = true;
    console.log('Wordhoard stops.');
    setTimeout(() => process.exit(1), FORCE_EXIT_MS).unref();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  try {
    await server.app.listen({ port, host });
  } catch (error) {
    await server.stop();
    const portInUse = (error as { code?: string }).code === 'EADDRINUSE';
    console.error(
      portInUse
        ? `Port ${port} is taken. Start with another one: PORT=3001 npm start`
        : `The server could not start: ${String(error)}`,
    );
    process.exitCode = 1;
    return;
  }
  const actualPort = (server.app.server.address() as AddressInfo).port;
  const { tls, httpPort } = options.operations;
  if (httpPort !== null)
    createHttpsRedirect(() => actualPort)
      .on('error', (error) => console.error(`HTTP_PORT ${httpPort} cannot be used: ${error.message}`))
      .listen(httpPort, host);
  const scheme = tls === null ? 'http' : 'https';
  const lan = host === '0.0.0.0' || host === '::' ? lanAddresses() : [];
  console.log(
    [
      'Wordhoard is ready.',
      `  on this computer   ${scheme}://localhost:${actualPort}`,
      ...lan.map((address) => `  in your network    ${scheme}://${address}:${actualPort}`),
      'Stop it with Ctrl-C.',
    ].join('\n'),
  );
}
