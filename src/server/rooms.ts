// All rooms of this server: made, found by id or code, taken up again after a restart.

import { randomBytes, randomInt } from 'node:crypto';
import type { SealedGame } from '../core/seal.ts';
import { Room, type RoomState, type Surroundings } from './room.ts';

/** No letter that could be taken for another, and no vowels: a code spells nothing. */
const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 5;

export interface Rooms {
  make(game: SealedGame, seats: number): Promise<Room>;
  find(id: string): Room | null;
  byCode(code: string): Room | null;
  open(): readonly NonNullable<Room['listing']>[];
  /** Every second: hosts that are gone pass on; every few: clocks are kept. */
  tick(): void;
  stop(): Promise<void>;
  readonly count: number;
  readonly running: number;
}

export function openRooms(around: Surroundings): Rooms {
  const rooms = new Map<string, Room>();
  const codes = new Map<string, Room>();
  let ticks = 0;

  const add = (room: Room): Room => {
    rooms.set(room.id, room);
    codes.set(room.code, room);
    return room;
  };
  for (const { id, code, state } of around.store.rooms()) {
    const room = new Room(id, code, JSON.parse(state) as RoomState, around);
    try {
      room.restore();
      add(room);
    } catch (error) {
      around.log('a room could not be restored', { room: id, error: String(error) });
    }
  }

  const newCode = (): string => {
    for (;;) {
      const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
      if (!codes.has(code)) return code;
    }
  };
  const plays = () => [...rooms.values()].flatMap(({ play }) => (play?.running ? [play] : []));
  const saveClocks = (): Promise<void> =>
    around.store.saveClocks(plays().map((play) => ({ match: play.id, clock: play.now() })));

  return {
    async make(game, seats) {
      const id = randomBytes(12).toString('base64url');
      const room = add(new Room(id, newCode(), Room.newState(game, seats), around));
      return room;
    },
    find: (id) => rooms.get(id) ?? null,
    byCode: (code) => codes.get(code.toUpperCase().replace(/[^A-Z]/g, '')) ?? null,
    open: () => [...rooms.values()].flatMap((room) => room.listing ?? []).slice(0, 100),
    tick() {
      for (const room of rooms.values()) if (!room.asleep) room.passHost();
      if (++ticks % 5 === 0)
        void saveClocks().catch((error) => around.log('clocks could not be kept', { error: String(error) }));
    },
    async stop() {
      await saveClocks();
      for (const play of plays()) play.stop();
    },
    get count() {
      return rooms.size;
    },
    get running() {
      return plays().length;
    },
  };
}
