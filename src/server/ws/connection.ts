// One WebSocket a person: frames in are parsed or dropped, what comes of them goes out. Who somebody is comes from the cookie.
// What is said in a room is decided there (room.ts).

import type { WebSocket } from 'ws';
import type { Refusal } from '../../core/game.ts';
import { type ClientMessage, MAX_FRAME_CHARS, parseClientMessage, type ServerMessage } from '../../core/protocol.ts';
import type { Result } from '../../core/result.ts';
import type { TrafficCounters } from '../http/metrics.ts';
import type { Connection } from '../rooms/presence.ts';
import type { RoomRegistry } from '../rooms/registry.ts';
import type { Room } from '../rooms/room.ts';
import type { ServerContext } from '../shared/context.ts';
import { refuse } from '../shared/refusals.ts';
import { StoreUnavailable } from '../store/store.ts';

/** What all lines share. `pace`: may this person say one thing more now? */
export type ConnectionContext = {
  readonly rooms: RoomRegistry;
  readonly counters: TrafficCounters;
  readonly pace: (person: string) => boolean;
  readonly now: () => number;
  readonly log: ServerContext['log'];
};

/** What may wait for a slow reader before the line is cut. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;
const PING_INTERVAL_MS = 20_000;

/** The client should come again, here or at another node: what it was not answered it sends again. */
export const CLOSE_SERVICE_RESTART = 1012;

type RoomRequest = Exclude<ClientMessage, { t: 'ping' | 'enter' }>;

export class WebSocketConnection implements Connection {
  readonly person: string;
  readonly #socket: WebSocket;
  readonly #house: ConnectionContext;
  #inRoom: { readonly room: Room; readonly who: number } | null = null;
  #entering: Promise<void> = Promise.resolve();
  #alive = true;

  constructor(socket: WebSocket, person: string, house: ConnectionContext) {
    this.person = person;
    this.#socket = socket;
    this.#house = house;
    const { counters } = house;
    counters.connections++;
    const beat = setInterval(() => this.#beat(), PING_INTERVAL_MS);
    socket.on('message', (data, binary) => this.#receive(binary || Array.isArray(data) ? null : data));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('close', () => {
      clearInterval(beat);
      counters.connections--;
      this.#leave();
    });
    socket.on('error', () => socket.terminate());
  }

  send(message: ServerMessage): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else {
      this.#house.counters.messagesOut++;
      socket.send(JSON.stringify(message));
    }
  }

  #beat(): void {
    if (this.#alive) this.#socket.ping();
    else this.#socket.terminate();
    this.#alive = false;
  }

  #receive(data: Buffer | ArrayBuffer | null): void {
    const { counters, pace } = this.#house;
    this.#alive = true;
    counters.messagesIn++;
    const message = data === null || data.byteLength > MAX_FRAME_CHARS * 4 ? null : parseClientMessage(String(data));
    if (message === null || !message.ok) {
      counters.dropped++;
      return;
    }
    const id = 'id' in message.value ? message.value.id : null;
    if (pace(this.person)) {
      void this.#hear(message.value).catch((error) => this.#fail(id, error));
      return;
    }
    counters.dropped++;
    if (id !== null) this.#refuse(id, 'TOO_FAST', '', 'That is too much at once. Wait a moment and try again.');
  }

  #refuse(id: string, code: string, rule: string, sentence: string): void {
    this.#house.counters.refused++;
    this.send({ t: 'refused', id, code, rule, sentence });
  }

  #fail(id: string | null, error: unknown): void {
    if (!(error instanceof StoreUnavailable))
      this.#house.log('a message failed', { error: error instanceof Error ? error.stack : String(error) });
    if (id === null || error instanceof StoreUnavailable)
      this.#socket.close(CLOSE_SERVICE_RESTART, 'Come again in a moment.');
    else this.#refuse(id, 'OUR_FAULT', '', 'Something went wrong on our side. Nothing was lost; try again.');
  }

  async #hear(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return this.send({ t: 'pong', at: message.at, now: this.#house.now() });
    if (message.t === 'enter') {
      this.#entering = this.#entering.then(() => this.#enter(message)).catch((error) => this.#fail(null, error));
      return;
    }
    await this.#entering; // what is said at the door is heard inside
    if (this.#inRoom === null) return this.#refuse(message.id, 'NOT_HERE', '', 'Enter a room first.');
    await this.#ask(message, this.#inRoom.room, this.#inRoom.who);
  }

  async #enter({ room: id, name, match, n }: Extract<ClientMessage, { t: 'enter' }>): Promise<void> {
    this.#leave();
    const room = await this.#house.rooms.load(id);
    if (room === null) return this.send({ t: 'bye', sentence: 'There is no such table. It may be long gone.' });
    const who = await room.enter(this, name);
    if (who === null) return this.send({ t: 'bye', sentence: room.sayRefusal(refuse('FULL').error) });
    if (this.#socket.readyState !== this.#socket.OPEN) return room.leave(this); // gone meanwhile
    this.#inRoom = { room, who };
    const step = room.stepFor(who, room.match === match ? n : 0);
    if (step !== null) this.send(step);
  }

  #leave(): void {
    this.#inRoom?.room.leave(this);
    this.#inRoom = null;
  }

  async #ask(message: RoomRequest, room: Room, who: number): Promise<void> {
    const { id } = message;
    const answer = <T>(done: Result<T, Refusal>, good: (value: T) => void): void =>
      done.ok ? good(done.value) : this.#refuse(id, done.error.code, done.error.rule, room.sayRefusal(done.error));
    const done = (): void => this.send({ t: 'done', id });
    switch (message.t) {
      case 'act':
        return answer(await room.act(who, message.match, id, message.text), ({ n, duplicate: again }) => {
          // The step itself answers an act; one that was known already is answered with where the table is now.
          const step = again ? room.stepFor(who, n) : null;
          if (step?.t === 'step') this.send({ ...step, to: id });
        });
      case 'command':
        return answer(await room.execute(who, id, message.command), done);
      case 'chat':
        return answer(room.talk.chat(who, id, message.text), done);
      case 'hint':
        return answer(await room.talk.hint(who, message.level, room.liveMatch), ({ text, why }) =>
          this.send({ t: 'hint', id, text, why }),
        );
    }
  }
}
