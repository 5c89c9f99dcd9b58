// Runs the match of a room on this node: opens it, performs its acts one at a time, and schedules bots and clocks.

import type { ExplainedBotMove } from '../../../core/any-game.ts';
import type { Refusal, Seat, Status } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { OutgoingRoomMessage } from '../../bus/bus.ts';
import { type AcceptedAct, type ActProcess, LiveMatch } from '../../match/live-match.ts';
import { Scheduler } from '../../match/scheduler.ts';
import type { TableClock } from '../../match/table-clock.ts';
import type { ServerContext } from '../../shared/context.ts';
import { errorText } from '../../shared/log.ts';
import { refuse } from '../../shared/refusals.ts';
import { SerialQueue } from '../../shared/serial-queue.ts';
import { type ActOrigin, StoreUnavailable } from '../../store/store.ts';
import { waitsForVote } from '../house/house-vote.ts';
import { broadcastAct } from '../messages.ts';
import type { Notice, Presence } from '../people/presence.ts';
import { isSlowMatch } from '../state/pace.ts';
import { botLevels, lateSeatNames, type RoomState, seatInMatch } from '../state/room-state.ts';
import { StepWriter } from '../step-writer.ts';
import { AwaitedPeople } from './awaited-people.ts';
import { HintLimiter } from './hint-limiter.ts';
import { PlannedMoves } from './planned-moves.ts';

const BROKEN_SENTENCE = 'Something went wrong, so this table was closed. Everything played so far is saved.';

/** The room that has the match. */
type MatchRoom = {
  readonly id: string;
  readonly state: Readonly<RoomState>;
  readonly presence: Presence;
  readonly running: boolean;
  publish(message: OutgoingRoomMessage): void;
  announce(notice: Notice): void;
  change(change: (draft: RoomState) => void): Promise<unknown>;
  onMatchOver(): void;
  /** An act of this node is in the log. */
  onActWritten(before: Status, after: Status): void;
  /** Reads what other nodes have stored. */
  refresh(): Promise<void>;
};

export class MatchRunner {
  readonly #context: ServerContext;
  readonly #clock: TableClock;
  readonly #room: MatchRoom;
  readonly #hintLimiter = new HintLimiter();
  /** Acts run one at a time. */
  readonly #queue = new SerialQueue();
  #match: LiveMatch | null = null;
  #stepWriter = new StepWriter();
  #scheduler: Scheduler | null = null;
  readonly #awaited: AwaitedPeople;
  readonly #plans: PlannedMoves;

  constructor(context: ServerContext, clock: TableClock, room: MatchRoom) {
    this.#context = context;
    this.#clock = clock;
    this.#room = room;
    this.#awaited = new AwaitedPeople(room.id, context, room.state);
    this.#plans = new PlannedMoves(room, (match, act) => this.perform(match, act));
  }

  get match(): LiveMatch | null {
    return this.#match;
  }

  /** Opens the match that the room's state names. */
  async open(): Promise<void> {
    const { match } = this.#room.state;
    this.#scheduler?.stop();
    this.#match = this.#scheduler = null;
    const stored = match === null ? null : await this.#context.store.getMatch(match);
    const liveMatch = stored === null ? null : await LiveMatch.open(stored, this.#context, this.#clock);
    if (liveMatch === null) return;
    this.#match = liveMatch;
    this.#stepWriter = new StepWriter();
    this.nameSeats();
    this.#scheduler = new Scheduler(liveMatch, this.#context, (n, by, text, at) =>
      this.perform(liveMatch, liveMatch.actIfCurrent(n, by, text, at)),
    );
  }

  /** People who took over a seat give it their name. */
  nameSeats(): void {
    this.#match?.renameSeats((names) => lateSeatNames(this.#room.state, names));
  }

  async act(who: number, match: string, id: string, text: string): Promise<Result<AcceptedAct, Refusal>> {
    const origin = { actor: this.#room.state.people[who]!.person, id };
    let allowed = this.#checkAct(who, match, origin);
    // Another node may have stored what this one does not know yet: a new match, a seat, or this very act.
    if (!allowed.ok) {
      await this.#room.refresh();
      allowed = this.#checkAct(who, match, origin);
    }
    if (allowed.ok)
      return this.perform(allowed.value.liveMatch, allowed.value.liveMatch.act(allowed.value.seat, text, origin));
    // Its answer may have been lost before the next match began.
    const n = await this.#context.store.findRecentAct(match, origin);
    return n === null ? allowed : ok({ n, duplicate: true, written: false });
  }

  #checkAct(who: number, match: string, origin: ActOrigin): Result<{ liveMatch: LiveMatch; seat: Seat }, Refusal> {
    const { state } = this.#room;
    const liveMatch = this.#match;
    if (liveMatch === null || liveMatch.id !== match) return refuse('NO_MATCH');
    const seat = seatInMatch(state, who, liveMatch.match.seats);
    if (seat === null) return refuse('WATCHING');
    if (state.phase === 'paused' && !liveMatch.hasAct(origin)) return refuse('PAUSED');
    if (waitsForVote(state) && !liveMatch.hasAct(origin)) return refuse('VOTING', state.houseVote!.word);
    return ok({ liveMatch, seat });
  }

  /** Leaving for good is an act of the seat. */
  async leave(who: number, id: string): Promise<Result<AcceptedAct, Refusal>> {
    const { state } = this.#room;
    const liveMatch = this.#match;
    if (liveMatch === null) return refuse('NO_MATCH');
    const seat = seatInMatch(state, who, liveMatch.match.seats);
    if (seat === null) return refuse('NO_SEAT');
    return this.perform(liveMatch, liveMatch.act(seat, 'leave', { actor: state.people[who]!.person, id }));
  }

  /** What a bot would play in this person's place. The others get a notice. */
  async hint(who: number, level: string): Promise<Result<ExplainedBotMove, Refusal>> {
    const { state, presence } = this.#room;
    const liveMatch = this.#match;
    if (liveMatch === null || liveMatch.over) return refuse('NO_MATCH');
    const seat = this.#hintLimiter.accept(who, level, state, liveMatch);
    if (!seat.ok) return seat;
    if (presence.peopleHere.size > 1) this.#room.announce({ sentence: `${state.people[who]!.name} asked for a hint.` });
    const move = await this.#context.bots.explain(liveMatch.botRequest(seat.value, level), liveMatch.names, {
      key: liveMatch.id,
      urgent: true,
    });
    return move === null ? refuse('NO_HINT') : ok(move);
  }

  /** Runs one act, or a catch-up, after those before it. Each step is sent while the table still stands at it. */
  perform(liveMatch: LiveMatch, run: ActProcess): Promise<Result<AcceptedAct, Refusal>> {
    const room = this.#room;
    return this.#queue.run(async () => {
      let stepped = false;
      const before = liveMatch.table.status;
      try {
        const result = await run((broadcast) => {
          stepped = true;
          if (liveMatch === this.#match)
            broadcastAct(room.presence, room.state, liveMatch, broadcast, this.#stepWriter);
        });
        if (result.ok && result.value.written) {
          room.publish({ t: 'match', match: liveMatch.id, n: result.value.n });
          room.onActWritten(before, liveMatch.table.status);
        }
        return result;
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) this.#closeBroken(liveMatch, error);
        throw error;
      } finally {
        if (stepped && liveMatch === this.#match) this.reschedule();
        if (stepped && liveMatch.over) room.onMatchOver();
      }
    });
  }

  #closeBroken(liveMatch: LiveMatch, error: unknown): void {
    liveMatch.markBroken();
    this.#context.log.error('a match broke', { match: liveMatch.id, n: liveMatch.table.n, error: errorText(error) });
    this.#scheduler?.stop();
    this.#room.presence.sendToAll({ t: 'bye', sentence: BROKEN_SENTENCE });
  }

  reschedule(): void {
    const { state, presence, running } = this.#room;
    const start = running ? state.start : null;
    const moveBy = isSlowMatch(state) ? state.moveBy : null;
    const isLiveForNow = state.returnPace !== null;
    const { isLeader } = presence;
    this.#scheduler?.reschedule({ start, isLeader, botLevels: botLevels(state), moveBy, isLiveForNow });
    if (this.#match === null) return;
    this.#awaited.update(state, this.#match.over ? [] : this.#match.table.status.toAct);
    this.#plans.update(this.#match);
  }

  /** The due time of a match over days has come. Perhaps no other node has the room open. */
  checkDueClock(): void {
    this.#scheduler?.forgetDueTime();
    this.reschedule();
  }

  /** A person sees the table on a visible page. */
  async seen(who: number): Promise<void> {
    const { state } = this.#room;
    if (isSlowMatch(state)) await this.#awaited.markSeen(state.people[who]!.person);
  }

  stop(): void {
    this.#scheduler?.stop();
  }
}
