import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { startServer, stopServer, TestClient } from '../testing/client.testing.ts';

/** The sentences with which connections of new people were closed; null for those that stay open. */
async function openMany(count: number, env: { readonly [name: string]: string }): Promise<(string | null)[]> {
  const running = await startServer(undefined, 'on', undefined, env);
  const clients: WebSocket[] = [];
  try {
    const answers = [];
    for (let i = 0; i < count; i++) {
      const person = new TestClient(running.port);
      await person.http('/api/me');
      const socket = new WebSocket(`ws://127.0.0.1:${running.port}/ws`, { headers: { cookie: person.cookie } });
      clients.push(socket);
      answers.push(
        await new Promise<string | null>((resolve) => {
          socket.on('open', () => socket.send('{"t":"ping","at":1}'));
          socket.on('message', () => resolve(null));
          socket.on('close', (_, reason) => resolve(String(reason)));
        }),
      );
    }
    return answers;
  } finally {
    for (const socket of clients) socket.terminate();
    await stopServer(running);
  }
}

it('limits connections per address, on the server, and not for allowed addresses', { timeout: 60_000 }, async () => {
  const tooMany = expect.stringMatching(/^Too many connections/);
  expect(await openMany(3, { LIMIT_ADDRESS_CONNECTIONS: '2' })).toEqual([null, null, tooMany]);
  expect(await openMany(3, { LIMIT_CONNECTS: '2/0' })).toEqual([null, null, tooMany]);
  expect(await openMany(3, { LIMIT_SERVER_CONNECTIONS: '2' })).toEqual([
    null,
    null,
    'The server is full. Try again later.',
  ]);
  const allowed = { LIMIT_ADDRESS_CONNECTIONS: '2', LIMIT_CONNECTS: '2/0', LIMITS_ALLOW: '127.0.0.0/8' };
  expect(await openMany(3, allowed)).toEqual([null, null, null]);
});
