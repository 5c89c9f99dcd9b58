// The stored state of a room: its people, its seats, the host's choices, and how its table clock runs.
// Plain data, the same on every node. Who is connected right now is not part of it (presence.ts).

import type { AnyGame } from '../../../core/any-game.ts';
import { nameBots } from '../../../core/bot-cast.ts';
import type { Deck } from '../../../core/decks/deck.ts';
import type { Millis, OptionValue, Seat } from '../../../core/game.ts';
import type { HouseChange } from '../../../core/house/house-act.ts';
import type { ChatMode, ReviewSharing, RoomView } from '../../../core/protocol/protocol.ts';
import { type HouseWords, NO_HOUSE_WORDS } from '../../../lexicon/house/house-words.ts';
import { cleanName, uniqueName } from '../../shared/names.ts';
import { isRude } from '../../shared/rude-words.ts';
import type { MatchPlayer } from '../../store/store.ts';

export type RoomMember = {
  /** Their number in the room: the index in `people`. */
  readonly who: number;
  /** Their identity, known to the server only. */
  readonly person: string;
  name: string;
  muted: boolean;
  /** What of their review of a finished match the others may see. */
  review: ReviewSharing;
  /** The host sent them away, and they have not come back. */
  removed: boolean;
  /** A keyed hash of the network address they last came from, for bans; null if unknown. */
  address: string | null;
  /** Service time until which their moves over days can wait; null if they are not on vacation. */
  vacationUntil: number | null;
  /** The number of the latest stored chat message they have seen (chat-log.ts). */
  chatRead: number;
  /** Ids of their latest commands: one that is sent again takes no effect again. */
  recentCommandIds: string[];
};
export type RoomSeat = { people: number[]; bot: string | null; standIn: string | null };
/** A person who has had this seat in the current match, and so may know its hand. `late`: since the start. */
export type SeatHolder = { readonly person: string; readonly seat: Seat; readonly late: boolean };
/** Somebody asked the host for a bot's seat in a running match. */
export type SeatRequest = { readonly who: number; readonly seat: Seat };
/** A rematch that somebody asked for (rematch.ts). `by` and the lists are people's numbers; the times are service time. */
export type Rematch = {
  readonly by: number;
  readonly askedAt: number;
  agreed: number[];
  declined: number[];
  /** null until everybody who is here has agreed. */
  startsAt: number | null;
};
/** `id` names the ban in commands. `address` is null if it is the host's own. */
export type Ban = {
  readonly id: number;
  readonly person: string;
  readonly name: string;
  readonly address: string | null;
};

/** A move that somebody planned in a match over days (plans.ts). */
export type PlannedMove = {
  /** The id of the act when the move is made, so that it is made once. */
  readonly id: string;
  readonly match: string;
  readonly who: number;
  readonly seat: Seat;
  /** When to make it, as the game names it (PlannedMoves of core/game.ts). */
  readonly situation: string;
  readonly move: string;
};

/** `dropped`: the move had become impossible. */
export type PlanResult = Pick<PlannedMove, 'match' | 'who' | 'situation' | 'move'> & {
  readonly result: 'played' | 'dropped';
};

/** A stored chat message (chat-log.ts). `n` counts the messages of the room; `id` is the sender's, so that a message sent
 *  again is recognized. */
export type LoggedMessage = {
  readonly n: number;
  readonly id: string;
  readonly who: number;
  readonly text: string;
  readonly among: 'players' | 'watchers';
  /** Players don't see it: it was written by a spectator during a match. */
  readonly isForWatchers: boolean;
  /** Service time. */
  readonly at: number;
};

/** A vote on whether a word counts (house/house-vote.ts). The lists are people's numbers, and secret. */
export type HouseVote = HouseChange & {
  readonly id: string;
  readonly by: number;
  readonly why: string;
  yes: number[];
  no: number[];
  /** Service time. */
  readonly endsAt: number;
  /** The act is not yet in the log of the match. */
  isPassed: boolean;
};

export type RoomState = {
  game: string;
  preset: string;
  options: { [name: string]: OptionValue };
  access: 'open' | 'link';
  teams: boolean;
  family: boolean;
  /** The host's choice; null if none: then only one person alone against bots gets hints. */
  hints: boolean | null;
  phase: RoomView['phase'];
  host: number;
  /** The host whose role somebody else has while they are away. */
  absentHost: number | null;
  seats: RoomSeat[];
  /** Everybody who has had a seat in the current match. */
  seatHistory: SeatHolder[];
  requests: SeatRequest[];
  people: RoomMember[];
  /** Nobody new can enter. */
  locked: boolean;
  bans: Ban[];
  /** Who may write in the chat. */
  chat: ChatMode;
  /** People who voted to pause. */
  votes: number[];
  /** null unless somebody asked for one. */
  rematch: Rematch | null;
  /** The time for each move of a match over days (pace.ts); null: played now, with the game's own clocks. */
  pace: Millis | null;
  /** The pace to go back to when somebody leaves a match that is played live for a while; null if there is none. */
  returnPace: Millis | null;
  /** A pace that somebody proposed in a running match, and who agreed. */
  paceVote: { readonly pace: Millis | null; readonly agreed: readonly number[] } | null;
  /** Service time at which the move is late; null if the pace is null. */
  moveBy: number | null;
  /** The act after which `moveBy` was set. */
  moveTimeFrom: number;
  /** The act after which the match began to wait for the people who have to act now. */
  waitFrom: number;
  match: string | null;
  /** Table time is service time minus `start`; null if the table clock is stopped. */
  start: number | null;
  /** The table time at which the clock is stopped. */
  stoppedAt: Millis;
  /** Keys of the deals this room has had, so that none repeats before all were used (new-match.ts). */
  usedDeals: string[];
  /** Moves that people of a match over days have planned: as secret as their hands (plans.ts). */
  plans: PlannedMove[];
  /** What became of plans, for their owners only, until they have read it. */
  planResults: PlanResult[];
  /** The latest messages of a room that plays over days (chat-log.ts). */
  chatLog: LoggedMessage[];
  deck: Deck | null; // People's own words and cards. It holds answers: nobody gets it before the match is over.
  /** The words that its people agreed on, for its next matches. */
  house: HouseWords;
  houseVote: HouseVote | null;
  /** Those of the current match. */
  houseVotesLost: (HouseChange & { readonly who: number })[];
  /** The contest that this room is one person's only try of; null for other rooms. Its deal is a secret until it closes. */
  contest: string | null;
};

/** Instead of the id of somebody who was erased. */
export const FORMER_PERSON = '';
export const countFormerPeople = ({ people }: RoomState): number =>
  people.filter(({ person }) => person === FORMER_PERSON).length;

/** Plays for people who are away. */
export const DEFAULT_BOT_LEVEL = 'casual';
/** The bots of a new table: neighbors in strength, each with a face of their own. */
const DEFAULT_BOTS = ['ben', 'lena', 'ines', 'amina', 'marek', 'sefa', 'walt', 'joy', 'nils'];
/** Spectators included: a school year with its teachers. */
const MAX_ROOM_MEMBERS = 150;

export function newRoomState(game: AnyGame, seats: number): RoomState {
  return {
    game: game.id,
    preset: 'rulebook',
    options: {},
    access: 'link',
    teams: false,
    family: false,
    hints: null,
    phase: 'lobby',
    host: -1,
    absentHost: null,
    seats: addBotSeats([{ people: [], bot: null, standIn: null }], seats),
    seatHistory: [],
    requests: [],
    people: [],
    locked: false,
    bans: [],
    chat: 'everyone',
    votes: [],
    rematch: null,
    pace: null,
    returnPace: null,
    paceVote: null,
    moveBy: null,
    moveTimeFrom: 0,
    waitFrom: 0,
    match: null,
    start: null,
    stoppedAt: 0,
    usedDeals: [],
    plans: [],
    planResults: [],
    chatLog: [],
    deck: null,
    house: NO_HOUSE_WORDS,
    houseVote: null,
    houseVotesLost: [],
    contest: null,
  };
}

/** A seat for a bot that none of these seats has. */
export const botSeat = (seats: readonly RoomSeat[]): RoomSeat => ({
  people: [],
  bot: DEFAULT_BOTS.find((one) => !seats.some(({ bot }) => bot === one)) ?? DEFAULT_BOT_LEVEL,
  standIn: null,
});

export function addBotSeats(seats: RoomSeat[], count: number): RoomSeat[] {
  while (seats.length < count) seats.push(botSeat(seats));
  return seats;
}

export function seatOf({ seats }: RoomState, who: number): Seat | null {
  const seat = seats.findIndex((roomSeat) => roomSeat.people.includes(who));
  return seat < 0 ? null : seat;
}

export const isMatchOpen = ({ phase }: RoomState): boolean => phase === 'playing' || phase === 'paused';

/** A person's seat in a match of this many seats: the room may have more by now. */
export function seatInMatch(state: RoomState, who: number, seats: number): Seat | null {
  const seat = seatOf(state, who);
  return seat !== null && seat < seats ? seat : null;
}

/** The level of the bot that plays each seat now; null if a person plays it. */
export const botLevels = ({ seats }: RoomState): (string | null)[] =>
  seats.map((roomSeat) => roomSeat.bot ?? roomSeat.standIn);

export const hintsAllowed = ({ hints, seats }: RoomState): boolean =>
  hints ?? seats.reduce((sum, { people }) => sum + people.length, 0) <= 1;

/** A seat is called by its people's names, or by its bot's. No name appears twice. */
export function seatNames({ seats, people }: RoomState): string[] {
  const bots = seats.filter((seat) => seat.people.length === 0).map(({ bot }) => bot ?? DEFAULT_BOT_LEVEL);
  const botNames = nameBots(
    bots,
    people.map(({ name }) => name),
  ).values();
  return seats.map((seat) =>
    seat.people.length > 0 ? seat.people.map((who) => people[who]!.name).join(' & ') : botNames.next().value!,
  );
}

/** The names of a match's seats, given those it started with. A seat that people took over since is called by their names. */
export function lateSeatNames({ seats, people, seatHistory }: RoomState, names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const holders = seats[seat]?.people ?? [];
    const isLate = seatHistory.some(
      (holder) => holder.late && holder.seat === seat && holders.some((who) => people[who]!.person === holder.person),
    );
    return isLate ? holders.map((who) => people[who]!.name).join(' & ') : name;
  });
}

/** The name as it can be shown in this room; empty if it cannot. */
function acceptableName({ family }: RoomState, text: string): string {
  const name = cleanName(text);
  return family && isRude(name) ? '' : name;
}

/** Renames people whose names do not suit a family table. */
export function replaceRudeNames({ people }: RoomState): void {
  for (const member of people) {
    const others = people.filter((one) => one !== member).map(({ name }) => name);
    if (isRude(member.name)) member.name = uniqueName(`Player ${member.who + 1}`, others);
  }
}

/** How a person enters. `isGone`: nobody has seen this member for a while. */
type Entrance = { readonly address?: string | null; readonly isGone?: (member: RoomMember) => boolean };

/** Adds a person, or finds them again. A new one gets a free seat in the lobby. Returns null if the room is full. */
export function addMember(
  state: RoomState,
  person: string,
  name: string | null,
  { address = null, isGone = () => false }: Entrance = {},
): number | null {
  const { people, seats } = state;
  const known = people.find((member) => member.person === person);
  if (known !== undefined) {
    welcomeBack(state, known);
    known.address = address;
    return known.who;
  }
  const who =
    people.length < MAX_ROOM_MEMBERS
      ? people.length
      : people.findIndex((member) => isForgettable(state, member) && (member.removed || isGone(member)));
  if (who < 0) return null;
  const usedNames = people.filter((member) => member.who !== who).map((member) => member.name);
  const displayName = uniqueName(acceptableName(state, name ?? '') || `Player ${who + 1}`, usedNames);
  people[who] = {
    who,
    person,
    name: displayName,
    muted: false,
    review: 'nothing',
    removed: false,
    address,
    vacationUntil: null,
    chatRead: state.chatLog.at(-1)?.n ?? 0,
    recentCommandIds: [],
  };
  state.chatLog = state.chatLog.filter((message) => message.who !== who); // of somebody who had this number before
  state.requests = state.requests.filter((request) => request.who !== who);
  const free = state.phase === 'lobby' ? seats.find((roomSeat) => roomSeat.people.length === 0) : undefined;
  if (free !== undefined) Object.assign(free, { people: [who], bot: null, standIn: null });
  if (state.host < 0) state.host = who;
  return who;
}

/** Whether something changes when this person enters: a bot stands in for them, or somebody else is host meanwhile. */
export function isAwaited({ seats, people, absentHost }: RoomState, who: number): boolean {
  const isStoodIn = seats.some((roomSeat) => roomSeat.standIn !== null && roomSeat.people.includes(who));
  return isStoodIn || absentHost === who || people[who]!.removed;
}

/** Gives people who are back their seat and, if they were the host, their role. */
function welcomeBack(state: RoomState, member: RoomMember): void {
  const roomSeat = state.seats.find(({ people }) => people.includes(member.who));
  if (roomSeat !== undefined) roomSeat.standIn = null;
  member.removed = false;
  if (state.absentHost !== member.who) return;
  state.host = member.who;
  state.absentHost = null;
}

/** A full room forgets people who only watched, to have a place for somebody new. */
function isForgettable(state: RoomState, { who, person, muted }: RoomMember): boolean {
  if (muted || who === state.host || who === state.absentHost || seatOf(state, who) !== null) return false;
  return !state.seatHistory.some((holder) => holder.person === person);
}

/** People who have taken a seat since: in a running match they have played it too. */
export function newlySeated(before: RoomState, state: RoomState): MatchPlayer[] {
  return state.people.flatMap(({ who, person }) => {
    const seat = seatOf(state, who);
    return seat === null || seat === seatOf(before, who) ? [] : [{ person, seat }];
  });
}

/** People in whose list of tables the room belongs: those with a seat, and the host. */
export const listedMembers = (state: RoomState): string[] =>
  state.people
    .filter(({ who, person }) => person !== FORMER_PERSON && (who === state.host || seatOf(state, who) !== null))
    .map(({ person }) => person);

/** Makes somebody who is here the host, preferably somebody seated, until the host is back. */
export function passHost(state: RoomState, peopleHere: ReadonlySet<number>): void {
  const here = [...peopleHere];
  const next = here.find((who) => seatOf(state, who) !== null) ?? here[0];
  if (next === undefined) return;
  state.absentHost ??= (state.people[state.host]?.person ?? FORMER_PERSON) === FORMER_PERSON ? null : state.host;
  state.host = next;
}

/** Starts the table clock at this table time, if a match is being played now, nobody has asked the table about a word, and the clock does not run already. */
export function startTableClock(state: RoomState, now: number, tableTime: Millis): void {
  if (state.phase === 'playing' && state.pace === null && state.houseVote === null) state.start ??= now - tableTime;
}

export function stopTableClock(state: RoomState, tableTime: Millis): void {
  if (state.start !== null) state.stoppedAt = tableTime;
  state.start = null;
}

/** A match that is over is over for its room too. */
export function finishMatch(state: RoomState, match: string, tableTime: Millis): void {
  if (state.match !== match || state.phase === 'lobby') return;
  stopTableClock(state, tableTime);
  state.phase = 'over';
  state.votes = [];
  state.requests = [];
  state.paceVote = null;
  state.moveBy = null;
  state.houseVote = null;
  state.plans = [];
  state.planResults = [];
  // The next match begins at the pace that was chosen for this one.
  state.pace ??= state.returnPace;
  state.returnPace = null;
}
