// Erases a person: they leave their matches, and their id and name are taken out of rooms and matches. What the others played
// with them stays. Every step can be repeated, so an erasure that was interrupted is simply run again.

import type { ServerContext } from '../../shared/context.ts';
import { randomId } from '../../shared/identity.ts';
import { uniqueName } from '../../shared/names.ts';
import type { RoomRegistry } from '../room-registry.ts';
import { forgetMessagesOf } from '../state/chat-log.ts';
import { forgetPlansOf } from '../state/plans.ts';
import { botSeat, FORMER_PERSON, type RoomState } from '../state/room-state.ts';
import { formatRoomState, parseRoomState } from '../state/stored-room-state.ts';

const FORMER_NAME = 'Former player';

export async function erasePerson(
  person: string,
  rooms: RoomRegistry,
  { store, sessions }: ServerContext,
): Promise<void> {
  const found = await store.listRoomsOf(person);
  const names = new Set<string>();
  for (const { id, state } of found) {
    const { people, bans } = parseRoomState(state);
    for (const one of [...people, ...bans]) if (one.person === person) names.add(one.name);
    const room = await rooms.load(id);
    const member = room?.state.people.find((one) => one.person === person);
    if (room == null || member === undefined) continue;
    names.add(member.name);
    if (room.liveMatch?.over === false) await room.execute(member.who, randomId(), { do: 'leave', standIn: null });
  }
  await store.erasePerson(person, [...names], FORMER_NAME);
  await store.contests.erase(person, FORMER_NAME);
  await store.lessons.erase(person);
  await store.forgetMatches(person, null);
  for (const { id } of found) {
    const room = await rooms.load(id);
    if (room !== null) await room.change((draft) => removePerson(draft, person));
    else await removeFromStoredRoom(id, person, store);
  }
  await sessions.finishErasure(person);
}

function removePerson(state: RoomState, person: string): void {
  for (const member of state.people) {
    if (member.person !== person) continue;
    const others = state.people.filter((one) => one !== member).map(({ name }) => name);
    const name = uniqueName(FORMER_NAME, others);
    Object.assign(member, { person: FORMER_PERSON, name, address: null, vacationUntil: null, recentCommandIds: [] });
    forgetMessagesOf(state, member.who);
    forgetPlansOf(state, member.who);
    state.requests = state.requests.filter((request) => request.who !== member.who);
    if (state.absentHost === member.who) state.absentHost = null;
    if (state.phase === 'playing' || state.phase === 'paused') continue; // the seat belongs to the match, which they have left
    for (const seat of state.seats) {
      if (!seat.people.includes(member.who)) continue;
      seat.people = seat.people.filter((who) => who !== member.who);
      if (seat.people.length === 0) Object.assign(seat, botSeat(state.seats));
    }
  }
  // A ban of their address goes on. Without one it is of no use, because their id never comes back.
  state.bans = state.bans
    .filter((ban) => ban.person !== person || ban.address !== null)
    .map((ban) => (ban.person === person ? { ...ban, name: FORMER_NAME } : ban));
  // Wherever else a room mentions somebody. Ids are long and random, so nothing else can look like one.
  Object.assign(state, JSON.parse(JSON.stringify(state).replaceAll(person, FORMER_PERSON)));
}

/** For a room that cannot be opened any more, for example because its game is gone. */
async function removeFromStoredRoom(id: string, person: string, store: ServerContext['store']): Promise<void> {
  const stored = await store.getRoom(id);
  if (stored === null) return;
  const state = parseRoomState(stored.state);
  removePerson(state, person);
  await store.saveRoom({ ...stored, state: formatRoomState(state), rev: stored.rev + 1 });
}
