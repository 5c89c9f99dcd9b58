import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer, stopServer } from '../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

/** Sends bytes and returns everything the server answers until it closes the connection. */
const exchange = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(running.port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });

const post = (contentType: string, body: string): string =>
  `POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;

it.each([
  ['a path that cannot be decoded', 400, 'GET /% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['an API path that cannot be decoded', 400, 'GET /api/%ff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['something that is not HTTP', 400, 'HELLO\r\n\r\n'],
  ['headers that are too long', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an unknown API path', 404, 'GET /api/nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['a body that is not JSON', 400, post('application/json', '{')],
  ['a body that is too long', 413, post('application/json', `"${'x'.repeat(70_000)}"`)],
  ['a body of another type', 415, post('application/xml', '<a/>')],
])('%s is refused with %i and a sentence', async (_, status, request) => {
  const answer = await exchange(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const body = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as unknown;
  expect(body).toEqual({ ok: false, sentence: expect.stringMatching(/\.$/) });
});
