import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { textSender } from './text-frames.ts';

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: true });
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** What a client receives when these texts are sent, with control frames of ws in between. */
async function sendAll(texts: readonly string[], perMessageDeflate: boolean): Promise<string[]> {
  const connected = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { perMessageDeflate });
  const received: string[] = [];
  let pings = 0;
  client.on('message', (data, isBinary) => received.push(isBinary ? 'binary' : String(data)));
  client.on('ping', () => pings++);
  const [socket, request] = (await connected) as [WebSocket, { readonly socket: import('node:net').Socket }];
  expect(socket.extensions).toBe(perMessageDeflate ? 'permessage-deflate' : '');
  const send = textSender(socket, request.socket);
  for (const text of texts) {
    send(text);
    socket.ping();
  }
  const closed = once(client, 'close');
  socket.close(1000);
  expect((await closed)[0]).toBe(1000);
  expect(pings).toBe(texts.length);
  return received;
}

const lengths = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000];
const texts = lengths.flatMap((length) => ['x'.repeat(length), 'é’'.repeat(length / 2), `${'x'.repeat(length)}😀`]);

it.each([false, true])('sends texts of all lengths, ASCII or not, in order (with compression: %s)', async (deflate) => {
  const received = await sendAll(texts, deflate);
  expect(received.map((text) => text.length)).toEqual(texts.map((text) => text.length));
  expect(received).toEqual(texts);
});

it('writes each message once', () => {
  const writes: unknown[] = [];
  const stream = { write: (chunk: unknown) => writes.push(chunk) };
  const send = textSender({ extensions: '' } as WebSocket, stream as never);
  send('{"t":"pong"}');
  send('Ben’s');
  expect(writes).toEqual(['\x81\x0c{"t":"pong"}', Buffer.from('\x81\x07Ben\xe2\x80\x99s', 'latin1')]);
});
