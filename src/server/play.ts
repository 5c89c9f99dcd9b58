// One running match on the server: its table, its clock, its bots. Acts are taken one at a time; stored first, shown after.
// Not who may act for a seat (room.ts) nor how people are told (socket.ts).

import type { Json, Millis, Refusal, Seat } from '../core/game.ts';
import type { Told } from '../core/protocol.ts';
import { ok, type Result } from '../core/result.ts';
import type { SealedGame } from '../core/seal.ts';
import { sha256 } from '../core/sha256.ts';
import type { Entry, Match, Table } from '../core/table.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { BotPool } from './bots.ts';
import type { Origin, Store } from './embedded.ts';

export type Shown = {
  readonly n: number;
  readonly events: readonly Json[];
  readonly told: Told;
  readonly origin: Origin;
};

export interface Audience {
  /** Level of the bot that plays a seat now; null: a person does. */
  drivers(): readonly (string | null)[];
  shown(step: Shown): void;
  broken(error: unknown): void;
}

type Parts = {
  readonly id: string;
  readonly match: Match;
  readonly names: readonly string[];
  readonly game: SealedGame;
  readonly lexicon: Lexicon;
  readonly store: Store;
  readonly bots: BotPool;
  readonly now: () => number;
};

/** A timer of Node lasts 24 days at most; days-long clocks are looked at again in between. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** A clock this long belongs to a game by letter: it runs on while everybody is away. */
const BY_LETTER: Millis = 3_600_000;

export class Play {
  readonly id: string;
  readonly match: Match;
  readonly names: readonly string[];
  readonly table: Table;
  readonly story: Told[];
  readonly #parts: Parts;
  readonly #audience: Audience;
  readonly #answered = new Map<string, number>();
  #queue: Promise<unknown> = Promise.resolve();
  /** Table time is the host's time less this; null while it stands still at `#still`. */
  #start: number | null = null;
  #still: Millis;
  #timers: NodeJS.Timeout[] = [];
  #broken = false;

  private constructor(parts: Parts, audience: Audience, table: Table, clock: Millis) {
    this.#parts = parts;
    this.#audience = audience;
    this.id = parts.id;
    this.match = parts.match;
    this.names = parts.names;
    this.table = table;
    this.#still = clock;
    this.story = [{ n: 0, by: null, lines: this.#say(table.opening) }];
  }

  /** Opens a match, new or stored, by playing its log. It stands still until it is told to run. */
  static open(
    parts: Parts,
    audience: Audience,
    acts: readonly (Entry & Origin)[],
    clock: Millis,
  ): Result<Play, Refusal> {
    const opened = parts.game.open(parts.match, parts.lexicon);
    if (!opened.ok) return opened;
    const play = new Play(parts, audience, opened.value, clock);
    for (const { by, text, at, actor, id } of acts) {
      const planned = play.table.plan(by, text, at);
      if (!planned.ok) return planned;
      planned.value.commit();
      play.#note(planned.value.entry, planned.value.events, { actor, id });
    }
    play.#still = Math.max(clock, play.table.at);
    return ok(play);
  }

  get running(): boolean {
    return this.#start !== null;
  }

  get over(): boolean {
    return this.table.status.outcome !== null;
  }

  /** Does the clock run on while everybody is away? */
  get byLetter(): boolean {
    const { deadline } = this.table.status;
    return deadline !== null && deadline - this.table.at > BY_LETTER;
  }

  now(): Millis {
    return Math.max(this.table.at, this.#start === null ? this.#still : Math.round(this.#parts.now() - this.#start));
  }

  run(): void {
    if (this.running || this.over) return;
    this.#start = this.#parts.now() - this.#still;
    this.wake();
  }

  stop(): void {
    if (!this.running) return;
    this.#still = this.now();
    this.#start = null;
    this.#clearTimers();
  }

  act(by: Seat | 'clock', text: string, origin: Origin): Promise<Result<number, Refusal>> {
    const at = this.now(); // receipt decides, not when we come to it
    const done = this.#queue.then(() => this.#take(by, text, at, origin));
    this.#queue = done.catch(() => {});
    return done;
  }

  async #take(by: Seat | 'clock', text: string, at: Millis, origin: Origin): Promise<Result<number, Refusal>> {
    if (this.#broken) return { ok: false, error: { code: 'CLOSED', rule: '', about: [] } };
    const known = this.#answered.get(keyOf(origin));
    if (known !== undefined) return ok(known);
    try {
      const planned = this.table.plan(by, text, Math.max(at, this.table.at));
      if (!planned.ok) return planned;
      const { entry, events, commit } = planned.value;
      await this.#parts.store.append(this.id, entry, origin);
      commit();
      const { outcome } = this.table.status;
      if (outcome !== null) {
        await this.#parts.store.endMatch(this.id, outcome);
        this.stop();
      }
      this.#note(entry, events, origin);
      this.#audience.shown({ n: entry.n, events, told: this.story.at(-1)!, origin });
      this.wake();
      return ok(entry.n);
    } catch (error) {
      this.#broken = true;
      this.stop();
      this.#audience.broken(error);
      throw error;
    }
  }

  #note(entry: Entry, events: readonly Json[], origin: Origin): void {
    this.story.push({ n: entry.n, by: entry.by, lines: this.#say(events) });
    if (origin.id !== null) this.#answered.set(keyOf(origin), entry.n);
  }

  #say(events: readonly Json[]): string[] {
    return events.map((event) => this.#parts.game.say.event(event, this.names)).filter((line) => line !== null);
  }

  /** Sets the clock and asks the bots, after every act and whenever a seat changes hands. */
  wake(): void {
    this.#clearTimers();
    if (!this.running || this.over || this.#broken) return;
    const { deadline } = this.table.status;
    if (deadline !== null)
      this.#at(deadline, () => void this.act('clock', 'timeUp', { actor: null, id: null }).catch(() => {}));
    const { n } = this.table;
    for (const [seat, level] of this.#audience.drivers().entries()) {
      if (level === null) continue;
      const request = {
        game: this.match.game,
        list: this.match.list,
        words: this.match.words,
        view: this.table.see(seat),
        seat,
        level,
        n,
        now: this.table.at,
        seed: sha256(`${this.match.seed} bots`),
      };
      void this.#parts.bots.choose(request).then((choice) => {
        if (choice === null || this.table.n !== n || !this.running || this.#audience.drivers()[seat] === null) return;
        this.#at(this.table.at + choice.after, () => {
          if (this.table.n === n) void this.act(seat, choice.text, { actor: null, id: null }).catch(() => {});
        });
      });
    }
  }

  #at(when: Millis, what: () => void): void {
    const wait = when - this.now();
    if (wait > LONGEST_TIMER) this.#timers.push(setTimeout(() => this.wake(), LONGEST_TIMER));
    else this.#timers.push(setTimeout(what, Math.max(0, wait)));
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}

const keyOf = ({ actor, id }: Origin): string => (id === null ? '' : `${actor} ${id}`);
