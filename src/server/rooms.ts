// The rooms this node holds: loaded when somebody asks for one, kept in step with other nodes, let go when nobody is there.
// Nothing is lost with them: the store has everything.

import { randomBytes, randomInt } from 'node:crypto';
import type { SealedGame } from '../core/seal.ts';
import type { Word } from './bus.ts';
import { Room } from './room.ts';
import { formatRoomState, newRoomState, parseRoomState } from './roomstate.ts';
import { StoreAway } from './store.ts';
import type { Surroundings } from './surroundings.ts';

/** No letter that could be taken for another, and no vowels: a code spells nothing. */
const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 5;

const SECOND = 1000;
/** How long a room is held after the last person has gone. */
const HOLD = 60 * SECOND;
/** How often, in seconds: presence is said and clocks are kept; the store is looked at; rooms are touched; old ones are swept away. */
const SAY = 2;
const LOOK = 5;
const TOUCH = 30;
const SWEEP = 600;
/** Whoever holds a room has had its time to act when others look after it. */
const LATE = 4 * SECOND;
const LISTED_WITHIN = 3 * TOUCH * SECOND;
const ROOM_AGE = 90 * 24 * 3600 * SECOND;
const MOST = 100;

export type Listing = {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly people: number;
  readonly free: number;
};

export interface Rooms {
  make(game: SealedGame, seats: number): Promise<{ readonly id: string; readonly code: string }>;
  find(id: string): Promise<Room | null>;
  byCode(code: string): Promise<string | null>;
  /** Open to all, with people in them. */
  open(): Promise<readonly Listing[]>;
  stop(): Promise<void>;
  readonly count: number;
  readonly running: number;
}

type Held = { readonly loading: Promise<Room | null>; room: Room | null; used: number };

export function openRooms(around: Surroundings): Rooms {
  const { store, bus, persist, log } = around;
  const held = new Map<string, Held>();
  const rooms = (): Room[] => [...held.values()].flatMap(({ room }) => room ?? []);
  const inUse = (): Room[] => rooms().filter((room) => room.presence.own.length > 0);

  const load = async (id: string): Promise<Room | null> => {
    bus.follow(id); // first: what is said while we read is not missed
    const stored = await persist(() => store.room(id));
    if (stored === null) return null;
    try {
      const room = new Room(stored, around);
      await room.open();
      return room;
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      log('a room could not be opened', { room: id, error: error instanceof Error ? error.stack : String(error) });
      return null;
    }
  };

  const find = (id: string): Promise<Room | null> => {
    const known = held.get(id);
    if (known !== undefined) {
      known.used = performance.now();
      return known.loading;
    }
    const drop = (): void => {
      held.delete(id);
      bus.unfollow(id);
    };
    const loading = load(id).then(
      (room) => {
        if (room === null) drop();
        else one.room = room;
        return room;
      },
      (error) => {
        drop();
        throw error;
      },
    );
    const one: Held = { loading, room: null, used: performance.now() };
    held.set(id, one);
    return loading;
  };

  bus.listen((word: Word) => {
    if (word.t === 'bye') for (const room of rooms()) room.bye(word.from);
    else
      void held
        .get(word.room)
        ?.loading.then((room) => room?.hear(word))
        .catch(() => {}); // who loads it is told
  });

  /** So that a lost word delays, and never loses. */
  const look = async (): Promise<void> => {
    const using = inUse();
    if (bus.alone || using.length === 0) return;
    const heads = await store.heads(using.map(({ id, match }) => ({ room: id, match })));
    for (const { room, rev, n } of heads) held.get(room)?.room?.catchUp(rev, n);
  };
  const keepClocks = async (): Promise<void> => {
    const running = inUse().filter((room) => room.leads && room.running);
    const clocks = running.flatMap(({ play }) => (play === null ? [] : [{ match: play.id, clock: play.now() }]));
    if (clocks.length > 0) await store.saveClocks(clocks);
  };
  /** Games by letter whose clock ran out while nobody was there. */
  const lookAfter = async (): Promise<void> => {
    for (const { room } of await store.due(around.now() - (bus.alone ? 0 : LATE), MOST))
      await (await find(room))?.lookAfter();
  };
  const touch = async (): Promise<void> => {
    const using = inUse();
    if (using.length > 0) await store.touchRooms(using.map((room) => room.census));
  };
  const sweep = (): Promise<number> => store.sweep(ROOM_AGE, MOST);
  const letGo = (): void => {
    for (const [id, { room, used }] of held) {
      if (room === null) continue;
      if (room.presence.own.length > 0) held.get(id)!.used = performance.now();
      else if (performance.now() - used > HOLD) {
        held.delete(id);
        bus.unfollow(id);
        void room.close().catch(() => {});
      }
    }
  };

  let seconds = 0;
  const busy = new Set<() => Promise<unknown>>();
  const every = async (period: number, work: () => Promise<unknown>): Promise<void> => {
    if (seconds % period !== 0 || busy.has(work)) return;
    busy.add(work);
    await work().catch((error) => error instanceof StoreAway || log('a regular task failed', { error: String(error) }));
    busy.delete(work);
  };
  const ticking = setInterval(() => {
    seconds++;
    for (const room of rooms()) room.tick();
    if (seconds % SAY === 0) for (const room of inUse()) room.sayHere();
    void every(SAY, keepClocks);
    void every(SAY, lookAfter);
    void every(LOOK, look);
    void every(TOUCH, touch);
    void every(SWEEP, sweep);
    letGo();
  }, SECOND);

  return {
    async make(game, seats) {
      const state = formatRoomState(newRoomState(game, seats));
      for (;;) {
        const id = randomBytes(12).toString('base64url');
        const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
        if (await persist(() => store.addRoom({ id, code, state, rev: 1, open: false, here: 0 }))) return { id, code };
      }
    },
    find,
    byCode: async (code) =>
      (await persist(() => store.roomByCode(code.toUpperCase().replace(/[^A-Z]/g, ''))))?.id ?? null,
    async open() {
      const open = await persist(() => store.openRooms(LISTED_WITHIN, MOST));
      return open.map(({ id, state, here }) => {
        const { game, phase, chairs } = parseRoomState(state);
        return { id, game, phase, people: here, free: chairs.filter((chair) => chair.people.length === 0).length };
      });
    },
    async stop() {
      clearInterval(ticking);
      bus.publish({ t: 'bye', from: bus.node });
      await keepClocks().catch(() => {});
      await Promise.all(rooms().map((room) => room.close().catch(() => {})));
    },
    get count() {
      return held.size;
    },
    get running() {
      return rooms().filter((room) => room.running).length;
    },
  };
}
