// A server in a process of its own, for tests that kill it.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export async function startProcess(
  data: string,
  port: number,
  env: { readonly [name: string]: string } = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', WORDHOARD_DATA: data, LIMITS: 'off', LOG: 'error' },
      NODE_COMPILE_CACHE: join(data, 'compiled'), // half of a start is compiling
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(`localhost:${port}`)) resolve();
    });
    child.on('exit', () => reject(new Error(`the server did not start: ${output}`)));
  });
  return child;
}

export async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill(signal);
  await ended;
}
