// One WebSocket a person: frames in are parsed or dropped, what comes of them goes out. Who somebody is comes from the cookie.

import type { WebSocket } from 'ws';
import { type ClientMessage, FRAME_LENGTH, parseClientMessage, type ServerMessage } from '../core/protocol.ts';
import type { Line, Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Messages a line may send at once, and how many more each second. */
export type Pace = { readonly burst: number; readonly perSecond: number };
export const PACE: Pace = { burst: 40, perSecond: 10 };
export const HASTE: Pace = { burst: 1e9, perSecond: 1e9 };

/** What may wait for a slow reader before the line is cut. */
const BUFFER = 4 * 1024 * 1024;
const HEARTBEAT = 20_000;

export type Counters = { messagesIn: number; messagesOut: number; dropped: number; refused: number; lines: number };

export function connect(
  socket: WebSocket,
  person: string,
  rooms: Rooms,
  counters: Counters,
  pace: Pace,
  now: () => number,
): void {
  let inRoom: { room: Room; who: number } | null = null;
  let tokens = pace.burst;
  let filled = now();
  let alive = true;

  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BUFFER) {
      socket.terminate();
      return;
    }
    counters.messagesOut++;
    socket.send(JSON.stringify(message));
  };
  const line: Line = { person, send };
  counters.lines++;

  const allowed = (): boolean => {
    tokens = Math.min(pace.burst, tokens + ((now() - filled) / 1000) * pace.perSecond);
    filled = now();
    return tokens >= 1 && tokens-- >= 1;
  };

  const refuse = (id: string, code: string, rule: string, sentence: string): void => {
    counters.refused++;
    send({ t: 'refused', id, code, rule, sentence });
  };

  const hear = async (message: ClientMessage): Promise<void> => {
    if (message.t === 'ping') return send({ t: 'pong', at: message.at, now: now() });
    if (message.t === 'enter') {
      const room = rooms.find(message.room);
      if (room === null) return send({ t: 'bye', sentence: 'There is no such table. It may be long gone.' });
      if (inRoom !== null) inRoom.room.leave(line);
      inRoom = { room, who: room.enter(line, message.name) };
      const step = room.stepFor(inRoom.who, room.play?.id === message.match ? message.n : 0, null);
      if (step !== null) send(step);
      return;
    }
    if (inRoom === null) return refuse(message.id, 'NOT_HERE', '', 'Enter a room first.');
    const { room, who } = inRoom;
    const done =
      message.t === 'act'
        ? await room.act(who, message.match, message.id, message.text)
        : message.t === 'wish'
          ? await room.wish(who, message.wish)
          : room.chat(who, message.text);
    if (!done.ok) refuse(message.id, done.error.code, done.error.rule, room.sayRefusal(done.error));
    else if (message.t !== 'act') send({ t: 'done', id: message.id });
    else if (done.value !== null && room.play !== null) answerAgain(room, who, message.id, done.value);
  };

  /** The step itself answers an act; one that was sent twice is answered with where the table is now. */
  const answered = new Set<string>();
  const answerAgain = (room: Room, who: number, id: string, n: number): void => {
    if (!answered.has(id) && n === room.play!.table.n) answered.add(id);
    else {
      const step = room.stepFor(who, n, null);
      if (step?.t === 'step') send({ ...step, to: id });
    }
  };

  socket.on('message', (data, binary) => {
    alive = true;
    counters.messagesIn++;
    const size = Array.isArray(data) ? 0 : data.byteLength;
    const message = binary || size > FRAME_LENGTH * 4 ? null : parseClientMessage(String(data));
    if (message === null || !message.ok) {
      counters.dropped++;
      return;
    }
    if (!allowed()) {
      counters.dropped++;
      if ('id' in message.value)
        refuse(message.value.id, 'TOO_FAST', '', 'That is too much at once. Wait a moment and try again.');
      return;
    }
    void hear(message.value).catch(
      () =>
        'id' in message.value &&
        refuse(message.value.id, 'OUR_FAULT', '', 'Something went wrong on our side. Nothing was lost; try again.'),
    );
  });
  socket.on('pong', () => {
    alive = true;
  });
  const beat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT);
  socket.on('close', () => {
    clearInterval(beat);
    counters.lines--;
    inRoom?.room.leave(line);
    inRoom = null;
  });
  socket.on('error', () => socket.terminate());
}
