// The chat of an online table: what was said, and what the viewer has not read. Rooms that play over days keep their messages
// on the server, also what was said while the viewer was away.

import type { ServerMessage } from '../../core/protocol/protocol.ts';

/** `n` and `at` (by this device's clock) are null unless the room keeps its chat. */
export type ChatMessage = {
  readonly who: number;
  readonly text: string;
  readonly among: 'players' | 'watchers';
  readonly n: number | null;
  readonly at: number | null;
};

const MAX_MESSAGES = 100;

export class RoomChat {
  messages = $state.raw<readonly ChatMessage[]>([]);
  /** The latest message that came while this page was open; null if none did. */
  latest = $state.raw<ChatMessage | null>(null);
  /** Messages of others that came while the chat was out of sight. */
  unread = $state(0);
  /** The viewer sees the chat right now. */
  isVisible = $state(false);
  readonly #sendRead: (n: number) => void;
  /** The latest message that the server knows was read. */
  #read = 0;

  constructor(sendRead: (n: number) => void) {
    this.#sendRead = sendRead;
  }

  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
    if (!isVisible) return;
    this.unread = 0;
    this.#reportRead();
  }

  add({ who, text, among, n }: Extract<ServerMessage, { t: 'chat' }>, you: number): void {
    if (n !== undefined && this.messages.some((message) => message.n === n)) return;
    const message = { who, text, among, n: n ?? null, at: n === undefined ? null : Date.now() };
    this.latest = message;
    this.messages = [...this.messages, message].slice(-MAX_MESSAGES);
    if (this.isVisible && !document.hidden) this.#reportRead();
    else if (who !== you) this.unread++;
  }

  /** The stored messages, which come with every new connection. */
  load({ messages, read }: Extract<ServerMessage, { t: 'chatLog' }>, you: number): void {
    const now = Date.now();
    this.#read = read;
    this.messages = messages.map(({ agoMs, ...message }) => ({ ...message, at: now - agoMs }));
    this.unread = messages.filter(({ n, who }) => n > read && who !== you).length;
    if (this.isVisible && !document.hidden) this.setVisible(true);
  }

  #reportRead(): void {
    const latest = this.messages.at(-1)?.n ?? 0;
    if (latest <= this.#read) return;
    this.#read = latest;
    this.#sendRead(latest);
  }
}
