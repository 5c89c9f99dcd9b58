// A room on this node: the lines of its people, its state and its match as the store has them, and who is told of what.
// What a wish does is in wishes.ts, how a change becomes everybody's in kept.ts, how a match goes on in play.ts.

import type { AnyGame } from '../../core/any-game.ts';
import type { Refusal } from '../../core/game.ts';
import type { RoomCommand, RoomView, ServerMessage } from '../../core/protocol.ts';
import { ok, type Result } from '../../core/result.ts';
import type { BusMessage } from '../bus/bus.ts';
import { type Accepted, type Broadcast, LiveMatch, type MatchObserver } from '../match/live-match.ts';
import { Scheduler } from '../match/scheduler.ts';
import type { ServerContext } from '../shared/context.ts';
import { refusalSentence, refuse } from '../shared/refusals.ts';
import { DOWNTIME_GAP_MS, type StoredMatch, type StoredRoom } from '../store/store.ts';
import { Chat, type Hall, type OutgoingBusMessage } from './chat.ts';
import { applyPauseVotes, execute, hasTeammateHere } from './commands.ts';
import { buildRoomView, buildStep, seatInMatch } from './messages.ts';
import { type Connection, Presence } from './presence.ts';
import { addMember, botLevels, type RoomState, seatOf, startTableClock, stopTableClock } from './room-state.ts';
import { type RoomStateListener, RoomStateStore } from './room-state-store.ts';

/** Whoever has been gone this long is host no more. */
const HOST_ABSENCE_MS = 30_000;
/** In a game by letter a bot moves soon, though nobody is there. */
const CORRESPONDENCE_BOT_DELAY_MS = 30_000;

/** Wishes of one person that might come a second time. */
const MAX_REMEMBERED_COMMANDS = 8;

type RoomBusMessage = Extract<BusMessage, { room: string }>;

export class Room implements MatchObserver, RoomStateListener, Hall {
  readonly id: string;
  readonly code: string;
  readonly presence: Presence;
  readonly #context: ServerContext;
  readonly #kept: RoomStateStore;
  readonly talk: Chat;
  #play: LiveMatch | null = null;
  #driver: Scheduler | null = null;
  #led: boolean;
  /** When the store thinks the clock falls due; undefined: we do not know. */
  #due: number | null | undefined = null;

  constructor(stored: StoredRoom, context: ServerContext) {
    this.id = stored.id;
    this.code = stored.code;
    this.#context = context;
    this.presence = new Presence(context.bus.node);
    this.#kept = new RoomStateStore(stored, context, this);
    this.talk = new Chat(this, context.bots);
    this.#led = this.presence.isLeader;
  }

  get state(): Readonly<RoomState> {
    return this.#kept.state;
  }

  get #game(): AnyGame {
    return this.#context.games[this.state.game]!;
  }

  get liveMatch(): LiveMatch | null {
    return this.#play;
  }

  get match(): string | null {
    return this.state.match;
  }

  get running(): boolean {
    return this.state.start !== null && this.state.phase === 'playing';
  }

  get isLeader(): boolean {
    return this.presence.isLeader;
  }

  get drivers(): readonly (string | null)[] {
    return botLevels(this.state);
  }

  get count(): number {
    return this.presence.peopleHere.size;
  }

  tableTime(): number {
    const { start, still } = this.state;
    return start === null ? still : this.#context.now() - start;
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
    this.#driver?.reschedule();
  }

  async #openPlay(): Promise<StoredMatch | null> {
    const { store, withRetry } = this.#context;
    const { match } = this.state;
    this.#driver?.stop();
    this.#play = this.#driver = null;
    const stored = match === null ? null : await withRetry(() => store.match(match));
    if (stored === null) return null;
    this.#play = await LiveMatch.open(stored, this.#context, this);
    if (this.#play !== null) this.#driver = new Scheduler(this.#play, this.#context, this);
    return stored;
  }

  /** Games by letter run on. */
  #lostTime({ clock }: StoredMatch): number {
    const play = this.#play;
    if (!this.running || play === null || play.isCorrespondence) return 0;
    const lost = this.tableTime() - Math.max(clock, play.table.at);
    return lost > (this.#context.bus.singleNode ? 0 : DOWNTIME_GAP_MS) ? lost : 0;
  }

  // The state changes.

  /** A match that is over is over for the room too, whoever says so first. */
  settle(draft: RoomState): void {
    if (!this.#play?.over || this.#play.id !== draft.match || draft.phase === 'lobby') return;
    stopTableClock(draft, this.#play.now());
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
    if (begun || moved) this.#driver?.reschedule();
    // Somebody thought that nobody was here.
    if (phase === 'playing' && start === null && this.presence.localPeople.length > 0) void this.#run().catch(() => {});
  }

  saved(rev: number): void {
    this.publish({ t: 'room', rev });
    void this.#keepDue();
  }

  #wake(draft: RoomState): void {
    if (draft.phase === 'playing') startTableClock(draft, this.#context.now(), this.#play?.now() ?? 0);
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
      if (this.count === 0 && !this.#play?.isCorrespondence) stopTableClock(draft, this.#play?.now() ?? 0);
      return ok({ answer: null });
    });
  }

  /** When the clock falls due though nobody may be there: another node may have to look after it. */
  async #keepDue(): Promise<void> {
    const { store, withRetry } = this.#context;
    const play = this.#play;
    if (play === null) return;
    const { deadline, toAct } = play.table.status;
    const bot = toAct.some((seat) => this.drivers[seat] !== null);
    const alive = this.running && !play.over && play.isCorrespondence;
    const due = alive ? this.state.start! + (bot ? play.table.at + CORRESPONDENCE_BOT_DELAY_MS : deadline!) : null;
    if (due === this.#due) return;
    this.#due = due;
    await withRetry(() => store.setDue(play.id, due)).catch(() => {}); // we stop: others look after it
  }

  /** The clock has fallen due, and it may be that nobody is there. */
  async checkDueClock(): Promise<void> {
    this.#due = undefined;
    this.#driver?.reschedule();
    await this.#keepDue();
  }

  // People come and go.

  /** Their number in the room; null: it is full. */
  async enter(line: Connection, name: string | null): Promise<number | null> {
    const entered = await this.#kept.change((draft) => {
      const who = addMember(draft, line.person, name);
      if (who === null) return refuse('FULL');
      this.#wake(draft);
      return ok({ answer: who });
    });
    if (!entered.ok) return null;
    this.#whileWatching(() => this.presence.add(entered.value, line));
    line.send({ t: 'room', you: entered.value, room: this.#view() });
    this.announcePresence();
    return entered.value;
  }

  leave(line: Connection): void {
    this.#whileWatching(() => this.presence.remove(line));
    this.announcePresence();
  }

  /** Sees whether something that happened changed who is here. */
  #whileWatching(happen: () => void): void {
    const before = [...this.presence.peopleHere].join();
    happen();
    if (this.#led !== this.isLeader) {
      this.#led = this.isLeader;
      this.#driver?.reschedule();
    }
    if (before === [...this.presence.peopleHere].join()) return;
    if (this.state.access === 'open') void this.#context.store.touchRooms([this.presenceCount]).catch(() => {}); // so will the next tick
    if (this.count === 0 && this.running) void this.#sleep().catch(() => {});
    this.#tellRoom();
    if (this.isLeader && this.state.votes.length > 0) {
      const count = this.#kept.change((draft) => {
        applyPauseVotes(draft, this.presence.peopleHere, this.#play?.now() ?? 0);
        return ok({ answer: null });
      });
      void count.catch(() => {}); // so does the next vote
    }
  }

  get presenceCount(): { readonly id: string; readonly here: number } {
    return { id: this.id, here: this.count };
  }

  /** Every second: nodes that are silent are gone, and a host who is gone passes on. */
  tick(): void {
    this.#whileWatching(() => this.presence.expireNodes());
    const { host } = this.state;
    if (!this.isLeader || this.presence.localPeople.length === 0 || this.presence.awayMs(host) < HOST_ABSENCE_MS)
      return;
    const pass = this.#kept.change((draft) => {
      const here = [...this.presence.peopleHere];
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
    await this.#kept.enqueue(() => {});
  }

  // Nodes speak to each other.

  publish(said: OutgoingBusMessage): void {
    const { bus } = this.#context;
    bus.publish({ ...said, room: this.id, from: bus.node });
  }

  announcePresence(): void {
    this.publish({ t: 'here', people: this.presence.localPeople });
  }

  onBusMessage(word: RoomBusMessage): void {
    if (word.t === 'room') this.catchUp(word.rev, 0);
    else if (word.t === 'match')
      word.match === this.match ? this.catchUp(0, word.n) : this.catchUp(this.#kept.rev + 1, 0);
    else if (word.t === 'here')
      // Whoever is new should know of us at once.
      this.#whileWatching(() => this.presence.updateNode(word.from, word.people) && this.announcePresence());
    else if (word.t === 'chat') this.talk.deliver({ t: 'chat', who: word.who, text: word.text, among: word.among });
    else this.talk.deliver({ t: 'notice', sentence: word.sentence });
  }

  /** A node has stopped. */
  onNodeStopped(node: string): void {
    this.#whileWatching(() => this.presence.updateNode(node, []));
  }

  /** Others have come so far: we read on. */
  catchUp(rev: number, n: number): void {
    const { log } = this.#context;
    const failed = (error: unknown): void =>
      log('a room could not be read', { match: this.match, error: String(error) });
    this.#kept.catchUp(rev).catch(failed);
    void this.#kept.enqueue(() => {
      this.#play?.catchUp(n).catch(failed); // of the match the room has then
    });
  }

  // What people are told.

  #tellRoom(): void {
    const room = this.#view();
    for (const [who, line] of this.presence.connections()) line.send({ t: 'room', you: who, room });
  }

  #view(): RoomView {
    return buildRoomView(this.id, this.code, this.state, this.presence.peopleHere, this.#play);
  }

  #tellStep(shown: Broadcast | null, n = this.#play?.table.n ?? 0): void {
    for (const [who, line] of this.presence.connections()) {
      const step = this.stepFor(who, n, shown);
      if (step !== null) line.send(step);
    }
  }

  /** The match as one person sees it; null: there is none. */
  stepFor(who: number, n: number, shown: Broadcast | null = null): ServerMessage | null {
    return this.#play === null ? null : buildStep(who, this.state, this.#play, n, shown);
  }

  // The match speaks.

  shown(play: LiveMatch, step: Broadcast): void {
    if (play !== this.#play) return;
    this.#tellStep(step);
    this.#driver?.reschedule();
    if (play.over) void this.#kept.change(() => ok({ answer: null })).catch(() => {}); // any change settles it
  }

  written(play: LiveMatch, n: number): void {
    this.publish({ t: 'match', match: play.id, n });
    if (play === this.#play) void this.#keepDue();
  }

  broken(play: LiveMatch, error: unknown): void {
    const what = error instanceof Error ? error.stack : String(error);
    this.#context.log('a match broke', { match: play.id, n: play.table.n, error: what });
    this.#driver?.stop();
    const sentence =
      'Something went wrong at this table, and it was closed rather than guessed at. Its record is kept.';
    for (const [, line] of this.presence.connections()) line.send({ t: 'bye', sentence });
  }

  // People speak.

  async act(who: number, match: string, id: string, text: string): Promise<Result<Accepted, Refusal>> {
    const play = this.#play;
    if (play === null || play.id !== match) return refuse('NO_MATCH');
    const seat = seatInMatch(who, this.state, play);
    if (seat === null) return refuse('WATCHING');
    const origin = { actor: this.state.people[who]!.person, id };
    if (this.state.phase === 'paused' && !play.hasAct(origin)) return refuse('PAUSED');
    return play.act(seat, text, origin);
  }

  async execute(who: number, id: string, wish: RoomCommand): Promise<Result<unknown, Refusal>> {
    const alone = !hasTeammateHere(this.state, who, this.presence.peopleHere);
    if (wish.do === 'leave' && wish.standIn === null && alone) return this.#leaveMatch(who, id);
    const { openLexicon, now } = this.#context;
    const before = this.state;
    const granted = await this.#kept.change((draft) => {
      const person = draft.people[who]!;
      if (person.asked.includes(id)) return ok({ answer: null });
      person.asked = [...person.asked, id].slice(-MAX_REMEMBERED_COMMANDS);
      const tableTime = this.#play?.now() ?? 0;
      const { peopleHere: here } = this.presence;
      const done = execute(draft, wish, {
        room: this.id,
        who,
        here,
        game: this.#game,
        openLexicon,
        now: now(),
        tableTime,
      });
      return done.ok ? ok({ answer: null, match: done.value }) : done;
    });
    if (granted.ok) await this.#keepPlayers(before);
    return granted;
  }

  /** Whoever takes a seat in a running match has played it too. */
  async #keepPlayers(before: RoomState): Promise<void> {
    const { store, withRetry } = this.#context;
    const { match, phase, people } = this.state;
    if (match === null || match !== before.match || phase === 'over') return;
    for (const { who, person } of people) {
      const seat = seatOf(this.state, who);
      if (seat !== null && seat !== seatOf(before, who))
        await withRetry(() => store.addPlayer(match, { person, seat }));
    }
  }

  async #leaveMatch(who: number, id: string): Promise<Result<unknown, Refusal>> {
    const play = this.#play;
    if (play === null) return refuse('NO_MATCH');
    const seat = seatInMatch(who, this.state, play);
    if (seat === null) return refuse('NO_SEAT');
    return play.act(seat, 'leave', { actor: this.state.people[who]!.person, id });
  }

  sayRefusal(refusal: Refusal): string {
    return refusalSentence(refusal, this.#game);
  }
}
