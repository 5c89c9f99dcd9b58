// `npm run dev`: the server, restarted whenever a file it uses changes, behind Vite's dev server, which reloads the page.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Plugin } from 'vite';
import { findFreePort } from './services/local-services.ts';

const port = Number(process.env.PORT ?? 3000);
const apiPort = await findFreePort();

const server: ChildProcess = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1', LIMITS: process.env.LIMITS ?? 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
server.stdout!.on('data', (chunk: Buffer) => {
  // The server prints its own addresses; people should use Vite's.
  const lines = chunk
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '' && !/https?:|Ctrl-C/.test(line));
  for (const line of lines) console.log(`[server] ${line}`);
});

/** Reloads open pages when the server has restarted, because rules run there too. */
const reloadOnServerFiles: Plugin = {
  name: 'reload-on-server-files',
  configureServer: ({ watcher, ws }) => {
    watcher.add('src/server');
    watcher.on('change', (file) => {
      if (file.includes('/src/server/')) setTimeout(() => ws.send({ type: 'full-reload' }), 1500);
    });
  },
};

const target = `http://127.0.0.1:${apiPort}`;
const vite = await createServer({
  configFile: 'vite.config.ts',
  plugins: [reloadOnServerFiles],
  server: {
    port,
    host: true,
    strictPort: true,
    allowedHosts: true,
    proxy: {
      '/api': { target },
      '/lexicon': { target },
      '/ws': { target, ws: true },
    },
  },
});
try {
  await vite.listen();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  server.kill();
  process.exit(1);
}
console.log('Wordhoard is running for development. Saving a file reloads the page.');
vite.printUrls();

const stop = async (): Promise<void> => {
  server.kill();
  await vite.close();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
