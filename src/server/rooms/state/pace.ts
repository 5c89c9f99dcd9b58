// The pace of a room: played now, with the game's own clocks, or over days. Over days the table clock stands still and every
// move has the same time, counted here; when it runs out, a bot plays for those who are late.

import type { Millis, Refusal, Seat, Status } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import { refuse } from '../../shared/refusals.ts';
import {
  DEFAULT_BOT_LEVEL,
  isMatchOpen,
  type RoomState,
  seatOf,
  startTableClock,
  stopTableClock,
} from './room-state.ts';

export const isSlow = ({ pace }: Pick<RoomState, 'pace'>): boolean => pace !== null;

/** Whether a match over days is going on. */
export const isSlowMatch = (state: RoomState): boolean => isSlow(state) && state.phase === 'playing';

/** Gives everybody who has to act the whole time again. `n` is the latest act. */
export function restartMoveTime(state: RoomState, n: number, now: number): void {
  state.moveBy = state.pace === null ? null : now + state.pace;
  state.moveTimeFrom = n;
}

/** Whether an act starts a new wait: somebody has to act who didn't before, or the rules started a new clock. Others who act
 *  at the same time, such as those who write their lists, keep the time they had. */
export const startsNewWait = (before: Status, after: Status): boolean =>
  before.deadline !== after.deadline || after.toAct.some((seat) => !before.toAct.includes(seat));

function setPace(state: RoomState, pace: Millis | null, now: number, tableTime: Millis): void {
  state.pace = pace;
  state.paceVote = null;
  if (pace !== null) {
    stopTableClock(state, tableTime);
    state.votes = [];
  } else startTableClock(state, now, tableTime);
  restartMoveTime(state, state.moveTimeFrom, now);
}

/** What the vote about the pace needs to know. */
type Moment = { readonly here: ReadonlySet<number>; readonly now: number; readonly tableTime: Millis };

/** The host chooses the pace before a match. In a running match somebody proposes one, and everybody has to agree. */
export function choosePace(
  state: RoomState,
  who: number,
  pace: Millis | null,
  agree: boolean,
  moment: Moment,
): Result<null, Refusal> {
  if (!isMatchOpen(state)) {
    if (who !== state.host) return refuse('HOST_ONLY');
    state.pace = pace;
    state.returnPace = null;
    return ok(null);
  }
  if (seatOf(state, who) === null) return refuse('NO_SEAT');
  if (!agree) {
    state.paceVote = null;
    return ok(null);
  }
  if (pace === state.pace) return ok(null);
  const vote = state.paceVote?.pace === pace ? state.paceVote : { pace, agreed: [] };
  state.paceVote = { pace, agreed: [...new Set([...vote.agreed, who])] };
  settlePaceVote(state, moment);
  return ok(null);
}

const seatedPeople = (state: RoomState): readonly number[] => state.seats.flatMap(({ people }) => people);

/** Changes the pace once everybody has agreed. A live match needs all of its people at the table. */
export function settlePaceVote(state: RoomState, { here, now, tableTime }: Moment): void {
  const vote = state.paceVote;
  if (vote === null || !isMatchOpen(state)) return;
  const voters = seatedPeople(state).filter((who) => vote.pace === null || here.has(who));
  if (voters.length === 0 || !voters.every((who) => vote.agreed.includes(who) && here.has(who))) return;
  const { pace } = state;
  setPace(state, vote.pace, now, tableTime);
  state.returnPace = vote.pace === null ? pace : null;
}

/** Somebody left a match that is played live only while everybody is there. */
export function returnToDays(state: RoomState, now: number, tableTime: Millis): void {
  if (state.returnPace === null || !isMatchOpen(state)) return;
  setPace(state, state.returnPace, now, tableTime);
  state.returnPace = null;
}

/** A person goes on vacation until this service time, or comes back (null). */
export function setVacation(state: RoomState, person: string, until: number | null): void {
  for (const member of state.people) if (member.person === person) member.vacationUntil = until;
}

/** When the last of the people to act is back from vacation; null if none of them is away now. */
export function vacationEnd(state: RoomState, toAct: readonly Seat[], now: number): number | null {
  const ends = toAct
    .flatMap((seat) => state.seats[seat]?.people ?? [])
    .map((who) => state.people[who]!.vacationUntil ?? 0)
    .filter((end) => end > now);
  return ends.length === 0 ? null : Math.max(...ends);
}

/** The people whose time has run out. Nobody is late for bots alone: a match waits for its last person. */
export function latePeople(state: RoomState, toAct: readonly Seat[], now: number): readonly number[] {
  if (!isSlowMatch(state) || state.moveBy === null || state.moveBy > now) return [];
  if (vacationEnd(state, toAct, now) !== null) return [];
  const lateSeats = state.seats.filter(
    ({ people, standIn }, seat) => people.length > 0 && standIn === null && toAct.includes(seat),
  );
  const someoneWaits = state.seats.some(
    (seat) => seat.people.length > 0 && seat.standIn === null && !lateSeats.includes(seat),
  );
  return someoneWaits ? lateSeats.flatMap(({ people }) => people) : [];
}

/** A bot plays for these people until they come back. */
export function standInFor(state: RoomState, people: readonly number[]): void {
  for (const seat of state.seats)
    if (seat.people.length > 0 && seat.people.every((who) => people.includes(who))) seat.standIn = DEFAULT_BOT_LEVEL;
}
