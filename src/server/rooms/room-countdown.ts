// Something that happens to a room at a service time of its state, such as the start of a rematch or the end of a vote. Every
// node with the room waits for it, so it happens even if a node stops.

import type { AnyGame } from '../../core/any-game.ts';
import type { Refusal } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ServerContext } from '../shared/context.ts';
import type { NewMatch } from '../store/store.ts';
import type { Presence } from './people/presence.ts';
import type { StartContext } from './play/new-match.ts';
import type { RoomState } from './state/room-state.ts';
import type { Change } from './state/room-state-store.ts';

/** The node that moves the bots does it. Another one does if that node has not done it by then. */
const TAKEOVER_DELAY_MS = 2000;

type TimedRoom = {
  readonly id: string;
  readonly game: AnyGame;
  readonly state: Readonly<RoomState>;
  readonly presence: Presence;
};

export type Timed = {
  /** Service time; null if there is nothing to wait for. */
  dueAt(state: Readonly<RoomState>): number | null;
  /** Returns the match it starts, if it starts one. Somebody may have come or gone since it was scheduled. */
  perform(draft: RoomState, here: ReadonlySet<number>, context: StartContext): Result<NewMatch | null, Refusal>;
};

export class RoomCountdown {
  readonly #context: ServerContext;
  readonly #room: TimedRoom;
  readonly #change: (change: Change<null>) => Promise<Result<null, Refusal>>;
  readonly #timed: Timed;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    context: ServerContext,
    room: TimedRoom,
    change: (change: Change<null>) => Promise<Result<null, Refusal>>,
    timed: Timed,
  ) {
    this.#context = context;
    this.#room = room;
    this.#change = change;
    this.#timed = timed;
  }

  /** Follows the room's state after each change. */
  update(): void {
    this.stop();
    const due = this.#timed.dueAt(this.#room.state);
    if (due === null) return;
    const dueAt = due + (this.#room.presence.isLeader ? 0 : TAKEOVER_DELAY_MS);
    const check = (): void => {
      const waitMs = dueAt - this.#context.now();
      if (waitMs <= 0)
        void this.#perform().catch(() => {}); // the store is down, or another node has done it
      else this.#timer = setTimeout(check, Math.min(waitMs, MAX_TIMER_MS));
    };
    check();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #perform(): Promise<unknown> {
    const { openList, now } = this.#context;
    const { id: room, game, presence } = this.#room;
    return this.#change((draft) => {
      const match = this.#timed.perform(draft, presence.peopleHere, { room, game, openList, now: now() });
      return match.ok ? ok({ answer: null, match: match.value }) : match;
    });
  }
}

/** Timers are limited to 24 days; longer waits are split. */
const MAX_TIMER_MS = 2 ** 31 - 1;
