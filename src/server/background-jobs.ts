// What a node does regularly for the rooms it holds, and for those that nobody holds.
// If the store is away a chore is left until the next time.

import type { RoomRegistry } from './rooms/registry.ts';
import type { ServerContext } from './shared/context.ts';
import { StoreUnavailable } from './store/store.ts';

const SECOND = 1000;
/** How often, in seconds. */
const SAY = 2;
const LOOK = 5;
const TOUCH = 30;
const SWEEP = 600;
/** Whoever holds a room has had its time to act when others look after it. */
const LATE = 4 * SECOND;
const ROOM_AGE = 90 * 24 * 3600 * SECOND;
const MOST = 100;

export interface BackgroundJobs {
  /** Clocks are kept a last time. */
  stop(): Promise<void>;
}

export function startBackgroundJobs(rooms: RoomRegistry, context: ServerContext): BackgroundJobs {
  const { store, bus, now, log } = context;

  /** In case we are interrupted: so much table time has surely passed. */
  const keepClocks = async (): Promise<void> => {
    const running = rooms.withLocalPeople().filter((room) => room.isLeader && room.running);
    const clocks = running.flatMap(({ liveMatch: play }) =>
      play === null ? [] : [{ match: play.id, clock: play.now() }],
    );
    if (clocks.length > 0) await store.saveClocks(clocks);
  };
  /** Games by letter whose clock ran out while nobody was there. */
  const lookAfterClocks = async (): Promise<void> => {
    for (const { room } of await store.dueMatches(now() - (bus.singleNode ? 0 : LATE), MOST))
      await (await rooms.load(room))?.checkDueClock();
  };
  /** So that a lost word delays, and never loses. */
  const lookAtStore = async (): Promise<void> => {
    const using = bus.singleNode ? [] : rooms.withLocalPeople();
    if (using.length === 0) return;
    const heads = await store.progressOf(using.map(({ id, match }) => ({ room: id, match })));
    for (const { room, rev, n } of heads) rooms.get(room)?.catchUp(rev, n);
  };
  const touchRooms = async (): Promise<void> => {
    const using = rooms.withLocalPeople();
    if (using.length > 0) await store.touchRooms(using.map((room) => room.presenceCount));
  };
  const sweepRooms = async (): Promise<void> => {
    await store.deleteStaleRooms(ROOM_AGE, MOST);
  };

  let seconds = 0;
  const busy = new Set<() => Promise<void>>();
  const every = async (period: number, chore: () => Promise<void>): Promise<void> => {
    if (seconds % period !== 0 || busy.has(chore)) return;
    busy.add(chore);
    await chore().catch(
      (error) => error instanceof StoreUnavailable || log('a chore failed', { error: String(error) }),
    );
    busy.delete(chore);
  };
  const ticking = setInterval(() => {
    seconds++;
    for (const room of rooms.all()) room.tick();
    rooms.releaseIdle();
    if (seconds % SAY === 0) for (const room of rooms.withLocalPeople()) room.announcePresence();
    void every(SAY, keepClocks);
    void every(SAY, lookAfterClocks);
    void every(LOOK, lookAtStore);
    void every(TOUCH, touchRooms);
    void every(SWEEP, sweepRooms);
  }, SECOND);

  return {
    async stop() {
      clearInterval(ticking);
      await keepClocks().catch(() => {});
    },
  };
}
