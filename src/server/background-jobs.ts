// What a node does at regular intervals, for the rooms it has loaded and for rooms that no node has.
// If the store is unavailable, a job waits for its next turn.

import { setTimeout as sleep } from 'node:timers/promises';
import { ROOM_CLOSED_SENTENCE } from './http/operator/operator-routes.ts';
import { erasePerson } from './rooms/people/erase-person.ts';
import type { RoomRegistry } from './rooms/room-registry.ts';
import type { ServerContext } from './shared/context.ts';
import { SESSION_MAX_AGE_MS } from './shared/sessions.ts';
import { StoreUnavailable } from './store/store.ts';

const TICK_MS = 1000;
const HEARTBEAT_MS = 2000;
const STORE_POLL_MS = 5000;
const TOUCH_INTERVAL_MS = 30_000;
const SWEEP_INTERVAL_MS = 600_000;
/** A node that has the room open gets this much time to act before another node does. */
const TAKEOVER_DELAY_MS = 4000;
const DAY_MS = 24 * 3_600_000;
const RECHECK_SESSIONS_MS = 30_000;
const JOB_BATCH_SIZE = 100;
/** Work on more rooms than this is spread over its interval, so that moves never wait for all of it. */
const ROOMS_AT_ONCE = 100;
/** One node alone saves at most one clock in this time. After a crash people get back the time since their clock was saved. */
const MS_PER_CLOCK = 4;
/** More than all rooms that the limits let people create between two sweeps. */
const MAX_SWEEP_BATCHES = 60;

async function spread<T>(items: readonly T[], periodMs: number, work: (part: readonly T[]) => unknown): Promise<void> {
  const parts = Math.ceil(items.length / ROOMS_AT_ONCE);
  for (let i = 0; i < parts; i++) {
    if (i > 0) await sleep((periodMs * 0.8) / parts, undefined, { ref: false });
    await work(items.slice(i * ROOMS_AT_ONCE, (i + 1) * ROOMS_AT_ONCE));
  }
}

export interface BackgroundJobs {
  /** Stops the jobs and saves the clocks a last time. */
  stop(): Promise<void>;
}

export function startBackgroundJobs(
  rooms: RoomRegistry,
  context: ServerContext,
  retentionDays: number,
  {
    sendNotices,
    runContests,
  }: { readonly sendNotices: () => Promise<void>; readonly runContests: () => Promise<void> },
): BackgroundJobs {
  const { store, bus, now, log, sessions } = context;
  const retentionMs = retentionDays * DAY_MS;

  /** After a crash a match continues from the table time saved last. */
  const saveClocks = (periodMs: number): Promise<void> => {
    const running = rooms.withLocalPeople().filter((room) => room.presence.isLeader && room.running);
    return spread(running, periodMs, (part) => {
      const clocks = part.flatMap(({ liveMatch }) =>
        liveMatch === null ? [] : [{ match: liveMatch.id, tableTimeMs: liveMatch.now() }],
      );
      return store.saveClocks(clocks);
    });
  };
  /** Other nodes take a match for abandoned whose clock was not saved for some seconds. Without them there is no such hurry. */
  const saveAllClocks = (): Promise<void> =>
    saveClocks(bus.singleNode ? Math.max(HEARTBEAT_MS, rooms.count * MS_PER_CLOCK) : HEARTBEAT_MS);
  /** Opens matches over days whose time has run out, or whose bot is to move, while nobody was there. */
  const runDueClocks = async (): Promise<void> => {
    const before = now() - (bus.singleNode ? 0 : TAKEOVER_DELAY_MS);
    for (const { room } of await store.listDueMatches(before, JOB_BATCH_SIZE))
      await (await rooms.load(room))?.checkDueClock();
  };
  /** Finds what other nodes wrote, in case a message on the bus was lost. */
  const pollStore = async (): Promise<void> => {
    const inUse = bus.singleNode ? [] : rooms.withLocalPeople();
    if (inUse.length === 0) return;
    const progress = await store.readProgress(inUse.map(({ id, state: { match } }) => ({ room: id, match })));
    for (const { room, rev, n } of progress) rooms.get(room)?.catchUp(rev, n);
    const stored = new Set(progress.map(({ room }) => room));
    for (const { id } of inUse) if (!stored.has(id)) rooms.closeDeleted(id, ROOM_CLOSED_SENTENCE);
  };
  const touchRooms = (): Promise<void> =>
    spread(rooms.withLocalPeople(), TOUCH_INTERVAL_MS, (part) =>
      store.touchRooms(part.map((room) => room.peopleCount)),
    );
  const tickRooms = (): Promise<void> =>
    spread(rooms.all(), TICK_MS, (part) => {
      for (const room of part) room.tick();
    });
  const announcePeople = (): Promise<void> =>
    spread(rooms.withLocalPeople(), HEARTBEAT_MS, (part) => {
      for (const room of part) room.announcePresence();
    });
  const deleteStaleRooms = async (): Promise<void> => {
    let deleted = 0;
    for (let batch = 0; batch < MAX_SWEEP_BATCHES && deleted === batch * JOB_BATCH_SIZE; batch++)
      deleted += await store.deleteStaleRooms(retentionMs, JOB_BATCH_SIZE);
    await store.deleteOldReports(retentionMs);
    if (deleted > 0) log.info('stale rooms were deleted', { deleted });
  };

  const deleteOldMatches = async (): Promise<void> => {
    let deleted = 0;
    for (let batch = 0; batch < MAX_SWEEP_BATCHES && deleted === batch * JOB_BATCH_SIZE; batch++)
      deleted += await store.deleteOldMatches(retentionMs, JOB_BATCH_SIZE);
    if (deleted > 0) log.info('old matches were deleted', { deleted });
  };
  const deleteExpired = async (): Promise<void> => {
    await store.deleteExpired(now() - SESSION_MAX_AGE_MS, now());
    await store.deleteOldItems(now() - SESSION_MAX_AGE_MS);
    await store.contests.deleteOld(Date.now() - retentionMs, JOB_BATCH_SIZE);
    await store.lessons.deleteExpired(Date.now(), JOB_BATCH_SIZE);
  };
  const finishErasures = async (): Promise<void> => {
    for (const person of await store.listErasures()) await erasePerson(person, rooms, context);
  };
  const recheckSessions = async (): Promise<void> => {
    if (!bus.singleNode) await sessions.recheckConnections();
  };

  let elapsedMs = 0;
  const busy = new Set<() => Promise<void>>();
  const isDue = (intervalMs: number): boolean => elapsedMs % intervalMs === 0;
  const run = async (intervalMs: number, job: () => Promise<void>): Promise<void> => {
    if (!isDue(intervalMs) || busy.has(job)) return;
    busy.add(job);
    try {
      await job();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log.error('a background job failed', { error: String(error) });
    }
    busy.delete(job);
  };
  const ticking = setInterval(() => {
    elapsedMs += TICK_MS;
    void run(TICK_MS, tickRooms);
    rooms.releaseIdle();
    void run(HEARTBEAT_MS, announcePeople);
    void run(HEARTBEAT_MS, saveAllClocks);
    void run(HEARTBEAT_MS, runDueClocks);
    void run(HEARTBEAT_MS, runContests);
    void run(STORE_POLL_MS, pollStore);
    void run(STORE_POLL_MS, sendNotices);
    void run(TOUCH_INTERVAL_MS, touchRooms);
    void run(RECHECK_SESSIONS_MS, recheckSessions);
    for (const sweep of [deleteStaleRooms, deleteOldMatches, deleteExpired, finishErasures])
      void run(SWEEP_INTERVAL_MS, sweep);
  }, TICK_MS);

  return {
    async stop() {
      clearInterval(ticking);
      await saveClocks(0).catch(() => {});
    },
  };
}
