// The page's end of a table on the server: one socket, taken up again by itself whenever it drops.
// An act is sent with the same id until it is answered, so a bad line neither loses nor doubles it.

import type { NarratedAct, RoomCommand, RoomView, ServerMessage } from '../../core/protocol.ts';
import { PROTOCOL_VERSION } from '../../core/protocol-version.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { randomId } from '../../ui-kit/random-id.ts';
import { faces } from '../catalog/game-catalog.ts';
import { type Hint, type Link, type Seen, stillRefused, type WordChoice } from './connection.ts';

/** How often the line is felt, and how long it may be silent before it counts as dropped. */
const PULSE = 4000;
const SILENCE = 10_000;
/** The first wait before a dropped line is taken up again, and the longest. */
const WAIT = 300;
const LONGEST_WAIT = 10_000;

export type Spoken = { readonly who: number; readonly text: string; readonly among: 'players' | 'watchers' };

export class OnlineLink implements Link {
  seen = $state.raw<Seen | null>(null);
  room = $state.raw<RoomView | null>(null);
  you = $state(-1);
  /** null: the line is good. */
  trouble = $state<string | null>('One moment.');
  /** The server has said goodbye: there is nothing to wait for. */
  gone = $state(false);
  /** Why the room said no to a wish. */
  objection = $state<string | null>(null);
  spoken = $state.raw<readonly Spoken[]>([]);
  record = $state<string | null>(null);
  /** The latest word of the room to everybody: a new one each time, though it may read the same. */
  notice = $state.raw<{ readonly sentence: string } | null>(null);
  readonly #id: string;
  readonly #name: string;
  #socket: WebSocket | null = null;
  #pending = new Map<string, string>();
  #match: string | null = null;
  #log: NarratedAct[] = [];
  #at = 0;
  #heard = 0;
  #running = false;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** When anything was last heard. */
  #alive = 0;
  /** Half of the quickest way there and back: how old the news is when it comes. */
  #travel = 0;
  readonly #hinting = new Map<string, (hint: Result<Hint, string>) => void>();

  constructor(room: string, name: string) {
    this.#id = room;
    this.#name = name;
    // For people who look under the bonnet, and for the browser tests.
    (window as unknown as { wordhoard: OnlineLink }).wordhoard = this;
    void this.#connect();
  }

  /** Cuts the line as a tunnel would; it is taken up again by itself. */
  drop(): void {
    this.#socket?.close();
  }

  now(): number {
    return this.#at + (this.#running && this.trouble === null ? performance.now() - this.#heard : 0);
  }

  play(text: string): void {
    if (this.seen === null || this.#match === null) return;
    this.seen = { ...this.seen, sending: true, refusal: null };
    this.#ask(`a${randomId()}`, (id) => ({ t: 'act', match: this.#match, id, text }));
  }

  wish(wish: RoomCommand): void {
    this.objection = null;
    this.#ask(`w${randomId()}`, (id) => ({ t: 'command', id, command: wish }));
  }

  get hints(): boolean {
    return this.room?.hints ?? false;
  }

  hint(level: string): Promise<Result<Hint, string>> {
    const id = `h${randomId()}`;
    this.#ask(id, () => ({ t: 'hint', id, level }));
    return new Promise((resolve) => this.#hinting.set(id, resolve));
  }

  say(text: string): void {
    this.#ask(`c${randomId()}`, (id) => ({ t: 'chat', id, text }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  #ask(id: string, message: (id: string) => unknown): void {
    const frame = JSON.stringify(message(id));
    this.#pending.set(id, frame);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  async #connect(): Promise<void> {
    try {
      const me = await fetch('/api/me');
      if (!me.ok) throw new Error();
    } catch {
      return this.#later();
    }
    if (this.#closed) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      socket.send(
        JSON.stringify({
          t: 'enter',
          version: PROTOCOL_VERSION,
          build: document.querySelector<HTMLMetaElement>('meta[name="wordhoard-build"]')?.content ?? null,
          room: this.#id,
          name: this.#name || null,
          match: this.#match,
          n: this.seen?.n ?? 0,
        }),
      );
      for (const frame of this.#pending.values()) socket.send(frame);
      this.#feel(socket);
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) =>
      this.#hear(JSON.parse(data) as ServerMessage),
    );
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#later();
    });
  }

  #later(): void {
    if (this.#closed) return;
    if (this.trouble === null) this.#at = this.now();
    this.#heard = performance.now();
    this.trouble =
      this.room === null
        ? 'The server cannot be reached. It is tried again and again; meanwhile bots and this device still play.'
        : 'Finding the table again. The clock waits for the server. Your arrangement is kept.';
    if (this.seen !== null) this.seen = { ...this.seen, trouble: this.trouble };
    clearInterval(this.#pulse);
    // Everybody's line drops when a server stops: the waits grow and differ, so that they do not all come back at once.
    const wait = Math.min(LONGEST_WAIT, WAIT * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), wait);
  }

  /** Asks for the time now and then: it tells how long news travels, and whether the line is still there. */
  #feel(socket: WebSocket): void {
    clearInterval(this.#pulse);
    this.#alive = performance.now();
    this.#travel = 0;
    const ping = (): void => {
      if (this.#socket !== socket || socket.readyState !== WebSocket.OPEN) return;
      if (performance.now() - this.#alive > SILENCE) this.#give(socket);
      else socket.send(JSON.stringify({ t: 'ping', at: performance.now() }));
    };
    this.#pulse = setInterval(ping, PULSE);
    ping();
  }

  /** A silent line may take minutes to close by itself. */
  #give(socket: WebSocket): void {
    this.#socket = null;
    socket.close();
    this.#later();
  }

  #hear(message: ServerMessage): void {
    this.#alive = performance.now();
    switch (message.t) {
      case 'room':
        this.#tries = 0;
        this.trouble = null;
        this.room = message.room;
        this.you = message.you;
        if (this.seen !== null) this.seen = { ...this.seen, ...this.#chairs(), trouble: null };
        return;
      case 'step':
        this.#step(message);
        return;
      case 'refused':
        this.#pending.delete(message.id);
        if (message.id.startsWith('a') && this.seen !== null)
          this.seen = {
            ...this.seen,
            sending: false,
            refusal: { code: message.code, rule: message.rule, sentence: message.sentence },
          };
        else if (!this.#answerHint(message.id, err(message.sentence))) this.objection = message.sentence;
        return;
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
        this.spoken = [...this.spoken.slice(-99), { who: message.who, text: message.text, among: message.among }];
        return;
      case 'bye':
        this.#closed = true;
        this.gone = true;
        this.trouble = message.sentence;
        return;
      case 'pong': {
        const travel = (performance.now() - message.at) / 2;
        if (this.#travel === 0 || travel < this.#travel) this.#travel = travel;
        return;
      }
    }
  }

  #answerHint(id: string, hint: Result<Hint, string>): boolean {
    this.#hinting.get(id)?.(hint);
    return this.#hinting.delete(id);
  }

  /** A family's table goes by the family's list. */
  #words(): WordChoice {
    const { game, family } = this.room!;
    const { list } = faces[game as keyof typeof faces];
    return { list: family ? `${list}-family` : list, only: null };
  }

  #chairs(): Pick<Seen, 'names' | 'bots'> {
    const seats = this.room?.seats ?? [];
    return {
      names: seats.map((seat) => seat.name),
      bots: seats.flatMap((seat, i) => (seat.bot !== null || seat.standIn !== null ? [i] : [])),
    };
  }

  #step(message: Extract<ServerMessage, { t: 'step' }>): void {
    if (message.to !== null) this.#pending.delete(message.to);
    if (message.match !== this.#match) this.#log = [];
    else if (this.seen !== null && message.n < this.seen.n) return;
    this.#match = message.match;
    const known = this.#log.at(-1)?.n ?? -1;
    this.#log = [...this.#log, ...message.told.filter((told) => told.n > known)];
    this.#at = message.at + (message.running ? this.#travel : 0);
    this.#heard = performance.now();
    this.#running = message.running;
    const { n, status, view, events, prompt, seat } = message;
    const waiting = [...this.#pending.keys()].some((id) => id.startsWith('a'));
    this.seen = {
      game: this.room!.game,
      words: this.#words(),
      ...this.#chairs(),
      seat,
      n,
      status,
      view,
      events,
      prompt,
      log: this.#log,
      refusal: stillRefused(this.seen, seat, status),
      sending: waiting,
      trouble: null,
    };
    if (status.outcome !== null && this.record === null) void this.#fetchRecord(message.match);
    if (status.outcome === null) this.record = null;
  }

  async #fetchRecord(match: string): Promise<void> {
    const answer = await fetch(`/api/matches/${match}/record`);
    if (answer.ok) this.record = await answer.text();
  }
}

/** Opens a table on the server; null with a sentence if it cannot. */
export async function openRoom(game: string): Promise<{ room: string } | { sentence: string }> {
  try {
    const answer = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game }),
    });
    const body = (await answer.json()) as { ok: boolean; room: string; sentence: string };
    return body.ok ? { room: body.room } : { sentence: body.sentence };
  } catch {
    return { sentence: 'The server cannot be reached. Against bots and on this device you can still play.' };
  }
}

export async function findByCode(code: string): Promise<{ room: string } | { sentence: string }> {
  try {
    const answer = await fetch(`/api/code/${encodeURIComponent(code)}`);
    const body = (await answer.json()) as { ok: boolean; room: string; sentence: string };
    return body.ok ? { room: body.room } : { sentence: body.sentence };
  } catch {
    return { sentence: 'The server cannot be reached.' };
  }
}
