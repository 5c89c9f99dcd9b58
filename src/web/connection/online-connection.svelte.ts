// A page's connection to a table on the server: one WebSocket that reconnects by itself whenever it drops.
// A message is sent with the same id until it is answered, so a bad connection neither loses nor repeats a move.

import { personaAtSeat } from '../../core/bot-cast.ts';
import { MISSED_STEP, parseServerMessage } from '../../core/protocol/parse-server-message.ts';
import type { NarratedAct, RoomCommand, RoomView, ServerMessage } from '../../core/protocol/protocol.ts';
import { CHANGES_QUERY, type Step } from '../../core/protocol/step-changes.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isTableEvent } from '../../core/table-events.ts';
import { randomId } from '../../ui-kit/random-id.ts';
import { carryOverRefusal, type Hint, type TableConnection, type TableSnapshot } from './connection.ts';
import { updateSharing } from './finished-matches.ts';
import { OnlineHouse } from './house/online-house.svelte.ts';
import { keepOnlineMatch } from './keep-online-match.ts';
import { sharingBySeat } from './review-sharing.ts';
import { RoomChat } from './room-chat.svelte.ts';

const PING_INTERVAL_MS = 4000;
/** A connection that is silent for longer counts as dropped. */
const PING_TIMEOUT_MS = 10_000;
const RECONNECT_MIN_MS = 300;
const RECONNECT_MAX_MS = 10_000;

/** The moves you have planned, and what became of earlier plans. */
export type OwnPlans = Extract<ServerMessage, { t: 'plans' }>;

/** The server runs another version than this page. */
export type VersionMismatch = {
  readonly sentence: string;
  /** The server's version. A page reloads by itself at most once per version. */
  readonly serverVersion: string;
};

type PendingMessage = { readonly type: 'act' | 'command' | 'hint' | 'chat'; readonly text: string };

export class OnlineConnection implements TableConnection {
  snapshot = $state.raw<TableSnapshot | null>(null);
  room = $state.raw<RoomView | null>(null);
  /** When it arrived, by this page's clock. */
  roomReceivedAt = 0;
  /** The viewer's number among the people in the room. */
  you = $state(-1);
  /** What is wrong with the connection; null if nothing is. */
  problem = $state<string | null>('Connecting…');
  /** The server has closed the room: reconnecting would not help. */
  roomClosed = $state(false);
  /** Why the room refused the latest command. */
  commandRefusal = $state<string | null>(null);
  readonly chat = new RoomChat((n) => this.#sendNow({ t: 'read', n }));
  /** null if there are none. Only this person gets them. */
  plans = $state.raw<OwnPlans | null>(null);
  record = $state<string | null>(null);
  /** The latest notice to everybody: a new object each time, even if it reads the same. */
  notice = $state.raw<{ readonly sentence: string } | null>(null);
  /** Set when the page should be reloaded to get the server's version. */
  versionMismatch = $state.raw<VersionMismatch | null>(null);
  readonly #roomId: string;
  readonly #name: string;
  readonly #build: string | null;
  #socket: WebSocket | null = null;
  /** Messages without an answer yet, by id; all are sent again after a reconnect. */
  readonly #pending = new Map<string, PendingMessage>();
  readonly #pendingHints = new Map<string, (hint: Result<Hint, string>) => void>();
  #match: string | null = null;
  /** What the next changes of a step belong to; null on a new connection. */
  #latestStep: Step | null = null;
  #awaitsWholeStep = false;
  #log: NarratedAct[] = [];
  /** Table time of the latest step, and when it arrived by this page's clock. */
  #stepTableTime = 0;
  #stepReceivedAt = 0;
  #isClockRunning = false;
  #attempts = 0;
  #isClosed = false;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastMessageAt = 0;
  /** Half of the quickest round trip: how old a message is when it arrives. */
  #latencyMs = 0;

  /** `build` is the web build of this page; null if unknown. */
  constructor(room: string, name: string, build: string | null = null) {
    this.#roomId = room;
    this.#name = name;
    this.#build = build;
    // For debugging and for the browser tests.
    (window as unknown as { wordhoard: OnlineConnection }).wordhoard = this;
    document.addEventListener('visibilitychange', this.#reportSeen);
    void this.#connect();
  }

  /** Drops the connection as if the network were lost, for tests. It reconnects by itself. */
  dropConnection(): void {
    this.#socket?.close();
  }

  tableTime(): number {
    const isRunning = this.#isClockRunning && (this.problem === null || this.#clockRunsWithoutUs);
    return this.#stepTableTime + (isRunning ? performance.now() - this.#stepReceivedAt : 0);
  }

  /** When the move of a match over days is late, by this page's clock; null if the match is played now. */
  get moveBy(): number | null {
    const leftMs = this.room?.moveLeftMs ?? null;
    return leftMs === null ? null : this.roomReceivedAt + leftMs;
  }

  /** Tells the server that nobody needs to be told of the latest move: it is on this page, and the page is visible. */
  readonly #reportSeen = (): void => {
    if (this.moveBy !== null && !document.hidden) this.#sendNow({ t: 'seen' });
  };

  /** Whether the table's clock goes on while this page is not connected: it stops when nobody is at the table. */
  get #clockRunsWithoutUs(): boolean {
    return this.#isClockRunning && (this.room?.people.some(({ who, here }) => here && who !== this.you) ?? false);
  }

  readonly #houseControl = new OnlineHouse(this);
  get house(): OnlineHouse | null {
    return this.room === null || this.room.contest != null ? null : this.#houseControl;
  }

  sendMove(text: string): void {
    if (this.snapshot === null || this.#match === null) return;
    this.snapshot = { ...this.snapshot, sending: true, refusal: null };
    this.#send('act', { match: this.#match, text });
  }

  sendCommand(command: RoomCommand): void {
    this.commandRefusal = null;
    this.#send('command', { command });
  }

  get hintsAllowed(): boolean {
    return this.room?.hints ?? false;
  }

  requestHint(level: string): Promise<Result<Hint, string>> {
    const id = this.#send('hint', { level });
    return new Promise((resolve) => this.#pendingHints.set(id, resolve));
  }

  sendChat(text: string): void {
    this.#send('chat', { text });
  }

  close(): void {
    this.#isClosed = true;
    document.removeEventListener('visibilitychange', this.#reportSeen);
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  #send(type: PendingMessage['type'], fields: object): string {
    const id = randomId();
    const text = JSON.stringify({ t: type, id, ...fields });
    this.#pending.set(id, { type, text });
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    return id;
  }

  /** For what can be said again later: nothing waits for an answer. */
  #sendNow(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  async #connect(): Promise<void> {
    try {
      // Sets the cookie that identifies this person.
      const response = await fetch('/api/me');
      if (!response.ok) throw new Error();
    } catch {
      return this.#scheduleReconnect();
    }
    if (this.#isClosed) return;
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws${CHANGES_QUERY}`,
    );
    this.#socket = socket;
    this.#latestStep = null;
    this.#awaitsWholeStep = false;
    socket.addEventListener('open', () => {
      this.#enter(socket);
      for (const { text } of this.#pending.values()) socket.send(text);
      this.#startHeartbeat(socket);
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message = parseServerMessage(data, this.#latestStep);
      if (message.ok) this.#receive(message.value);
      else if (message.error === MISSED_STEP) this.#requestWholeStep(socket);
      else console.warn('Ignored a message from the server:', message.error);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#scheduleReconnect();
    });
  }

  #enter(socket: WebSocket): void {
    socket.send(
      JSON.stringify({
        ...{ t: 'enter', version: PROTOCOL_VERSION, build: this.#build, room: this.#roomId },
        ...{ name: this.#name || null, match: this.#match, n: this.snapshot?.n ?? 0 },
      }),
    );
  }

  /** Entering again brings the latest step and the log since ours. Changes that come meanwhile are part of it. */
  #requestWholeStep(socket: WebSocket): void {
    if (!this.#awaitsWholeStep) this.#enter(socket);
    this.#awaitsWholeStep = true;
  }

  #scheduleReconnect(): void {
    if (this.#isClosed) return;
    this.#stepTableTime = this.tableTime();
    this.#stepReceivedAt = performance.now();
    this.problem =
      this.room === null
        ? 'Can’t reach the server. Retrying… You can still play against bots, or pass and play.'
        : `Connection lost. Reconnecting… Your move is safe.${this.#describeClock()}`;
    if (this.snapshot !== null) this.snapshot = { ...this.snapshot, connectionProblem: this.problem };
    clearInterval(this.#heartbeat);
    // When a server stops, all connections drop at once: random, growing delays keep them from coming back at once.
    const delay = Math.min(RECONNECT_MAX_MS, RECONNECT_MIN_MS * 2 ** this.#attempts++) * (0.5 + Math.random() / 2);
    clearTimeout(this.#reconnectTimer);
    this.#reconnectTimer = setTimeout(() => void this.#connect(), delay);
  }

  #describeClock(): string {
    const hasClock = this.snapshot !== null && this.snapshot.status.deadline !== null;
    if (!hasClock || !this.#isClockRunning) return '';
    return this.#clockRunsWithoutUs ? ' The clock keeps running.' : ' The clock stops until you’re back.';
  }

  /** Pings the server to measure the latency and to notice a dead connection. */
  #startHeartbeat(socket: WebSocket): void {
    clearInterval(this.#heartbeat);
    this.#lastMessageAt = performance.now();
    this.#latencyMs = 0;
    const ping = (): void => {
      if (this.#socket !== socket || socket.readyState !== WebSocket.OPEN) return;
      if (performance.now() - this.#lastMessageAt > PING_TIMEOUT_MS) this.#abandon(socket);
      else socket.send(JSON.stringify({ t: 'ping', at: performance.now() }));
    };
    this.#heartbeat = setInterval(ping, PING_INTERVAL_MS);
    ping();
  }

  /** A dead connection can take minutes to close by itself. */
  #abandon(socket: WebSocket): void {
    this.#socket = null;
    socket.close();
    this.#scheduleReconnect();
  }

  #receive(message: ServerMessage): void {
    this.#lastMessageAt = performance.now();
    switch (message.t) {
      case 'room':
        this.#attempts = 0;
        this.problem = null;
        this.roomReceivedAt = performance.now();
        this.room = message.room;
        if (this.record !== null && this.#match !== null) void updateSharing(this.#match, sharingBySeat(message.room));
        this.you = message.you;
        this.#reportSeen();
        this.#compareBuild(message.build);
        if (this.snapshot !== null) this.snapshot = { ...this.snapshot, ...this.#seatNames(), connectionProblem: null };
        return;
      case 'step':
        this.#step(message);
        return;
      case 'refused': {
        const { id, code, rule, sentence, word } = message;
        const type = this.#pending.get(id)?.type;
        this.#pending.delete(id);
        if (type === 'act' && this.snapshot !== null)
          this.snapshot = { ...this.snapshot, sending: false, refusal: { code, rule, sentence, word } };
        else if (!this.#answerHint(id, err(sentence))) this.commandRefusal = sentence;
        return;
      }
      case 'hint':
        this.#pending.delete(message.id);
        this.#answerHint(message.id, ok({ text: message.text, why: message.why }));
        return;
      case 'notice':
        this.notice = { sentence: message.sentence };
        return;
      case 'done':
        this.#pending.delete(message.id);
        return;
      case 'chat':
        this.chat.add(message, this.you);
        return;
      case 'chatLog':
        this.chat.load(message, this.you);
        return;
      case 'plans':
        this.plans = message;
        return;
      case 'bye':
        this.close();
        this.roomClosed = true;
        this.problem = message.sentence;
        return;
      case 'outdated': {
        // The server closes the socket now. Reconnecting with this page would not help.
        this.#isClosed = true;
        clearInterval(this.#heartbeat);
        const { sentence, version, build } = message;
        this.problem = sentence;
        if (this.snapshot !== null) this.snapshot = { ...this.snapshot, connectionProblem: sentence };
        this.versionMismatch = { sentence, serverVersion: build ?? `protocol ${version}` };
        return;
      }
      case 'pong': {
        const latencyMs = (performance.now() - message.at) / 2;
        if (this.#latencyMs === 0 || latencyMs < this.#latencyMs) this.#latencyMs = latencyMs;
        return;
      }
    }
  }

  /** Another build that speaks the same protocol still works, but this page is out of date. */
  #compareBuild(serverBuild: string | null): void {
    this.versionMismatch =
      serverBuild === null || this.#build === null || serverBuild === this.#build
        ? null
        : { sentence: 'A new version of Wordhoard is ready.', serverVersion: serverBuild };
  }

  #answerHint(id: string, hint: Result<Hint, string>): boolean {
    this.#pendingHints.get(id)?.(hint);
    return this.#pendingHints.delete(id);
  }

  #seatNames(): Pick<TableSnapshot, 'names' | 'botSeats' | 'personas'> {
    const seats = this.room?.seats ?? [];
    return {
      names: seats.map((seat) => seat.name),
      botSeats: seats.flatMap((seat, i) => (seat.bot !== null || seat.standIn !== null ? [i] : [])),
      personas: seats.map(({ bot, name }) => (bot === null ? null : personaAtSeat(bot, name))),
    };
  }

  #step(message: Step): void {
    this.#latestStep = message;
    this.#awaitsWholeStep = false;
    if (this.room === null) return;
    if (message.to !== null) this.#pending.delete(message.to);
    if (message.match !== this.#match) this.#log = [];
    else if (this.snapshot !== null && message.n < this.snapshot.n) return;
    this.#match = message.match;
    const lastLogged = this.#log.at(-1)?.n ?? -1;
    this.#log = [...this.#log, ...message.told.filter(({ n }) => n > lastLogged)];
    this.#stepTableTime = message.at + (message.running ? this.#latencyMs : 0);
    this.#stepReceivedAt = performance.now();
    this.#isClockRunning = message.running;
    const { n, status, view, events, prompt, seat, words } = message;
    this.snapshot = {
      game: this.room.game,
      match: message.match,
      lexiconChoice: { list: words.list, onlyWords: words.only, house: words.house },
      ...this.#seatNames(),
      seat,
      you: seat,
      n,
      status,
      view,
      events: events.filter((event) => !isTableEvent(event)),
      prompt,
      log: this.#log,
      refusal: carryOverRefusal(this.snapshot, seat, status),
      sending: [...this.#pending.values()].some(({ type }) => type === 'act'),
      connectionProblem: null,
    };
    if (status.outcome !== null && this.record === null) void this.#fetchRecord(message.match);
    if (status.outcome === null) this.record = null;
  }

  async #fetchRecord(match: string): Promise<void> {
    this.record = await keepOnlineMatch(match, this.snapshot!, this.room!);
  }
}
