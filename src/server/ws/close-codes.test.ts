import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type RunningServer, startServer, stopServer, TestClient } from '../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

const closeCode = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

it.each([
  [1002, 'an unmasked frame', (socket: WebSocket) => socket.send('{}', { mask: false })],
  [1007, 'text that is not UTF-8', (socket: WebSocket) => socket.send(Buffer.from([0xff]), { binary: false })],
  [1009, 'more than 65,536 bytes', (socket: WebSocket) => socket.send('x'.repeat(65_537))],
])('closes with %i after %s, as docs/protocol.md says', async (code, _, send) => {
  const client = await new TestClient(running.port).connect();
  const closed = closeCode(client.socket!);
  send(client.socket!);
  expect(await closed).toBe(code);
});

it('closes with 1008 without a cookie', async () => {
  expect(await closeCode(new WebSocket(`ws://127.0.0.1:${running.port}/ws`))).toBe(1008);
});

it('stays open after 65,536 bytes that are no message', async () => {
  const client = await new TestClient(running.port).connect();
  client.send('x'.repeat(65_536));
  client.send({ t: 'ping', at: 1 });
  await client.until(() => client.received.some(({ t }) => t === 'pong'));
  client.drop();
});
