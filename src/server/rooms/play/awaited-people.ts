// Keeps the store's list of the people a match over days waits for, so that they can be told (notify/).

import type { Seat } from '../../../core/game.ts';
import type { ServerContext } from '../../shared/context.ts';
import type { TurnNotice } from '../../store/notifications.ts';
import { isSlowMatch } from '../state/pace.ts';
import { FORMER_PERSON, type RoomState } from '../state/room-state.ts';

/** A page that is open and visible says within this time that the move was seen. */
const PUSH_DELAY_MS = 15_000;
/** Several turns within this time make one mail. */
const MAIL_DELAY_MS = 10 * 60_000;

/** The ids of the people whose turn it is, without those whom a bot stands in for. */
function awaitedPeople(state: RoomState, toAct: readonly Seat[]): readonly string[] {
  if (!isSlowMatch(state)) return [];
  return toAct
    .flatMap((seat) => (state.seats[seat]?.standIn === null ? state.seats[seat].people : []))
    .map((who) => state.people[who]!.person)
    .filter((person) => person !== FORMER_PERSON);
}

export class AwaitedPeople {
  readonly #room: string;
  readonly #context: ServerContext;
  /** What the store has; null: unknown, as after a restart. */
  #stored: string | null = '';
  /** What is being written, one list after the other, so that an older one doesn't win. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(room: string, context: ServerContext, state: RoomState) {
    this.#room = room;
    this.#context = context;
    if (isSlowMatch(state)) this.#stored = null;
  }

  update(state: RoomState, toAct: readonly Seat[]): void {
    const people = awaitedPeople(state, toAct);
    const key = people.join();
    if (key === this.#stored) return;
    this.#stored = key;
    const now = this.#context.now();
    const notices: readonly TurnNotice[] = people.map((person) => ({
      person,
      room: this.#room,
      pushDue: now + PUSH_DELAY_MS,
      mailDue: now + MAIL_DELAY_MS,
      remindDue: now + state.pace! / 2,
    }));
    // If it fails, this node stops, and the next one that opens the room stores it.
    this.#writing = this.#writing.then(() => this.#context.store.setAwaited(this.#room, notices)).catch(() => {});
  }

  /** The person sees the table on a visible page, perhaps before it is stored that it waits for them. */
  async markSeen(person: string): Promise<void> {
    await this.#writing;
    await this.#context.store.markSeen(person, this.#room);
  }
}
