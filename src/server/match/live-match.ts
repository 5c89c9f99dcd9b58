// One match as this node plays it: its table, brought up to date from the log. Acts are taken one at a time; stored first, shown after.
// The log decides: if another node wrote first, we read on and try again. Not who may act for a seat (room.ts).

import { randomUUID } from 'node:crypto';
import type { AnyGame } from '../../core/any-game.ts';
import { deriveBotSeed } from '../../core/bot-driver.ts';
import type { Json, Millis, Refusal, Seat } from '../../core/game.ts';
import type { NarratedAct } from '../../core/protocol.ts';
import { seedCommitment } from '../../core/record.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Match, PlannedAct, Table } from '../../core/table.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { BotRequest } from '../bots/pool.ts';
import type { ServerContext } from '../shared/context.ts';
import { refuse } from '../shared/refusals.ts';
import { type ActOrigin, type StoredAct, type StoredMatch, StoreUnavailable } from '../store/store.ts';

export type Broadcast = {
  readonly n: number;
  readonly events: readonly Json[];
  readonly logEntry: NarratedAct;
  readonly origin: ActOrigin;
};

export interface MatchObserver {
  /** Table time by the room's clock. */
  tableTime(): Millis;
  shown(play: LiveMatch, step: Broadcast): void;
  /** An act of ours is in the log. */
  written(play: LiveMatch, n: number): void;
  broken(play: LiveMatch, error: unknown): void;
}

/** The number of an act; `again` if it was known already, so that nobody was told now. */
export type Accepted = { readonly n: number; readonly duplicate: boolean };

/** A clock this long belongs to a game by letter: it runs on while everybody is away. */
const CORRESPONDENCE_CLOCK_MS: Millis = 3_600_000;

export class LiveMatch {
  readonly id: string;
  readonly match: Match;
  /** A hash of the seed, told from the start on. */
  readonly commitment: string;
  readonly names: readonly string[];
  readonly game: AnyGame;
  readonly table: Table;
  readonly eventLog: NarratedAct[];
  readonly #context: ServerContext;
  readonly #audience: MatchObserver;
  readonly #answered = new Map<string, number>();
  /** Table time that had passed for sure when we came. */
  readonly #floor: Millis;
  #ended: boolean;
  #queue: Promise<unknown> = Promise.resolve();
  #broken = false;

  private constructor(
    stored: StoredMatch,
    game: AnyGame,
    table: Table,
    context: ServerContext,
    audience: MatchObserver,
  ) {
    this.id = stored.id;
    this.match = stored.match;
    this.commitment = seedCommitment(stored.match.seed);
    this.names = stored.names;
    this.game = game;
    this.table = table;
    this.#context = context;
    this.#audience = audience;
    this.#floor = stored.clock;
    this.#ended = stored.outcome !== null;
    this.eventLog = [{ n: 0, by: null, lines: this.#say(table.openingEvents) }];
  }

  /** Opens a stored match by playing its log; null: rules or words have changed under it. */
  static async open(stored: StoredMatch, context: ServerContext, audience: MatchObserver): Promise<LiveMatch | null> {
    const { match } = stored;
    const game = context.games[match.game];
    if (game === undefined || game.version !== match.version) return null;
    const lexicon = lexiconForMatch(match, context);
    if (lexicon.id !== match.lexicon) return null;
    const opened = game.openTable(match, lexicon);
    if (!opened.ok) throw new Error(`match ${stored.id} does not open: ${opened.error.code}`);
    const play = new LiveMatch(stored, game, opened.value, context, audience);
    for (const act of await context.withRetry(() => context.store.acts(stored.id, 0))) play.#follow(act);
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
  get isCorrespondence(): boolean {
    const { deadline } = this.table.status;
    return deadline !== null && deadline - this.table.at > CORRESPONDENCE_CLOCK_MS;
  }

  now(): Millis {
    return Math.max(this.table.at, this.#floor, this.#audience.tableTime());
  }

  /** What a bot in this seat is asked now. Of the seed it gets a hash. */
  botRequest(seat: Seat, level: string): BotRequest {
    const { game, list, words, seed } = this.match;
    const { n, at } = this.table;
    return { game, list, words, view: this.table.viewFor(seat), seat, level, n, now: at, seed: deriveBotSeed(seed) };
  }

  /** Was this act taken? */
  hasAct(origin: ActOrigin): boolean {
    return this.#answered.has(originKey(origin));
  }

  /** An act of a person. Who sends one twice under an id is answered with the first. */
  act(by: Seat, text: string, origin: ActOrigin): Promise<Result<Accepted, Refusal>> {
    const at = this.now(); // receipt decides, not when we come to it
    return this.#next(() => this.#take(by, text, at, origin, null));
  }

  /** An act of a bot or the clock, meant for the table as it is after act `n` and for no other. */
  actIfCurrent(n: number, by: Seat | 'clock', text: string): Promise<Result<Accepted, Refusal>> {
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
        if (!(error instanceof StoreUnavailable)) {
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
    origin: ActOrigin,
    after: number | null,
  ): Promise<Result<Accepted, Refusal>> {
    const { store, withRetry, bus } = this.#context;
    for (let tried = false; ; tried = true) {
      if (this.#broken) return refuse('CLOSED');
      const known = this.#answered.get(originKey(origin));
      if (known !== undefined) {
        if (tried) this.#audience.written(this, known); // by us, before the line to the store was lost
        return ok({ n: known, duplicate: true });
      }
      if (after !== null && after !== this.table.n) return refuse('LATE');
      const planned = this.table.plan(by, text, Math.max(at, this.table.at));
      if (!planned.ok) {
        if (bus.singleNode || !(await this.#readOn())) return planned;
      } else if (await withRetry(() => store.append(this.id, planned.value.entry, origin))) {
        this.#commit(planned.value, origin);
        await this.#end();
        this.#show(planned.value, origin);
        this.#audience.written(this, planned.value.entry.n);
        return ok({ n: planned.value.entry.n, duplicate: false });
      } else if (!(await this.#readOn())) throw new Error(`act ${planned.value.entry.n} is taken, but not there`);
    }
  }

  /** True: there was something. */
  async #readOn(): Promise<boolean> {
    const { store, withRetry } = this.#context;
    const acts = await withRetry(() => store.acts(this.id, this.table.n));
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

  #commit({ entry, events, commit: apply }: PlannedAct, origin: ActOrigin): void {
    apply();
    this.eventLog.push({ n: entry.n, by: entry.by, lines: this.#say(events) });
    this.#answered.set(originKey(origin), entry.n);
  }

  #show({ entry, events }: PlannedAct, origin: ActOrigin): void {
    this.#audience.shown(this, { n: entry.n, events, logEntry: this.eventLog.at(-1)!, origin });
  }

  /** The result is stored before anybody hears of it. */
  async #end(): Promise<void> {
    const { outcome } = this.table.status;
    if (outcome === null || this.#ended) return;
    await this.#context.withRetry(() => this.#context.store.endMatch(this.id, outcome));
    this.#ended = true;
  }

  #say(events: readonly Json[]): string[] {
    return events.map((event) => this.game.say.event(event, this.names)).filter((line) => line !== null);
  }
}

const originKey = ({ actor, id }: ActOrigin): string => `${actor} ${id}`;

export function lexiconForMatch({ list, words }: Match, { openLexicon }: ServerContext): Lexicon {
  return words === null ? openLexicon(list) : openLexicon(list).restrictTo(words);
}
