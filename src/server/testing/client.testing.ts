// A client for tests: a person with a cookie and a WebSocket that remembers every message.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { PROTOCOL_VERSION, type RoomCommand, type RoomView, type ServerMessage } from '../../core/protocol/protocol.ts';
import { CHANGES_QUERY, completeStep, isStepChanges, type Step } from '../../core/protocol/step-changes.ts';
import { randomFrom } from '../../core/random.ts';
import { findGame } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { createServer, type Server } from '../app.ts';
import type { Bus } from '../bus/bus.ts';
import { readConfig } from '../config.ts';
import { writeWebFixture } from './web-fixture.testing.ts';

export type RunningServer = { readonly server: Server; readonly port: number; readonly data: string };

/** Without rate limits unless a test is about them: tests play faster than people. */
export async function startServer(
  data = mkdtempSync(join(tmpdir(), 'wordhoard-server-')),
  limits = 'off',
  bus?: Bus,
  env: { readonly [name: string]: string } = {},
): Promise<RunningServer> {
  const config = readConfig({
    ...{ PORT: '0', HOST: '127.0.0.1', WORDHOARD_DATA: data, LOG: 'error', LIMITS: limits },
    ...env,
  });
  if (!config.ok) throw new Error(config.error);
  const folders = writeWebFixture(join(data, 'served'));
  const server = await createServer({ ...config.value, ...folders }, bus);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { server, port: (server.app.server.address() as AddressInfo).port, data };
}

export async function stopServer({ server, data }: RunningServer, keep = false): Promise<void> {
  await server.stop();
  if (!keep) rmSync(data, { recursive: true, force: true });
}

export const enterMessage = (room: string, name: string | null, match: string | null = null, n = 0) => ({
  ...{ t: 'enter', version: PROTOCOL_VERSION, build: null, room, name, match, n },
});

export class TestClient {
  readonly port: number;
  cookie = '';
  /** Asks for steps that carry only what has changed. */
  wantsChanges = false;
  /** How many of those came. */
  changesReceived = 0;
  #latestStep: Step | null = null;
  socket: WebSocket | null = null;
  readonly received: ServerMessage[] = [];
  room: RoomView | null = null;
  you = -1;
  step: Step | null = null;
  #waiting: { test(): boolean; resolve(): void }[] = [];
  #lastRequest = 0;
  /** The server takes a message with the id of an earlier one for the same message, also from a new client of a person. */
  readonly #idPrefix = randomBytes(4).toString('hex');

  constructor(port: number, cookie = '') {
    this.port = port;
    this.cookie = cookie;
  }

  async http(
    path: string,
    method = 'GET',
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown>; text: string }> {
    const headers: Record<string, string> = { cookie: this.cookie };
    if (body !== undefined) headers['content-type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0]!;
    const text = await answer.text();
    const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: answer.status, body: json, text };
  }

  async connect(): Promise<this> {
    if (this.cookie === '') await this.http('/api/me');
    const path = `/ws${this.wantsChanges ? CHANGES_QUERY : ''}`;
    this.socket = new WebSocket(`ws://127.0.0.1:${this.port}${path}`, { headers: { cookie: this.cookie } });
    this.socket.on('message', (data) => this.#receive(this.#complete(JSON.parse(String(data)))));
    this.socket.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      this.socket!.on('open', resolve);
      this.socket!.on('close', () => reject(new Error('closed')));
    });
    return this;
  }

  async enter(room: string, name: string | null = null): Promise<this> {
    if (this.socket?.readyState !== WebSocket.OPEN) await this.connect();
    this.room = null;
    this.send(enterMessage(room, name, this.step?.match ?? null, this.step?.n ?? 0));
    await this.until(() => this.room !== null || this.received.at(-1)?.t === 'bye');
    return this;
  }

  send(message: unknown): void {
    this.socket!.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  drop(): void {
    this.socket?.terminate();
  }

  #complete(message: ServerMessage): ServerMessage {
    if (!isStepChanges(message)) return message;
    this.changesReceived++;
    const step = completeStep(this.#latestStep, message);
    if (step === null) throw new Error(`changes since step ${message.since} after step ${this.#latestStep?.n}`);
    return step;
  }

  #receive(message: ServerMessage): void {
    this.received.push(message);
    if (message.t === 'step') this.#latestStep = message;
    if (message.t === 'room') {
      this.room = message.room;
      this.you = message.you;
    }
    if (message.t === 'step' && (this.step === null || message.match !== this.step.match || message.n >= this.step.n))
      this.step = message;
    for (const one of this.#waiting.filter((waiting) => waiting.test())) {
      this.#waiting.splice(this.#waiting.indexOf(one), 1);
      one.resolve();
    }
  }

  async until(test: () => boolean, ms = 10_000): Promise<void> {
    if (test()) return;
    await new Promise<void>((resolve, reject) => {
      const waiting = { test, resolve };
      this.#waiting.push(waiting);
      setTimeout(() => {
        if (this.#waiting.includes(waiting)) reject(new Error(`waited ${ms} ms without success: ${test.toString()}`));
      }, ms);
    });
  }

  /** Sends a command and waits for its answer: null, or the code of the refusal. */
  async command(command: RoomCommand): Promise<string | null> {
    const id = `w${this.#idPrefix}${this.#lastRequest++}`;
    this.send({ t: 'command', id, command });
    return this.answer(id);
  }

  /** Sends an act and waits for its answer: null, or the code of the refusal. */
  async act(text: string, id = `a${this.#idPrefix}${this.#lastRequest++}`): Promise<string | null> {
    this.send({ t: 'act', match: this.step!.match, id, text });
    return this.answer(id);
  }

  async answer(id: string): Promise<string | null> {
    const find = () =>
      this.received.find((message) =>
        message.t === 'refused' || message.t === 'done' ? message.id === id : message.t === 'step' && message.to === id,
      );
    await this.until(() => find() !== undefined);
    const found = find()!;
    return found.t === 'refused' ? found.code : null;
  }
}

/** A room with this many seated people, before the match. */
export async function seatClients(
  running: RunningServer,
  game: string,
  people: number,
  seats = people,
): Promise<TestClient[]> {
  const host = await new TestClient(running.port).connect();
  const made = await host.http('/api/rooms', 'POST', { game, seats });
  const clients = [host];
  await host.enter(made.body.room as string, 'Ann');
  for (let i = 1; i < people; i++)
    clients.push(await new TestClient(running.port).enter(made.body.room as string, `Guest ${i}`));
  const seesAll = ({ room }: TestClient): boolean => room!.people.filter(({ here }) => here).length === people;
  await Promise.all(clients.map((client) => client.until(() => seesAll(client))));
  return clients;
}

/** The move a bot of this game would make in a client's place. */
export function botMove(client: TestClient): string | null {
  const { step, room } = client;
  if (step === null || step.seat === null || step.status.outcome !== null) return null;
  const game = findGame(room!.game)!;
  const choice = game.choose(step.view, step.seat, 'casual', {
    now: step.at,
    random: randomFrom(`client ${step.seat}`, step.n),
    lexicon: loadLexicon(game.defaultList),
  });
  return choice?.text ?? null;
}

/** Plays bot moves for all clients until the match is over, and calls `afterAct` after each. */
export async function playToEnd(
  clients: readonly TestClient[],
  afterAct: (acts: number) => Promise<void> = async () => {},
  maxActs = Number.POSITIVE_INFINITY,
): Promise<number> {
  let acts = 0;
  const started = Date.now();
  while (clients[0]!.step!.status.outcome === null && acts < maxActs) {
    if (Date.now() - started > 100_000) throw new Error('the match takes too long');
    const n = clients[0]!.step!.n;
    let moved = false;
    for (const client of clients) {
      const text = client.step!.status.toAct.includes(client.step!.seat!) ? botMove(client) : null;
      if (text === null) continue;
      if ((await client.act(text)) === null) moved = true;
      acts++;
      await afterAct(acts);
    }
    if (!moved) await clients[0]!.until(() => clients[0]!.step!.n > n, 20_000);
    await Promise.all(clients.map((client) => client.until(() => client.step!.n >= clients[0]!.step!.n)));
  }
  return acts;
}
