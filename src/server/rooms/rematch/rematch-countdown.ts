// The countdown to a rematch on this node. Every node with the room has one, so the rematch starts even if a node stops.

import type { AnyGame } from '../../../core/any-game.ts';
import type { Refusal } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { ServerContext } from '../../shared/context.ts';
import type { Presence } from '../people/presence.ts';
import type { RoomState } from '../state/room-state.ts';
import type { Change } from '../state/room-state-store.ts';
import { startDueRematch } from './rematch.ts';

/** The node that moves the bots starts the rematch. Another one does if that node has not done it by then. */
const TAKEOVER_DELAY_MS = 2000;

type RematchRoom = {
  readonly id: string;
  readonly game: AnyGame;
  readonly state: Readonly<RoomState>;
  readonly presence: Presence;
};

export class RematchCountdown {
  readonly #context: ServerContext;
  readonly #room: RematchRoom;
  readonly #change: (change: Change<null>) => Promise<Result<null, Refusal>>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    context: ServerContext,
    room: RematchRoom,
    change: (change: Change<null>) => Promise<Result<null, Refusal>>,
  ) {
    this.#context = context;
    this.#room = room;
    this.#change = change;
  }

  /** Follows the room's state after each change. */
  update(): void {
    this.stop();
    const startsAt = this.#room.state.rematch?.startsAt ?? null;
    if (startsAt === null) return;
    const dueAt = startsAt + (this.#room.presence.isLeader ? 0 : TAKEOVER_DELAY_MS);
    const check = (): void => {
      const waitMs = dueAt - this.#context.now();
      if (waitMs <= 0)
        void this.#start().catch(() => {}); // the store is down, or another node has started it
      else this.#timer = setTimeout(check, waitMs);
    };
    check();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #start(): Promise<unknown> {
    const { openList, now } = this.#context;
    const { id: room, game, presence } = this.#room;
    return this.#change((draft) => {
      const match = startDueRematch(draft, presence.peopleHere, { room, game, openList, now: now() });
      return match.ok ? ok({ answer: null, match: match.value }) : match;
    });
  }
}
