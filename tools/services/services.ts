// The real PostgreSQL, Redis and NATS for tests and trials: found or installed, started in folders of their own, gone afterwards.
// Not for operating a server (docs/operate.md): data live as long as whoever started them.

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Guarded, runGuarded } from './supervised-process.ts';

export type ServiceName = keyof typeof SERVICES;
export type Service = {
  readonly name: ServiceName;
  readonly url: string;
  readonly port: number;
  /** Down, data kept; killed: without a chance to tidy up. */
  halt(how: 'stopped' | 'killed'): Promise<void>;
  /** Up again on the same port. */
  resume(): Promise<void>;
  /** Down for good, data removed. Happens by itself when this process ends, however it ends. */
  close(): Promise<void>;
};

type Known = {
  readonly says: string;
  readonly program: string;
  readonly apt: string;
  readonly kill: string;
  url(port: number): string;
  args(port: number, folder: string): readonly string[];
};

const SERVICES = {
  postgres: {
    says: 'PostgreSQL',
    program: 'postgres',
    apt: 'postgresql',
    kill: 'QUIT', // “immediate”: a KILL would leave its helpers behind
    url: (port) => `postgres://postgres@127.0.0.1:${port}/postgres`,
    args: (port, folder) => [
      ...['-D', join(folder, 'data'), '-p', String(port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
    ],
  },
  redis: {
    says: 'Redis',
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
    says: 'NATS',
    program: 'nats-server',
    apt: 'nats-server',
    kill: 'KILL',
    url: (port) => `nats://127.0.0.1:${port}`,
    args: (port) => ['-a', '127.0.0.1', '-p', String(port)],
  },
} satisfies { [name: string]: Known };
const NAMES = Object.keys(SERVICES) as ServiceName[];

/** The path of a service's program, or null if this machine has none. */
export function findService(name: ServiceName): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) for (const version of readdirSync(debian)) folders.unshift(join(debian, version, 'bin'));
  return folders.map((folder) => join(folder, SERVICES[name].program)).find(existsSync) ?? null;
}

/** Installs what is missing where we may; then says in a sentence each what is still not to be had. */
export function installServices(say: (line: string) => void): void {
  const missing = () => NAMES.filter((name) => findService(name) === null);
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = missing().map((name) => SERVICES[name].apt);
    say(`Installing ${packages.join(', ')} from the system's packages (once, about half a minute) …`);
    const apt = (...args: string[]): void =>
      void spawnSync('apt-get', args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  }
  for (const name of missing()) say(sayMissing(name));
}

export const sayMissing = (name: ServiceName): string =>
  `${SERVICES[name].says} is not to be had on this machine: what needs it is NOT tested. Install ${SERVICES[name].program} and try again.`;

export async function startService(name: ServiceName): Promise<Service> {
  const program = findService(name);
  if (program === null) throw new Error(sayMissing(name));
  const { kill, url, args } = SERVICES[name];
  const folder = mkdtempSync(join(tmpdir(), `wordhoard-${name}-`));
  const user = ownUser(name);
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  if (name === 'postgres') await makeCluster(program, folder, user);
  const start = (): Promise<Guarded> =>
    runGuarded({ program, args: args(port, folder), folder, user, ready: /is ready|ready to accept/i });
  let running: Promise<Guarded> | null = start();
  await running;
  const end = async (how: (guarded: Guarded) => Promise<void>): Promise<void> => {
    const ending = await running;
    running = null;
    if (ending !== null) await how(ending);
  };
  return {
    name,
    port,
    url: url(port),
    halt: (how) =>
      end((guarded) => {
        guarded.signal(how === 'killed' ? kill : 'INT');
        return guarded.ended();
      }),
    async resume() {
      running ??= start();
      await running;
    },
    async close() {
      await end((guarded) => guarded.close());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type User = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to be run by root. */
function ownUser(name: ServiceName): User | null {
  if (name !== 'postgres' || process.getuid?.() !== 0) return null;
  const ask = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: ask('-u'), gid: ask('-g') };
}

function makeCluster(program: string, folder: string, user: User | null): Promise<void> {
  const initdb = join(program, '..', 'initdb');
  const args = ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const child = spawn(initdb, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...(user ?? {}) });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed with ${code}`))));
  });
}

/** A port nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
