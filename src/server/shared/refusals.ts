// Why a room says no, as codes and sentences.
// What a game says no to is in its own say.ts.

import type { AnyGame } from '../../core/any-game.ts';
import { type Refusal, refuse as refuseWith } from '../../core/game.ts';

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

export const refuse = (code: keyof typeof ROOM_REFUSALS | 'BAD_SEATS', ...about: string[]) =>
  refuseWith(code, '', ...about);

export function refusalSentence(refusal: Refusal, game: AnyGame): string {
  const say = Object.hasOwn(ROOM_REFUSALS, refusal.code)
    ? ROOM_REFUSALS[refusal.code as keyof typeof ROOM_REFUSALS]
    : null;
  return say === null ? game.say.refusal(refusal) : say(...refusal.about);
}
