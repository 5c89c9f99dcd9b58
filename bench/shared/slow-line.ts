// A TCP proxy that behaves like a slow mobile network. It shapes all connections together and outside of the browser, so that
// workers and the service worker share the same line, as on a phone.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type LineSpeed = {
  readonly downBytesPerSecond: number;
  readonly upBytesPerSecond: number;
  /** Until an answer to the shortest message is back. */
  readonly roundTripMs: number;
};

/** A slow mobile network, as Lighthouse simulates it. */
export const SLOW_MOBILE: LineSpeed = { downBytesPerSecond: 1.6e6 / 8, upBytesPerSecond: 750e3 / 8, roundTripMs: 150 };

/** Small pieces, so that connections share the line evenly. */
const PACKET_BYTES = 1460;

type Packet = { readonly to: Socket; readonly bytes: Buffer | null };
type SentPacket = Packet & { readonly arrivesAt: number };

/** One direction of the line: packets of all connections leave one after another at its speed and arrive later. */
class Direction {
  readonly #bytesPerSecond: number;
  readonly #delayMs: number;
  readonly #queues = new Map<Socket, Packet[]>();
  #freeAt = 0;
  #timer: NodeJS.Timeout | null = null;
  /** In the order in which they were sent, which is the order in which they arrive. */
  readonly #onTheWay: SentPacket[] = [];

  constructor(bytesPerSecond: number, delayMs: number) {
    this.#bytesPerSecond = bytesPerSecond;
    this.#delayMs = delayMs;
  }

  /** `null` closes the connection after everything before it. */
  send(to: Socket, bytes: Buffer | null): void {
    const queue = this.#queues.get(to) ?? [];
    this.#queues.set(to, queue);
    if (bytes === null) queue.push({ to, bytes });
    else
      for (let at = 0; at < bytes.length; at += PACKET_BYTES)
        queue.push({ to, bytes: bytes.subarray(at, at + PACKET_BYTES) });
    this.#freeAt = Math.max(this.#freeAt, performance.now());
    this.#timer ??= setTimeout(() => this.#pump(), 0);
  }

  /** Sends what would have left by now, one packet of each connection in turn. */
  #pump(): void {
    this.#timer = null;
    while (this.#queues.size > 0 && this.#freeAt <= performance.now()) {
      for (const [socket, queue] of this.#queues) {
        const packet = queue.shift()!;
        if (queue.length === 0) this.#queues.delete(socket);
        this.#freeAt += (1000 * (packet.bytes?.length ?? 0)) / this.#bytesPerSecond;
        if (this.#onTheWay.push({ ...packet, arrivesAt: this.#freeAt + this.#delayMs }) === 1) this.#deliver();
      }
    }
    if (this.#queues.size > 0)
      this.#timer = setTimeout(() => this.#pump(), Math.max(0, this.#freeAt - performance.now()));
  }

  #deliver(): void {
    const now = performance.now();
    while (this.#onTheWay.length > 0 && this.#onTheWay[0]!.arrivesAt <= now) deliver(this.#onTheWay.shift()!);
    const [next] = this.#onTheWay;
    if (next !== undefined) setTimeout(() => this.#deliver(), Math.max(1, next.arrivesAt - now));
  }
}

function deliver({ to, bytes }: Packet): void {
  if (to.destroyed) return;
  if (bytes === null) to.end();
  else to.write(bytes);
}

export async function startSlowLine(port: number, speed: LineSpeed): Promise<{ port: number; close(): void }> {
  const down = new Direction(speed.downBytesPerSecond, speed.roundTripMs / 2);
  const up = new Direction(speed.upBytesPerSecond, speed.roundTripMs / 2);
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const target = connect(port, '127.0.0.1');
    for (const [from, to, direction] of [
      [caller, target, up],
      [target, caller, down],
    ] as const) {
      from.setNoDelay();
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from));
      from.on('end', () => direction.send(to, null));
    }
    target.on('data', (bytes: Buffer) => down.send(caller, bytes));
    // To open a connection takes a round trip of its own, which the kernel has already answered.
    caller.on('data', (bytes: Buffer) => up.send(target, bytes));
    caller.pause();
    setTimeout(() => caller.resume(), speed.roundTripMs);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
