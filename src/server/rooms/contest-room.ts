// The room of an entry to a contest: one person, the contest's bots, and a match that has begun. Nobody else can enter it.

import type { Contest } from '../../core/contests/contest.ts';
import { findGame } from '../../games/index.ts';
import { randomCode } from '../shared/codes.ts';
import type { Store } from '../store/store.ts';
import { addMember, newRoomState, seatNames } from './state/room-state.ts';
import { formatRoomState } from './state/stored-room-state.ts';

export type ContestRoom = {
  readonly contest: Contest;
  readonly person: string;
  readonly name: string;
  readonly room: string;
  readonly match: string;
};

/** Repeating it changes nothing, so that a request that was interrupted can be sent again. */
export async function createContestRoom(
  { contest, person, name, room, match }: ContestRoom,
  store: Store,
): Promise<void> {
  const { deal, bots, id } = contest;
  const state = newRoomState(findGame(deal.game)!, deal.seats);
  state.phase = 'playing';
  const who = addMember(state, person, name)!;
  const seat = bots.indexOf(null);
  state.seats = bots.map((bot) => ({ people: bot === null ? [who] : [], bot, standIn: null }));
  Object.assign(state, { contest: id, options: { ...deal.setup }, hints: false, locked: true, match });
  state.seatHistory = [{ person, seat, late: false }];
  const names = seatNames(state);
  await store.addMatch({ id: match, room, match: { ...deal, at: 0 }, names, bots, players: [{ person, seat }] });
  const stored = { id: room, state: formatRoomState(state), rev: 1, isListed: false, peopleCount: 0 };
  while (!(await store.addRoom({ ...stored, code: randomCode() }))) if ((await store.getRoom(room)) !== null) break;
  await store.addRoomMembers(room, [person]);
}
