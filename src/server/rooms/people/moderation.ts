// What a host can do about people at the table: remove them, ban them, lock the table. A ban counts for the person and for
// new people from the same network address, which is known only as a keyed hash.

import type { Refusal } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import { refuse } from '../../shared/refusals.ts';
import { addMember, FORMER_PERSON, type RoomMember, type RoomState, seatOf } from '../state/room-state.ts';
import { unseat } from '../state/seating.ts';
import type { Presence, RoomConnection } from './presence.ts';

/** More bans than this push out the oldest. */
const MAX_BANS = 100;

/** Why this person may not enter; null if they may. People who belong to the room are not affected by the lock. */
function entryRefusal(
  { people, bans, locked }: RoomState,
  person: string,
  address: string | null,
): 'BANNED' | 'LOCKED' | null {
  if (bans.some((ban) => ban.person === person)) return 'BANNED';
  if (people.some((member) => member.person === person && !member.removed)) return null;
  if (address !== null && bans.some((ban) => ban.address === address)) return 'BANNED';
  return locked ? 'LOCKED' : null;
}

type Visitor = { readonly person: string; readonly name: string | null; readonly address: string | null };

/** Lets somebody into the room and returns their number. People with a seat get in even if the room is crowded. */
export function admit(
  state: RoomState,
  { person, name, address }: Visitor,
  isCrowded: boolean,
  isGone: (member: RoomMember) => boolean,
): Result<number, Refusal> {
  const refusal = entryRefusal(state, person, address);
  if (refusal !== null) return refuse(refusal);
  const who = addMember(state, person, name, { address, isGone });
  return who === null || (isCrowded && seatOf(state, who) === null) ? refuse('FULL') : ok(who);
}

/** Sends a person away. In a running match a bot plays their seat. They can come back unless they are banned. */
export function removeMember(state: RoomState, who: number): Result<null, Refusal> {
  // The host of the room may be away, and a stand-in must not be able to take the room from them.
  if (who === state.host || who === state.absentHost) return refuse('IS_HOST');
  unseat(state, who);
  state.requests = state.requests.filter((request) => request.who !== who);
  state.people[who]!.removed = true;
  return ok(null);
}

export function banMember(state: RoomState, who: number): Result<null, Refusal> {
  const removed = removeMember(state, who);
  if (!removed.ok) return removed;
  const { person, name, address } = state.people[who]!;
  // In a living room or a school everybody has the host's address.
  const isHostAddress = address === state.people[state.host]?.address;
  const id = 1 + Math.max(-1, ...state.bans.map((ban) => ban.id));
  const others = state.bans.filter((ban) => ban.person !== person || person === FORMER_PERSON);
  state.bans = [...others, { id, person, name, address: isHostAddress ? null : address }].slice(-MAX_BANS);
  return ok(null);
}

/** Connections of people who were removed. Their number may belong to somebody else by now. */
export const connectionsOfRemoved = ({ people }: RoomState, presence: Presence): RoomConnection[] =>
  [...presence.connections()].flatMap(([who, connection]) => {
    const member = people[who];
    return member?.person === connection.person && !member.removed ? [] : [connection];
  });
