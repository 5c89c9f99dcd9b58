// Chat in a room: which messages are accepted, and who may read them. Nothing of it is stored.

import type { Refusal } from '../../core/game.ts';
import type { ServerMessage } from '../../core/protocol/protocol.ts';
import { ok, type Result } from '../../core/result.ts';
import { createRateLimit } from '../shared/rate-limit.ts';
import { refuse } from '../shared/refusals.ts';
import type { Presence } from './presence.ts';
import { type RoomState, seatOf } from './room-state.ts';

export type ChatMessage = Extract<ServerMessage, { t: 'chat' }>;

/** Messages a person may send at once, and how many more each second. */
const CHAT_BURST = 6;
const CHATS_PER_SECOND = 0.5;
/** How many messages of a person are remembered, to recognize one that is sent again (docs/protocol.md). */
const MAX_REMEMBERED_MESSAGES = 64;

export class Chat {
  readonly #seenMessageIds = new Map<number, string[]>();
  readonly #limit = createRateLimit(CHAT_BURST, CHATS_PER_SECOND, () => performance.now());

  /** The message to deliver; null if it was delivered before. */
  accept(who: number, id: string, text: string, state: RoomState): Result<ChatMessage | null, Refusal> {
    const clean = text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .trim();
    if (clean === '') return refuse('EMPTY');
    if (state.people[who]!.muted) return refuse('MUTED');
    const seen = this.#seenMessageIds.get(who) ?? [];
    if (seen.includes(id)) return ok(null);
    if (!this.#limit.tryTake(String(who))) return refuse('TOO_FAST');
    this.#seenMessageIds.set(who, [...seen, id].slice(-MAX_REMEMBERED_MESSAGES));
    return ok({ t: 'chat', who, text: clean, among: seatOf(state, who) === null ? 'watchers' : 'players' });
  }
}

/** While a match runs, spectators may know more than players do, so players do not get their messages. */
export function deliverChat(presence: Presence, state: RoomState, message: ChatMessage): void {
  const spectatorsOnly = message.among === 'watchers' && state.match !== null && state.phase !== 'over';
  for (const [who, connection] of presence.connections())
    if (!spectatorsOnly || seatOf(state, who) === null) connection.send(message);
}
