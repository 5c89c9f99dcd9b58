// The latest chat messages of a room that plays over days, so that people can read what was said while they were away.
// Rooms that play now keep no messages.

import type { ServerMessage } from '../../../core/protocol/protocol.ts';
import { type LoggedMessage, type RoomState, seatOf } from './room-state.ts';

const MAX_MESSAGES = 50;
/** Every change of a room stores all of them. */
const MAX_CHARS = 6000;

/** While a match runs, spectators may know more than players do, so players do not get their messages. */
export const isForWatchers = ({ match, phase }: RoomState, among: LoggedMessage['among']): boolean =>
  among === 'watchers' && match !== null && phase !== 'over';

/** Whether messages of this room are stored. */
export const keepsChat = ({ pace, returnPace }: Pick<RoomState, 'pace' | 'returnPace'>): boolean =>
  pace !== null || returnPace !== null;

/** Messages of people who were erased are gone, but others may have read them. */
export const latestMessageNumber = ({ chatLog, people }: RoomState): number =>
  Math.max(chatLog.at(-1)?.n ?? 0, ...people.map(({ chatRead }) => chatRead));

type NewMessage = Pick<LoggedMessage, 'id' | 'who' | 'text' | 'among'>;

export function logMessage(state: RoomState, { id, who, text, among }: NewMessage, now: number): void {
  if (!keepsChat(state) || state.chatLog.some((one) => one.who === who && one.id === id)) return;
  const message = { id, who, text, among, isForWatchers: isForWatchers(state, among), at: now };
  const latest = latestMessageNumber(state);
  state.chatLog = [...state.chatLog, { ...message, n: latest + 1 }].slice(-MAX_MESSAGES);
  const countChars = (): number => state.chatLog.reduce((sum, { text }) => sum + text.length, 0);
  while (countChars() > MAX_CHARS) state.chatLog.shift();
}

export function markChatRead(state: RoomState, who: number, n: number): void {
  const member = state.people[who]!;
  member.chatRead = Math.max(member.chatRead, Math.min(n, latestMessageNumber(state)));
}

/** Somebody was erased, or somebody else has their number now. */
export function forgetMessagesOf(state: RoomState, who: number): void {
  state.chatLog = state.chatLog.filter((message) => message.who !== who);
}

/** What this person may read. */
const messagesFor = (state: RoomState, who: number): readonly LoggedMessage[] =>
  state.chatLog.filter((message) => !message.isForWatchers || seatOf(state, who) === null);

export const countUnread = (state: RoomState, who: number): number =>
  messagesFor(state, who).filter(({ n, who: by }) => n > state.people[who]!.chatRead && by !== who).length;

/** The stored messages for somebody who enters; null if there are none. */
export function chatLogFor(
  state: RoomState,
  who: number,
  now: number,
): Extract<ServerMessage, { t: 'chatLog' }> | null {
  const messages = messagesFor(state, who).map(({ n, who: by, text, among, at }) => ({
    ...{ n, who: by, text, among, agoMs: Math.max(0, now - at) },
  }));
  return messages.length === 0 ? null : { t: 'chatLog', messages, read: state.people[who]!.chatRead };
}
