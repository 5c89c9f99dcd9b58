// One WebSocket of one person: parses messages, passes them to the room, and sends the answers.
// The person is known from the cookie (gateway.ts). What a message does is decided by the room.

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Refusal } from '../../core/game.ts';
import {
  CLOSE_OUTDATED,
  type ClientMessage,
  MAX_MESSAGE_CHARS,
  PROTOCOL_VERSION,
  parseClientMessage,
  type ServerMessage,
  type UnreadableMessage,
} from '../../core/protocol/protocol.ts';
import { err, type Result } from '../../core/result.ts';
import type { TrafficCounters } from '../http/operator/metrics.ts';
import { describeRefusal } from '../rooms/messages.ts';
import type { RoomConnection } from '../rooms/people/presence.ts';
import type { Room } from '../rooms/room.ts';
import type { RoomRegistry } from '../rooms/room-registry.ts';
import type { StepPosition } from '../rooms/step-writer.ts';
import { addressKey } from '../shared/limits.ts';
import { errorText, type Log } from '../shared/log.ts';
import type { Metrics } from '../shared/metrics.ts';
import type { RateLimit } from '../shared/rate-limit.ts';
import { ROOM_REFUSALS } from '../shared/refusals.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { MessageQueue } from './message-queue.ts';
import { textSender } from './text-frames.ts';

/** What all connections share. */
export type ConnectionContext = {
  readonly rooms: RoomRegistry;
  readonly counters: TrafficCounters;
  readonly metrics: Metrics;
  /** Per person, over all their connections. */
  readonly messageLimit: RateLimit;
  /** How far above that limit somebody may get before they are disconnected. */
  readonly floodLimit: RateLimit;
  /** Per person: how often they may enter a room. */
  readonly enterLimit: RateLimit;
  readonly queue: MessageQueue;
  readonly now: () => number;
  /** The id of the web build this server serves. */
  readonly build: string | null;
  readonly log: Log;
  /** A keyed hash of a network address that is different in every room. */
  readonly hashAddress: (address: string, room: string) => string;
};

/** A reader that is further behind than this, and the step it got on entering, is disconnected. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** How long a client has to close the connection when asked. What is buffered for it is kept until then. */
const CLOSE_TIMEOUT_MS = 1000;
const PING_INTERVAL_MS = 20_000;

/** The client should reconnect, here or to another node, and send again what was not answered. */
export const CLOSE_SERVICE_RESTART = 1012;
/** The client breaks a rule: it sends far too much, or may not connect. */
export const CLOSE_POLICY_VIOLATION = 1008;
/** The client reads too slowly. It should reconnect: the latest step is enough. */
const CLOSE_TOO_SLOW = 4002;

const OUTDATED_SENTENCE = 'Wordhoard was updated. Reload the page to continue.';
const NO_ROOM_SENTENCE = 'This table doesn’t exist anymore.';
const UNREADABLE_SENTENCE =
  'The server can’t read this table’s data. Please tell the person who runs this server. You can start a new table.';

type EnterMessage = Extract<ClientMessage, { t: 'enter' }>;
type RoomRequest = Exclude<ClientMessage, { t: 'ping' | 'enter' | 'seen' | 'read' }>;

export type NewConnection = {
  readonly socket: WebSocket;
  /** The socket below the WebSocket. */
  readonly stream: Duplex;
  readonly person: string;
  readonly ip: string;
  readonly wantsChanges: boolean;
};

export class WebSocketConnection implements RoomConnection {
  readonly person: string;
  readonly wantsChanges: boolean;
  latestStep: StepPosition | null = null;
  readonly #socket: WebSocket;
  readonly #sendFrame: (text: string) => void;
  readonly #context: ConnectionContext;
  #inRoom: { readonly room: Room; readonly who: number } | null = null;
  /** null unless the person is entering a room. */
  #entering: Promise<void> | null = null;
  #alive = true;
  /** The client is being disconnected, or has to reload the page and send everything again. */
  #isIgnored = false;
  /** Messages that wait for their turn. */
  #waiting = 0;
  #maxBufferedBytes = MAX_BUFFERED_BYTES;
  /** As limits count addresses. */
  readonly #address: string;
  readonly #ip: string;

  constructor({ socket, stream, person, ip, wantsChanges }: NewConnection, context: ConnectionContext) {
    this.person = person;
    this.wantsChanges = wantsChanges;
    this.#ip = ip;
    this.#address = addressKey(ip);
    this.#socket = socket;
    this.#sendFrame = textSender(socket, stream);
    this.#context = context;
    const { counters } = context;
    counters.connections++;
    const ping = setInterval(() => this.#checkAlive(), PING_INTERVAL_MS);
    socket.on('message', (data, binary) => this.#receive(binary || Array.isArray(data) ? null : data));
    socket.on('ping', (data) => {
      if (this.#tryTakeMessage() && this.#canSend()) socket.pong(data);
    });
    socket.on('pong', () => {
      this.#alive = true;
      this.#tryTakeMessage();
    });
    socket.on('close', () => {
      clearInterval(ping);
      counters.connections--;
      this.#leave();
    });
    socket.on('error', () => socket.terminate());
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (!this.#canSend()) return;
    this.#context.counters.messagesOut++;
    this.#sendFrame(text);
  }

  /** Disconnects a client that is too far behind. */
  #canSend(): boolean {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount <= this.#maxBufferedBytes) return true;
    this.#close(CLOSE_TOO_SLOW, 'This connection is too slow. Reconnecting…');
    return false;
  }

  #close(code: number, sentence: string): void {
    const socket = this.#socket;
    socket.close(code, sentence);
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  addressIn(room: string): string {
    return this.#context.hashAddress(this.#ip, room);
  }

  dismiss(sentence: string): void {
    this.#inRoom = null;
    this.send({ t: 'bye', sentence });
  }

  #checkAlive(): void {
    if (this.#alive) this.#socket.ping();
    else this.#socket.terminate();
    this.#alive = false;
  }

  #receive(data: Buffer | ArrayBuffer | null): void {
    this.#alive = true;
    this.#context.counters.messagesIn++;
    const isWithinLimit = this.#tryTakeMessage();
    if (this.#isIgnored) return;
    const ran = this.#context.queue.run(this.#address, () => {
      if (this.#waiting > 0 && --this.#waiting === 0) this.#socket.resume();
      this.#process(data, isWithinLimit);
    });
    if (ran) return;
    this.#waiting++;
    this.#socket.pause(); // what was not read yet need not be kept here
  }

  /** Counts a message or a WebSocket ping. Who sends far too many is disconnected. */
  #tryTakeMessage(): boolean {
    const { messageLimit, floodLimit, metrics } = this.#context;
    if (this.#isIgnored) return false;
    if (messageLimit.tryTake(this.person)) return true;
    if (floodLimit.tryTake(this.person)) return false;
    this.#isIgnored = true;
    metrics.countRefusal('FLOOD');
    this.#close(CLOSE_POLICY_VIOLATION, 'Too many messages at once.');
    this.#socket.pause();
    return false;
  }

  #process(data: Buffer | ArrayBuffer | null, isWithinLimit: boolean): void {
    const { counters } = this.#context;
    if (this.#isIgnored) return;
    const tooLong = data === null || data.byteLength > MAX_MESSAGE_CHARS * 4;
    const message: Result<ClientMessage, UnreadableMessage> = tooLong
      ? err({ type: 'unreadable', id: null })
      : parseClientMessage(String(data));
    const id = message.ok ? idOf(message.value) : message.error.type === 'unreadable' ? message.error.id : null;
    if (!isWithinLimit) {
      counters.dropped++;
      if (id !== null) this.#refuse(id, 'TOO_FAST', '', ROOM_REFUSALS.TOO_FAST());
    } else if (message.ok) void this.#handle(message.value).catch((error) => this.#fail(id, error));
    else {
      counters.dropped++;
      this.#rejectUnreadable(message.error);
    }
  }

  #rejectUnreadable(error: UnreadableMessage): void {
    if (error.type === 'outdated') this.#rejectOutdated(error.version);
    else if (error.type === 'enter') this.send({ t: 'bye', sentence: NO_ROOM_SENTENCE });
    else if (error.id !== null) this.#refuse(error.id, 'BAD_MESSAGE', '', 'The server couldn’t read that message.');
  }

  #rejectOutdated(version: number | null): void {
    const { build, log } = this.#context;
    this.#isIgnored = true;
    log.debug('a client is outdated', { version });
    this.send({ t: 'outdated', version: PROTOCOL_VERSION, build, sentence: OUTDATED_SENTENCE });
    // Clients from before version 2 do not know `outdated`, but they show the sentence of a `bye`.
    if (version === null) this.send({ t: 'bye', sentence: OUTDATED_SENTENCE });
    this.#socket.close(CLOSE_OUTDATED, OUTDATED_SENTENCE);
  }

  #refuse(id: string, code: string, rule: string, sentence: string, word: string | null = null): void {
    this.#context.counters.refused++;
    this.#context.metrics.countRefusal(code);
    this.send({ t: 'refused', id, code, rule, sentence, ...(word === null ? {} : { word }) });
  }

  #fail(id: string | null, error: unknown): void {
    const unavailable = error instanceof StoreUnavailable;
    if (!unavailable) this.#context.log.error('a message failed', { error: errorText(error) });
    if (id === null || unavailable)
      this.#socket.close(CLOSE_SERVICE_RESTART, 'The server is busy. Try again in a moment.');
    else this.#refuse(id, 'OUR_FAULT', '', 'Something went wrong on our side. Nothing was lost; try again.');
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return this.send({ t: 'pong', at: message.at, now: this.#context.now() });
    if (message.t === 'enter') {
      if (!this.#context.enterLimit.tryTake(this.person)) return; // there is nothing to answer; the client asks again
      this.#enterNext(message);
      return;
    }
    if (this.#entering !== null) await this.#entering; // messages sent right after `enter` wait until the person is in the room
    if (message.t === 'seen') return this.#inRoom?.room.seen(this.#inRoom.who);
    if (message.t === 'read') return this.#inRoom?.room.read(this.#inRoom.who, message.n);
    if (this.#inRoom === null) return this.#refuse(message.id, 'NOT_HERE', '', 'Join a table first.');
    await this.#handleInRoom(message, this.#inRoom.room, this.#inRoom.who);
  }

  #enterNext(message: EnterMessage): void {
    const entering = (this.#entering ?? Promise.resolve())
      .then(() => this.#enter(message))
      .catch((error) => this.#fail(null, error))
      .finally(() => {
        if (this.#entering === entering) this.#entering = null;
      });
    this.#entering = entering;
  }

  async #enter({ room: id, name, match, n }: EnterMessage): Promise<void> {
    if (this.#inRoom?.room.id !== id) this.#leave();
    const room = await this.#context.rooms.load(id);
    if (room === null) {
      const unreadable = this.#context.rooms.isUnreadable(id);
      return this.send({ t: 'bye', sentence: unreadable ? UNREADABLE_SENTENCE : NO_ROOM_SENTENCE });
    }
    const entered = await room.enter(this, name);
    if (!entered.ok) {
      this.#leave();
      const sentence = describeRefusal(entered.error, room.game, -1, room.state, room.liveMatch);
      return this.send({ t: 'bye', sentence });
    }
    const who = entered.value;
    if (this.#socket.readyState !== this.#socket.OPEN) return room.leave(this); // closed meanwhile
    this.#inRoom = { room, who };
    // The log of a long match is a lot of work.
    await this.#context.queue.runAndWait(this.#address, () => {
      const step = this.#inRoom?.room === room ? room.stepFor(who, room.state.match === match ? n : 0) : null;
      if (step === null) return;
      const text = JSON.stringify(step);
      this.#maxBufferedBytes = MAX_BUFFERED_BYTES + Buffer.byteLength(text);
      this.sendText(text);
      this.latestStep = null;
    });
    if (this.#inRoom?.room === room) room.sendOwn(this, who);
  }

  #leave(): void {
    this.#inRoom?.room.leave(this);
    this.#inRoom = null;
  }

  async #handleInRoom(message: RoomRequest, room: Room, who: number): Promise<void> {
    const { id } = message;
    const answer = <T>(result: Result<T, Refusal>, onAccepted: (value: T) => void): void => {
      if (result.ok) onAccepted(result.value);
      else
        this.#refuse(
          id,
          result.error.code,
          result.error.rule,
          describeRefusal(result.error, room.game, who, room.state, room.liveMatch),
          room.game.say.refusedWord?.(result.error) ?? null,
        );
    };
    const sendDone = (): void => this.send({ t: 'done', id });
    switch (message.t) {
      case 'act': {
        const receivedAt = performance.now();
        const acted = await room.act(who, message.match, id, message.text);
        if (acted.ok) this.#context.metrics.observeMove(performance.now() - receivedAt);
        return answer(acted, ({ n, duplicate }) => {
          // The broadcast step answers a new act. A repeated one gets the table as it is now.
          const step = duplicate ? room.stepFor(who, n) : null;
          if (duplicate) this.latestStep = null;
          if (step !== null) this.send({ ...step, to: id });
          else if (duplicate) sendDone();
        });
      }
      case 'command':
        return answer(await room.execute(who, id, message.command), () => {
          room.sendPendingRoom(this, who);
          sendDone();
        });
      case 'chat':
        return answer(await room.chat(who, id, message.text), sendDone);
      case 'hint':
        return answer(await room.hint(who, message.level), ({ text, why }) => this.send({ t: 'hint', id, text, why }));
    }
  }
}

const idOf = (message: ClientMessage): string | null => ('id' in message ? message.id : null);
