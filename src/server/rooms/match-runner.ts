// Runs the match of a room on this node: opens it, performs its acts one at a time, and schedules bots and clocks.

import type { Refusal } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import type { OutgoingRoomMessage } from '../bus/bus.ts';
import { type AcceptedAct, type ActProcess, LiveMatch } from '../match/live-match.ts';
import { Scheduler } from '../match/scheduler.ts';
import type { TableClock } from '../match/table-clock.ts';
import type { ServerContext } from '../shared/context.ts';
import { errorText } from '../shared/log.ts';
import { StoreUnavailable } from '../store/store.ts';
import { broadcastStep } from './messages.ts';
import type { Presence } from './presence.ts';
import { botLevels, lateSeatNames, type RoomState } from './room-state.ts';
import { SerialQueue } from './serial-queue.ts';

const BROKEN_SENTENCE = 'Something went wrong, so this table was closed. Everything played so far is saved.';

/** The room that has the match. */
type MatchRoom = {
  readonly state: Readonly<RoomState>;
  readonly presence: Presence;
  readonly running: boolean;
  publish(message: OutgoingRoomMessage): void;
  onMatchOver(): void;
};

export class MatchRunner {
  readonly #context: ServerContext;
  readonly #clock: TableClock;
  readonly #room: MatchRoom;
  readonly #queue = new SerialQueue();
  #match: LiveMatch | null = null;
  #scheduler: Scheduler | null = null;

  constructor(context: ServerContext, clock: TableClock, room: MatchRoom) {
    this.#context = context;
    this.#clock = clock;
    this.#room = room;
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
    this.nameSeats();
    this.#scheduler = new Scheduler(liveMatch, this.#context, (n, by, text) =>
      this.perform(liveMatch, liveMatch.actIfCurrent(n, by, text)),
    );
  }

  /** People who took over a seat give it their name. */
  nameSeats(): void {
    this.#match?.renameSeats((names) => lateSeatNames(this.#room.state, names));
  }

  /** Runs one act, or a catch-up, after those before it. Each step is sent while the table still stands at it. */
  perform(liveMatch: LiveMatch, run: ActProcess): Promise<Result<AcceptedAct, Refusal>> {
    const room = this.#room;
    return this.#queue.run(async () => {
      let stepped = false;
      try {
        let next = await run.next();
        for (; !next.done; next = await run.next()) {
          stepped = true;
          if (liveMatch === this.#match) broadcastStep(room.presence, room.state, liveMatch, next.value, next.value.n);
        }
        const { value: result } = next;
        if (result.ok && result.value.written) room.publish({ t: 'match', match: liveMatch.id, n: result.value.n });
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
    this.#scheduler?.reschedule({ start, isLeader: presence.isLeader, botLevels: botLevels(state) });
  }

  /** The due time of a correspondence match has come. Perhaps no other node has the room open. */
  checkDueClock(): void {
    this.#scheduler?.forgetDueTime();
    this.reschedule();
  }

  stop(): void {
    this.#scheduler?.stop();
  }
}
