// A room on this node: applies what its people send to the room's state and match, and sends everybody the result.
// What a command does is in commands.ts, how people come and go in people/attendance.ts, how state is stored in
// state/room-state-store.ts, how its match runs in play/match-runner.ts.

import type { AnyGame, ExplainedBotMove } from '../../core/any-game.ts';
import type { Refusal, Status } from '../../core/game.ts';
import type { RoomCommand, RoomView } from '../../core/protocol/protocol.ts';
import type { Step } from '../../core/protocol/step-changes.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import type { OutgoingRoomMessage, RoomBusMessage } from '../bus/bus.ts';
import type { AcceptedAct, LiveMatch } from '../match/live-match.ts';
import { TableClock } from '../match/table-clock.ts';
import type { ServerContext } from '../shared/context.ts';
import { ROOM_REFUSALS, refuse } from '../shared/refusals.ts';
import { SerialQueue } from '../shared/serial-queue.ts';
import type { StoredRoom } from '../store/store.ts';
import { executeOnce } from './commands.ts';
import { findAskableWord } from './house/askable-word.ts';
import { closeHouseVote, houseVoteCountdown, type Moment } from './house/house-vote.ts';
import { HouseVoteWriter } from './house/house-vote-writer.ts';
import {
  broadcastMatch,
  buildOwnMessages,
  buildRoomView,
  buildStep,
  isPublicChange,
  sendChangedPlans,
} from './messages.ts';
import { describeChange } from './notices.ts';
import { Attendance } from './people/attendance.ts';
import { Chat } from './people/chat.ts';
import { connectionsOfRemoved } from './people/moderation.ts';
import { type Notice, Presence, type RoomConnection } from './people/presence.ts';
import { Reports } from './people/reports.ts';
import { MatchRunner } from './play/match-runner.ts';
import { isPlanPossible } from './play/planned-moves.ts';
import { rematchCountdown } from './rematch/rematch.ts';
import { RoomBroadcaster } from './room-broadcaster.ts';
import { RoomCountdown } from './room-countdown.ts';
import { markChatRead } from './state/chat-log.ts';
import {
  adoptPace,
  countMoveTime,
  isMoveDue,
  isSlow,
  isSlowMatch,
  restartMoveTime,
  settleDueMove,
  setVacation,
} from './state/pace.ts';
import {
  countFormerPeople,
  finishMatch,
  newlySeated,
  type RoomState,
  seatNames,
  startTableClock,
} from './state/room-state.ts';
import { type Change, RoomStateStore } from './state/room-state-store.ts';
import { hasTeammateHere } from './state/seating.ts';

const DONE = ok({ answer: null });
const MAX_WAITING_CHANGES = 200;
/** For background work: the next tick or change does it again. */
const ignoreFailure = (): void => {};

export class Room {
  readonly id: string;
  readonly code: string;
  readonly presence: Presence;
  readonly #context: ServerContext;
  readonly #stateStore: RoomStateStore;
  readonly #clock: TableClock;
  readonly #chat: Chat;
  readonly #reports: Reports;
  readonly #broadcaster: RoomBroadcaster;
  readonly #runner: MatchRunner;
  readonly #countdowns: readonly RoomCountdown[];
  readonly #houseVotes: HouseVoteWriter;
  /** Changes of the state run one at a time. */
  readonly #stateQueue = new SerialQueue();
  readonly #attendance: Attendance;

  constructor(stored: StoredRoom, context: ServerContext) {
    this.id = stored.id;
    this.code = stored.code;
    this.#context = context;
    this.presence = new Presence(context.bus.node);
    this.#stateStore = new RoomStateStore(stored, context.store);
    this.#clock = new TableClock(context.now);
    this.#clock.follow(this.state);
    this.#broadcaster = new RoomBroadcaster(this.presence, context.build, () => this.#view());
    this.#chat = new Chat(this, context.now);
    this.#reports = new Reports(stored.id, context.store);
    this.#runner = new MatchRunner(context, this.#clock, this);
    const closeVote = (id: string) => this.change((draft) => closeHouseVote(draft, id, this.#moment));
    this.#houseVotes = new HouseVoteWriter(this, this.#runner, closeVote);
    this.#countdowns = [rematchCountdown, houseVoteCountdown(() => this.#moment)].map(
      (timed) => new RoomCountdown(context, this, (change) => this.#change(change), timed),
    );
    this.#attendance = new Attendance(context, this, {
      broadcaster: this.#broadcaster,
      runner: this.#runner,
      change: (change) => this.#change(change),
    });
  }

  get state(): Readonly<RoomState> {
    return this.#stateStore.state;
  }

  get game(): AnyGame {
    return findGame(this.state.game)!;
  }

  get liveMatch(): LiveMatch | null {
    return this.#runner.match;
  }

  get running(): boolean {
    return this.state.phase === 'playing' && this.state.start !== null;
  }

  get tableTime(): number {
    return this.liveMatch?.now() ?? 0;
  }

  /** Opens the stored match and gives it back the time during which no node had it open. */
  async open(): Promise<void> {
    await this.#runner.open();
    const { match, start } = this.state;
    const lostTime = this.running ? (this.liveMatch?.lostTime() ?? 0) : 0;
    await this.#change((draft) => {
      // The match was deleted, or its rules or words have changed since.
      if (this.liveMatch === null && draft.match === match)
        Object.assign(draft, { phase: 'lobby', match: null, start: null });
      if (draft.start !== null && draft.start === start) draft.start += lostTime;
      if (this.liveMatch !== null) adoptPace(draft, this.liveMatch.match.setup, this.#context.now(), this.tableTime);
      // A node stopped between writing an act and giving the next player their time.
      const n = this.liveMatch?.table.n ?? 0;
      if (isSlowMatch(draft) && draft.moveTimeFrom < n) restartMoveTime(draft, n, this.#context.now());
      return DONE;
    });
    this.#runner.reschedule();
    this.#followState();
  }

  async close(): Promise<void> {
    this.presence.clear();
    this.#broadcaster.stop();
    for (const countdown of this.#countdowns) countdown.stop();
    await this.#attendance.pauseIfEmpty();
    this.#runner.stop();
    await this.#stateQueue.run(async () => {});
  }

  // People come and go

  /** Returns the person's number in the room. A connection that is in the room already may enter again, to be up to date. */
  enter(connection: RoomConnection, name: string | null): Promise<Result<number, Refusal>> {
    return this.#attendance.enter(connection, name);
  }

  leave(connection: RoomConnection): void {
    this.#attendance.leave(connection);
  }

  /** Called every second. */
  tick(): void {
    this.#attendance.tick();
  }

  get peopleCount(): { readonly id: string; readonly here: number } {
    return { id: this.id, here: this.presence.peopleHere.size };
  }

  // What people send

  act(who: number, match: string, id: string, text: string): Promise<Result<AcceptedAct, Refusal>> {
    return this.#runner.act(who, match, id, text);
  }

  hint(who: number, level: string): Promise<Result<ExplainedBotMove, Refusal>> {
    return this.#runner.hint(who, level);
  }

  seen(who: number): Promise<void> {
    return this.#runner.seen(who);
  }

  async execute(who: number, id: string, command: RoomCommand): Promise<Result<unknown, Refusal>> {
    const alone = !hasTeammateHere(this.state, who, this.presence.peopleHere);
    if (command.do === 'leave' && command.standIn === null && alone) return this.#runner.leave(who, id);
    const { openList, store } = this.#context;
    const before = this.state;
    const isFlood = command.do === 'report' && !this.#reports.mayReport(who);
    if (isFlood || this.#stateQueue.length > MAX_WAITING_CHANGES) return refuse('TOO_FAST');
    const executed = await this.#change((draft) => {
      if (draft.people[who]!.removed) return refuse('NOBODY');
      const done = executeOnce(draft, id, command, {
        ...{ room: this.id, who, game: this.game, openList, ...this.#moment },
        isPlanPossible: (...plan) => isPlanPossible(this.liveMatch, ...plan),
        askableWord: (asked) => findAskableWord(this.liveMatch, asked),
      });
      return done.ok ? ok({ answer: null, match: done.value }) : done;
    });
    const { match, phase } = this.state;
    if (executed.ok && match !== null && match === before.match && phase !== 'over')
      for (const player of newlySeated(before, this.state)) await store.addPlayer(match, player);
    if (executed.ok && command.do === 'report')
      await this.#reports.add(who, id, command, this.state, this.#chat.recent);
    return executed;
  }

  chat(who: number, id: string, text: string): Promise<Result<unknown, Refusal>> {
    return this.#chat.send(who, id, text);
  }

  /** A person sees the stored chat on a visible page. */
  async read(who: number, n: number): Promise<void> {
    if (n > this.state.people[who]!.chatRead) await this.change((draft) => markChatRead(draft, who, n));
  }

  /** What only this person may know, or has missed: their plans, and the chat of a room that plays over days. */
  sendOwn(connection: RoomConnection, who: number): void {
    for (const message of buildOwnMessages(who, this.state, this.game, this.#context.now())) connection.send(message);
  }

  // The match

  /** Every change finishes a match that is over. */
  onMatchOver(): void {
    this.#changeLater(() => {});
  }

  onActWritten(before: Status, after: Status): void {
    if (!isSlowMatch(this.state) || this.liveMatch === null) return;
    const { n } = this.liveMatch.table;
    this.#changeLater((draft) => countMoveTime(draft, n, before, after, this.#context.now()));
  }

  /** A person goes on vacation until this service time, or comes back (null). */
  async setVacation(person: string, until: number | null): Promise<void> {
    const toAct = this.liveMatch?.table.status.toAct ?? [];
    await this.change((draft) => setVacation(draft, person, until, toAct, this.#context.now()));
  }

  /** The due time of a match over days has come: bots play for people who are late. */
  async checkDueClock(): Promise<void> {
    const { now } = this.#context;
    if (isMoveDue(this.state, now()))
      await this.change((draft) => settleDueMove(draft, this.liveMatch?.table.status.toAct ?? [], now()));
    this.#runner.checkDueClock();
  }

  /** Changes the state after all changes before it. If another node was first, tries again on top of its change. */
  #change<T>(change: Change<T>): Promise<Result<T, Refusal>> {
    return this.#stateQueue.run(async () => {
      for (;;) {
        const attempt = await this.#stateStore.tryChange((draft) => {
          // A node may have stopped between storing the outcome and storing the room.
          if (this.liveMatch?.over) finishMatch(draft, this.liveMatch.id, this.liveMatch.now());
          return change(draft);
        }, this.presence.peopleHere.size);
        if (attempt.type === 'refused') return err(attempt.error);
        if (attempt.type === 'unchanged') return ok(attempt.answer);
        const names = this.liveMatch?.names ?? seatNames(this.state);
        if (attempt.before !== null) await this.#stateAdopted(attempt.before);
        if (attempt.type === 'stale') continue;
        this.publish({ t: 'room', rev: this.#stateStore.rev });
        for (const notice of describeChange(attempt.before, this.state, names)) this.announce(notice);
        return ok(attempt.answer);
      }
    });
  }

  change(change: (draft: RoomState) => void): Promise<unknown> {
    return this.#change((draft) => {
      change(draft);
      return DONE;
    });
  }

  /** Sets the timers of this state, and writes a vote that has passed. */
  #followState(): void {
    for (const countdown of this.#countdowns) countdown.update();
    this.#houseVotes.update();
  }

  get #moment(): Moment {
    return { here: this.presence.peopleHere, now: this.#context.now(), tableTime: this.tableTime };
  }

  readonly #changeLater = (change: (draft: RoomState) => void): void => void this.change(change).catch(ignoreFailure);

  /** This node or another has changed the state. */
  async #stateAdopted(before: RoomState): Promise<void> {
    this.#clock.follow(this.state);
    const { match, start, seats, phase, moveBy, plans } = this.state;
    const newMatch = match !== before.match;
    const newSeatsOrClock = start !== before.start || JSON.stringify(seats) !== JSON.stringify(before.seats);
    const hasErased = countFormerPeople(before) !== countFormerPeople(this.state);
    if (hasErased) this.#chat.forgetRecent();
    if (newMatch) await this.#runner.open();
    else if (hasErased) await this.liveMatch?.reloadNames();
    this.#runner.nameSeats();
    for (const connection of connectionsOfRemoved(this.state, this.presence)) {
      this.leave(connection);
      connection.dismiss(ROOM_REFUSALS.BANNED());
    }
    const needsStep = this.liveMatch !== null && (newMatch || (newSeatsOrClock && phase !== 'over'));
    if (!needsStep && isPublicChange(before, this.state)) this.#broadcaster.request();
    else if (needsStep && this.liveMatch !== null) {
      this.#broadcaster.sendNow(); // the step belongs to the seats as they are now
      broadcastMatch(this.presence, this.state, this.liveMatch, newMatch ? 0 : this.liveMatch.table.n + 1);
    }
    const newPlans = JSON.stringify(plans) !== JSON.stringify(before.plans);
    if (newMatch || newSeatsOrClock || newPlans || moveBy !== before.moveBy) this.#runner.reschedule();
    sendChangedPlans(this.presence, before, this.state);
    this.#followState();
    // Another node stopped the clock because it did not know of the people here.
    if (phase === 'playing' && start === null && !isSlow(this.state) && this.presence.localPeople.length > 0)
      this.#changeLater((draft) => startTableClock(draft, this.#context.now(), this.tableTime));
  }

  // Other nodes

  publish(message: OutgoingRoomMessage): void {
    const { bus } = this.#context;
    bus.publish({ ...message, room: this.id, from: bus.node });
  }

  /** Tells everybody in the room, on every node. */
  announce(notice: Notice): void {
    this.presence.notify(notice);
    this.publish({ t: 'notice', ...notice });
  }

  announcePresence(): void {
    this.publish({ t: 'here', people: this.presence.localPeople });
  }

  onBusMessage(message: RoomBusMessage): void {
    if (message.t === 'room') this.catchUp(message.rev, 0);
    else if (message.t === 'match' && message.match === this.state.match) this.catchUp(0, message.n);
    else if (message.t === 'match') this.catchUp(this.#stateStore.rev + 1, 0);
    else if (message.t === 'here') this.#attendance.updateNode(message.from, message.people);
    else if (message.t === 'notice') this.presence.notify(message);
    else this.#chat.deliver(message);
  }

  onNodeStopped(node: string): void {
    this.#attendance.updateNode(node, []);
  }

  /** Other nodes have reached revision `rev` of the room and act `n` of its match. */
  catchUp(rev: number, n: number): void {
    const onError = (error: unknown): void =>
      this.#context.log.warn('a room could not be read', { match: this.state.match, error: String(error) });
    this.#catchUp(rev, n).catch(onError);
  }

  async #catchUp(rev: number, n: number): Promise<void> {
    await this.#stateQueue.run(async () => {
      const before = await this.#stateStore.catchUp(rev);
      if (before !== null) await this.#stateAdopted(before);
    });
    // The acts belong to the match the room has after that.
    if (this.liveMatch !== null) await this.#runner.perform(this.liveMatch, this.liveMatch.catchUp(n));
  }

  async refresh(): Promise<void> {
    if (!this.#context.bus.singleNode)
      await this.#catchUp(this.#stateStore.rev + 1, (this.liveMatch?.table.n ?? 0) + 1);
  }

  // Sending

  #view(): RoomView {
    return buildRoomView(
      this.id,
      this.code,
      this.state,
      this.#attendance.peopleHereOrEntering,
      this.liveMatch,
      this.#context.now(),
    );
  }

  /** Sends a room message to this connection that is about to be sent to everybody. */
  sendPendingRoom(connection: RoomConnection, who: number): void {
    this.#broadcaster.sendIfPending(connection, who);
  }

  /** The match as one person sees it now, with the log after act `n`; null if there is no match. */
  stepFor(who: number, n: number): Step | null {
    return this.liveMatch === null ? null : buildStep(who, this.state, this.liveMatch, [], n === 0 ? 0 : n + 1);
  }
}
