// A small proxy on this machine: hands each connection to one of several ports in turn, passing over those that do not answer.
// It can also be a bad line: slow, silent or cut. It knows nothing of HTTP; whatever runs over TCP runs through it.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Line = {
  readonly port: number;
  /** Every piece of data is held up by this many milliseconds, each way. */
  slow(ms: number): void;
  /** Takes connections and data but passes nothing on, as a dead machine behind a switch does. */
  hush(): void;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  /** As good as new. What was cut stays cut, what was held back is passed on. */
  mend(): void;
  close(): Promise<void>;
};

/** How long a port that refused a connection is passed over. */
const DEAD = 1000;

export async function openProxy(ports: () => readonly number[], port = 0, host = '127.0.0.1'): Promise<Line> {
  let state: { readonly is: 'good' | 'cut' | 'hushed'; readonly delay: number } = { is: 'good', delay: 0 };
  let turn = 0;
  const dead = new Map<number, number>();
  const open = new Set<Socket>();

  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const pass = (from: Socket, to: Socket): void => {
    const held: { readonly chunk: Buffer; readonly since: number }[] = [];
    let ended = false;
    const move = (): void => {
      if (to.destroyed) return;
      while (held.length > 0 && state.is === 'good' && Date.now() - held[0]!.since >= state.delay)
        to.write(held.shift()!.chunk);
      if (held.length > 0) setTimeout(move, 5);
      else if (ended) to.end();
    };
    from.on('data', (chunk: Buffer) => {
      if (held.length === 0 && state.is === 'good' && state.delay === 0) to.write(chunk);
      else if (held.push({ chunk, since: Date.now() }) === 1) setTimeout(move, 5);
    });
    from.on('end', () => {
      ended = true;
      if (held.length === 0) to.end();
    });
    from.on('close', () => held.length === 0 && to.destroy());
  };
  const reach = (caller: Socket, tries: readonly number[]): void => {
    const [next, ...others] = tries;
    if (next === undefined) return void caller.destroy();
    const node = connect(next, '127.0.0.1');
    node.setNoDelay();
    const refused = (): void => {
      dead.set(next, Date.now());
      reach(caller, others);
    };
    node.once('error', refused);
    node.once('connect', () => {
      node.off('error', refused);
      dead.delete(next);
      keep(node);
      if (caller.destroyed) return void node.destroy();
      pass(caller, node);
      pass(node, caller);
      caller.resume();
    });
  };
  const inTurn = (): number[] => {
    const all = ports();
    const from = all.length === 0 ? 0 : turn++ % all.length;
    const isDead = (one: number): boolean => Date.now() - (dead.get(one) ?? 0) < DEAD;
    return [...all.slice(from), ...all.slice(0, from)].toSorted((a, b) => Number(isDead(a)) - Number(isDead(b)));
  };

  const server = createServer({ pauseOnConnect: true }, (caller) => {
    caller.setNoDelay();
    keep(caller);
    if (state.is === 'cut') caller.destroy();
    else reach(caller, inTurn());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const breakAll = (): void => {
    for (const socket of open) socket.destroy();
  };

  return {
    port: (server.address() as AddressInfo).port,
    slow(ms) {
      state = { is: 'good', delay: ms };
    },
    hush() {
      state = { is: 'hushed', delay: 0 };
    },
    cut() {
      state = { is: 'cut', delay: 0 };
      breakAll();
    },
    mend() {
      state = { is: 'good', delay: 0 };
    },
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
