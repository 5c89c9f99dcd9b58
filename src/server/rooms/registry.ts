// The rooms this node holds: loaded when somebody asks for one, kept in step with other nodes, let go when nobody is there.
// Nothing is lost with them: the store has everything. What is done for them regularly is in chores.ts.

import { randomBytes, randomInt } from 'node:crypto';
import type { AnyGame } from '../../core/any-game.ts';
import type { Word } from '../bus/bus.ts';
import type { Surroundings } from '../shared/context.ts';
import { A_MOMENT } from '../store/retry.ts';
import { StoreAway } from '../store/store.ts';
import { Room } from './room.ts';
import { formatRoomState, newRoomState, parseRoomState } from './room-state.ts';

/** No letter that could be taken for another, and no vowels: a code spells nothing. */
const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 5;

/** How long a room is held after the last person has gone. */
const HOLD = 60_000;
/** Rooms are listed if people were seen there so lately, and so many at most. */
const LISTED_WITHIN = 90_000;
const LISTED = 100;

export type Listing = {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly people: number;
  readonly free: number;
};

type Held = { readonly loading: Promise<Room | null>; room: Room | null; used: number };

export class Rooms {
  readonly #around: Surroundings;
  readonly #held = new Map<string, Held>();

  constructor(around: Surroundings) {
    this.#around = around;
    around.bus.listen((word) => this.#hear(word));
  }

  /** How many are held. */
  get count(): number {
    return this.#held.size;
  }

  all(): Room[] {
    return [...this.#held.values()].flatMap(({ room }) => room ?? []);
  }

  /** Those in which people have a line to this node. */
  inUse(): Room[] {
    return this.all().filter((room) => room.presence.own.length > 0);
  }

  held(id: string): Room | null {
    return this.#held.get(id)?.room ?? null;
  }

  async make(game: AnyGame, seats: number): Promise<{ readonly id: string; readonly code: string }> {
    const { store, persist } = this.#around;
    const state = formatRoomState(newRoomState(game, seats));
    for (;;) {
      const id = randomBytes(12).toString('base64url');
      const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
      if (await persist(() => store.addRoom({ id, code, state, rev: 1, open: false, here: 0 }), A_MOMENT))
        return { id, code };
    }
  }

  /** null: there is no such room, or it cannot be opened any more. */
  find(id: string): Promise<Room | null> {
    const known = this.#held.get(id);
    if (known !== undefined) {
      known.used = performance.now();
      return known.loading;
    }
    const held: Held = { loading: this.#load(id), room: null, used: performance.now() };
    this.#held.set(id, held);
    held.loading.then(
      (room) => {
        held.room = room;
        if (room === null) this.#drop(id);
      },
      () => this.#drop(id),
    );
    return held.loading;
  }

  async #load(id: string): Promise<Room | null> {
    const { bus, store, persist, log } = this.#around;
    bus.follow(id); // first: what is said while we read is not missed
    const stored = await persist(() => store.room(id));
    if (stored === null) return null;
    try {
      const room = new Room(stored, this.#around);
      await room.open();
      return room;
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      const what = error instanceof Error ? error.stack : String(error);
      log('a room could not be opened', { room: id.slice(0, 4), error: what }); // whoever has the whole id can come in
      return null;
    }
  }

  #drop(id: string): void {
    this.#held.delete(id);
    this.#around.bus.unfollow(id);
  }

  async byCode(code: string): Promise<string | null> {
    const { store, persist } = this.#around;
    const plain = code.toUpperCase().replace(/[^A-Z]/g, '');
    return (await persist(() => store.roomByCode(plain), A_MOMENT))?.id ?? null;
  }

  /** Open to all, with people in them. */
  async open(): Promise<readonly Listing[]> {
    const { store, persist } = this.#around;
    const open = await persist(() => store.openRooms(LISTED_WITHIN, LISTED), A_MOMENT);
    return open.map(({ id, state, here }) => {
      const { game, phase, chairs } = parseRoomState(state);
      return { id, game, phase, people: here, free: chairs.filter((chair) => chair.people.length === 0).length };
    });
  }

  #hear(word: Word): void {
    if (word.t === 'bye') for (const room of this.all()) room.bye(word.from);
    else
      void this.#held
        .get(word.room)
        ?.loading.then((room) => room?.hear(word))
        .catch(() => {}); // whoever wanted it is told
  }

  /** Rooms in which nobody has been for a while. */
  letGo(): void {
    for (const room of this.inUse()) this.#held.get(room.id)!.used = performance.now();
    for (const [id, { room, used }] of this.#held) {
      if (room === null || performance.now() - used < HOLD) continue;
      this.#drop(id);
      void room.close().catch(() => {}); // we stop, or somebody else has it
    }
  }

  /** This node stops: others take over what it holds. */
  async stop(): Promise<void> {
    const { bus } = this.#around;
    bus.publish({ t: 'bye', from: bus.node });
    await Promise.all(this.all().map((room) => room.close().catch(() => {})));
  }
}
