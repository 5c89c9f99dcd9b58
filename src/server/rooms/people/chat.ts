// Chat in a room: which messages are accepted, and who may read them. It is stored with a report, and in rooms that play over
// days (state/chat-log.ts).

import type { Refusal } from '../../../core/game.ts';
import type { ServerMessage } from '../../../core/protocol/protocol.ts';
import { ok, type Result } from '../../../core/result.ts';
import { createRateLimit } from '../../shared/rate-limit.ts';
import { refuse } from '../../shared/refusals.ts';
import { isRude } from '../../shared/rude-words.ts';
import { isForWatchers, keepsChat, logMessage } from '../state/chat-log.ts';
import { type RoomState, seatOf } from '../state/room-state.ts';
import type { Presence } from './presence.ts';

export type ChatMessage = Extract<ServerMessage, { t: 'chat' }>;

/** Messages a person may send at once, and how many more each second. */
const CHAT_BURST = 6;
const CHATS_PER_SECOND = 0.5;
/** How many messages of a person are remembered, to recognize one that is sent again (docs/protocol.md). */
const MAX_REMEMBERED_MESSAGES = 64;

/** Messages that are kept as the context of a report. */
const MAX_RECENT_MESSAGES = 20;

/** The room whose chat this is. */
type ChatRoom = {
  readonly state: Readonly<RoomState>;
  readonly presence: Presence;
  change(change: (draft: RoomState) => void): Promise<unknown>;
  publish(message: ChatMessage): void;
};

export class Chat {
  readonly #room: ChatRoom;
  readonly #now: () => number;
  #recent: readonly { readonly name: string; readonly text: string }[] = [];
  readonly #seenMessageIds = new Map<number, string[]>();
  readonly #limit = createRateLimit(CHAT_BURST, CHATS_PER_SECOND, () => performance.now());

  constructor(room: ChatRoom, now: () => number) {
    this.#room = room;
    this.#now = now;
  }

  /** The latest messages of everybody, oldest first. */
  get recent(): readonly { readonly name: string; readonly text: string }[] {
    return this.#recent;
  }

  /** Somebody was erased, and so is what they said. */
  forgetRecent(): void {
    this.#recent = [];
  }

  /** Accepts a message and delivers it everywhere. A room that plays over days stores it first. */
  async send(who: number, id: string, text: string): Promise<Result<unknown, Refusal>> {
    const accepted = this.accept(who, id, text);
    if (!accepted.ok || accepted.value === null) return accepted;
    const message = accepted.value;
    const n = keepsChat(this.#room.state) ? await this.#store(who, id, message) : null;
    const delivered = n === null ? message : { ...message, n };
    this.deliver(delivered);
    this.#room.publish(delivered);
    return accepted;
  }

  /** The number of the stored message; null if the room has stopped to play over days meanwhile. */
  async #store(who: number, id: string, { text, among }: ChatMessage): Promise<number | null> {
    try {
      await this.#room.change((draft) => logMessage(draft, { id, who, text, among }, this.#now()));
    } catch (error) {
      // It may be sent again.
      const seen = this.#seenMessageIds.get(who) ?? [];
      this.#seenMessageIds.set(
        who,
        seen.filter((one) => one !== id),
      );
      throw error;
    }
    return this.#room.state.chatLog.find((logged) => logged.who === who && logged.id === id)?.n ?? null;
  }

  /** Delivers a message to the people on this node. */
  deliver({ who, text, among, n }: Omit<ChatMessage, 't' | 'n'> & { readonly n?: number | undefined }): void {
    const { state, presence } = this.#room;
    const line = { name: state.people[who]?.name ?? '', text };
    this.#recent = [...this.#recent, line].slice(-MAX_RECENT_MESSAGES);
    const message = JSON.stringify({ t: 'chat', who, text, among, n } satisfies Record<keyof ChatMessage, unknown>);
    const spectatorsOnly = isForWatchers(state, among);
    for (const [one, connection] of presence.connections())
      if (!spectatorsOnly || seatOf(state, one) === null) connection.sendText(message);
  }

  /** The message to deliver; null if it was delivered before. */
  accept(who: number, id: string, text: string): Result<ChatMessage | null, Refusal> {
    const { state } = this.#room;
    const clean = cleanText(text);
    if (clean === '') return refuse('EMPTY');
    if (state.people[who]!.muted) return refuse('MUTED');
    if (state.chat === 'off' || (state.chat === 'players' && seatOf(state, who) === null)) return refuse('CHAT_OFF');
    if (state.family && isRude(clean)) return refuse('RUDE');
    const seen = this.#seenMessageIds.get(who) ?? [];
    if (seen.includes(id)) return ok(null);
    if (!this.#limit.tryTake(String(who))) return refuse('TOO_FAST');
    this.#seenMessageIds.set(who, [...seen, id].slice(-MAX_REMEMBERED_MESSAGES));
    return ok({ t: 'chat', who, text: clean, among: seatOf(state, who) === null ? 'watchers' : 'players' });
  }
}

/** Joined emoji and a few accents are fine; invisible text, stacked accents and changes of the writing direction are not. */
function cleanText(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800\u{1d159}]/gu, ' ')
    .replace(/(?<!\p{Emoji})\u200d|\u200d(?!\p{Emoji})/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(visible) ? visible : '';
}
