// One match as this node plays it: its table, brought up to date from the log. Acts are taken one at a time; stored first, shown after.
// The log decides: if another node wrote first, we read on and try again. Not who may act for a seat (room.ts).

import { randomUUID } from 'node:crypto';
import type { AnyGame } from '../../core/any-game.ts';
import { botRequest } from '../../core/bot-driver.ts';
import type { Json, Millis, Refusal, Seat } from '../../core/game.ts';
import { lexiconForMatch, type Match } from '../../core/match.ts';
import { narrateAct } from '../../core/narrate.ts';
import type { NarratedAct } from '../../core/protocol.ts';
import { seedCommitment } from '../../core/record.ts';
import { ok, type Result } from '../../core/result.ts';
import type { PlannedAct, Table } from '../../core/table.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { BotRequest } from '../bots/pool.ts';
import type { Surroundings } from '../shared/context.ts';
import { refused } from '../shared/refusals.ts';
import { type Origin, StoreAway, type StoredAct, type StoredMatch } from '../store/store.ts';

export type Shown = {
  readonly n: number;
  readonly events: readonly Json[];
  readonly told: NarratedAct;
  readonly origin: Origin;
};

export interface Audience {
  /** Table time by the room's clock. */
  tableTime(): Millis;
  shown(play: Play, step: Shown): void;
  /** An act of ours is in the log. */
  written(play: Play, n: number): void;
  broken(play: Play, error: unknown): void;
}

/** The number of an act; `again` if it was known already, so that nobody was told now. */
export type Taken = { readonly n: number; readonly again: boolean };

/** A clock this long belongs to a game by letter: it runs on while everybody is away. */
const BY_LETTER: Millis = 3_600_000;

export class Play {
  readonly id: string;
  readonly match: Match;
  /** A hash of the seed, told from the start on. */
  readonly commitment: string;
  readonly names: readonly string[];
  readonly game: AnyGame;
  readonly table: Table;
  readonly story: NarratedAct[];
  readonly #around: Surroundings;
  readonly #audience: Audience;
  readonly #answered = new Map<string, number>();
  /** Table time that had passed for sure when we came. */
  readonly #floor: Millis;
  #ended: boolean;
  #queue: Promise<unknown> = Promise.resolve();
  #broken = false;

  private constructor(stored: StoredMatch, game: AnyGame, table: Table, around: Surroundings, audience: Audience) {
    this.id = stored.id;
    this.match = stored.match;
    this.commitment = seedCommitment(stored.match.seed);
    this.names = stored.names;
    this.game = game;
    this.table = table;
    this.#around = around;
    this.#audience = audience;
    this.#floor = stored.clock;
    this.#ended = stored.outcome !== null;
    this.story = [narrateAct(game, stored.names, 0, null, table.openingEvents)];
  }

  /** Opens a stored match by playing its log; null: rules or words have changed under it. */
  static async open(stored: StoredMatch, around: Surroundings, audience: Audience): Promise<Play | null> {
    const { match } = stored;
    const game = around.games[match.game];
    if (game === undefined || game.version !== match.version) return null;
    const lexicon = lexiconOf(match, around);
    if (lexicon.id !== match.lexicon) return null;
    const opened = game.openTable(match, lexicon);
    if (!opened.ok) throw new Error(`match ${stored.id} does not open: ${opened.error.code}`);
    const play = new Play(stored, game, opened.value, around, audience);
    for (const act of await around.persist(() => around.store.acts(stored.id, 0))) play.#follow(act);
    await play.#end();
    return play;
  }

  get over(): boolean {
    return this.table.status.outcome !== null;
  }

  get broken(): boolean {
    return this.#broken;
  }

  /** Does the clock run on while everybody is away? */
  get byLetter(): boolean {
    const { deadline } = this.table.status;
    return deadline !== null && deadline - this.table.at > BY_LETTER;
  }

  now(): Millis {
    return Math.max(this.table.at, this.#floor, this.#audience.tableTime());
  }

  /** What a bot in this seat is asked now. Of the seed it gets a hash. */
  question(seat: Seat, level: string): BotRequest {
    return botRequest(this.table, this.match, seat, level);
  }

  /** Was this act taken? */
  knows(origin: Origin): boolean {
    return this.#answered.has(keyOf(origin));
  }

  /** An act of a person. Who sends one twice under an id is answered with the first. */
  act(by: Seat, text: string, origin: Origin): Promise<Result<Taken, Refusal>> {
    const at = this.now(); // receipt decides, not when we come to it
    return this.#next(() => this.#take(by, text, at, origin, null));
  }

  /** An act of a bot or the clock, meant for the table as it is after act `n` and for no other. */
  move(n: number, by: Seat | 'clock', text: string): Promise<Result<Taken, Refusal>> {
    const at = this.now();
    return this.#next(() => this.#take(by, text, at, { actor: null, id: randomUUID() }, n));
  }

  /** Others have written act `n`: we read on, if we have not done so meanwhile. */
  async catchUp(n: number): Promise<void> {
    await this.#next(async () => this.table.n < n && this.#readOn());
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(async () => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof StoreAway)) {
          this.#broken = true;
          this.#audience.broken(this, error);
        }
        throw error;
      }
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  async #take(
    by: Seat | 'clock',
    text: string,
    at: Millis,
    origin: Origin,
    after: number | null,
  ): Promise<Result<Taken, Refusal>> {
    const { store, persist, bus } = this.#around;
    for (let tried = false; ; tried = true) {
      if (this.#broken) return refused('CLOSED');
      const known = this.#answered.get(keyOf(origin));
      if (known !== undefined) {
        if (tried) this.#audience.written(this, known); // by us, before the line to the store was lost
        return ok({ n: known, again: true });
      }
      if (after !== null && after !== this.table.n) return refused('LATE');
      const planned = this.table.plan(by, text, Math.max(at, this.table.at));
      if (!planned.ok) {
        if (bus.alone || !(await this.#readOn())) return planned;
      } else if (await persist(() => store.append(this.id, planned.value.entry, origin))) {
        this.#commit(planned.value, origin);
        await this.#end();
        this.#show(planned.value, origin);
        this.#audience.written(this, planned.value.entry.n);
        return ok({ n: planned.value.entry.n, again: false });
      } else if (!(await this.#readOn())) throw new Error(`act ${planned.value.entry.n} is taken, but not there`);
    }
  }

  /** True: there was something. */
  async #readOn(): Promise<boolean> {
    const { store, persist } = this.#around;
    const acts = await persist(() => store.acts(this.id, this.table.n));
    for (const act of acts) {
      const planned = this.#follow(act);
      await this.#end();
      this.#show(planned, act);
    }
    return acts.length > 0;
  }

  /** Plays an act of the log. */
  #follow(act: StoredAct): PlannedAct {
    const planned = this.table.plan(act.by, act.text, act.at);
    if (!planned.ok || planned.value.entry.n !== act.n)
      throw new Error(`match ${this.id} does not replay at act ${act.n}: ${planned.ok ? 'a gap' : planned.error.code}`);
    this.#commit(planned.value, act);
    return planned.value;
  }

  #commit({ entry, events, commit: apply }: PlannedAct, origin: Origin): void {
    apply();
    this.story.push(narrateAct(this.game, this.names, entry.n, entry.by, events));
    this.#answered.set(keyOf(origin), entry.n);
  }

  #show({ entry, events }: PlannedAct, origin: Origin): void {
    this.#audience.shown(this, { n: entry.n, events, told: this.story.at(-1)!, origin });
  }

  /** The result is stored before anybody hears of it. */
  async #end(): Promise<void> {
    const { outcome } = this.table.status;
    if (outcome === null || this.#ended) return;
    await this.#around.persist(() => this.#around.store.endMatch(this.id, outcome));
    this.#ended = true;
  }
}

const keyOf = ({ actor, id }: Origin): string => `${actor} ${id}`;

export function lexiconOf({ list, words }: Match, { lexicon }: Surroundings): Lexicon {
  return lexiconForMatch({ list, words }, lexicon);
}
