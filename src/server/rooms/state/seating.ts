// Who sits where. Before a match seats are taken freely. During a match they keep their people, because a seat comes with a
// hand: nobody gets to know two hands, and a bot's seat is taken over only with the host's approval.

import type { AnyGame } from '../../../core/any-game.ts';
import { levelOf } from '../../../core/bot-cast.ts';
import type { Refusal, Seat } from '../../../core/game.ts';
import { moveHandicaps } from '../../../core/handicap/handicap.ts';
import type { RoomCommand } from '../../../core/protocol/protocol.ts';
import { ok, type Result } from '../../../core/result.ts';
import { refuse } from '../../shared/refusals.ts';
import { isSlowMatch } from './pace.ts';
import { addBotSeats, botSeat, isMatchOpen, type RoomState, seatOf } from './room-state.ts';

type SeatingCommand = Extract<
  RoomCommand,
  { do: 'sit' | 'stand' | 'move' | 'decline' | 'leave' | 'return' | 'seats' | 'bot' }
>;
type SeatingContext = { readonly who: number; readonly here: ReadonlySet<number>; readonly game: AnyGame };
type SeatingResult = Result<null, Refusal>;

export function executeSeating(state: RoomState, command: SeatingCommand, context: SeatingContext): SeatingResult {
  const { who, here, game } = context;
  const ownSeat = seatOf(state, who);
  switch (command.do) {
    case 'sit':
      return isMatchOpen(state)
        ? takeOver(state, who, command.seat, who === state.host)
        : sit(state, who, command.seat, false, context);
    case 'stand':
      if (isMatchOpen(state) && ownSeat !== null) return refuse('PLAYING');
      withdrawRequest(state, who);
      unseat(state, who);
      return ok(null);
    case 'move':
      return move(state, command.who, command.seat, context);
    case 'decline':
      withdrawRequest(state, command.who);
      return ok(null);
    case 'leave':
      if (ownSeat === null) return refuse('NO_SEAT');
      if (command.standIn !== null && levelOf(command.standIn) === null) return refuse('NO_LEVEL', command.standIn);
      if (!hasTeammateHere(state, who, here)) state.seats[ownSeat]!.standIn = command.standIn;
      else if (command.standIn === null) unseat(state, who);
      withdrawVote(state, who);
      return ok(null);
    case 'return':
      if (ownSeat === null) return refuse('NO_SEAT');
      state.seats[ownSeat]!.standIn = null;
      return ok(null);
    case 'seats':
      return isMatchOpen(state) ? refuse('PLAYING') : setSeatCount(state, command.count, game);
    case 'bot':
      return setBot(state, command.seat, command.level, context);
  }
}

/** Whether a teammate is here to play on. If not, leaving for good is an act of the seat (room.ts). */
export function hasTeammateHere({ seats }: RoomState, who: number, here: ReadonlySet<number>): boolean {
  const team = seats.find(({ people }) => people.includes(who))?.people ?? [];
  return team.some((one) => one !== who && here.has(one));
}

/** Before a match: anybody can take a free seat or a bot's, or join a team. The host can give away an absent person's seat. */
function sit(
  state: RoomState,
  who: number,
  seat: Seat,
  byHost: boolean,
  { here, game }: SeatingContext,
): SeatingResult {
  const roomSeat = state.seats[seat];
  const from = seatOf(state, who);
  if (roomSeat === undefined) return refuse('NO_CHAIR');
  const others = roomSeat.people.filter((one) => one !== who);
  const allAbsent = others.every((one) => !here.has(one));
  if (others.length > 0 && !state.teams && !(byHost && allAbsent)) return refuse('TAKEN');
  unseat(state, who);
  roomSeat.people = state.teams ? [...others, who] : [who];
  roomSeat.bot = roomSeat.standIn = null;
  // A handicap belongs to the player. Teammates who stay keep theirs.
  if (from !== null && others.length === 0 && state.seats[from]!.people.length === 0)
    state.options = moveHandicaps(state.options, game.seatOptions, (one) =>
      one === from ? seat : one === seat ? from : one,
    );
  return ok(null);
}

/**
 * During a match: takes over a bot's seat, or asked the host for it. A seat with people is never taken over, even if they are
 * away, and who had a seat in this match gets no other one.
 */
function takeOver(state: RoomState, who: number, seat: Seat, approved: boolean): SeatingResult {
  const roomSeat = state.seats[seat];
  const { person } = state.people[who]!;
  if (roomSeat === undefined) return refuse('NO_CHAIR');
  if (seatOf(state, who) !== null) return refuse('PLAYING');
  if (roomSeat.people.length > 0) return refuse('TAKEN');
  if (state.seatHistory.some((one) => one.person === person && one.seat !== seat)) return refuse('OTHER_HAND');
  withdrawRequest(state, who);
  if (!approved) {
    state.requests.push({ who, seat });
    return ok(null);
  }
  state.requests = state.requests.filter((request) => request.seat !== seat);
  state.seats[seat] = { people: [who], bot: null, standIn: null };
  if (!state.seatHistory.some((one) => one.person === person)) state.seatHistory.push({ person, seat, late: true });
  return ok(null);
}

function move(state: RoomState, who: number, seat: Seat | null, context: SeatingContext): SeatingResult {
  const { here } = context;
  if (isMatchOpen(state)) {
    if (seat === null) return refuse('PLAYING');
    return here.has(who) ? takeOver(state, who, seat, true) : refuse('NOBODY');
  }
  if (seat !== null) return sit(state, who, seat, true, context);
  unseat(state, who);
  return ok(null);
}

export function unseat(state: RoomState, who: number): void {
  withdrawVote(state, who);
  for (const roomSeat of state.seats) {
    if (!roomSeat.people.includes(who)) continue;
    roomSeat.people = roomSeat.people.filter((one) => one !== who);
    if (roomSeat.people.length === 0) Object.assign(roomSeat, botSeat(state.seats));
  }
}

/** A person without a seat has no vote. */
function withdrawVote(state: RoomState, who: number): void {
  state.votes = state.votes.filter((one) => one !== who);
}

function withdrawRequest(state: RoomState, who: number): void {
  state.requests = state.requests.filter((request) => request.who !== who);
}

function setSeatCount(state: RoomState, count: number, { seats: [min, max], seatOptions }: AnyGame): SeatingResult {
  const { seats } = state;
  if (count < min || count > max) return refuse('BAD_SEATS', String(count), String(min), String(max));
  addBotSeats(seats, count);
  seats.length = count;
  state.options = moveHandicaps(state.options, seatOptions, (seat) => (seat < count ? seat : null));
  return ok(null);
}

function setBot(state: RoomState, seat: Seat, level: string | null, { here }: SeatingContext): SeatingResult {
  const roomSeat = state.seats[seat];
  if (roomSeat === undefined) return refuse('NO_CHAIR');
  if (level !== null && levelOf(level) === null) return refuse('NO_LEVEL', level);
  if (level !== null && roomSeat.people.some((who) => here.has(who))) return refuse('TAKEN');
  // Over days people are away most of the time. A bot plays for them when their time is up, and not when the host likes.
  if (isSlowMatch(state) && roomSeat.people.length > 0 && roomSeat.standIn === null) return refuse('TAKEN');
  if (level === null && roomSeat.people.length === 0 && isMatchOpen(state)) return refuse('PLAYING');
  roomSeat.bot = roomSeat.people.length === 0 ? level : null;
  roomSeat.standIn = roomSeat.people.length === 0 ? null : level; // until they are back
  return ok(null);
}
