// People for the chaos test: they never give up, send again under the same id until they are answered, and note all they were told.
// Not the faults (chaos.test.ts).

import type { AnyGame } from '../../core/any-game.ts';
import type { Table } from '../../core/table.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { Store, StoredAct } from '../store/store.ts';
import { botMove, TestClient } from './client.testing.ts';

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What somebody was told about one of their acts. */
export type Answer = { readonly match: string; readonly id: string; readonly code: string | null };

/** The line must be good again, or an answer there, within this; else it is dropped and taken up anew. */
const ANSWER_TIMEOUT_MS = 4000;
/** Answers that say nothing about the act itself. */
const RETRY_CODES = ['TOO_FAST', 'OUR_FAULT', 'PAUSED', 'AWAY'];
/** Table time differs from ours by delays and by outages that are given back, never by more. */
const MAX_TIME_JUMP_MS = 15_000;

export class PersistentClient extends TestClient {
  readonly name: string;
  readonly answers: Answer[] = [];
  /** The table was closed on us: that must never happen. */
  closed = false;
  /** Other things that must not. */
  readonly faults: string[] = [];
  /** The longest time without a word from the table, in ms. */
  longest = 0;
  lastWord = performance.now();
  #sent = 0;
  #lost: Promise<'AWAY'> | null = null;
  #time: { readonly match: string; readonly n: number; readonly at: number; readonly heard: number } | null = null;

  constructor(port: number, name: string) {
    super(port);
    this.name = name;
  }

  override async connect(): Promise<this> {
    await super.connect();
    this.#lost = new Promise((resolve) => this.socket!.once('close', () => resolve('AWAY')));
    let gapless = -1; // a new line begins anywhere
    this.socket!.on('message', () => {
      const message = this.received.at(-1);
      if (message?.t === 'bye') {
        this.closed = true;
        this.faults.push(`goodbye: ${message.sentence}`);
      }
      if (message?.t !== 'step') return;
      const { match, n, at } = message;
      const heard = performance.now();
      this.longest = Math.max(this.longest, heard - this.lastWord);
      this.lastWord = heard;
      const last = this.#time?.match === match ? this.#time : null;
      if (last !== null && gapless >= 0 && n > gapless + 1) this.faults.push(`step ${n} after ${gapless}`);
      if (last !== null && n >= last.n && at < last.at - MAX_TIME_JUMP_MS)
        this.faults.push(`time ${at} after ${last.at}`);
      if (last !== null && at - last.at > heard - last.heard + MAX_TIME_JUMP_MS)
        this.faults.push(`time went on by ${at - last.at} in ${Math.round(heard - last.heard)} ms`);
      gapless = last === null ? n : Math.max(n, gapless);
      this.#time = { match, n, at, heard };
    });
    return this;
  }

  /** At the table, however often it takes. */
  async stayInRoom(room: string): Promise<void> {
    for (let tries = 0; !this.closed && (this.socket?.readyState !== 1 || this.room === null); tries++) {
      this.drop();
      await Promise.race([this.enter(room, this.name), sleep(ANSWER_TIMEOUT_MS)]).catch(() => {});
      if (this.room === null) await sleep(Math.min(1000, 50 * 2 ** tries) * (0.5 + Math.random() / 2));
    }
  }

  /** Sends a message until it is answered for good: null, or the code of the refusal. */
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
      this.received.length = 0; // thousands of views would fill the memory
      if (message.t === 'act') this.answers.push({ match: String(message.match), id, code });
      return code;
    }
  }

  /** Something sensible to do, or null. */
  nextMove(): string | null {
    const { step } = this;
    if (step === null || step.seat === null || step.status.outcome !== null) return null;
    const { phase, wordster, players } = step.view as {
      phase?: { type: string };
      wordster?: string;
      players: { lines: ({ word: string } | null)[] | null }[];
    };
    // Writing and erasing one line: nothing takes more acts.
    if (phase?.type === 'write' && wordster)
      return players[step.seat]!.lines?.some((line) => line !== null) ? 'erase 1' : `write ${[...wordster].join('E')}E`;
    return step.status.toAct.includes(step.seat) ? botMove(this) : null;
  }
}

export type ChaosTable = { readonly game: string; readonly room: string; readonly people: readonly PersistentClient[] };

/** A table with two people, a watcher, and a bot if there is a chair for it. */
export async function openChaosTable(port: number, game: string, label: string): Promise<ChaosTable> {
  const [, most] = (games as { [id: string]: AnyGame })[game]!.seats;
  const people = ['a', 'b', 'watcher'].map((who) => new PersistentClient(port, `${label}${who}`));
  const [host, guest, watcher] = people as [PersistentClient, PersistentClient, PersistentClient];
  await host.connect();
  const { room } = (await host.http('/api/rooms', 'POST', { game, seats: Math.min(3, most) })).body as { room: string };
  for (const person of [host, guest]) await person.stayInRoom(room);
  if (game === 'wordsters')
    await host.sendUntilAnswered(room, {
      t: 'command',
      command: { do: 'options', preset: 'relaxed', options: { firstSelector: 'first', endEarly: false } },
    });
  await host.sendUntilAnswered(room, { t: 'command', command: { do: 'start' } });
  await watcher.stayInRoom(room);
  return { game, room, people };
}

/** Plays on, match after match, until told to stop. */
export async function keepPlaying({ room, people }: ChaosTable, playing: () => boolean): Promise<void> {
  const [host] = people;
  await Promise.all(
    people.map(async (person) => {
      while (playing() && !person.closed) {
        await person.stayInRoom(room);
        const text = person.nextMove();
        if (text !== null) await person.sendUntilAnswered(room, { t: 'act', match: person.step!.match, text });
        else if (person === host && person.step?.status.outcome)
          await person.sendUntilAnswered(room, { t: 'command', command: { do: 'rematch' } });
        else await sleep(30);
        if (person.received.length > 1000) person.received.length = 0;
      }
    }),
  );
}

/** The table as the log has it, up to an act. */
export async function replayLog(store: Store, id: string, acts: readonly StoredAct[]): Promise<Table> {
  const stored = await store.match(id);
  const { match } = stored!;
  const words = loadLexicon(match.list);
  const opened = (games as { [id: string]: AnyGame })[match.game]!.openTable(
    match,
    match.words === null ? words : words.restrictTo(match.words),
  );
  if (!opened.ok) throw new Error(`match ${id} does not open: ${opened.error.code}`);
  for (const { by, text, at, n } of acts) {
    const planned = opened.value.plan(by, text, at);
    if (!planned.ok) throw new Error(`act ${n} of match ${id} does not replay: ${planned.error.code}`);
    planned.value.commit();
  }
  return opened.value;
}
