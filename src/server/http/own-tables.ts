// The route for the tables a person belongs to: where they have a seat, or are the host. It shows what everybody at the table
// sees. Matches that this node has not loaded are replayed from the store, so a list has a limited number of them; of those over
// days the store knows whom they wait for.

import type { FastifyInstance } from 'fastify';
import { DEADLINE_GRACE_MS, type Millis, type Status } from '../../core/game.ts';
import type { OwnTable } from '../../core/protocol/own-table.ts';
import { LiveMatch } from '../match/live-match.ts';
import { TableClock } from '../match/table-clock.ts';
import type { RoomRegistry } from '../rooms/room-registry.ts';
import { countUnread } from '../rooms/state/chat-log.ts';
import { isSlow, isSlowMatch, vacationEnd } from '../rooms/state/pace.ts';
import { isMatchOpen, lateSeatNames, type RoomState, seatNames, seatOf } from '../rooms/state/room-state.ts';
import { parseRoomState } from '../rooms/state/stored-room-state.ts';
import type { ServerContext } from '../shared/context.ts';
import { errorText } from '../shared/log.ts';
import type { MemberRoom, StoredMatch } from '../store/store.ts';
import { type RequestContext, sessionOf } from './request-context.ts';

/** How many live tables are listed: each may need a replay. */
const MAX_TABLES = 8;
const MAX_SLOW_TABLES = 40;
/** People may have been at more tables than they still belong to. */
const MAX_CANDIDATES = 80;
/** Longer matches are listed without whose turn it is: replaying them would keep everybody else waiting. */
const MAX_REPLAYED_ACTS = 200;
/** Tables without a running match are listed this long after somebody was last there. */
const LISTED_FOR_MS = 24 * 3_600_000;
/** Positions of replayed matches that are remembered. */
const MAX_POSITIONS = 5000;

/** What a list needs to know about a match after act `n`. */
type Position = { readonly n: number; readonly at: number } & Pick<Status, 'toAct' | 'deadline'>;
/** By match. A match that nobody has loaded hardly changes, and its position is asked for again and again. */
type Positions = Map<string, Position>;

export function registerOwnTables(
  app: FastifyInstance,
  { context, createLimit, sendTooFast }: RequestContext,
  rooms: RoomRegistry,
): void {
  const limit = createLimit('ownTables');
  const positions: Positions = new Map();
  app.get('/api/me/tables', async (request, reply) => {
    const person = sessionOf(request)?.person;
    if (person === undefined) return { ok: true, tables: [] }; // somebody new gets no cookie for looking
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    return { ok: true, tables: await listOwnTables(person, rooms, context, positions) };
  });
}

async function listOwnTables(
  person: string,
  rooms: RoomRegistry,
  context: ServerContext,
  positions: Positions,
): Promise<readonly OwnTable[]> {
  const candidates = await context.requestStore.listMemberRooms(person, MAX_CANDIDATES);
  const own = candidates.flatMap((stored) => {
    const state = parseRoomState(stored.state);
    const member = state.people.find((one) => one.person === person && !one.removed);
    if (member === undefined) return [];
    const seat = seatOf(state, member.who);
    const isHost = state.host === member.who || state.absentHost === member.who;
    // A try at a contest that is over is on the contest's page.
    const isRecent = isMatchOpen(state) || (state.contest === null && stored.idleMs < LISTED_FOR_MS);
    return (seat !== null || isHost) && isRecent
      ? [{ stored, state, seat, isHost, unread: countUnread(state, member.who) }]
      : [];
  });
  const slow = own.filter(({ state }) => isSlowMatch(state)).slice(0, MAX_SLOW_TABLES);
  const others = own.filter(({ state }) => !isSlowMatch(state)).slice(0, MAX_TABLES);
  const tables: OwnTable[] = [];
  // One after the other, so that other requests come between two replays.
  for (const { stored, state, seat, isHost, unread } of [...slow, ...others]) {
    const { id: room, peopleCount, idleMs } = stored;
    const { game, phase } = state;
    const isOpen = isMatchOpen(state);
    const match = isOpen ? await readMatch(stored, state, rooms, context, positions) : null;
    const names = match?.names ?? seatNames(state);
    const deadline = match?.deadline ?? null;
    tables.push({
      ...{ room, game, phase, isHost, seat, idleMs, unread, toAct: match?.toAct ?? [] },
      seats: state.seats.map((_, i) => ({
        // A friend for whom a bot plays for now is still a friend.
        ...{ name: names[i] ?? '', isBot: state.seats[i]!.people.length === 0 },
        isOnVacation: isSlow(state) && vacationEnd(state, [i], context.now()) !== null,
      })),
      people: rooms.get(room)?.presence.peopleHere.size ?? peopleCount,
      ...describeClock(state, deadline, match?.tableTime ?? 0, context.now()),
    });
  }
  return tables;
}

/** How long the players to move have: over days by the table's own count, else by the clock of the rules. */
function describeClock(
  state: RoomState,
  deadline: Millis | null,
  tableTime: Millis,
  now: number,
): Pick<OwnTable, 'timeLeftMs' | 'isClockRunning'> {
  if (isSlowMatch(state)) return { timeLeftMs: Math.max(0, (state.moveBy ?? now) - now), isClockRunning: true };
  return {
    timeLeftMs: deadline === null ? null : Math.max(0, deadline - DEADLINE_GRACE_MS - tableTime),
    isClockRunning: isMatchOpen(state) && state.start !== null,
  };
}

type ListedMatch = Pick<Status, 'toAct' | 'deadline'> & {
  readonly names: readonly string[];
  readonly tableTime: number;
};

/** The match as this node or the store has it; null if it is long, damaged, or from before its rules changed. */
async function readMatch(
  { id }: MemberRoom,
  state: RoomState,
  rooms: RoomRegistry,
  context: ServerContext,
  positions: Positions,
): Promise<ListedMatch | null> {
  const loaded = rooms.get(id)?.liveMatch ?? null;
  if (loaded !== null && loaded.id === state.match)
    return { ...loaded.table.status, names: loaded.names, tableTime: loaded.now() };
  if (state.match === null) return null;
  const [progress] = await context.requestStore.readProgress([{ room: id, match: state.match }]);
  if (progress === undefined) return null;
  if (isSlowMatch(state)) return readSlowMatch(id, state, state.match, progress.n, rooms, context);
  if (progress.n > MAX_REPLAYED_ACTS) return null;
  const stored = await context.requestStore.getMatch(state.match);
  if (stored === null) return null;
  const clock = new TableClock(context.now);
  clock.follow(state);
  const known = positions.get(stored.id);
  const position = known?.n === progress.n ? known : await replay(stored, context, clock, positions);
  if (position === null) return null;
  return {
    ...position,
    names: lateSeatNames(state, stored.names),
    tableTime: Math.max(position.at, stored.tableTimeMs, clock.now()),
  };
}

/** A match over days that nobody has open, without a replay, however long it is: the store knows whom it waits for. */
async function readSlowMatch(
  room: string,
  state: RoomState,
  match: string,
  n: number,
  rooms: RoomRegistry,
  context: ServerContext,
): Promise<ListedMatch | null> {
  // A node stopped after it wrote the latest act and before it stored what follows from it. Opening the room does that.
  const opened = n > state.moveTimeFrom ? ((await rooms.load(room))?.liveMatch ?? null) : null;
  if (opened?.id === match) return { ...opened.table.status, names: opened.names, tableTime: 0 };
  const stored = await context.requestStore.getMatch(match);
  if (stored === null) return null;
  const people = new Set(await context.requestStore.listAwaited(room));
  const isAwaited = (seat: number): boolean =>
    state.seats[seat]!.standIn === null &&
    state.seats[seat]!.people.some((who) => people.has(state.people[who]!.person));
  const toAct = [...state.seats.keys()].filter(isAwaited);
  return { toAct, deadline: null, names: lateSeatNames(state, stored.names), tableTime: 0 };
}

async function replay(
  stored: StoredMatch,
  context: ServerContext,
  clock: TableClock,
  positions: Positions,
): Promise<Position | null> {
  try {
    const liveMatch = await LiveMatch.open(stored, context, clock);
    if (liveMatch === null) return null;
    const { n, at, status } = liveMatch.table;
    const position = { n, at, toAct: status.toAct, deadline: status.deadline };
    positions.delete(stored.id);
    positions.set(stored.id, position);
    for (const oldest of positions.keys()) {
      if (positions.size <= MAX_POSITIONS) break;
      positions.delete(oldest);
    }
    return position;
  } catch (error) {
    context.log.error('a match in a list of tables cannot be opened', { match: stored.id, error: errorText(error) });
    return null; // the other tables are still listed
  }
}
