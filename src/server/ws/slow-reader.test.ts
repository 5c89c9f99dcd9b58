import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { type ConnectionContext, WebSocketConnection } from './connection.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly extensions = '';
  readonly terminate = vi.fn();
  readonly close = vi.fn(() => {
    this.readyState = 2;
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('disconnects a reader with more than 256 KB waiting, with a code that says why', () => {
  const socket = new FakeSocket();
  const counters = { messagesIn: 0, messagesOut: 0, dropped: 0, refused: 0, connections: 0 };
  const context = { counters } as unknown as ConnectionContext;
  const stream = { write: vi.fn() };
  const connection = new WebSocketConnection(
    {
      socket: socket as unknown as WebSocket,
      stream: stream as unknown as Duplex,
      person: 'ann',
      ip: '192.0.2.1',
      wantsChanges: false,
    },
    context,
  );
  socket.bufferedAmount = 256 * 1024;
  connection.send({ t: 'notice', sentence: 'still fine' });
  expect(stream.write).toHaveBeenCalledTimes(1);
  socket.bufferedAmount++;
  for (let i = 0; i < 3; i++) connection.send({ t: 'notice', sentence: 'too much' });
  expect(stream.write).toHaveBeenCalledTimes(1);
  expect(socket.close.mock.calls).toEqual([[4002, expect.any(String)]]);
  vi.advanceTimersByTime(1000);
  expect(socket.terminate).toHaveBeenCalledOnce();
  socket.emit('close');
});
