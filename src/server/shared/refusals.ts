// The room's own refusals, as codes and sentences. A game's refusals are in its text/refusals.ts. The codes are part of the
// protocol: NO_CHAIR means that there is no such seat, NO_SEAT that the sender has none.

import type { AnyGame } from '../../core/any-game.ts';
import { type Refusal, refuse as refuseWithRule } from '../../core/game.ts';
import type { PlayerNames } from '../../core/player-names.ts';

export const ROOM_REFUSALS = {
  HOST_ONLY: () => 'Only the host can do that.',
  TAKEN: () => 'That chair is taken.',
  NO_CHAIR: () => 'There is no such chair at this table.',
  NO_SEAT: () => 'You are watching. Take a chair first.',
  WATCHING: () => 'You are watching. Take a chair first.',
  NOBODY: () => 'There is no such person in this room.',
  FULL: () => 'This room is full.',
  NO_LEVEL: (level = '') => `There is no bot of the level “${level}”.`,
  PLAYING: () => 'Not while a game is running.',
  NOT_PLAYING: () => 'No game is running.',
  NOT_PAUSED: () => 'The game is not paused.',
  NOT_OVER: () => 'The game is not over yet.',
  PAUSED: () => 'The game is paused. Let it go on first.',
  NO_MATCH: () => 'That game is not on this table any more.',
  NO_PLAYERS: () => 'Somebody has to sit down first.',
  NO_HINTS: () => 'Hints are off at this table. The host can allow them.',
  NO_HINT: () => 'There is nothing to advise right now.',
  TOO_FAST: () => 'That is too much at once. Wait a moment and try again.',
  MUTED: () => 'The host has muted you.',
  EMPTY: () => 'There is nothing in it.',
  LATE: () => 'That moment has passed.',
  CLOSED: () => 'This table had to be closed.',
} satisfies { readonly [code: string]: (...about: readonly string[]) => string };

type RoomRefusalCode = keyof typeof ROOM_REFUSALS;

/** BAD_SEATS gets its sentence from the game. */
export const refuse = (code: RoomRefusalCode | 'BAD_SEATS', ...about: string[]) => refuseWithRule(code, '', ...about);

export function refusalSentence(refusal: Refusal, game: AnyGame, players: PlayerNames): string {
  const { code, about } = refusal;
  return Object.hasOwn(ROOM_REFUSALS, code)
    ? ROOM_REFUSALS[code as RoomRefusalCode](...about)
    : game.say.refusal(refusal, players);
}
