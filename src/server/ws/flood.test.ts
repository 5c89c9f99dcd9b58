import { afterAll, beforeAll, expect, it } from 'vitest';
import type WebSocket from 'ws';
import {
  enterMessage,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  TestClient,
} from '../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer(undefined, 'on');
});
afterAll(() => stopServer(running));

const closeOf = (socket: WebSocket): Promise<{ code: number; reason: string }> =>
  new Promise((resolve) => socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })));

it('refuses messages above the limit, and disconnects who goes on', async () => {
  const client = await new TestClient(running.port).connect();
  const closed = closeOf(client.socket!);
  for (let i = 0; i < 60; i++) client.send({ t: 'act', match: 'm', id: `a${i}`, text: 'x' });
  expect(await client.answer('a59')).toBe('TOO_FAST');
  for (let i = 60; i < 2000; i++) client.send({ t: 'act', match: 'm', id: `a${i}`, text: 'x' });
  expect(await closed).toEqual({ code: 1008, reason: 'Too many messages at once.' });
  expect(client.received.filter(({ t }) => t === 'refused').length).toBeLessThan(160);
});

it('answers pings of a client, but not thousands of them', async () => {
  const client = await new TestClient(running.port).connect();
  let pongs = 0;
  client.socket!.on('pong', () => pongs++);
  const closed = closeOf(client.socket!);
  client.socket!.ping('one');
  await new Promise((resolve) => client.socket!.once('pong', resolve));
  for (let i = 0; i < 2000; i++) client.socket!.ping('more');
  expect((await closed).code).toBe(1008);
  expect(pongs).toBeLessThan(60);
});

it('accepts a message in some pieces, but not in thousands', async () => {
  const client = await new TestClient(running.port).connect();
  const socket = client.socket!;
  const closed = closeOf(socket);
  for (const [i, part] of ['{"t":"pi', 'ng","at"', ':7}'].entries()) socket.send(part, { fin: i === 2 });
  await client.until(() => client.received.some((message) => message.t === 'pong' && message.at === 7));
  for (let i = 0; i < 5000; i++) socket.send('x', { fin: false });
  expect((await closed).code).toBe(1008);
});

it('sends the log of a match only so often to somebody who enters again and again', async () => {
  const [host] = (await seatClients(running, 'word-xchange', 1, 2)) as [TestClient];
  await host.command({ do: 'start' });
  await host.until(() => host.step !== null);
  const client = await new TestClient(running.port).enter(host.room!.id, 'Wim');
  for (let i = 0; i < 30; i++) client.send(enterMessage(host.room!.id, null));
  client.send({ t: 'ping', at: 1 });
  await client.until(() => client.received.some(({ t }) => t === 'pong'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const logs = client.received.filter((message) => message.t === 'step' && message.told.some(({ n }) => n === 0));
  expect(logs.length).toBeGreaterThan(0);
  expect(logs.length).toBeLessThanOrEqual(12);
});
