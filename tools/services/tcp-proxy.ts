// A TCP proxy for tests: forwards each connection to one of several local ports in turn, skipping ports that refuse.
// It can also simulate a bad network: slow, silent or disconnected.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  readonly port: number;
  /** Delays all data by this many milliseconds in each direction. */
  setDelayMs(ms: number): void;
  /** Accepts connections and data but forwards nothing, like a dead machine behind a switch. */
  blackhole(): void;
  /** Closes all connections and refuses new ones. */
  disconnect(): void;
  /** Works normally again: held data is forwarded; closed connections stay closed. */
  restore(): void;
  close(): Promise<void>;
};

/** How long a port that refused a connection is skipped. */
const DEAD_PORT_MS = 1000;

export async function startTcpProxy(ports: () => readonly number[], port = 0, host = '127.0.0.1'): Promise<TcpProxy> {
  let state: { readonly is: 'normal' | 'disconnected' | 'blackholed'; readonly delay: number } = {
    is: 'normal',
    delay: 0,
  };
  let turn = 0;
  const dead = new Map<number, number>();
  const open = new Set<Socket>();

  const track = (socket: Socket): void => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const forward = (from: Socket, to: Socket): void => {
    const held: { readonly chunk: Buffer; readonly since: number }[] = [];
    let ended = false;
    const flush = (): void => {
      if (to.destroyed) return;
      while (held.length > 0 && state.is === 'normal' && Date.now() - held[0]!.since >= state.delay)
        to.write(held.shift()!.chunk);
      if (held.length > 0) setTimeout(flush, 5);
      else if (ended) to.end();
    };
    from.on('data', (chunk: Buffer) => {
      if (held.length === 0 && state.is === 'normal' && state.delay === 0) to.write(chunk);
      else if (held.push({ chunk, since: Date.now() }) === 1) setTimeout(flush, 5);
    });
    from.on('end', () => {
      ended = true;
      if (held.length === 0) to.end();
    });
    from.on('close', () => held.length === 0 && to.destroy());
  };
  const connectTo = (caller: Socket, tries: readonly number[]): void => {
    const [next, ...others] = tries;
    if (next === undefined) return void caller.destroy();
    const node = connect(next, '127.0.0.1');
    node.setNoDelay();
    const refused = (): void => {
      dead.set(next, Date.now());
      connectTo(caller, others);
    };
    node.once('error', refused);
    node.once('connect', () => {
      node.off('error', refused);
      dead.delete(next);
      track(node);
      if (caller.destroyed) return void node.destroy();
      forward(caller, node);
      forward(node, caller);
      caller.resume();
    });
  };
  const portsInOrder = (): number[] => {
    const all = ports();
    const from = all.length === 0 ? 0 : turn++ % all.length;
    const isDead = (one: number): boolean => Date.now() - (dead.get(one) ?? 0) < DEAD_PORT_MS;
    return [...all.slice(from), ...all.slice(0, from)].toSorted((a, b) => Number(isDead(a)) - Number(isDead(b)));
  };

  const server = createServer({ pauseOnConnect: true }, (caller) => {
    caller.setNoDelay();
    track(caller);
    if (state.is === 'disconnected') caller.destroy();
    else connectTo(caller, portsInOrder());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const closeAllConnections = (): void => {
    for (const socket of open) socket.destroy();
  };

  return {
    port: (server.address() as AddressInfo).port,
    setDelayMs(ms) {
      state = { is: 'normal', delay: ms };
    },
    blackhole() {
      state = { is: 'blackholed', delay: 0 };
    },
    disconnect() {
      state = { is: 'disconnected', delay: 0 };
      closeAllConnections();
    },
    restore() {
      state = { is: 'normal', delay: 0 };
    },
    async close() {
      closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
