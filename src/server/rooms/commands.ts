// Room commands: each changes a draft of the room's state, or is refused with a reason.
// How the draft is stored is in room-state-store.ts. Commands decide nothing about the game itself.

import type { AnyGame } from '../../core/any-game.ts';
import { BOT_LEVELS } from '../../core/bot-levels.ts';
import type { Millis, Refusal, Seat } from '../../core/game.ts';
import { sha256 } from '../../core/hash/sha256.ts';
import type { OpenList } from '../../core/match.ts';
import type { RoomCommand } from '../../core/protocol/protocol.ts';
import { ok, type Result } from '../../core/result.ts';
import { refuse } from '../shared/refusals.ts';
import type { NewMatch } from '../store/store.ts';
import { cleanName, uniqueName } from './names.ts';
import { createRoomMatch } from './new-match.ts';
import { DEFAULT_BOT_LEVEL, emptySeat, type RoomState, seatOf, startTableClock, stopTableClock } from './room-state.ts';

/** What a command may need besides the room's state. */
export type CommandContext = {
  readonly room: string;
  readonly who: number;
  readonly here: ReadonlySet<number>;
  readonly game: AnyGame;
  readonly openList: OpenList;
  readonly now: number;
  readonly tableTime: number;
};

/** The match that the command starts, if it starts one. */
type CommandResult = Result<NewMatch | null, Refusal>;

/** How many commands of a person a room remembers, to recognize one that is sent again (docs/protocol.md). */
const MAX_REMEMBERED_COMMANDS = 64;
/** Longer ids are remembered by a hash, because every change of the room stores all of them. */
const MAX_REMEMBERED_ID_CHARS = 16;

const rememberedId = (id: string): string =>
  id.length <= MAX_REMEMBERED_ID_CHARS ? id : sha256(id).slice(0, MAX_REMEMBERED_ID_CHARS);

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

/** Executes a command, unless it is one that was executed before and is sent again. */
export function executeOnce(
  state: RoomState,
  id: string,
  command: RoomCommand,
  context: CommandContext,
): CommandResult {
  const member = state.people[context.who]!;
  const key = rememberedId(id);
  // Rooms stored by earlier versions have whole ids.
  if (member.recentCommandIds.includes(key) || member.recentCommandIds.includes(id)) return ok(null);
  member.recentCommandIds = [...member.recentCommandIds, key].slice(-MAX_REMEMBERED_COMMANDS);
  return execute(state, command, context);
}

export function execute(state: RoomState, command: RoomCommand, context: CommandContext): CommandResult {
  const { who, game } = context;
  if (HOST_COMMANDS.includes(command.do) && who !== state.host) return refuse('HOST_ONLY');
  if ('who' in command && state.people[command.who] === undefined) return refuse('NOBODY');
  switch (command.do) {
    case 'name': {
      const name = cleanName(command.name);
      if (name === '') return refuse('EMPTY');
      const otherNames = state.people.filter((member) => member.who !== who).map((member) => member.name);
      state.people[who]!.name = uniqueName(name, otherNames);
      return ok(null);
    }
    case 'sit':
    case 'stand':
    case 'move':
    case 'leave':
    case 'return':
    case 'seats':
    case 'bot':
      return executeSeating(state, command, context);
    case 'pause':
      return pause(state, context);
    case 'resume':
      if (state.phase !== 'paused') return refuse('NOT_PAUSED');
      if (seatOf(state, who) === null) return refuse('NO_SEAT');
      state.phase = 'playing';
      state.votes = [];
      startTableClock(state, context.now, context.tableTime);
      return ok(null);
    case 'start':
      return isMatchOpen(state) ? refuse('PLAYING') : startMatch(state, context);
    case 'rematch':
      if (seatOf(state, who) === null && who !== state.host) return refuse('NO_SEAT');
      return state.phase === 'over' ? startMatch(state, context) : refuse('NOT_OVER');
    case 'options': {
      if (isMatchOpen(state)) return refuse('PLAYING');
      const setup = game.resolveSetup(command.preset, command.options);
      if (!setup.ok) return setup;
      state.preset = command.preset;
      state.options = { ...command.options };
      return ok(null);
    }
    case 'access':
      state.access = command.access;
      state.teams = command.teams;
      state.family = command.family;
      return ok(null);
    case 'hints':
      state.hints = command.hints;
      return ok(null);
    case 'mute':
      state.people[command.who]!.muted = command.muted;
      return ok(null);
    case 'host':
      state.host = command.who;
      return ok(null);
  }
}

const isMatchOpen = ({ phase }: RoomState): boolean => phase === 'playing' || phase === 'paused';

const hasLevel = ({ levels }: AnyGame, level: string): boolean =>
  levels.includes(level) && BOT_LEVELS.some((known) => known === level);

type SeatingCommand = Extract<RoomCommand, { do: 'sit' | 'stand' | 'move' | 'leave' | 'return' | 'seats' | 'bot' }>;

function executeSeating(state: RoomState, command: SeatingCommand, context: CommandContext): CommandResult {
  const { who, game } = context;
  const ownSeat = seatOf(state, who);
  switch (command.do) {
    case 'sit':
      return sit(state, who, command.seat, false, context);
    case 'stand':
      if (isMatchOpen(state)) return refuse('PLAYING');
      unseat(state, who);
      return ok(null);
    case 'move':
      if (command.seat !== null) return sit(state, command.who, command.seat, true, context);
      unseat(state, command.who);
      return ok(null);
    case 'leave':
      if (ownSeat === null) return refuse('NO_SEAT');
      if (command.standIn !== null && !hasLevel(game, command.standIn)) return refuse('NO_LEVEL', command.standIn);
      if (!hasTeammateHere(state, who, context.here)) state.seats[ownSeat]!.standIn = command.standIn;
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

/**
 * Anybody can take a free seat or a bot's, and before the match join a team. Only the host can give away the seat of
 * somebody absent or add to a team during a match, because a new teammate sees the team's hand.
 */
function sit(state: RoomState, who: number, seat: Seat, byHost: boolean, { here }: CommandContext): CommandResult {
  const roomSeat = state.seats[seat];
  if (roomSeat === undefined) return refuse('NO_CHAIR');
  const others = roomSeat.people.filter((one) => one !== who);
  const allAbsent = others.every((one) => !here.has(one));
  const canShare = state.teams && (byHost || !isMatchOpen(state));
  if (others.length > 0 && !canShare && !(byHost && allAbsent)) return refuse('TAKEN');
  if (seatOf(state, who) !== null && isMatchOpen(state) && !byHost) return refuse('PLAYING');
  unseat(state, who);
  roomSeat.people = state.teams ? [...others, who] : [who];
  roomSeat.bot = roomSeat.standIn = null;
  return ok(null);
}

function unseat(state: RoomState, who: number): void {
  withdrawVote(state, who);
  for (const roomSeat of state.seats) {
    if (!roomSeat.people.includes(who)) continue;
    roomSeat.people = roomSeat.people.filter((one) => one !== who);
    if (roomSeat.people.length === 0) Object.assign(roomSeat, emptySeat(DEFAULT_BOT_LEVEL));
  }
}

/** A person without a seat has no vote. */
function withdrawVote(state: RoomState, who: number): void {
  state.votes = state.votes.filter((one) => one !== who);
}

function setSeatCount({ seats }: RoomState, count: number, { seats: [min, max] }: AnyGame): CommandResult {
  if (count < min || count > max) return refuse('BAD_SEATS', String(count), String(min), String(max));
  while (seats.length < count) seats.push(emptySeat(DEFAULT_BOT_LEVEL));
  seats.length = count;
  return ok(null);
}

function setBot(state: RoomState, seat: Seat, level: string | null, { here, game }: CommandContext): CommandResult {
  const roomSeat = state.seats[seat];
  if (roomSeat === undefined) return refuse('NO_CHAIR');
  if (level !== null && !hasLevel(game, level)) return refuse('NO_LEVEL', level);
  if (level !== null && roomSeat.people.some((who) => here.has(who))) return refuse('TAKEN');
  if (level === null && roomSeat.people.length === 0 && isMatchOpen(state)) return refuse('PLAYING');
  roomSeat.bot = roomSeat.people.length === 0 ? level : null;
  roomSeat.standIn = roomSeat.people.length === 0 ? null : level; // until they are back
  return ok(null);
}

function pause(state: RoomState, { who, here, tableTime }: CommandContext): CommandResult {
  if (state.phase !== 'playing') return refuse('NOT_PLAYING');
  if (seatOf(state, who) === null) return refuse('NO_SEAT');
  state.votes.push(who);
  applyPauseVotes(state, here, tableTime);
  return ok(null);
}

/** Pauses if more than half of the seated people who are here voted for it. Votes of people who left are dropped. */
export function applyPauseVotes(state: RoomState, here: ReadonlySet<number>, tableTime: Millis): void {
  if (state.phase !== 'playing') return;
  const voters = [...here].filter((one) => seatOf(state, one) !== null);
  state.votes = voters.filter((one) => state.votes.includes(one));
  if (state.votes.length * 2 <= voters.length) return;
  state.votes = [];
  state.phase = 'paused';
  stopTableClock(state, tableTime);
}

function startMatch(state: RoomState, { room, game, openList, now }: CommandContext): CommandResult {
  const match = createRoomMatch(room, state, game, openList);
  if (!match.ok) return match;
  state.match = match.value.id;
  state.phase = 'playing';
  state.votes = [];
  state.start = now;
  state.stoppedAt = 0;
  return match;
}
