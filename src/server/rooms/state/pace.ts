// The pace of a room: played now, with the game's own clocks, or over days. Over days the table clock stands still and every
// move has the same time, counted here; when it runs out, a bot plays for those who are late.

import type { Millis, OptionValue, Refusal, Seat, Status } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import { DAY_CLOCKS } from '../../../core/time/day-clocks.ts';
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

/** The longest clock of these options that takes days; null if there is none. Over days the room counts the time itself, so a
 *  match with such clocks gets that pace. */
export function paceOfOptions(setup: { readonly [option: string]: OptionValue }): Millis | null {
  const clocks = Object.values(setup).filter((value) => DAY_CLOCKS.some((clock) => clock === value));
  return clocks.length === 0 ? null : Math.max(...(clocks as number[])) * 1000;
}

/** A match of an earlier version that was played over days by the clocks of its rules alone. */
export function adoptPace(
  state: RoomState,
  setup: { readonly [option: string]: OptionValue },
  now: number,
  tableTime: Millis,
): void {
  if (!isMatchOpen(state) || state.pace !== null || state.returnPace !== null) return;
  const pace = paceOfOptions(setup);
  if (pace !== null) setPace(state, pace, now, tableTime);
}

/** Gives everybody who has to act the whole time again. `n` is the latest act. */
export function restartMoveTime(state: RoomState, n: number, now: number): void {
  state.moveBy = state.pace === null ? null : now + state.pace;
  state.moveTimeFrom = n;
  state.waitFrom = n;
}

/** Whether an act starts a new wait: somebody has to act who didn't before, or the rules started a new clock. Others who act
 *  at the same time, such as those who write their lists, keep the time they had. */
const startsNewWait = (before: Status, after: Status): boolean =>
  before.deadline !== after.deadline || after.toAct.some((seat) => !before.toAct.includes(seat));

/** So many acts of one player in a row get the whole time each, enough for a turn of several steps. Then the time runs out,
 *  so that nobody can hold up a match for good with moves that they take back. */
const MAX_OWN_STEPS = 6;

/** Whether the same player alone has to act again: the next step of their turn, or a new turn after a phase they finished. */
const isNextStep = ({ toAct: before }: Status, { toAct: after }: Status): boolean =>
  before.length === 1 && after.length === 1 && before[0] === after[0];

/** Act `n` was written: the players who have to act now get their time. */
export function countMoveTime(state: RoomState, n: number, before: Status, after: Status, now: number): void {
  const { waitFrom } = state;
  if (startsNewWait(before, after)) restartMoveTime(state, n, now);
  else if (isNextStep(before, after) && n - waitFrom <= MAX_OWN_STEPS) {
    restartMoveTime(state, n, now);
    state.waitFrom = waitFrom;
  } else state.moveTimeFrom = n;
}

function setPace(state: RoomState, pace: Millis | null, now: number, tableTime: Millis): void {
  state.pace = pace;
  state.paceVote = null;
  if (pace !== null) {
    stopTableClock(state, tableTime);
    state.votes = [];
    if (state.phase === 'paused') state.phase = 'playing'; // nobody can stop the time of a move, except by a vacation
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
    if (pace === null) state.chatLog = [];
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

/** The people who play: not those for whom a bot does. */
export const playingPeople = ({ seats }: Pick<RoomState, 'seats'>): readonly number[] =>
  seats.flatMap(({ people, standIn }) => (standIn === null ? people : []));

/** Changes the pace once everybody has agreed. A live match needs all of its people at the table. */
export function settlePaceVote(state: RoomState, { here, now, tableTime }: Moment): void {
  const vote = state.paceVote;
  if (vote === null || !isMatchOpen(state)) return;
  const voters = playingPeople(state).filter((who) => vote.pace === null || here.has(who));
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

/** A person goes on vacation until this service time, or comes back (null). A match that waited for the end of the vacation
 *  gives them the time of one move then. */
export function setVacation(
  state: RoomState,
  person: string,
  until: number | null,
  toAct: readonly Seat[],
  now: number,
): void {
  for (const member of state.people) if (member.person === person) member.vacationUntil = until;
  if (state.moveBy === null || state.pace === null) return;
  const latest = (vacationEnd(state, toAct, now) ?? now) + state.pace;
  if (until === null && state.moveBy > latest) state.moveBy = latest;
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
function latePeople(state: RoomState, toAct: readonly Seat[], now: number): readonly number[] {
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

/** Whether the time of a move over days is up. */
export const isMoveDue = (state: RoomState, now: number): boolean =>
  isSlowMatch(state) && state.moveBy !== null && state.moveBy <= now;

/** The time of a move is up: bots play for people who are late. Otherwise everybody gets the whole time again. */
export function settleDueMove(state: RoomState, toAct: readonly Seat[], now: number): void {
  if (!isMoveDue(state, now)) return;
  const late = latePeople(state, toAct, now);
  standInFor(state, late);
  restartMoveTime(state, state.moveTimeFrom, late.length > 0 ? now : (vacationEnd(state, toAct, now) ?? now));
}

/** A bot plays for these people until they come back. */
function standInFor(state: RoomState, people: readonly number[]): void {
  for (const seat of state.seats)
    if (seat.people.length > 0 && seat.people.every((who) => people.includes(who))) seat.standIn = DEFAULT_BOT_LEVEL;
}
