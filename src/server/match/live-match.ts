// One match on this node: its table, kept up to date from the stored log. An act is stored before anybody sees it.
// The log decides every race: if another node wrote first, its acts are replayed here and ours is tried again.

import { randomUUID } from 'node:crypto';
import type { AnyGame } from '../../core/any-game.ts';
import { type BotRequest, botRequest } from '../../core/bot-driver.ts';
import type { Json, Millis, Refusal, Seat, Viewer } from '../../core/game.ts';
import { type LogEntry, lexiconForMatch, type Match } from '../../core/match.ts';
import { narrateAct } from '../../core/narration/narrate.ts';
import { playerNames } from '../../core/player-names.ts';
import type { NarratedAct } from '../../core/protocol/protocol.ts';
import type { Step } from '../../core/protocol/step-changes.ts';
import { seedCommitment } from '../../core/records/record.ts';
import { ok, type Result } from '../../core/result.ts';
import type { PlannedAct, Table } from '../../core/table.ts';
import { readingTimeMs } from '../../core/time/reading-time.ts';
import { findGame } from '../../games/index.ts';
import { hasHouseWords } from '../../lexicon/house/house-words.ts';
import type { ServerContext } from '../shared/context.ts';
import { createNamedLimit, type RateLimit } from '../shared/rate-limit.ts';
import { refuse } from '../shared/refusals.ts';
import { type ActOrigin, DOWNTIME_GAP_MS, type StoredAct, type StoredMatch } from '../store/store.ts';
import type { TableClock } from './table-clock.ts';

/** A committed act, to be sent to everybody while the table still stands at it. */
export type Broadcast = {
  readonly n: number;
  readonly events: readonly Json[];
  readonly origin: ActOrigin;
};

/** An act that is in the log. `duplicate`: it was there before. `written`: this call wrote it, so other nodes must be notified. */
export type AcceptedAct = { readonly n: number; readonly duplicate: boolean; readonly written: boolean };

/** Called with each act right after its commit, those of other nodes included. */
type OnCommit = (broadcast: Broadcast) => void;
/** The processing of an act, which returns the answer to it. */
export type ActProcess = (onCommit: OnCommit) => Promise<Result<AcceptedAct, Refusal>>;

/** `after`: the act is valid only while this is the number of the latest one; null: always. */
type NewAct = {
  readonly by: Seat | 'clock';
  readonly text: string;
  readonly at: Millis;
  readonly origin: ActOrigin;
  readonly after: number | null;
};

/** Somebody who enters a long match gets this many of its latest acts as sentences. The view is always complete. */
const MAX_NARRATED_ACTS = 1500;

/** `by` is null for the opening. */
type PublicAct = { readonly n: number; readonly by: LogEntry['by'] | null; readonly events: readonly Json[] };

export class LiveMatch {
  readonly id: string;
  readonly match: Match;
  /** A hash of the seed, sent from the start. */
  readonly commitment: string;
  #names: readonly string[];
  #startNames: readonly string[];
  readonly game: AnyGame;
  readonly table: Table;
  readonly #acts: PublicAct[];
  readonly #context: ServerContext;
  readonly #clock: TableClock;
  readonly #actNumbers = new Map<string, number>();
  readonly #seatLimit: RateLimit;
  /** Table time that had certainly passed when this node opened the match. */
  readonly #minTableTime: Millis;
  /** What spectators read, with the seats' names as they were then. They can be many, and all read the same. */
  #spectatorLog: { readonly names: readonly string[]; readonly acts: Map<number, NarratedAct> };
  #outcomeStored: boolean;
  #broken = false;

  private constructor(stored: StoredMatch, game: AnyGame, table: Table, context: ServerContext, clock: TableClock) {
    this.id = stored.id;
    this.match = stored.match;
    this.commitment = seedCommitment(stored.match.seed);
    this.#names = this.#startNames = stored.names;
    this.game = game;
    this.table = table;
    this.#context = context;
    this.#clock = clock;
    this.#seatLimit = createNamedLimit(context.limits, 'acts');
    this.#minTableTime = stored.tableTimeMs;
    this.#outcomeStored = stored.outcome !== null;
    this.#spectatorLog = { names: stored.names, acts: new Map() };
    this.#acts = [{ n: 0, by: null, events: table.openingEvents }];
  }

  /** Opens a stored match by replaying its log; null if its rules or words have changed since. */
  static async open(stored: StoredMatch, context: ServerContext, clock: TableClock): Promise<LiveMatch | null> {
    const { match } = stored;
    const game = findGame(match.game);
    if (game === undefined || game.version !== match.version) return null;
    const lexicon = lexiconForMatch(match, context.openList);
    if (lexicon.id !== match.lexicon) return null;
    const opened = game.openTable(match, lexicon);
    if (!opened.ok) throw new Error(`match ${stored.id} does not open: ${opened.error.code}`);
    const liveMatch = new LiveMatch(stored, game, opened.value, context, clock);
    for (const act of await context.store.readActs(stored.id, 0)) liveMatch.#replayAct(act);
    await liveMatch.#storeOutcome();
    return liveMatch;
  }

  /** The word list of this match, or only these words of it, and its house words, if it has any. */
  get words(): Step['words'] {
    const { list, words: only } = this.match;
    const { house } = this.table;
    return hasHouseWords(house) ? { list, only, house } : { list, only };
  }

  get names(): readonly string[] {
    return this.#names;
  }

  /** Somebody was erased, and so was their name. */
  async reloadNames(): Promise<void> {
    const stored = await this.#context.store.getMatch(this.id);
    if (stored !== null) this.#names = this.#startNames = stored.names;
  }

  get over(): boolean {
    return this.table.status.outcome !== null;
  }

  get broken(): boolean {
    return this.#broken;
  }

  /** After an internal error the match takes no more acts: its log must stay what it is. */
  markBroken(): void {
    this.#broken = true;
  }

  /** `rename` gets the names the match started with. */
  renameSeats(rename: (names: readonly string[]) => readonly string[]): void {
    const names = rename(this.#startNames);
    if (names.join('\n') !== this.#names.join('\n')) this.#names = names;
  }

  /** The log from act `first` on, or its latest part, in sentences for this viewer: their own seat is "you". */
  narrate(viewer: Viewer, first: number): NarratedAct[] {
    const players = playerNames(this.names, viewer);
    const narrateOne = ({ n, by, events }: PublicAct): NarratedAct => narrateAct(this.game, players, n, by, events);
    const oldest = this.#acts.length - MAX_NARRATED_ACTS;
    const acts = this.#acts.slice(Math.max(first, oldest));
    if (viewer !== 'spectator' || acts.length === 1) return acts.map(narrateOne);
    if (this.#spectatorLog.names !== this.names) this.#spectatorLog = { names: this.names, acts: new Map() };
    const { acts: known } = this.#spectatorLog;
    for (const n of known.keys()) if (n < oldest) known.delete(n);
    return acts.map((act) => {
      const narrated = known.get(act.n) ?? narrateOne(act);
      known.set(act.n, narrated);
      return narrated;
    });
  }

  now(): Millis {
    return Math.max(this.table.at, this.#minTableTime, this.#clock.now());
  }

  /** Table time that passed while no node had the match open. */
  lostTime(): Millis {
    const lost = this.#clock.now() - Math.max(this.#minTableTime, this.table.at);
    return lost > (this.#context.bus.singleNode ? 0 : DOWNTIME_GAP_MS) ? lost : 0;
  }

  /** The question for a bot in this seat. It gets a hash of the seed, never the seed. */
  botRequest(seat: Seat, level: string): BotRequest {
    return botRequest(this.table, this.match, seat, level);
  }

  /** How long the people at the table need to read the news of the latest act. */
  readingMs(): Millis {
    return readingTimeMs(this.narrate('spectator', this.table.n)[0]!);
  }

  hasAct(origin: ActOrigin): boolean {
    return this.#actNumbers.has(originKey(origin));
  }

  /** A person's act. Its time is that of this call, not of when its turn in the queue comes. */
  act(by: Seat, text: string, origin: ActOrigin): ActProcess {
    const at = this.now();
    return (onCommit) => this.#appendAct({ by, text, at, origin, after: null }, onCommit);
  }

  /** An act of a bot or the clock, valid only while `n` is the latest act. */
  actIfCurrent(n: number, by: Seat | 'clock', text: string, at: Millis): ActProcess {
    // Over days the table clock stands still, so the clock's own act moves it to its deadline.
    const when = by === 'clock' ? Math.max(at, this.now()) : this.now();
    const origin = { actor: null, id: randomUUID() };
    return (onCommit) => this.#appendAct({ by, text, at: when, origin, after: n }, onCommit);
  }

  /** A move that a person planned, valid only while `n` is the latest act. */
  actPlanned(n: number, by: Seat, text: string, origin: ActOrigin): ActProcess {
    const at = this.now();
    return (onCommit) => this.#appendAct({ by, text, at, origin, after: n }, onCommit);
  }

  /** An act of nobody at the table, such as a word that they voted for. The id keeps it from being written twice. */
  actOfTable(text: string, id: string): ActProcess {
    const at = this.now();
    return (onCommit) => this.#appendAct({ by: 'clock', text, at, origin: { actor: null, id }, after: null }, onCommit);
  }

  /** Replays what other nodes wrote, up to act `n` at least. */
  catchUp(n: number): ActProcess {
    return async (onCommit) => {
      if (this.table.n < n && !this.#broken) await this.#catchUpWithStore(onCommit);
      return ok({ n: this.table.n, duplicate: true, written: false });
    };
  }

  async #appendAct(act: NewAct, onCommit: OnCommit): Promise<Result<AcceptedAct, Refusal>> {
    const { by, text, at, origin, after } = act;
    const { store, bus } = this.#context;
    for (let tries = 0; ; tries++) {
      if (this.#broken) return refuse('CLOSED');
      const n = this.#actNumbers.get(originKey(origin));
      // Found after an earlier try: that try was written although its answer was lost.
      if (n !== undefined) return ok({ n, duplicate: true, written: tries > 0 });
      if (after !== null && after !== this.table.n) return refuse('LATE');
      const planned = this.table.plan(by, text, Math.max(at, this.table.at));
      if (!planned.ok) {
        if (bus.singleNode || !(await this.#catchUpWithStore(onCommit))) return planned;
        continue;
      }
      const limited = origin.actor === null || text === 'leave' || tries > 0 ? null : this.#checkLimits(by);
      if (limited !== null) return limited;
      if (await store.appendAct(this.id, planned.value.entry, origin)) {
        await this.#commit(planned.value, origin, onCommit);
        return ok({ n: planned.value.entry.n, duplicate: false, written: true });
      } else if (!(await this.#catchUpWithStore(onCommit)))
        throw new Error(`act ${planned.value.entry.n} is taken, but not in the log`);
    }
  }

  /** A word that the table votes on becomes an act too. */
  checkQuestion(): ReturnType<typeof refuse> | null {
    return this.#checkLimits('clock');
  }

  /** Moves that can be made and taken back without end would fill the store and slow everybody who enters. */
  #checkLimits(by: Seat | 'clock'): ReturnType<typeof refuse> | null {
    const { enabled, counts } = this.#context.limits;
    if (enabled && this.table.n >= counts.matchActs) return refuse('TOO_MANY_ACTS');
    return this.#seatLimit.tryTake(String(by)) ? null : refuse('TOO_FAST');
  }

  /** Returns whether there was anything new. */
  async #catchUpWithStore(onCommit: OnCommit): Promise<boolean> {
    const acts = await this.#context.store.readActs(this.id, this.table.n);
    for (const act of acts) await this.#commit(this.#planStored(act), act, onCommit);
    return acts.length > 0;
  }

  /** Commits an act that is in the log. A result is stored before anybody sees it. */
  async #commit(planned: PlannedAct, origin: ActOrigin, onCommit: OnCommit): Promise<void> {
    this.#apply(planned, origin);
    if (this.over) await this.#storeOutcome();
    onCommit({ n: planned.entry.n, events: planned.events, origin });
  }

  #replayAct(act: StoredAct): void {
    this.#apply(this.#planStored(act), act);
  }

  #planStored(act: StoredAct): PlannedAct {
    const planned = this.table.plan(act.by, act.text, act.at);
    if (!planned.ok || planned.value.entry.n !== act.n)
      throw new Error(`match ${this.id} does not replay at act ${act.n}: ${planned.ok ? 'a gap' : planned.error.code}`);
    return planned.value;
  }

  #apply({ entry, events, commit }: PlannedAct, origin: ActOrigin): void {
    commit();
    this.#acts.push({ n: entry.n, by: entry.by, events });
    this.#actNumbers.set(originKey(origin), entry.n);
  }

  async #storeOutcome(): Promise<void> {
    const { outcome } = this.table.status;
    if (outcome === null || this.#outcomeStored) return;
    await this.#context.store.endMatch(this.id, outcome);
    this.#outcomeStored = true;
  }
}

const originKey = ({ actor, id }: ActOrigin): string => `${actor} ${id}`;
