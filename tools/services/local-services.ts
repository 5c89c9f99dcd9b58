// Real PostgreSQL, Redis and NATS servers for tests, benchmarks and the local cluster: found or installed, started on free
// ports with temporary data folders, and stopped with the process that started them. To run a server for people, see docs/operate.md.

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type SupervisedProcess, startSupervised } from './supervised-process.ts';
import { installSystemPackages } from './system-packages.ts';

export type ServiceName = keyof typeof SERVICES;
export type Service = {
  readonly name: ServiceName;
  readonly url: string;
  readonly port: number;
  /** Stops it and keeps its data. `killed` gives it no chance to shut down cleanly. */
  halt(how: 'stopped' | 'killed'): Promise<void>;
  /** Starts it again on the same port. */
  resume(): Promise<void>;
  /** Stops it and deletes its data. This also happens when our own process ends in any way. */
  close(): Promise<void>;
};

type ServiceDefinition = {
  readonly displayName: string;
  readonly program: string;
  readonly apt: string;
  readonly kill: string;
  url(port: number): string;
  args(port: number, folder: string): readonly string[];
};

const SERVICES = {
  postgres: {
    displayName: 'PostgreSQL',
    program: 'postgres',
    apt: 'postgresql',
    kill: 'QUIT', // PostgreSQL's immediate shutdown: KILL would leave its child processes behind
    url: (port) => `postgres://postgres@127.0.0.1:${port}/postgres`,
    args: (port, folder) => [
      ...['-D', join(folder, 'data'), '-p', String(port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
    ],
  },
  redis: {
    displayName: 'Redis',
    program: 'redis-server',
    apt: 'redis-server',
    kill: 'KILL',
    url: (port) => `redis://127.0.0.1:${port}`,
    args: (port, folder) => [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'no'],
    ],
  },
  nats: {
    displayName: 'NATS',
    program: 'nats-server',
    apt: 'nats-server',
    kill: 'KILL',
    url: (port) => `nats://127.0.0.1:${port}`,
    args: (port) => ['-a', '127.0.0.1', '-p', String(port)],
  },
} satisfies { [name: string]: ServiceDefinition };
const NAMES = Object.keys(SERVICES) as ServiceName[];

/** The path of a service's program, or null if it is not installed. */
export function findService(name: ServiceName): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) for (const version of readdirSync(debian)) folders.unshift(join(debian, version, 'bin'));
  return folders.map((folder) => join(folder, SERVICES[name].program)).find(existsSync) ?? null;
}

/** Installs missing services where we may, and prints one line for each that is still missing. */
export async function installServices(print: (line: string) => void): Promise<void> {
  const missing = () => NAMES.filter((name) => findService(name) === null);
  if (missing().length > 0)
    await installSystemPackages(
      missing().map((name) => SERVICES[name].apt),
      print,
    );
  for (const name of missing()) print(missingServiceMessage(name));
}

export const missingServiceMessage = (name: ServiceName): string =>
  `${SERVICES[name].displayName} is missing on this machine, so what needs it is NOT tested. Install ${SERVICES[name].program} and try again.`;

export async function startService(name: ServiceName): Promise<Service> {
  const program = findService(name);
  if (program === null) throw new Error(missingServiceMessage(name));
  const { kill, url, args } = SERVICES[name];
  const folder = mkdtempSync(join(tmpdir(), `wordhoard-${name}-`));
  const user = serviceUser(name);
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const port = await findFreePort();
  if (name === 'postgres') await initDatabase(program, folder, user);
  const start = (): Promise<SupervisedProcess> =>
    startSupervised({ program, args: args(port, folder), folder, user, ready: /is ready|ready to accept/i });
  let running: Promise<SupervisedProcess> | null = start();
  await running;
  const end = async (how: (process: SupervisedProcess) => Promise<void>): Promise<void> => {
    const ending = await running;
    running = null;
    if (ending !== null) await how(ending);
  };
  return {
    name,
    port,
    url: url(port),
    halt: (how) =>
      end((process) => {
        process.signal(how === 'killed' ? kill : 'INT');
        return process.ended();
      }),
    async resume() {
      running ??= start();
      await running;
    },
    async close() {
      await end((process) => process.close());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type User = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to be run by root. */
function serviceUser(name: ServiceName): User | null {
  if (name !== 'postgres' || process.getuid?.() !== 0) return null;
  const ask = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: ask('-u'), gid: ask('-g') };
}

function initDatabase(program: string, folder: string, user: User | null): Promise<void> {
  const initdb = join(program, '..', 'initdb');
  const args = ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const child = spawn(initdb, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...(user ?? {}) });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed with ${code}`))));
  });
}

/** A port that is free at the moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
