// Several nodes of the server with a database and a bus behind one proxy, all on this machine: for trying it out and for tests.
// Not for operating it (docs/operate.md): nothing outlives this process.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, installServices, type Service, startService } from './services.ts';
import { type Guarded, runGuarded } from './supervised-process.ts';
import { type Line, openProxy } from './tcp-proxy.ts';

export type Node = {
  readonly name: string;
  readonly port: number;
  signal(name: string): void;
  /** Ends it by a signal: TERM, or KILL without a chance to say goodbye. */
  end(signal: string): Promise<void>;
  /** Up again on the same port. */
  start(): Promise<void>;
};

export type Cluster = {
  readonly database: Service;
  readonly bus: Service;
  readonly nodes: readonly Node[];
  /** Each node's own line to the database. */
  readonly lines: readonly Line[];
  /** Where people come in. */
  readonly gate: Line;
  close(): Promise<void>;
};

export type Wanted = {
  readonly nodes?: number;
  readonly bus?: 'redis' | 'nats';
  readonly port?: number;
  readonly host?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Modules loaded into each node before the server. */
  readonly imports?: readonly string[];
  readonly hear?: (text: string) => void;
};

const ROOT = join(import.meta.dirname, '../..');

/** One node, in a process of its own. */
export async function startNode(
  name: string,
  env: NodeJS.ProcessEnv,
  { imports = [], hear }: Pick<Wanted, 'imports' | 'hear'> = {},
): Promise<Node> {
  const port = await freePort();
  let running: Promise<Guarded> | null = null;
  const run = (): Promise<Guarded> =>
    runGuarded({
      program: process.execPath,
      args: [...imports.flatMap((file) => ['--import', file]), 'src/server/main.ts'],
      folder: null,
      cwd: ROOT,
      env: { ...process.env, HOST: '127.0.0.1', ...env, PORT: String(port), NODE_NAME: name },
      ready: /is ready/,
      ...(hear === undefined ? {} : { hear }),
    });
  const node: Node = {
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
  hear = () => {},
}: Wanted = {}): Promise<Cluster> {
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
    const lines = await Promise.all(Array.from({ length: count }, () => keep(openProxy(() => [database.port]))));
    const nodes = await Promise.all(
      lines.map(async (line, i) => {
        const url = database.url.replace(String(database.port), String(line.port));
        const node = await startNode(
          `node-${i + 1}`,
          { ...env, DATABASE_URL: url, BUS_URL: bus.url },
          { imports, hear },
        );
        open.unshift({ close: () => node.end('TERM') });
        return node;
      }),
    );
    const gate = await keep(openProxy(() => nodes.map((node) => node.port), port, host));
    return { database, bus, nodes, lines, gate, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** `node tools/cluster.mjs`: starts all, says where, and stops all with Ctrl-C. */
export async function tryOut(args: readonly string[]): Promise<void> {
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
  installServices(say);
  const cluster = await startCluster({
    bus: values.bus,
    nodes: Number(values.nodes),
    port: Number(values.port),
    host: values.host,
    hear: (text) => /ready|localhost|network|Ctrl-C/.test(text) || process.stdout.write(text),
  });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    say('The cluster stops.');
    await cluster.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  say(
    [
      'The cluster is ready.',
      `  play here      http://localhost:${cluster.gate.port}`,
      ...cluster.nodes.map(({ name, port }) => `  ${name}         http://127.0.0.1:${port}`),
      `  PostgreSQL     ${cluster.database.url}`,
      `  ${values.bus === 'nats' ? 'NATS ' : 'Redis'}          ${cluster.bus.url}`,
      'Stop it with Ctrl-C. Nothing is kept.',
    ].join('\n'),
  );
}
