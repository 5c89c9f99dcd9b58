// A cluster on one machine: several server nodes with PostgreSQL and a bus, behind one proxy. For tests and for trying it out;
// nothing is kept when it stops. To run a cluster for people, see docs/operate.md.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort, installServices, type Service, startService } from './services.ts';
import { type SupervisedProcess, startSupervised } from './supervised-process.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export type ClusterNode = {
  readonly name: string;
  readonly port: number;
  signal(name: string): void;
  /** Ends it with a signal: TERM for a clean stop, KILL for a crash. */
  end(signal: string): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
};

export type Cluster = {
  readonly database: Service;
  readonly bus: Service;
  readonly nodes: readonly ClusterNode[];
  /** One proxy per node in front of the database. */
  readonly databaseProxies: readonly TcpProxy[];
  /** The address people use. */
  readonly publicProxy: TcpProxy;
  close(): Promise<void>;
};

export type ClusterOptions = {
  readonly nodes?: number;
  readonly bus?: 'redis' | 'nats';
  readonly port?: number;
  readonly host?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Modules loaded into each node before the server. */
  readonly imports?: readonly string[];
  readonly onOutput?: (text: string) => void;
};

const ROOT = join(import.meta.dirname, '../..');

/** Starts one node in its own process. */
export async function startNode(
  name: string,
  env: NodeJS.ProcessEnv,
  { imports = [], onOutput: hear }: Pick<ClusterOptions, 'imports' | 'onOutput'> = {},
): Promise<ClusterNode> {
  const port = await findFreePort();
  let running: Promise<SupervisedProcess> | null = null;
  const run = (): Promise<SupervisedProcess> =>
    startSupervised({
      program: process.execPath,
      args: [...imports.flatMap((file) => ['--import', file]), 'src/server/main.ts'],
      folder: null,
      cwd: ROOT,
      env: { ...process.env, HOST: '127.0.0.1', ...env, PORT: String(port), NODE_NAME: name },
      ready: /is ready/,
      ...(hear === undefined ? {} : { onOutput: hear }),
    });
  const node: ClusterNode = {
    name,
    port,
    signal: (signal) => void running?.then((one) => one.signal(signal)),
    async end(signal) {
      const ending = await running;
      running = null;
      ending?.signal(signal);
      await ending?.ended();
    },
    async start() {
      running ??= run();
      await running;
    },
  };
  await node.start();
  return node;
}

export async function startCluster({
  nodes: count = 3,
  bus: kind = 'redis',
  port = 0,
  host = '127.0.0.1',
  env = {},
  imports = [],
  onOutput: hear = () => {},
}: ClusterOptions = {}): Promise<Cluster> {
  const open: { close(): Promise<void> }[] = [];
  const keep = async <T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const one = await opening;
    open.unshift(one);
    return one;
  };
  const closeAll = async (): Promise<void> => {
    for (const one of open.splice(0)) await one.close();
  };
  try {
    const database = await keep(startService('postgres'));
    const bus = await keep(startService(kind));
    const lines = await Promise.all(Array.from({ length: count }, () => keep(startTcpProxy(() => [database.port]))));
    const nodes = await Promise.all(
      lines.map(async (line, i) => {
        const url = database.url.replace(String(database.port), String(line.port));
        const node = await startNode(
          `node-${i + 1}`,
          { ...env, DATABASE_URL: url, BUS_URL: bus.url },
          { imports, onOutput: hear },
        );
        open.unshift({ close: () => node.end('TERM') });
        return node;
      }),
    );
    const gate = await keep(startTcpProxy(() => nodes.map((node) => node.port), port, host));
    return { database, bus, nodes, databaseProxies: lines, publicProxy: gate, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** `node tools/cluster.mjs`: starts everything, prints the addresses, and stops with Ctrl-C. */
export async function runLocalCluster(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      bus: { type: 'string', default: 'redis' },
      nodes: { type: 'string', default: '3' },
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: '0.0.0.0' },
    },
  });
  if (values.bus !== 'redis' && values.bus !== 'nats') throw new Error('--bus is redis or nats.');
  const say = (text: string): void => console.log(text);
  await installServices(say);
  const cluster = await startCluster({
    bus: values.bus,
    nodes: Number(values.nodes),
    port: Number(values.port),
    host: values.host,
    onOutput: (text) => /ready|localhost|network|Ctrl-C/.test(text) || process.stdout.write(text),
  });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    say('Stopping the cluster.');
    await cluster.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  say(
    [
      'The cluster is ready.',
      `  play here      http://localhost:${cluster.publicProxy.port}`,
      ...cluster.nodes.map(({ name, port }) => `  ${name}         http://127.0.0.1:${port}`),
      `  PostgreSQL     ${cluster.database.url}`,
      `  ${values.bus === 'nats' ? 'NATS ' : 'Redis'}          ${cluster.bus.url}`,
      'Press Ctrl-C to stop. Nothing is kept.',
    ].join('\n'),
  );
}
