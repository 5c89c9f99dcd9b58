// A room on this node: the lines of its people, its state and its match as the store has them, and who is told of what.
// What a wish does is in wishes.ts, how a change becomes everybody's in kept.ts, how a match goes on in play.ts.

import type { AnyGame } from '../../core/any-game.ts';
import type { Refusal } from '../../core/game.ts';
import type { RoomCommand, RoomView, ServerMessage } from '../../core/protocol.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Word } from '../bus/bus.ts';
import { type Audience, Play, type Shown, type Taken } from '../match/live-match.ts';
import { Driver } from '../match/scheduler.ts';
import type { Surroundings } from '../shared/context.ts';
import { refused, sayRefusal } from '../shared/refusals.ts';
import { SILENCE, type StoredMatch, type StoredRoom } from '../store/store.ts';
import { type Hall, type Said, Talk } from './chat.ts';
import { countVotes, grant, sharesSeat } from './commands.ts';
import { matchSeatOf, roomView, stepFor } from './messages.ts';
import { type Line, Presence } from './presence.ts';
import { admit, driversOf, halt, type RoomState, run, seatOf } from './room-state.ts';
import { type Keeper, Kept } from './room-state-store.ts';

/** Whoever has been gone this long is host no more. */
const HOST_PATIENCE = 30_000;
/** In a game by letter a bot moves soon, though nobody is there. */
const BOT_SOON = 30_000;

/** Wishes of one person that might come a second time. */
const MOST_ASKED = 8;

type RoomWord = Extract<Word, { room: string }>;

export class Room implements Audience, Keeper, Hall {
  readonly id: string;
  readonly code: string;
  readonly presence: Presence;
  readonly #around: Surroundings;
  readonly #kept: Kept;
  readonly talk: Talk;
  #play: Play | null = null;
  #driver: Driver | null = null;
  #led: boolean;
  /** When the store thinks the clock falls due; undefined: we do not know. */
  #due: number | null | undefined = null;

  constructor(stored: StoredRoom, around: Surroundings) {
    this.id = stored.id;
    this.code = stored.code;
    this.#around = around;
    this.presence = new Presence(around.bus.node);
    this.#kept = new Kept(stored, around, this);
    this.talk = new Talk(this, around.bots);
    this.#led = this.presence.leads;
  }

  get state(): Readonly<RoomState> {
    return this.#kept.state;
  }

  get #game(): AnyGame {
    return this.#around.games[this.state.game]!;
  }

  get play(): Play | null {
    return this.#play;
  }

  get match(): string | null {
    return this.state.match;
  }

  get running(): boolean {
    return this.state.start !== null && this.state.phase === 'playing';
  }

  get leads(): boolean {
    return this.presence.leads;
  }

  get drivers(): readonly (string | null)[] {
    return driversOf(this.state);
  }

  get count(): number {
    return this.presence.here.size;
  }

  tableTime(): number {
    const { start, still } = this.state;
    return start === null ? still : this.#around.now() - start;
  }

  // The match is taken up, and given back the time in which nobody held it.

  async open(): Promise<void> {
    const stored = await this.#openPlay();
    const { match, start } = this.state;
    const lost = stored === null ? 0 : this.#lostTime(stored);
    await this.#kept.change((draft) => {
      // Its match is deleted, or rules or words have changed under it.
      if (this.#play === null && draft.match === match)
        Object.assign(draft, { phase: 'lobby', match: null, start: null });
      if (draft.start !== null && draft.start === start) draft.start += lost;
      return ok({ answer: null });
    });
    this.#driver?.wake();
  }

  async #openPlay(): Promise<StoredMatch | null> {
    const { store, persist } = this.#around;
    const { match } = this.state;
    this.#driver?.stop();
    this.#play = this.#driver = null;
    const stored = match === null ? null : await persist(() => store.match(match));
    if (stored === null) return null;
    this.#play = await Play.open(stored, this.#around, this);
    if (this.#play !== null) this.#driver = new Driver(this.#play, this.#around, this);
    return stored;
  }

  /** Games by letter run on. */
  #lostTime({ clock }: StoredMatch): number {
    const play = this.#play;
    if (!this.running || play === null || play.byLetter) return 0;
    const lost = this.tableTime() - Math.max(clock, play.table.at);
    return lost > (this.#around.bus.alone ? 0 : SILENCE) ? lost : 0;
  }

  // The state changes.

  /** A match that is over is over for the room too, whoever says so first. */
  settle(draft: RoomState): void {
    if (!this.#play?.over || this.#play.id !== draft.match || draft.phase === 'lobby') return;
    halt(draft, this.#play.now());
    Object.assign(draft, { phase: 'over', votes: [] });
  }

  async changed(before: RoomState): Promise<void> {
    const { match, start, chairs, phase } = this.state;
    const begun = match !== before.match;
    const moved = start !== before.start || JSON.stringify(chairs) !== JSON.stringify(before.chairs);
    if (begun) await this.#openPlay();
    this.#tellRoom();
    if (begun) this.#tellStep(null, 0);
    else if (moved && phase !== 'over') this.#tellStep(null);
    if (begun || moved) this.#driver?.wake();
    // Somebody thought that nobody was here.
    if (phase === 'playing' && start === null && this.presence.own.length > 0) void this.#run().catch(() => {});
  }

  saved(rev: number): void {
    this.say({ t: 'room', rev });
    void this.#keepDue();
  }

  #wake(draft: RoomState): void {
    if (draft.phase === 'playing') run(draft, this.#around.now(), this.#play?.now() ?? 0);
  }

  async #run(): Promise<void> {
    await this.#kept.change((draft) => {
      this.#wake(draft);
      return ok({ answer: null });
    });
  }

  /** Everybody is gone: the table sleeps. A game by letter does not. */
  async #sleep(): Promise<void> {
    await this.#kept.change((draft) => {
      if (this.count === 0 && !this.#play?.byLetter) halt(draft, this.#play?.now() ?? 0);
      return ok({ answer: null });
    });
  }

  /** When the clock falls due though nobody may be there: another node may have to look after it. */
  async #keepDue(): Promise<void> {
    const { store, persist } = this.#around;
    const play = this.#play;
    if (play === null) return;
    const { deadline, toAct } = play.table.status;
    const bot = toAct.some((seat) => this.drivers[seat] !== null);
    const alive = this.running && !play.over && play.byLetter;
    const due = alive ? this.state.start! + (bot ? play.table.at + BOT_SOON : deadline!) : null;
    if (due === this.#due) return;
    this.#due = due;
    await persist(() => store.setDue(play.id, due)).catch(() => {}); // we stop: others look after it
  }

  /** The clock has fallen due, and it may be that nobody is there. */
  async lookAfter(): Promise<void> {
    this.#due = undefined;
    this.#driver?.wake();
    await this.#keepDue();
  }

  // People come and go.

  /** Their number in the room; null: it is full. */
  async enter(line: Line, name: string | null): Promise<number | null> {
    const entered = await this.#kept.change((draft) => {
      const who = admit(draft, line.person, name);
      if (who === null) return refused('FULL');
      this.#wake(draft);
      return ok({ answer: who });
    });
    if (!entered.ok) return null;
    this.#whileWatching(() => this.presence.add(entered.value, line));
    line.send({ t: 'room', you: entered.value, room: this.#view() });
    this.sayHere();
    return entered.value;
  }

  leave(line: Line): void {
    this.#whileWatching(() => this.presence.remove(line));
    this.sayHere();
  }

  /** Sees whether something that happened changed who is here. */
  #whileWatching(happen: () => void): void {
    const before = [...this.presence.here].join();
    happen();
    if (this.#led !== this.leads) {
      this.#led = this.leads;
      this.#driver?.wake();
    }
    if (before === [...this.presence.here].join()) return;
    if (this.state.access === 'open') void this.#around.store.touchRooms([this.census]).catch(() => {}); // so will the next tick
    if (this.count === 0 && this.running) void this.#sleep().catch(() => {});
    this.#tellRoom();
    if (this.leads && this.state.votes.length > 0) {
      const count = this.#kept.change((draft) => {
        countVotes(draft, this.presence.here, this.#play?.now() ?? 0);
        return ok({ answer: null });
      });
      void count.catch(() => {}); // so does the next vote
    }
  }

  get census(): { readonly id: string; readonly here: number } {
    return { id: this.id, here: this.count };
  }

  /** Every second: nodes that are silent are gone, and a host who is gone passes on. */
  tick(): void {
    this.#whileWatching(() => this.presence.expire());
    const { host } = this.state;
    if (!this.leads || this.presence.own.length === 0 || this.presence.awayFor(host) < HOST_PATIENCE) return;
    const pass = this.#kept.change((draft) => {
      const here = [...this.presence.here];
      const next = here.find((who) => seatOf(draft, who) !== null) ?? here[0];
      if (draft.host === host && next !== undefined) draft.host = next;
      return ok({ answer: null });
    });
    void pass.catch(() => {});
  }

  /** This node lets go of the room. */
  async close(): Promise<void> {
    this.presence.clear();
    if (this.running && this.count === 0) await this.#sleep();
    this.#driver?.stop();
    await this.#kept.next(() => {});
  }

  // Nodes speak to each other.

  say(said: Said): void {
    const { bus } = this.#around;
    bus.publish({ ...said, room: this.id, from: bus.node });
  }

  sayHere(): void {
    this.say({ t: 'here', people: this.presence.own });
  }

  hear(word: RoomWord): void {
    if (word.t === 'room') this.catchUp(word.rev, 0);
    else if (word.t === 'match')
      word.match === this.match ? this.catchUp(0, word.n) : this.catchUp(this.#kept.rev + 1, 0);
    else if (word.t === 'here')
      // Whoever is new should know of us at once.
      this.#whileWatching(() => this.presence.hear(word.from, word.people) && this.sayHere());
    else if (word.t === 'chat') this.talk.tell({ t: 'chat', who: word.who, text: word.text, among: word.among });
    else this.talk.tell({ t: 'notice', sentence: word.sentence });
  }

  /** A node has stopped. */
  bye(node: string): void {
    this.#whileWatching(() => this.presence.hear(node, []));
  }

  /** Others have come so far: we read on. */
  catchUp(rev: number, n: number): void {
    const { log } = this.#around;
    const failed = (error: unknown): void =>
      log('a room could not be read', { match: this.match, error: String(error) });
    this.#kept.catchUp(rev).catch(failed);
    void this.#kept.next(() => {
      this.#play?.catchUp(n).catch(failed); // of the match the room has then
    });
  }

  // What people are told.

  #tellRoom(): void {
    const room = this.#view();
    for (const [who, line] of this.presence.lines()) line.send({ t: 'room', you: who, room });
  }

  #view(): RoomView {
    return roomView(this.id, this.code, this.state, this.presence.here, this.#play);
  }

  #tellStep(shown: Shown | null, n = this.#play?.table.n ?? 0): void {
    for (const [who, line] of this.presence.lines()) {
      const step = this.stepFor(who, n, shown);
      if (step !== null) line.send(step);
    }
  }

  /** The match as one person sees it; null: there is none. */
  stepFor(who: number, n: number, shown: Shown | null = null): ServerMessage | null {
    return this.#play === null ? null : stepFor(who, this.state, this.#play, n, shown);
  }

  // The match speaks.

  shown(play: Play, step: Shown): void {
    if (play !== this.#play) return;
    this.#tellStep(step);
    this.#driver?.wake();
    if (play.over) void this.#kept.change(() => ok({ answer: null })).catch(() => {}); // any change settles it
  }

  written(play: Play, n: number): void {
    this.say({ t: 'match', match: play.id, n });
    if (play === this.#play) void this.#keepDue();
  }

  broken(play: Play, error: unknown): void {
    const what = error instanceof Error ? error.stack : String(error);
    this.#around.log('a match broke', { match: play.id, n: play.table.n, error: what });
    this.#driver?.stop();
    const sentence =
      'Something went wrong at this table, and it was closed rather than guessed at. Its record is kept.';
    for (const [, line] of this.presence.lines()) line.send({ t: 'bye', sentence });
  }

  // People speak.

  async act(who: number, match: string, id: string, text: string): Promise<Result<Taken, Refusal>> {
    const play = this.#play;
    if (play === null || play.id !== match) return refused('NO_MATCH');
    const seat = matchSeatOf(who, this.state, play);
    if (seat === null) return refused('WATCHING');
    const origin = { actor: this.state.people[who]!.person, id };
    if (this.state.phase === 'paused' && !play.knows(origin)) return refused('PAUSED');
    return play.act(seat, text, origin);
  }

  async wish(who: number, id: string, wish: RoomCommand): Promise<Result<unknown, Refusal>> {
    const alone = !sharesSeat(this.state, who, this.presence.here);
    if (wish.do === 'leave' && wish.standIn === null && alone) return this.#leaveMatch(who, id);
    const { lexicon, now } = this.#around;
    const before = this.state;
    const granted = await this.#kept.change((draft) => {
      const person = draft.people[who]!;
      if (person.asked.includes(id)) return ok({ answer: null });
      person.asked = [...person.asked, id].slice(-MOST_ASKED);
      const tableTime = this.#play?.now() ?? 0;
      const { here } = this.presence;
      const done = grant(draft, wish, { room: this.id, who, here, game: this.#game, lexicon, now: now(), tableTime });
      return done.ok ? ok({ answer: null, match: done.value }) : done;
    });
    if (granted.ok) await this.#keepPlayers(before);
    return granted;
  }

  /** Whoever takes a seat in a running match has played it too. */
  async #keepPlayers(before: RoomState): Promise<void> {
    const { store, persist } = this.#around;
    const { match, phase, people } = this.state;
    if (match === null || match !== before.match || phase === 'over') return;
    for (const { who, person } of people) {
      const seat = seatOf(this.state, who);
      if (seat !== null && seat !== seatOf(before, who)) await persist(() => store.addPlayer(match, { person, seat }));
    }
  }

  async #leaveMatch(who: number, id: string): Promise<Result<unknown, Refusal>> {
    const play = this.#play;
    if (play === null) return refused('NO_MATCH');
    const seat = matchSeatOf(who, this.state, play);
    if (seat === null) return refused('NO_SEAT');
    return play.act(seat, 'leave', { actor: this.state.people[who]!.person, id });
  }

  sayRefusal(refusal: Refusal): string {
    return sayRefusal(refusal, this.#game);
  }
}
