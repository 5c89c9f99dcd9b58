// What people may ask of a room, and what becomes of it: a wish changes a draft of the room's state, or is refused with a reason.
// Not how a draft is kept (room.ts). Nothing of a game is decided here.

import type { AnyGame } from '../../core/any-game.ts';
import type { Millis, Refusal, Seat } from '../../core/game.ts';
import type { RoomCommand } from '../../core/protocol.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Lexicon, ListName } from '../../lexicon/lexicon.ts';
import { cleanName, uniqueName } from '../shared/identity.ts';
import { refuse } from '../shared/refusals.ts';
import type { NewMatch } from '../store/store.ts';
import { createRoomMatch } from './new-match.ts';
import { DEFAULT_BOT_LEVEL, emptySeat, type RoomState, seatOf, startTableClock, stopTableClock } from './room-state.ts';

/** What a wish may need to know besides the room's state. */
export type CommandContext = {
  readonly room: string;
  readonly who: number;
  readonly here: ReadonlySet<number>;
  readonly game: AnyGame;
  readonly openLexicon: (list: ListName) => Lexicon;
  readonly now: number;
  readonly tableTime: number;
};

/** Granted: with the match that begins by it, if one does. */
type CommandResult = Result<NewMatch | null, Refusal>;

const HOST_COMMANDS: readonly RoomCommand['do'][] = [
  'options',
  'seats',
  'bot',
  'access',
  'hints',
  'start',
  'move',
  'mute',
  'host',
];

export function execute(state: RoomState, wish: RoomCommand, round: CommandContext): CommandResult {
  const { who, game } = round;
  if (HOST_COMMANDS.includes(wish.do) && who !== state.host) return refuse('HOST_ONLY');
  if ('who' in wish && state.people[wish.who] === undefined) return refuse('NOBODY');
  switch (wish.do) {
    case 'name': {
      const name = cleanName(wish.name);
      if (name === '') return refuse('EMPTY');
      const others = state.people.filter((one) => one.who !== who).map((one) => one.name);
      state.people[who]!.name = uniqueName(name, others);
      return ok(null);
    }
    case 'sit':
    case 'stand':
    case 'move':
    case 'leave':
    case 'return':
    case 'seats':
    case 'bot':
      return seatPeople(state, wish, round);
    case 'pause':
      return pause(state, round);
    case 'resume':
      if (state.phase !== 'paused') return refuse('NOT_PAUSED');
      if (seatOf(state, who) === null) return refuse('NO_SEAT');
      state.phase = 'playing';
      state.votes = [];
      startTableClock(state, round.now, round.tableTime);
      return ok(null);
    case 'start':
      return isRunning(state) ? refuse('PLAYING') : start(state, round);
    case 'rematch':
      if (seatOf(state, who) === null && who !== state.host) return refuse('NO_SEAT');
      return state.phase === 'over' ? start(state, round) : refuse('NOT_OVER');
    case 'options': {
      if (isRunning(state)) return refuse('PLAYING');
      const setup = game.resolveSetup(wish.preset, wish.options);
      if (!setup.ok) return setup;
      state.preset = wish.preset;
      state.options = { ...wish.options };
      return ok(null);
    }
    case 'access':
      state.access = wish.access;
      state.teams = wish.teams;
      state.family = wish.family;
      return ok(null);
    case 'hints':
      state.hints = wish.hints;
      return ok(null);
    case 'mute':
      state.people[wish.who]!.muted = wish.muted;
      return ok(null);
    case 'host':
      state.host = wish.who;
      return ok(null);
  }
}

const isRunning = ({ phase }: RoomState): boolean => phase === 'playing' || phase === 'paused';

type Seating = Extract<RoomCommand, { do: 'sit' | 'stand' | 'move' | 'leave' | 'return' | 'seats' | 'bot' }>;

function seatPeople(state: RoomState, wish: Seating, round: CommandContext): CommandResult {
  const { who, game } = round;
  const mine = seatOf(state, who);
  switch (wish.do) {
    case 'sit':
      return sit(state, who, wish.seat, false, round);
    case 'stand':
      if (isRunning(state)) return refuse('PLAYING');
      unseat(state, who);
      return ok(null);
    case 'move':
      if (wish.seat !== null) return sit(state, wish.who, wish.seat, true, round);
      unseat(state, wish.who);
      return ok(null);
    case 'leave':
      if (mine === null) return refuse('NO_SEAT');
      if (wish.standIn !== null && !game.levels.includes(wish.standIn)) return refuse('NO_LEVEL', wish.standIn);
      if (!hasTeammateHere(state, who, round.here)) state.chairs[mine]!.standIn = wish.standIn;
      else if (wish.standIn === null) unseat(state, who);
      withdrawVote(state, who);
      return ok(null);
    case 'return':
      if (mine === null) return refuse('NO_SEAT');
      state.chairs[mine]!.standIn = null;
      return ok(null);
    case 'seats':
      return isRunning(state) ? refuse('PLAYING') : setSeats(state, wish.count, game);
    case 'bot':
      return setBot(state, wish.seat, wish.level, round);
  }
}

/** Is somebody else of their team here, who plays on? Else to leave for good is an act of the seat (room.ts). */
export function hasTeammateHere({ chairs }: RoomState, who: number, here: ReadonlySet<number>): boolean {
  const team = chairs.find(({ people }) => people.includes(who))?.people ?? [];
  return team.some((one) => one !== who && here.has(one));
}

/** A free chair or a bot's; before the match a team's; an absent person's, or a team's that plays, only with the host's word. */
function sit(state: RoomState, who: number, seat: Seat, byHost: boolean, { here }: CommandContext): CommandResult {
  const chair = state.chairs[seat];
  if (chair === undefined) return refuse('NO_CHAIR');
  const others = chair.people.filter((one) => one !== who);
  const absent = others.every((one) => !here.has(one));
  const shared = state.teams && (byHost || !isRunning(state)); // who came to watch must not look into a hand
  if (others.length > 0 && !shared && !(byHost && absent)) return refuse('TAKEN');
  if (seatOf(state, who) !== null && isRunning(state) && !byHost) return refuse('PLAYING');
  unseat(state, who);
  chair.people = state.teams ? [...others, who] : [who];
  chair.bot = chair.standIn = null;
  return ok(null);
}

function unseat(state: RoomState, who: number): void {
  withdrawVote(state, who);
  for (const chair of state.chairs) {
    if (!chair.people.includes(who)) continue;
    chair.people = chair.people.filter((one) => one !== who);
    if (chair.people.length === 0) Object.assign(chair, emptySeat(DEFAULT_BOT_LEVEL));
  }
}

/** Who gives up a seat no longer wants to pause. */
function withdrawVote(state: RoomState, who: number): void {
  state.votes = state.votes.filter((one) => one !== who);
}

function setSeats({ chairs }: RoomState, count: number, { seats: [min, max] }: AnyGame): CommandResult {
  if (count < min || count > max) return refuse('BAD_SEATS', String(count), String(min), String(max));
  while (chairs.length < count) chairs.push(emptySeat(DEFAULT_BOT_LEVEL));
  chairs.length = count;
  return ok(null);
}

function setBot(state: RoomState, seat: Seat, level: string | null, { here, game }: CommandContext): CommandResult {
  const chair = state.chairs[seat];
  if (chair === undefined) return refuse('NO_CHAIR');
  if (level !== null && !game.levels.includes(level)) return refuse('NO_LEVEL', level);
  if (level !== null && chair.people.some((who) => here.has(who))) return refuse('TAKEN');
  if (level === null && chair.people.length === 0 && isRunning(state)) return refuse('PLAYING');
  chair.bot = chair.people.length === 0 ? level : null;
  chair.standIn = chair.people.length === 0 ? null : level; // until they are back
  return ok(null);
}

function pause(state: RoomState, { who, here, tableTime }: CommandContext): CommandResult {
  if (state.phase !== 'playing') return refuse('NOT_PLAYING');
  if (seatOf(state, who) === null) return refuse('NO_SEAT');
  state.votes.push(who);
  applyPauseVotes(state, here, tableTime);
  return ok(null);
}

/** Pauses if most of the seated people who are here want it; whoever has left wants nothing any more. */
export function applyPauseVotes(state: RoomState, here: ReadonlySet<number>, tableTime: Millis): void {
  if (state.phase !== 'playing') return;
  const voters = [...here].filter((one) => seatOf(state, one) !== null);
  state.votes = voters.filter((one) => state.votes.includes(one));
  if (state.votes.length * 2 <= voters.length) return;
  state.votes = [];
  state.phase = 'paused';
  stopTableClock(state, tableTime);
}

function start(state: RoomState, { room, game, openLexicon, now }: CommandContext): CommandResult {
  const match = createRoomMatch(room, state, game, openLexicon);
  if (!match.ok) return match;
  state.match = match.value.id;
  state.phase = 'playing';
  state.votes = [];
  state.start = now;
  state.still = 0;
  return match;
}
