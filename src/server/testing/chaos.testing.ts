// Clients for tests of faults that reconnect and send again until they are answered, and record everything that is wrong.

import { findGame } from '../../games/index.ts';
import { botMove, TestClient } from './client.testing.ts';

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The answer to an act: null, or the code of the refusal. */
export type Answer = { readonly match: string; readonly id: string; readonly code: string | null };

/** Without an answer for this long, the client reconnects. */
const ANSWER_TIMEOUT_MS = 4000;
/** Answers that do not decide about the act. */
const RETRY_CODES = ['TOO_FAST', 'OUR_FAULT', 'PAUSED', 'AWAY'];
/** Table time may differ from real time by delays and by downtime that is given back, but not by more. */
const MAX_TIME_JUMP_MS = 15_000;

export class PersistentClient extends TestClient {
  readonly name: string;
  readonly answers: Answer[] = [];
  /** The server said goodbye, which must never happen. */
  closed = false;
  /** Everything that went wrong. */
  readonly faults: string[] = [];
  /** Waits longer after every failed try to connect, up to this. */
  maxRetryMs = 1000;
  #sent = 0;
  #lost: Promise<'AWAY'> | null = null;
  #time: { readonly match: string; readonly n: number; readonly at: number; readonly receivedAt: number } | null = null;

  constructor(port: number, name: string) {
    super(port);
    this.name = name;
  }

  override async connect(): Promise<this> {
    await super.connect();
    this.#lost = new Promise((resolve) => this.socket!.once('close', () => resolve('AWAY')));
    let lastN = -1; // the first step on a connection can have any number
    this.socket!.on('message', () => {
      const message = this.received.at(-1);
      if (message?.t === 'bye') {
        this.closed = true;
        this.faults.push(`goodbye: ${message.sentence}`);
      }
      if (message?.t !== 'step') return;
      const { match, n, at } = message;
      const receivedAt = performance.now();
      const last = this.#time?.match === match ? this.#time : null;
      if (last !== null && lastN >= 0 && n > lastN + 1) this.faults.push(`step ${n} after ${lastN}`);
      if (last !== null && n >= last.n && at < last.at - MAX_TIME_JUMP_MS)
        this.faults.push(`time ${at} after ${last.at}`);
      if (last !== null && at - last.at > receivedAt - last.receivedAt + MAX_TIME_JUMP_MS)
        this.faults.push(`time went on by ${at - last.at} in ${Math.round(receivedAt - last.receivedAt)} ms`);
      lastN = last === null ? n : Math.max(n, lastN);
      this.#time = { match, n, at, receivedAt };
    });
    return this;
  }

  /** Connects and enters the room until it works. */
  async stayInRoom(room: string): Promise<void> {
    for (let tries = 0; !this.closed && (this.socket?.readyState !== 1 || this.room === null); tries++) {
      this.drop();
      await Promise.race([this.enter(room, this.name), sleep(ANSWER_TIMEOUT_MS)]).catch(() => {});
      if (this.room === null) await sleep(Math.min(this.maxRetryMs, 50 * 2 ** tries) * (0.5 + Math.random() / 2));
    }
  }

  /** Sends a message until it is decided: null, or the code of the refusal. */
  async sendUntilAnswered(room: string, message: { readonly [key: string]: unknown }): Promise<string | null> {
    const id = `${this.name}-${this.#sent++}`;
    for (;;) {
      await this.stayInRoom(room);
      if (this.closed) return 'CLOSED';
      const late = sleep(ANSWER_TIMEOUT_MS).then(() => 'LATE');
      this.send({ ...message, id });
      const code = await Promise.race([this.answer(id), this.#lost, late]).catch(() => 'LATE');
      if (code === 'LATE') this.drop();
      if (code === 'LATE' || (code !== null && RETRY_CODES.includes(code))) {
        await sleep(50);
        continue;
      }
      this.received.length = 0; // thousands of views would fill memory
      if (message.t === 'act') this.answers.push({ match: String(message.match), id, code });
      return code;
    }
  }

  /** A move to make now; null if there is none. */
  nextMove(): string | null {
    const { step } = this;
    if (step === null || step.seat === null || step.status.outcome !== null) return null;
    const { phase, wordster, players } = step.view as {
      phase?: { type: string };
      wordster?: string;
      players: { lines: ({ word: string } | null)[] | null }[];
    };
    // Writing and erasing one line in turn gives the most acts.
    if (phase?.type === 'write' && wordster)
      return players[step.seat]!.lines?.some((line) => line !== null) ? 'erase 1' : `write ${[...wordster].join('E')}E`;
    return step.status.toAct.includes(step.seat) ? botMove(this) : null;
  }
}

export type ChaosTable = { readonly game: string; readonly room: string; readonly people: readonly PersistentClient[] };

/** A table with two people, a spectator, and a bot if the game allows three seats. */
export async function openChaosTable(port: number, game: string, label: string): Promise<ChaosTable> {
  const [, max] = findGame(game)!.seats;
  const people = ['a', 'b', 'spectator'].map((who) => new PersistentClient(port, `${label}${who}`));
  const [host, guest, spectator] = people as [PersistentClient, PersistentClient, PersistentClient];
  await host.connect();
  const { room } = (await host.http('/api/rooms', 'POST', { game, seats: Math.min(3, max) })).body as { room: string };
  for (const person of [host, guest]) await person.stayInRoom(room);
  if (game === 'wordsters')
    await host.sendUntilAnswered(room, {
      t: 'command',
      command: { do: 'options', preset: 'relaxed', options: { firstSelector: 'first', endEarly: false } },
    });
  await host.sendUntilAnswered(room, { t: 'command', command: { do: 'start' } });
  await spectator.stayInRoom(room);
  return { game, room, people };
}

/** Plays match after match while `playing` is true. */
export async function keepPlaying({ room, people }: ChaosTable, playing: () => boolean): Promise<void> {
  const [host] = people;
  await Promise.all(
    people.map(async (person) => {
      while (playing() && !person.closed) {
        await person.stayInRoom(room);
        const text = person.nextMove();
        if (text !== null) await person.sendUntilAnswered(room, { t: 'act', match: person.step!.match, text });
        else if (person === host && person.step?.status.outcome)
          await person.sendUntilAnswered(room, { t: 'command', command: { do: 'start' } });
        else await sleep(30);
        if (person.received.length > 1000) person.received.length = 0;
      }
    }),
  );
}
