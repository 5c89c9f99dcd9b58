// A room on this node: applies what its people send to the room's state and match, and sends everybody the result.
// What a command does is in commands.ts, how state is stored in room-state-store.ts, how a match proceeds in match/.

import type { AnyGame, ExplainedBotMove } from '../../core/any-game.ts';
import type { Refusal } from '../../core/game.ts';
import type { RoomCommand, RoomView, ServerMessage } from '../../core/protocol/protocol.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import type { OutgoingRoomMessage, RoomBusMessage } from '../bus/bus.ts';
import { type AcceptedAct, type ActProcess, LiveMatch } from '../match/live-match.ts';
import { Scheduler } from '../match/scheduler.ts';
import { TableClock } from '../match/table-clock.ts';
import type { ServerContext } from '../shared/context.ts';
import { errorText } from '../shared/log.ts';
import { refuse } from '../shared/refusals.ts';
import { type StoredRoom, StoreUnavailable } from '../store/store.ts';
import { Chat, deliverChat } from './chat.ts';
import { applyPauseVotes, executeOnce, hasTeammateHere } from './commands.ts';
import { HintLimiter } from './hint-limiter.ts';
import { broadcastRoom, broadcastStep, buildRoomView, buildStep, sendRoom } from './messages.ts';
import { Presence, type RoomConnection } from './presence.ts';
import {
  addMember,
  botLevels,
  finishMatch,
  newlySeated,
  passHost,
  type RoomState,
  seatInMatch,
  startTableClock,
  stopTableClock,
} from './room-state.ts';
import { type Change, RoomStateStore } from './room-state-store.ts';
import { SerialQueue } from './serial-queue.ts';

/** A host who is away for longer loses the role. */
const HOST_ABSENCE_MS = 30_000;

const BROKEN_SENTENCE = 'Something went wrong, so this table was closed. Everything played so far is saved.';

const DONE = ok({ answer: null });
/** For background work: the next tick or change does it again. */
const ignoreFailure = (): void => {};

export class Room {
  readonly id: string;
  readonly code: string;
  readonly presence: Presence;
  readonly #context: ServerContext;
  readonly #stateStore: RoomStateStore;
  readonly #clock: TableClock;
  readonly #chat = new Chat();
  readonly #hintLimiter = new HintLimiter();
  /** Changes of the state run one at a time, and so do acts of the match. */
  readonly #stateQueue = new SerialQueue();
  readonly #matchQueue = new SerialQueue();
  #match: LiveMatch | null = null;
  #scheduler: Scheduler | null = null;
  #wasLeader: boolean;

  constructor(stored: StoredRoom, context: ServerContext) {
    this.id = stored.id;
    this.code = stored.code;
    this.#context = context;
    this.presence = new Presence(context.bus.node);
    this.#stateStore = new RoomStateStore(stored, context.store);
    this.#clock = new TableClock(context.now);
    this.#clock.follow(this.state);
    this.#wasLeader = this.presence.isLeader;
  }

  get state(): Readonly<RoomState> {
    return this.#stateStore.state;
  }

  get game(): AnyGame {
    return findGame(this.state.game)!;
  }

  get liveMatch(): LiveMatch | null {
    return this.#match;
  }

  get running(): boolean {
    return this.state.phase === 'playing' && this.state.start !== null;
  }

  get #tableTime(): number {
    return this.#match?.now() ?? 0;
  }

  // Opening and closing

  /** Opens the stored match and gives it back the time during which no node had it open. */
  async open(): Promise<void> {
    await this.#openMatch();
    const { match, start } = this.state;
    const lostTime = this.running ? (this.#match?.lostTime() ?? 0) : 0;
    await this.#change((draft) => {
      // The match was deleted, or its rules or words have changed since.
      if (this.#match === null && draft.match === match)
        Object.assign(draft, { phase: 'lobby', match: null, start: null });
      if (draft.start !== null && draft.start === start) draft.start += lostTime;
      return DONE;
    });
    this.#reschedule();
  }

  async #openMatch(): Promise<void> {
    const { match } = this.state;
    this.#scheduler?.stop();
    this.#match = this.#scheduler = null;
    const stored = match === null ? null : await this.#context.store.getMatch(match);
    const liveMatch = stored === null ? null : await LiveMatch.open(stored, this.#context, this.#clock);
    if (liveMatch === null) return;
    this.#match = liveMatch;
    this.#scheduler = new Scheduler(liveMatch, this.#context, (n, by, text) =>
      this.#perform(liveMatch, liveMatch.actIfCurrent(n, by, text)),
    );
  }

  async close(): Promise<void> {
    this.presence.clear();
    await this.#pauseIfEmpty();
    this.#scheduler?.stop();
    await this.#stateQueue.run(() => {});
  }

  // People come and go

  /** Returns the person's number in the room; null if the room is full. */
  async enter(connection: RoomConnection, name: string | null): Promise<number | null> {
    const entered = await this.#change((draft) => {
      const who = addMember(draft, connection.person, name);
      if (who === null) return refuse('FULL');
      startTableClock(draft, this.#context.now(), this.#tableTime);
      return ok({ answer: who });
    });
    if (!entered.ok) return null;
    const who = entered.value;
    this.#trackPresence(() => this.presence.add(who, connection));
    sendRoom(connection, who, this.#view(), this.#context.build);
    this.announcePresence();
    return who;
  }

  leave(connection: RoomConnection): void {
    this.#trackPresence(() => this.presence.remove(connection));
    this.announcePresence();
  }

  /** Every second: drops nodes that fell silent, and passes the host role on if the host is away too long. */
  tick(): void {
    this.#trackPresence(() => this.presence.expireNodes());
    const { host } = this.state;
    const { isLeader, localPeople, peopleHere } = this.presence;
    if (!isLeader || localPeople.length === 0 || this.presence.awayMs(host) < HOST_ABSENCE_MS) return;
    this.#changeLater((draft) => {
      if (draft.host === host) passHost(draft, peopleHere);
    });
  }

  /** Runs an update of the presence and acts on what it changed. */
  #trackPresence(update: () => void): void {
    const before = [...this.presence.peopleHere].join();
    update();
    const { isLeader, peopleHere } = this.presence;
    if (this.#wasLeader !== isLeader) {
      this.#wasLeader = isLeader;
      this.#reschedule();
    }
    if (before === [...peopleHere].join()) return;
    if (this.state.access === 'open') void this.#context.store.touchRooms([this.peopleCount]).catch(ignoreFailure);
    void this.#pauseIfEmpty().catch(ignoreFailure);
    this.#broadcastRoom();
    if (isLeader && this.state.votes.length > 0)
      this.#changeLater((draft) => applyPauseVotes(draft, this.presence.peopleHere, this.#tableTime));
  }

  get peopleCount(): { readonly id: string; readonly here: number } {
    return { id: this.id, here: this.presence.peopleHere.size };
  }

  /** Stops the table clock when everybody has left. The clock of a correspondence game runs on. */
  async #pauseIfEmpty(): Promise<void> {
    if (!this.running || this.presence.peopleHere.size > 0) return;
    await this.#change((draft) => {
      if (this.presence.peopleHere.size === 0 && !this.#match?.isCorrespondence) stopTableClock(draft, this.#tableTime);
      return DONE;
    });
  }

  // What people send

  async act(who: number, match: string, id: string, text: string): Promise<Result<AcceptedAct, Refusal>> {
    const liveMatch = this.#match;
    if (liveMatch === null || liveMatch.id !== match) return refuse('NO_MATCH');
    const seat = seatInMatch(this.state, who, liveMatch.match.seats);
    if (seat === null) return refuse('WATCHING');
    const origin = { actor: this.state.people[who]!.person, id };
    if (this.state.phase === 'paused' && !liveMatch.hasAct(origin)) return refuse('PAUSED');
    return this.#perform(liveMatch, liveMatch.act(seat, text, origin));
  }

  async execute(who: number, id: string, command: RoomCommand): Promise<Result<unknown, Refusal>> {
    const alone = !hasTeammateHere(this.state, who, this.presence.peopleHere);
    if (command.do === 'leave' && command.standIn === null && alone) return this.#leaveMatch(who, id);
    const { openList, now, store } = this.#context;
    const before = this.state;
    const executed = await this.#change((draft) => {
      const { peopleHere: here } = this.presence;
      const context = { room: this.id, who, here, game: this.game, openList };
      const done = executeOnce(draft, id, command, { ...context, now: now(), tableTime: this.#tableTime });
      return done.ok ? ok({ answer: null, match: done.value }) : done;
    });
    const { match, phase } = this.state;
    if (executed.ok && match !== null && match === before.match && phase !== 'over')
      for (const player of newlySeated(before, this.state)) await store.addPlayer(match, player);
    return executed;
  }

  /** Leaving for good is an act of the seat. */
  async #leaveMatch(who: number, id: string): Promise<Result<unknown, Refusal>> {
    const liveMatch = this.#match;
    if (liveMatch === null) return refuse('NO_MATCH');
    const seat = seatInMatch(this.state, who, liveMatch.match.seats);
    if (seat === null) return refuse('NO_SEAT');
    return this.#perform(liveMatch, liveMatch.act(seat, 'leave', { actor: this.state.people[who]!.person, id }));
  }

  chat(who: number, id: string, text: string): Result<unknown, Refusal> {
    const accepted = this.#chat.accept(who, id, text, this.state);
    if (!accepted.ok || accepted.value === null) return accepted;
    deliverChat(this.presence, this.state, accepted.value);
    this.#publish(accepted.value);
    return accepted;
  }

  /** What a bot would play in this person's place. The others get a notice. */
  async hint(who: number, level: string): Promise<Result<ExplainedBotMove, Refusal>> {
    const liveMatch = this.#match;
    if (liveMatch === null || liveMatch.over) return refuse('NO_MATCH');
    const seat = this.#hintLimiter.accept(who, level, this.state, liveMatch);
    if (!seat.ok) return seat;
    if (this.presence.peopleHere.size > 1) {
      const sentence = `${this.state.people[who]!.name} asked for a hint.`;
      this.presence.sendToAll({ t: 'notice', sentence });
      this.#publish({ t: 'notice', sentence });
    }
    const request = liveMatch.botRequest(seat.value, level);
    const move = await this.#context.bots.explain(request, liveMatch.names, { key: liveMatch.id, urgent: true });
    return move === null ? refuse('NO_HINT') : ok(move);
  }

  // The match

  /** Runs one act, or a catch-up, after those before it. Each step is sent while the table still stands at it. */
  #perform(liveMatch: LiveMatch, run: ActProcess): Promise<Result<AcceptedAct, Refusal>> {
    return this.#matchQueue.run(async () => {
      let stepped = false;
      try {
        let next = await run.next();
        for (; !next.done; next = await run.next()) {
          stepped = true;
          if (liveMatch === this.#match) broadcastStep(this.presence, this.state, liveMatch, next.value, next.value.n);
        }
        const { value: result } = next;
        if (result.ok && result.value.written) this.#publish({ t: 'match', match: liveMatch.id, n: result.value.n });
        return result;
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) this.#closeBroken(liveMatch, error);
        throw error;
      } finally {
        if (stepped && liveMatch === this.#match) this.#reschedule();
        if (stepped && liveMatch.over) this.#changeLater(() => {}); // every change finishes a match that is over
      }
    });
  }

  #closeBroken(liveMatch: LiveMatch, error: unknown): void {
    liveMatch.markBroken();
    this.#context.log.error('a match broke', { match: liveMatch.id, n: liveMatch.table.n, error: errorText(error) });
    this.#scheduler?.stop();
    this.presence.sendToAll({ t: 'bye', sentence: BROKEN_SENTENCE });
  }

  #reschedule(): void {
    const start = this.running ? this.state.start : null;
    this.#scheduler?.reschedule({ start, isLeader: this.presence.isLeader, botLevels: botLevels(this.state) });
  }

  /** The due time of a correspondence match has come. Perhaps no other node has the room open. */
  checkDueClock(): void {
    this.#scheduler?.forgetDueTime();
    this.#reschedule();
  }

  // The state

  /** Changes the state after all changes before it. If another node was first, tries again on top of its change. */
  #change<T>(change: Change<T>): Promise<Result<T, Refusal>> {
    return this.#stateQueue.run(async () => {
      for (;;) {
        const attempt = await this.#stateStore.tryChange((draft) => {
          // A node may have stopped between storing the outcome and storing the room.
          if (this.#match?.over) finishMatch(draft, this.#match.id, this.#match.now());
          return change(draft);
        }, this.presence.peopleHere.size);
        if (attempt.type === 'refused') return err(attempt.error);
        if (attempt.type === 'unchanged') return ok(attempt.answer);
        if (attempt.before !== null) await this.#stateAdopted(attempt.before);
        if (attempt.type === 'stale') continue;
        this.#publish({ t: 'room', rev: this.#stateStore.rev });
        return ok(attempt.answer);
      }
    });
  }

  /** A change nobody waits for. */
  #changeLater(change: (draft: RoomState) => void): void {
    const changed = this.#change((draft) => {
      change(draft);
      return DONE;
    });
    void changed.catch(ignoreFailure);
  }

  /** This node or another has changed the state. */
  async #stateAdopted(before: RoomState): Promise<void> {
    this.#clock.follow(this.state);
    const { match, start, seats, phase } = this.state;
    const newMatch = match !== before.match;
    const newSeatsOrClock = start !== before.start || JSON.stringify(seats) !== JSON.stringify(before.seats);
    if (newMatch) await this.#openMatch();
    this.#broadcastRoom();
    if (this.#match !== null && (newMatch || (newSeatsOrClock && phase !== 'over')))
      broadcastStep(this.presence, this.state, this.#match, null, newMatch ? 0 : this.#match.table.n);
    if (newMatch || newSeatsOrClock) this.#reschedule();
    // Another node stopped the clock because it did not know of the people here.
    if (phase === 'playing' && start === null && this.presence.localPeople.length > 0)
      this.#changeLater((draft) => startTableClock(draft, this.#context.now(), this.#tableTime));
  }

  // Other nodes

  #publish(message: OutgoingRoomMessage): void {
    const { bus } = this.#context;
    bus.publish({ ...message, room: this.id, from: bus.node });
  }

  announcePresence(): void {
    this.#publish({ t: 'here', people: this.presence.localPeople });
  }

  onBusMessage(message: RoomBusMessage): void {
    if (message.t === 'room') this.catchUp(message.rev, 0);
    else if (message.t === 'match' && message.match === this.state.match) this.catchUp(0, message.n);
    else if (message.t === 'match') this.catchUp(this.#stateStore.rev + 1, 0);
    else if (message.t === 'here')
      this.#trackPresence(() => {
        const isNew = this.presence.updateNode(message.from, message.people);
        if (isNew) this.announcePresence(); // so that it knows of our people at once
      });
    else if (message.t === 'notice') this.presence.sendToAll({ t: 'notice', sentence: message.sentence });
    else
      deliverChat(this.presence, this.state, { t: 'chat', who: message.who, text: message.text, among: message.among });
  }

  onNodeStopped(node: string): void {
    this.#trackPresence(() => this.presence.updateNode(node, []));
  }

  /** Other nodes have reached revision `rev` of the room and act `n` of its match. */
  catchUp(rev: number, n: number): void {
    const onError = (error: unknown): void =>
      this.#context.log.warn('a room could not be read', { match: this.state.match, error: String(error) });
    const caughtUp = this.#stateQueue.run(async () => {
      const before = await this.#stateStore.catchUp(rev);
      if (before !== null) await this.#stateAdopted(before);
    });
    // The acts belong to the match the room has after that.
    caughtUp.then(() => this.#match && this.#perform(this.#match, this.#match.catchUp(n))).catch(onError);
  }

  // Sending

  #view(): RoomView {
    return buildRoomView(this.id, this.code, this.state, this.presence.peopleHere, this.#match);
  }

  #broadcastRoom(): void {
    broadcastRoom(this.presence, this.#view(), this.#context.build);
  }

  /** The match as one person sees it now, with the log after act `n`; null if there is no match. */
  stepFor(who: number, n: number): Extract<ServerMessage, { t: 'step' }> | null {
    return this.#match === null ? null : buildStep(who, this.state, this.#match, null, n);
  }
}
