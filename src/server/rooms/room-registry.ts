// The rooms this node has loaded. A room is loaded when somebody asks for it and released when nobody has been there for
// a while; nothing is lost, because the store has everything. Regular work on rooms is in background-jobs.ts.

import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../../core/any-game.ts';
import type { BusMessage } from '../bus/bus.ts';
import { randomCode } from '../shared/codes.ts';
import type { ServerContext } from '../shared/context.ts';
import { errorText } from '../shared/log.ts';
import { StoreUnavailable } from '../store/store.ts';
import { Room } from './room.ts';
import { newRoomState, type RoomState } from './state/room-state.ts';
import { formatRoomState, parseRoomState } from './state/stored-room-state.ts';

/** How long a room stays loaded after the last person has left. */
const ROOM_IDLE_MS = 60_000;
/** Open rooms are listed if people were seen in them within this time. */
const LISTED_WITHIN_MS = 90_000;
const MAX_LISTED_ROOMS = 100;

/** A room that could not be read is tried again after this time at the earliest. */
const UNREADABLE_RETRY_MS = 30_000;
const MAX_UNREADABLE = 1000;

export type RoomListing = {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly people: number;
  readonly free: number;
};

type DescribedRoom = Pick<RoomListing, 'game' | 'phase' | 'free'> & { readonly rev: number };

function describeOpenRoom(state: string): Omit<DescribedRoom, 'rev'> {
  const { game, phase, seats } = parseRoomState(state);
  return { game, phase, free: seats.filter((roomSeat) => roomSeat.people.length === 0).length };
}

type RegistryEntry = { readonly loading: Promise<Room | null>; room: Room | null; usedAt: number };

export class RoomRegistry {
  readonly #context: ServerContext;
  readonly #entries = new Map<string, RegistryEntry>();
  /** The rooms of the latest list. The state of a room can be long, and everybody may ask for the list. */
  #described: ReadonlyMap<string, DescribedRoom> = new Map();

  /** Rooms whose data could not be read, and when that was. */
  readonly #unreadable = new Map<string, number>();

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** How many rooms are loaded. */
  get count(): number {
    return this.#entries.size;
  }

  all(): Room[] {
    return [...this.#entries.values()].flatMap(({ room }) => room ?? []);
  }

  /** Rooms with people who are connected to this node. */
  withLocalPeople(): Room[] {
    return this.all().filter((room) => room.presence.hasLocalPeople);
  }

  /** The room if it is loaded; null if not. */
  get(id: string): Room | null {
    return this.#entries.get(id)?.room ?? null;
  }

  async create(
    game: AnyGame,
    seats: number,
    more: Partial<Pick<RoomState, 'preset' | 'deck'>> = {},
  ): Promise<{ readonly id: string; readonly code: string }> {
    const { requestStore, log } = this.#context;
    const state = formatRoomState({ ...newRoomState(game, seats), ...more });
    for (;;) {
      const id = randomBytes(12).toString('base64url');
      const code = randomCode();
      if (!(await requestStore.addRoom({ id, code, state, rev: 1, isListed: false, peopleCount: 0 }))) continue;
      log.debug('a room was created', { room: idForLog(id), game: game.id });
      return { id, code };
    }
  }

  /** Loads a room, unless it is loaded; null if it does not exist or cannot be opened any more. */
  load(id: string): Promise<Room | null> {
    const known = this.#entries.get(id);
    if (known !== undefined) {
      known.usedAt = performance.now();
      return known.loading;
    }
    const entry: RegistryEntry = { loading: this.#open(id), room: null, usedAt: performance.now() };
    this.#entries.set(id, entry);
    entry.loading.then(
      (room) => {
        entry.room = room;
        if (room === null) this.#drop(id);
      },
      () => this.#drop(id),
    );
    return entry.loading;
  }

  async #open(id: string): Promise<Room | null> {
    const { bus, store, log } = this.#context;
    if (performance.now() - (this.#unreadable.get(id) ?? Number.NEGATIVE_INFINITY) < UNREADABLE_RETRY_MS) return null;
    bus.subscribe(id); // before reading, so that no message is missed
    try {
      const stored = await store.getRoom(id);
      if (stored === null) return null;
      const room = new Room(stored, this.#context);
      await room.open();
      this.#unreadable.delete(id);
      log.debug('a room was loaded', { room: idForLog(id) });
      return room;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      log.error('a room could not be opened', { room: idForLog(id), error: errorText(error) });
      if (this.#unreadable.size < MAX_UNREADABLE) this.#unreadable.set(id, performance.now());
      return null;
    }
  }

  /** Whether a room that could not be loaded exists, but its data cannot be read. */
  isUnreadable(id: string): boolean {
    return this.#unreadable.has(id);
  }

  /** How many rooms people asked for and could not be read. */
  get unreadableCount(): number {
    return this.#unreadable.size;
  }

  #drop(id: string): void {
    this.#entries.delete(id);
    this.#context.bus.unsubscribe(id);
  }

  async findByCode(code: string): Promise<string | null> {
    const letters = code.toUpperCase().replace(/[^A-Z]/g, '');
    return (await this.#context.requestStore.findRoomByCode(letters))?.id ?? null;
  }

  /** Rooms open to everybody that have people in them. */
  async listOpen(): Promise<readonly RoomListing[]> {
    const rooms = await this.#context.requestStore.listOpenRooms(LISTED_WITHIN_MS, MAX_LISTED_ROOMS);
    const before = this.#described;
    this.#described = new Map(
      rooms.map(({ id, rev, state }) => {
        const known = before.get(id);
        return [id, known?.rev === rev ? known : { rev, ...describeOpenRoom(state) }];
      }),
    );
    return rooms.map(({ id, peopleCount }) => {
      const { game, phase, free } = this.#described.get(id)!;
      return { id, game, phase, people: peopleCount, free };
    });
  }

  onBusMessage(message: Exclude<BusMessage, { t: 'lesson' }>): void {
    if (message.t === 'bye') for (const room of this.all()) room.onNodeStopped(message.from);
    else if (message.t === 'revoked') this.#context.sessions.onRevoked(message);
    else
      void this.#entries
        .get(message.room)
        ?.loading.then((room) => room?.onBusMessage(message))
        .catch(() => {}); // the caller that is loading the room gets the error
  }

  /** Sends people away from a room that was deleted from the store. */
  closeDeleted(id: string, sentence: string): void {
    const room = this.get(id);
    if (room === null) return;
    room.liveMatch?.markBroken(); // a move that is under way can't write to the log any more
    for (const [, connection] of room.presence.connections()) connection.dismiss(sentence);
    this.#drop(id);
    void room.close().catch(() => {}); // there is nothing to save it to
  }

  releaseIdle(): void {
    const now = performance.now();
    for (const [id, entry] of this.#entries) {
      const { room } = entry;
      if (room?.presence.hasLocalPeople) entry.usedAt = now;
      if (room === null || now - entry.usedAt < ROOM_IDLE_MS) continue;
      this.#drop(id);
      this.#context.log.debug('a room was released', { room: idForLog(id) });
      void room.close().catch(() => {}); // this node stops, or another has the room
    }
  }

  /**
   * This node was frozen while others went on. Reopening a room gives its match the lost time back, as after a crash, unless
   * another node has taken over and saved its clock.
   */
  reopen(): void {
    for (const room of this.withLocalPeople())
      void room.open().catch((error) => this.#context.log.warn('a room did not reopen', { error: errorText(error) }));
  }

  /** This node stops. Other nodes take over its rooms. */
  async stop(): Promise<void> {
    const { bus } = this.#context;
    bus.publish({ t: 'bye', from: bus.node });
    await Promise.all(this.all().map((room) => room.close().catch(() => {})));
  }
}

/** The whole id would let a reader of the log into the room, so the log gets only its beginning. */
const idForLog = (id: string): string => id.slice(0, 4);
