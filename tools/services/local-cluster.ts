// A cluster on one machine: several server nodes with PostgreSQL and a bus, behind one proxy. For tests and for trying it out;
// all data is deleted when it stops. To run a cluster for people, see docs/operate.md.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort, installServices, type Service, startService } from './local-services.ts';
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
  { imports = [], onOutput }: Pick<ClusterOptions, 'imports' | 'onOutput'> = {},
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
      ...(onOutput === undefined ? {} : { onOutput }),
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
  onOutput = () => {},
}: ClusterOptions = {}): Promise<Cluster> {
  const resources: { close(): Promise<void> }[] = [];
  const closeLater = async <T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const one = await opening;
    resources.unshift(one);
    return one;
  };
  const closeAll = async (): Promise<void> => {
    for (const one of resources.splice(0)) await one.close();
  };
  try {
    const database = await closeLater(startService('postgres'));
    const bus = await closeLater(startService(kind));
    const databaseProxies = await Promise.all(
      Array.from({ length: count }, () => closeLater(startTcpProxy(() => [database.port]))),
    );
    const nodes = await Promise.all(
      databaseProxies.map(async (databaseProxy, i) => {
        const url = database.url.replace(String(database.port), String(databaseProxy.port));
        const node = await startNode(
          `node-${i + 1}`,
          { ...env, DATABASE_URL: url, BUS_URL: bus.url },
          { imports, onOutput },
        );
        resources.unshift({ close: () => node.end('TERM') });
        return node;
      }),
    );
    const publicProxy = await closeLater(startTcpProxy(() => nodes.map((node) => node.port), port, host));
    return { database, bus, nodes, databaseProxies, publicProxy, close: closeAll };
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
  if (values.bus !== 'redis' && values.bus !== 'nats') throw new Error('--bus must be redis or nats.');
  const print = (text: string): void => console.log(text);
  await installServices(print);
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
    print('Stopping the cluster.');
    await cluster.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  print(
    [
      'The cluster is ready.',
      `  play here      http://localhost:${cluster.publicProxy.port}`,
      ...cluster.nodes.map(({ name, port }) => `  ${name}         http://127.0.0.1:${port}`),
      `  PostgreSQL     ${cluster.database.url}`,
      `  ${values.bus === 'nats' ? 'NATS ' : 'Redis'}          ${cluster.bus.url}`,
      'Press Ctrl-C to stop. All data is deleted then.',
    ].join('\n'),
  );
}
