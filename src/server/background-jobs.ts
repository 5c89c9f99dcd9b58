// What a node does at regular intervals, for the rooms it has loaded and for rooms that no node has.
// If the store is unavailable, a job waits for its next turn.

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
/** More than all rooms that the limits let people create between two sweeps. */
const MAX_SWEEP_BATCHES = 60;

export interface BackgroundJobs {
  /** Stops the jobs and saves the clocks a last time. */
  stop(): Promise<void>;
}

export function startBackgroundJobs(
  rooms: RoomRegistry,
  context: ServerContext,
  retentionDays: number,
  sendNotices: () => Promise<void>,
): BackgroundJobs {
  const { store, bus, now, log, sessions } = context;
  const retentionMs = retentionDays * DAY_MS;

  /** After a crash a match continues from the table time saved last. */
  const saveClocks = async (): Promise<void> => {
    const running = rooms.withLocalPeople().filter((room) => room.presence.isLeader && room.running);
    const clocks = running.flatMap(({ liveMatch }) =>
      liveMatch === null ? [] : [{ match: liveMatch.id, tableTimeMs: liveMatch.now() }],
    );
    if (clocks.length > 0) await store.saveClocks(clocks);
  };
  /** Opens correspondence games whose clock has run out, or whose bot is to move, while nobody was there. */
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
  const touchRooms = async (): Promise<void> => {
    const inUse = rooms.withLocalPeople();
    if (inUse.length > 0) await store.touchRooms(inUse.map((room) => room.peopleCount));
  };
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
  const deleteExpired = (): Promise<void> => store.deleteExpired(now() - SESSION_MAX_AGE_MS, now());
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
    for (const room of rooms.all()) room.tick();
    rooms.releaseIdle();
    if (isDue(HEARTBEAT_MS)) for (const room of rooms.withLocalPeople()) room.announcePresence();
    void run(HEARTBEAT_MS, saveClocks);
    void run(HEARTBEAT_MS, runDueClocks);
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
      await saveClocks().catch(() => {});
    },
  };
}
