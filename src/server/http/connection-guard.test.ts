import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type RunningServer, startServer, stopServer } from '../testing/client.testing.ts';

let running: RunningServer;
afterEach(() => stopServer(running));

/** A connection from one of the addresses of this machine, and everything it got. */
function open(from = '127.0.0.1'): { socket: Socket; received(): string; closed: Promise<void> } {
  const socket = connect({ port: running.port, host: '127.0.0.1', localAddress: from });
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  return { socket, received: () => text, closed: new Promise((resolve) => socket.on('close', () => resolve())) };
}
const connected = ({ socket }: { socket: Socket }): Promise<void> =>
  new Promise((resolve) => socket.on('connect', resolve));
const answers = (text: string): number => text.split('HTTP/1.1 200').length - 1;
const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

it('closes a connection that sends many requests without waiting for answers', async () => {
  running = await startServer(undefined, 'on');
  const patient = open('127.0.0.2');
  for (let i = 0; i < 12; i++) {
    patient.socket.write(REQUEST);
    while (answers(patient.received()) <= i) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const flooding = open('127.0.0.3');
  flooding.socket.write(REQUEST.repeat(1000));
  await flooding.closed;
  expect(answers(flooding.received())).toBeLessThanOrEqual(8);
  // For a while this address gets few connections, and others are not affected.
  const again = Array.from({ length: 40 }, () => open('127.0.0.3'));
  const later = open('127.0.0.4');
  later.socket.write(REQUEST);
  await Promise.all([...again.slice(20).map(({ closed }) => closed)]);
  while (answers(later.received()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const { socket } of [patient, later, ...again]) socket.destroy();
});

it('limits the open connections of one address, but not of one that is allowed', async () => {
  running = await startServer(undefined, 'on', undefined, { LIMIT_ADDRESS_SOCKETS: '5', LIMITS_ALLOW: '127.0.0.9' });
  const first = Array.from({ length: 5 }, () => open('127.0.0.5'));
  await Promise.all(first.map(connected));
  await open('127.0.0.5').closed;
  const allowed = Array.from({ length: 8 }, () => open('127.0.0.9'));
  for (const one of [open('127.0.0.6'), ...allowed]) {
    one.socket.write(REQUEST);
    while (answers(one.received()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    one.socket.destroy();
  }
  first[0]!.socket.destroy();
  await first[0]!.closed;
  await new Promise((resolve) => setTimeout(resolve, 50));
  const next = open('127.0.0.5');
  next.socket.write(REQUEST);
  while (answers(next.received()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const { socket } of [...first, next]) socket.destroy();
});

it('refuses a record above the limit before reading it', async () => {
  running = await startServer(undefined, 'on', undefined, { LIMIT_RECORDS: '1/1' });
  const head = 'POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n';
  const first = open();
  first.socket.write(`${head}Content-Length: 1\r\n\r\nx`);
  while (!first.received().includes('HTTP/1.1 400')) await new Promise((resolve) => setTimeout(resolve, 5));
  const second = open();
  second.socket.write(`${head}Content-Length: 900000\r\n\r\n`);
  while (!second.received().includes('HTTP/1.1 429')) await new Promise((resolve) => setTimeout(resolve, 5));
  await second.closed;
  first.socket.destroy();
});

it('limits tries of recovery phrases for all addresses together', async () => {
  running = await startServer(undefined, 'on', undefined, { LIMIT_SERVER_RECOVERIES: '2/1' });
  const body = '{"phrase":"a b c d e f"}';
  const statuses: string[] = [];
  for (const from of ['127.0.0.11', '127.0.0.12', '127.0.0.13']) {
    const one = open(from);
    one.socket.write(
      `POST /api/recover HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    while (!one.received().includes('\r\n\r\n')) await new Promise((resolve) => setTimeout(resolve, 5));
    statuses.push(one.received().slice(9, 12));
    one.socket.destroy();
  }
  expect(statuses).toEqual(['404', '404', '429']);
});

it('reads hardly anything of hundreds of connections that send thousands of requests at the same moment', async () => {
  running = await startServer(undefined, 'on');
  const flood = Array.from({ length: 100 }, () => open('127.0.0.7'));
  await Promise.all(flood.map(connected));
  // Some have been used properly before.
  for (const one of flood.slice(0, 20)) {
    one.socket.write(REQUEST);
    while (answers(one.received()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const other = open('127.0.0.8');
  await connected(other);
  let read = 0;
  running.server.app.server.on('request', () => read++);
  for (const { socket } of flood) socket.write(REQUEST.repeat(1000));
  await Promise.all(flood.map(({ closed }) => closed));
  expect(read).toBeLessThan(40_000);
  other.socket.write(REQUEST);
  while (answers(other.received()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  other.socket.destroy();
});
