// The route for the tables a person belongs to: where they have a seat, or are the host. It shows what everybody at the table
// sees. Matches that this node has not loaded are replayed from the store, so a list has a limited number of them.

import type { FastifyInstance } from 'fastify';
import { DEADLINE_GRACE_MS, type Millis } from '../../core/game.ts';
import type { OwnTable } from '../../core/protocol/own-table.ts';
import { LiveMatch } from '../match/live-match.ts';
import { TableClock } from '../match/table-clock.ts';
import type { RoomRegistry } from '../rooms/room-registry.ts';
import { isSlowMatch } from '../rooms/state/pace.ts';
import {
  botLevels,
  isMatchOpen,
  lateSeatNames,
  parseRoomState,
  type RoomState,
  seatNames,
  seatOf,
} from '../rooms/state/room-state.ts';
import type { ServerContext } from '../shared/context.ts';
import { errorText } from '../shared/log.ts';
import type { MemberRoom } from '../store/store.ts';
import { type RequestContext, sessionOf } from './request-context.ts';

const MAX_TABLES = 8;
/** People may have been at more tables than they still belong to. */
const MAX_CANDIDATES = 40;
/** Longer matches are listed without whose turn it is: replaying them would keep everybody else waiting. */
const MAX_REPLAYED_ACTS = 200;
/** Tables without a running match are listed this long after somebody was last there. */
const LISTED_FOR_MS = 24 * 3_600_000;

export function registerOwnTables(
  app: FastifyInstance,
  { context, createLimit, sendTooFast }: RequestContext,
  rooms: RoomRegistry,
): void {
  const limit = createLimit('ownTables');
  app.get('/api/me/tables', async (request, reply) => {
    const person = sessionOf(request)?.person;
    if (person === undefined) return { ok: true, tables: [] }; // somebody new gets no cookie for looking
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    return { ok: true, tables: await listOwnTables(person, rooms, context) };
  });
}

async function listOwnTables(
  person: string,
  rooms: RoomRegistry,
  context: ServerContext,
): Promise<readonly OwnTable[]> {
  const candidates = await context.requestStore.listMemberRooms(person, MAX_CANDIDATES);
  const own = candidates.flatMap((stored) => {
    const state = parseRoomState(stored.state);
    const member = state.people.find((one) => one.person === person && !one.removed);
    if (member === undefined) return [];
    const seat = seatOf(state, member.who);
    const isHost = state.host === member.who || state.absentHost === member.who;
    const isRecent = isMatchOpen(state) || stored.idleMs < LISTED_FOR_MS;
    return (seat !== null || isHost) && isRecent ? [{ stored, state, seat, isHost }] : [];
  });
  return Promise.all(
    own.slice(0, MAX_TABLES).map(async ({ stored, state, seat, isHost }) => {
      const { id: room, peopleCount, idleMs } = stored;
      const { game, phase } = state;
      const isOpen = isMatchOpen(state);
      const liveMatch = isOpen ? await openMatch(stored, state, rooms, context) : null;
      const names = liveMatch?.names ?? seatNames(state);
      const bots = botLevels(state);
      const { toAct = [], deadline = null } = liveMatch?.table.status ?? {};
      return {
        ...{ room, game, phase, isHost, seat, idleMs, toAct },
        seats: state.seats.map((_, i) => ({ name: names[i] ?? '', isBot: bots[i] !== null })),
        people: rooms.get(room)?.presence.peopleHere.size ?? peopleCount,
        ...describeClock(state, deadline, liveMatch?.now() ?? 0, context.now()),
      };
    }),
  );
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

/** The match as the store has it; null if it is long, damaged, or from before its rules changed. */
async function openMatch(
  { id }: MemberRoom,
  state: RoomState,
  rooms: RoomRegistry,
  context: ServerContext,
): Promise<LiveMatch | null> {
  const loaded = rooms.get(id)?.liveMatch ?? null;
  if (loaded !== null && loaded.id === state.match) return loaded;
  if (state.match === null) return null;
  const [progress] = await context.requestStore.readProgress([{ room: id, match: state.match }]);
  if (progress === undefined || progress.n > MAX_REPLAYED_ACTS) return null;
  const stored = await context.requestStore.getMatch(state.match);
  if (stored === null) return null;
  const clock = new TableClock(context.now);
  clock.follow(state);
  try {
    const liveMatch = await LiveMatch.open(stored, context, clock);
    liveMatch?.renameSeats((names) => lateSeatNames(state, names));
    return liveMatch;
  } catch (error) {
    context.log.error('a match in a list of tables cannot be opened', { match: stored.id, error: errorText(error) });
    return null; // the other tables are still listed
  }
}
