// Room commands: each changes a draft of the room's state, or is refused with a reason.
// How the draft is stored is in room-state-store.ts. Commands decide nothing about the game itself.

import type { Millis, Refusal, Seat } from '../../core/game.ts';
import { sha256 } from '../../core/hash/sha256.ts';
import type { HouseChange } from '../../core/house/house-act.ts';
import type { RoomCommand } from '../../core/protocol/protocol.ts';
import { ok, type Result } from '../../core/result.ts';
import { cleanName, uniqueName } from '../shared/names.ts';
import { refuse } from '../shared/refusals.ts';
import { isRude } from '../shared/rude-words.ts';
import type { NewMatch } from '../store/store.ts';
import { askTable, settleHouseVote, voteOnWord } from './house/house-vote.ts';
import { banMember, removeMember } from './people/moderation.ts';
import { type StartContext, startMatch } from './play/new-match.ts';
import { answerRematch, playsAlone, replaceUnready, settleRematch } from './rematch/rematch.ts';
import { choosePace, isSlow, paceOfOptions, restartMoveTime } from './state/pace.ts';
import { forgetPlanResults, savePlan } from './state/plans.ts';
import {
  isMatchOpen,
  type RoomState,
  replaceRudeNames,
  seatOf,
  startTableClock,
  stopTableClock,
} from './state/room-state.ts';
import { executeSeating } from './state/seating.ts';

/** What a command may need besides the room's state. */
export type CommandContext = StartContext & {
  readonly who: number;
  readonly here: ReadonlySet<number>;
  readonly tableTime: number;
  /** Whether a seat of the running match could make this move if the situation came. */
  isPlanPossible(seat: Seat, situation: string, move: string): boolean;
  /** What everybody reads before a vote on this word, if the table may be asked about it. */
  askableWord(asked: HouseChange): Result<string, Refusal>;
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
  'decline',
  'mute',
  'kick',
  'ban',
  'unban',
  'lock',
  'chat',
  'host',
  'houseWords',
];

/** At the table of a contest everything is as it is for everybody else. */
const CONTEST_COMMANDS: readonly RoomCommand['do'][] = ['leave', 'return', 'share', 'report'];

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
  const executed = execute(state, command, context, key);
  if (executed.ok) {
    settleRematch(state, context.here, context.now);
    settleHouseVote(state, context); // somebody may have left their seat
  }
  return executed;
}

/** `id` is that of the command. */
export function execute(state: RoomState, command: RoomCommand, context: CommandContext, id = ''): CommandResult {
  const { who, game } = context;
  if (state.contest !== null && !(CONTEST_COMMANDS.includes(command.do) && !('standIn' in command && command.standIn)))
    return refuse('CONTEST');
  if (HOST_COMMANDS.includes(command.do) && who !== state.host) return refuse('HOST_ONLY');
  if ('who' in command && state.people[command.who] === undefined) return refuse('NOBODY');
  if ((command.do === 'move' || command.do === 'host') && state.people[command.who]!.removed) return refuse('NOBODY');
  switch (command.do) {
    case 'name': {
      const name = cleanName(command.name);
      if (name === '') return refuse(/[\p{L}\p{N}\p{P}\p{S}]/u.test(command.name) ? 'BAD_NAME' : 'EMPTY');
      if (state.family && isRude(name)) return refuse('RUDE');
      const otherNames = state.people.filter((member) => member.who !== who).map((member) => member.name);
      state.people[who]!.name = uniqueName(name, otherNames);
      return ok(null);
    }
    case 'sit':
    case 'stand':
    case 'move':
    case 'decline':
    case 'leave':
    case 'return':
    case 'seats':
    case 'bot':
      return executeSeating(state, command, context);
    case 'pace':
      return choosePace(state, who, command.pace === 0 ? null : command.pace * 1000, command.agree !== false, context);
    case 'pause':
      return pause(state, context);
    case 'resume':
      if (state.phase !== 'paused') return refuse('NOT_PAUSED');
      if (seatOf(state, who) === null) return refuse('NO_SEAT');
      state.phase = 'playing';
      state.votes = [];
      startTableClock(state, context.now, context.tableTime);
      restartMoveTime(state, state.moveTimeFrom, context.now);
      return ok(null);
    case 'start':
      if (isMatchOpen(state)) return refuse('PLAYING');
      if (state.rematch !== null) replaceUnready(state, context.here);
      return startMatch(state, context);
    case 'rematch':
      if (seatOf(state, who) === null && who !== state.host) return refuse('NO_SEAT');
      if (state.phase !== 'over') return refuse('NOT_OVER');
      if (command.agree !== false && playsAlone(state, who)) return startMatch(state, context);
      answerRematch(state, who, command.agree !== false, context.now);
      return ok(null);
    case 'options': {
      if (isMatchOpen(state)) return refuse('PLAYING');
      const setup = game.resolveSetup(command.preset, command.options);
      if (!setup.ok) return setup;
      state.preset = command.preset;
      state.options = { ...command.options };
      state.pace ??= paceOfOptions(setup.value);
      return ok(null);
    }
    case 'access':
      // A new teammate would see a hand.
      if (isMatchOpen(state) && command.teams !== state.teams) return refuse('PLAYING');
      state.access = command.access;
      state.teams = command.teams;
      state.family = command.family;
      if (state.family) {
        replaceRudeNames(state);
        state.chatLog = state.chatLog.filter(({ text }) => !isRude(text));
      }
      return ok(null);
    case 'hints':
      state.hints = command.hints;
      return ok(null);
    case 'plan':
      return savePlan(state, who, command, context.isPlanPossible);
    case 'plansRead':
      forgetPlanResults(state, who);
      return ok(null);
    case 'askTable': {
      const why = context.askableWord(command);
      return why.ok ? askTable(state, who, id, command, why.value, context) : why;
    }
    case 'voteWord':
      return voteOnWord(state, who, command.counts, context);
    case 'houseWords':
      if (isMatchOpen(state)) return refuse('PLAYING');
      state.house = command.house;
      return ok(null);
    case 'mute':
      state.people[command.who]!.muted = command.muted;
      return ok(null);
    case 'share':
      state.people[who]!.review = command.review;
      return ok(null);
    case 'report':
      return ok(null); // stored by the room (room.ts)
    case 'kick':
      return removeMember(state, command.who);
    case 'ban':
      return banMember(state, command.who);
    case 'unban':
      state.bans = state.bans.filter((ban) => ban.id !== command.ban);
      return ok(null);
    case 'lock':
      state.locked = command.locked;
      return ok(null);
    case 'chat':
      state.chat = command.chat;
      return ok(null);
    case 'host':
      state.host = command.who;
      if (state.absentHost === command.who) state.absentHost = null;
      return ok(null);
  }
}

function pause(state: RoomState, { who, here, tableTime }: CommandContext): CommandResult {
  if (state.phase !== 'playing') return refuse('NOT_PLAYING');
  if (seatOf(state, who) === null) return refuse('NO_SEAT');
  if (isSlow(state)) return refuse('NO_PAUSE');
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
