// The rooms this node holds: loaded when somebody asks for one, kept in step with other nodes, let go when nobody is there.
// Nothing is lost with them: the store has everything. What is done for them regularly is in chores.ts.

import { randomBytes, randomInt } from 'node:crypto';
import type { AnyGame } from '../../core/any-game.ts';
import type { BusMessage } from '../bus/bus.ts';
import type { ServerContext } from '../shared/context.ts';
import { REQUEST_TIMEOUT_MS } from '../store/retry.ts';
import { StoreUnavailable } from '../store/store.ts';
import { Room } from './room.ts';
import { formatRoomState, newRoomState, parseRoomState } from './room-state.ts';

/** No letter that could be taken for another, and no vowels: a code spells nothing. */
const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 5;

/** How long a room is held after the last person has gone. */
const ROOM_IDLE_MS = 60_000;
/** Rooms are listed if people were seen there so lately, and so many at most. */
const LISTED_WITHIN_MS = 90_000;
const MAX_LISTED_ROOMS = 100;

export type RoomListing = {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly people: number;
  readonly free: number;
};

type RegistryEntry = { readonly loading: Promise<Room | null>; room: Room | null; used: number };

export class RoomRegistry {
  readonly #context: ServerContext;
  readonly #held = new Map<string, RegistryEntry>();

  constructor(context: ServerContext) {
    this.#context = context;
    context.bus.onMessage((word) => this.#hear(word));
  }

  /** How many are held. */
  get count(): number {
    return this.#held.size;
  }

  all(): Room[] {
    return [...this.#held.values()].flatMap(({ room }) => room ?? []);
  }

  /** Those in which people have a line to this node. */
  withLocalPeople(): Room[] {
    return this.all().filter((room) => room.presence.localPeople.length > 0);
  }

  get(id: string): Room | null {
    return this.#held.get(id)?.room ?? null;
  }

  async create(game: AnyGame, seats: number): Promise<{ readonly id: string; readonly code: string }> {
    const { store, withRetry } = this.#context;
    const state = formatRoomState(newRoomState(game, seats));
    for (;;) {
      const id = randomBytes(12).toString('base64url');
      const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
      if (await withRetry(() => store.addRoom({ id, code, state, rev: 1, open: false, here: 0 }), REQUEST_TIMEOUT_MS))
        return { id, code };
    }
  }

  /** null: there is no such room, or it cannot be opened any more. */
  load(id: string): Promise<Room | null> {
    const known = this.#held.get(id);
    if (known !== undefined) {
      known.used = performance.now();
      return known.loading;
    }
    const held: RegistryEntry = { loading: this.#load(id), room: null, used: performance.now() };
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
    const { bus, store, withRetry, log } = this.#context;
    bus.subscribe(id); // first: what is said while we read is not missed
    const stored = await withRetry(() => store.room(id));
    if (stored === null) return null;
    try {
      const room = new Room(stored, this.#context);
      await room.open();
      return room;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      const what = error instanceof Error ? error.stack : String(error);
      log('a room could not be opened', { room: id.slice(0, 4), error: what }); // whoever has the whole id can come in
      return null;
    }
  }

  #drop(id: string): void {
    this.#held.delete(id);
    this.#context.bus.unsubscribe(id);
  }

  async findByCode(code: string): Promise<string | null> {
    const { store, withRetry } = this.#context;
    const plain = code.toUpperCase().replace(/[^A-Z]/g, '');
    return (await withRetry(() => store.roomByCode(plain), REQUEST_TIMEOUT_MS))?.id ?? null;
  }

  /** Open to all, with people in them. */
  async listOpen(): Promise<readonly RoomListing[]> {
    const { store, withRetry } = this.#context;
    const open = await withRetry(() => store.openRooms(LISTED_WITHIN_MS, MAX_LISTED_ROOMS), REQUEST_TIMEOUT_MS);
    return open.map(({ id, state, here }) => {
      const { game, phase, chairs } = parseRoomState(state);
      return { id, game, phase, people: here, free: chairs.filter((chair) => chair.people.length === 0).length };
    });
  }

  #hear(word: BusMessage): void {
    if (word.t === 'bye') for (const room of this.all()) room.onNodeStopped(word.from);
    else
      void this.#held
        .get(word.room)
        ?.loading.then((room) => room?.onBusMessage(word))
        .catch(() => {}); // whoever wanted it is told
  }

  /** Rooms in which nobody has been for a while. */
  releaseIdle(): void {
    for (const room of this.withLocalPeople()) this.#held.get(room.id)!.used = performance.now();
    for (const [id, { room, used }] of this.#held) {
      if (room === null || performance.now() - used < ROOM_IDLE_MS) continue;
      this.#drop(id);
      void room.close().catch(() => {}); // we stop, or somebody else has it
    }
  }

  /** This node stops: others take over what it holds. */
  async stop(): Promise<void> {
    const { bus } = this.#context;
    bus.publish({ t: 'bye', from: bus.node });
    await Promise.all(this.all().map((room) => room.close().catch(() => {})));
  }
}
