// The room's own refusals, as codes and sentences. A game's refusals are in its text/refusals.ts. The codes are part of the
// protocol: NO_CHAIR means that there is no such seat, NO_SEAT that the sender has none.

import type { AnyGame } from '../../core/any-game.ts';
import { type Refusal, refuse as refuseWithRule } from '../../core/game.ts';
import type { PlayerNames } from '../../core/player-names.ts';

export const ROOM_REFUSALS = {
  HOST_ONLY: () => 'Only the host can do that.',
  TAKEN: () => 'That seat is taken.',
  NO_CHAIR: () => 'This table doesn’t have that seat.',
  NO_SEAT: () => 'You’re watching. Take a seat first.',
  WATCHING: () => 'You’re watching. Take a seat first.',
  NOBODY: () => 'That person isn’t at this table anymore.',
  OTHER_HAND: () => 'You’ve already had another seat in this game, so you know its hand. You can play in the next one.',
  IS_HOST: () => 'You can’t remove the host.',
  LOCKED: () => 'The host has locked this table. Ask them to let you in.',
  BANNED: () => 'The host has removed you from this table.',
  CHAT_OFF: () => 'The host has turned chat off.',
  FULL: () => 'This table is full.',
  NO_LEVEL: (level = '') => `There is no bot level “${level}”.`,
  PLAYING: () => 'You can’t do that during a game.',
  NOT_PLAYING: () => 'No game is running.',
  NO_PAUSE: () => 'A game over days can’t be paused. If you’re away for longer, take a vacation in Settings.',
  NOT_PAUSED: () => 'The game isn’t paused.',
  NOT_OVER: () => 'The game isn’t over yet.',
  PAUSED: () => 'The game is paused. Resume it first.',
  NO_MATCH: () => 'That game is no longer at this table.',
  NO_PLAYERS: () => 'Someone has to sit down first.',
  NO_HINTS: () => 'Hints are off at this table. The host can turn them on.',
  NO_HINT: () => 'There’s no hint right now. Try again on your turn.',
  TOO_FAST: () => 'That was too fast. Wait a moment and try again.',
  TOO_MANY_ACTS: () => 'This game has gone on for too many moves. Start a new one.',
  NO_PLANS: () => 'You can plan moves only in a game over days.',
  BAD_PLAN: () => 'That move can’t be planned now.',
  VOTING: (word = '') => `The table is deciding about ${word}. Play goes on after the vote.`,
  NO_VOTE: () => 'That vote is over.',
  VOTED: () => 'You’ve already voted.',
  ALREADY_VOTED_ON: (word = '') => `The table has already decided about ${word} in this game.`,
  TOO_MANY_QUESTIONS: () => 'You’ve asked the table three times in vain. You can ask again in the next game.',
  MUTED: () => 'The host has turned off your chat.',
  RUDE: () => 'This is a family table. Please say that without rude words.',
  BAD_NAME: () => 'That name is hard to read. Use the letters of one alphabet.',
  EMPTY: () => 'Type something first.',
  LATE: () => 'Too late: the game has moved on.',
  CONTEST: () => 'You can’t do that here: everyone plays this game alone and in the same way.',
  CLOSED: () => 'This table was closed.',
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
