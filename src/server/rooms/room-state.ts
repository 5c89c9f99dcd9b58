// What a room is between two changes: its people, its chairs, what the host has chosen, and how its table's time runs.
// Plain data, the same on every node; who is here right now is not part of it (presence.ts).

import type { AnyGame } from '../../core/any-game.ts';
import { BOT_CHARACTERS, type BotLevel } from '../../core/bot-levels.ts';
import type { Millis, OptionValue, Seat } from '../../core/game.ts';
import type { RoomView } from '../../core/protocol.ts';
import { cleanName, uniqueName } from '../shared/identity.ts';

/** `asked` are the latest wishes of theirs that were granted: sent again, they take no effect again. */
export type RoomMember = {
  readonly who: number;
  readonly person: string;
  name: string;
  muted: boolean;
  asked: string[];
};
export type RoomSeat = { people: number[]; bot: string | null; standIn: string | null };
export type RoomState = {
  game: string;
  preset: string;
  options: { [name: string]: OptionValue };
  access: 'open' | 'link';
  teams: boolean;
  family: boolean;
  /** The host's word; null: hints for who plays alone against bots. */
  hints: boolean | null;
  phase: RoomView['phase'];
  host: number;
  chairs: RoomSeat[];
  people: RoomMember[];
  /** Who wants to pause. */
  votes: number[];
  match: string | null;
  /** Table time is the service's time less `start`; null: it stands still. */
  start: number | null;
  /** Where table time stands still. */
  still: Millis;
  /** Cards that were on this table, as everybody saw them: none comes again before all were used. */
  cards: string[];
};

export const DEFAULT_BOT_LEVEL = 'casual';
/** People a room remembers, watchers included. */
const MAX_ROOM_MEMBERS = 200;

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
    chairs: Array.from({ length: seats }, (_, seat) => emptySeat(seat === 0 ? null : DEFAULT_BOT_LEVEL)),
    people: [],
    votes: [],
    match: null,
    start: null,
    still: 0,
    cards: [],
  };
}

export const emptySeat = (bot: string | null): RoomSeat => ({ people: [], bot, standIn: null });

export const formatRoomState = (state: RoomState): string => JSON.stringify(state);

/** Rooms of earlier versions lack what came later. */
export function parseRoomState(text: string): RoomState {
  const state = JSON.parse(text) as RoomState;
  return {
    ...state,
    hints: state.hints ?? null,
    votes: state.votes ?? [],
    start: state.start ?? null,
    still: state.still ?? 0,
    cards: state.cards ?? [],
    people: state.people.map((one) => ({ ...one, asked: one.asked ?? [] })),
  };
}

export function seatOf({ chairs }: RoomState, who: number): Seat | null {
  const seat = chairs.findIndex((chair) => chair.people.includes(who));
  return seat < 0 ? null : seat;
}

/** Level of the bot that plays each seat now; null: a person does. */
export const botLevels = ({ chairs }: RoomState): (string | null)[] =>
  chairs.map((chair) => chair.bot ?? chair.standIn);

export const hintsAllowed = ({ hints, chairs }: RoomState): boolean =>
  hints ?? chairs.reduce((sum, { people }) => sum + people.length, 0) <= 1;

/** What each chair is called: by its people, or by the character of its bot; no name twice. */
export function seatNames({ chairs, people }: RoomState): string[] {
  const taken = people.map(({ name }) => name);
  return chairs.map((chair) => {
    if (chair.people.length > 0) return chair.people.map((who) => people[who]!.name).join(' & ');
    const name = uniqueName(BOT_CHARACTERS[(chair.bot ?? DEFAULT_BOT_LEVEL) as BotLevel].name, taken);
    taken.push(name);
    return name;
  });
}

/** Somebody comes in, new or known; in the lobby a new one gets a free chair. null: the room is full. */
export function addMember(state: RoomState, person: string, name: string | null): number | null {
  const { people, chairs } = state;
  const known = people.find((one) => one.person === person);
  if (known !== undefined) {
    const chair = chairs.find((one) => one.people.includes(known.who));
    if (chair !== undefined) chair.standIn = null; // back again
    return known.who;
  }
  const who = people.length;
  if (who >= MAX_ROOM_MEMBERS) return null;
  const taken = people.map((one) => one.name);
  const called = uniqueName(cleanName(name ?? '') || `Guest ${who + 1}`, taken);
  people.push({ who, person, name: called, muted: false, asked: [] });
  const free = state.phase === 'lobby' ? chairs.find((chair) => chair.people.length === 0) : undefined;
  if (free !== undefined) Object.assign(free, { people: [who], bot: null, standIn: null });
  if (state.host < 0) state.host = who;
  return who;
}

/** From now on table time runs, from where it is. */
export function startTableClock(state: RoomState, now: number, tableTime: Millis): void {
  state.start ??= now - tableTime;
}

export function stopTableClock(state: RoomState, tableTime: Millis): void {
  if (state.start !== null) state.still = tableTime;
  state.start = null;
}
