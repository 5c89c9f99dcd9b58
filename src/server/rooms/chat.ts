// What people say in a room, and what they ask of its bots: chat and hints.
// Nothing of it changes the room or the match.

import type { Refusal } from '../../core/game.ts';
import type { ServerMessage } from '../../core/protocol.ts';
import { ok, type Result } from '../../core/result.ts';
import type { BotPool, BotReason } from '../bots/pool.ts';
import type { Word } from '../bus/bus.ts';
import type { Play } from '../match/live-match.ts';
import { createLimit } from '../shared/rate-limit.ts';
import { refused } from '../shared/refusals.ts';
import { matchSeatOf } from './messages.ts';
import type { Presence } from './presence.ts';
import { givesHints, type RoomState, seatOf } from './room-state.ts';

/** One hint a person in this time. */
const HINT_PAUSE = 3000;
/** Sentences a person may say at once, and how many more each second. */
const CHATS = 6;
const CHATS_PER_SECOND = 0.5;
/** Messages that might come a second time. */
const MOST_SPOKEN = 100;

/** A word without its address. */
export type Said<W = Word> = W extends { room: string } ? Omit<W, 'room' | 'from'> : never;

export interface Hall {
  readonly presence: Presence;
  readonly state: Readonly<RoomState>;
  /** To other nodes. */
  say(said: Said): void;
}

export class Talk {
  readonly #hall: Hall;
  readonly #bots: BotPool;
  readonly #spoken = new Set<string>();
  readonly #chatting = createLimit(CHATS, CHATS_PER_SECOND, () => performance.now());
  readonly #hinted = new Map<number, number>();

  constructor(hall: Hall, bots: BotPool) {
    this.#hall = hall;
    this.#bots = bots;
  }

  chat(who: number, id: string, text: string): Result<null, Refusal> {
    const { state } = this.#hall;
    const clean = text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .trim();
    if (clean === '') return refused('EMPTY');
    if (state.people[who]!.muted) return refused('MUTED');
    if (this.#spoken.has(`${who} ${id}`)) return ok(null);
    if (!this.#chatting.take(String(who))) return refused('TOO_FAST');
    this.#spoken.add(`${who} ${id}`);
    if (this.#spoken.size > MOST_SPOKEN) this.#spoken.delete(this.#spoken.values().next().value!);
    const said = { t: 'chat', who, text: clean, among: seatOf(state, who) === null ? 'watchers' : 'players' } as const;
    this.tell(said);
    this.#hall.say(said);
    return ok(null);
  }

  /** While a game runs, watchers may know more than players: they talk apart. */
  tell(said: Extract<ServerMessage, { t: 'chat' | 'notice' }>): void {
    const { state, presence } = this.#hall;
    const apart = said.t === 'chat' && said.among === 'watchers' && state.match !== null && state.phase !== 'over';
    for (const [who, line] of presence.lines()) if (!apart || seatOf(state, who) === null) line.send(said);
  }

  /** What a bot would do in somebody's place, from what they see. Others who are here are told that it was asked. */
  async hint(who: number, level: string, play: Play | null): Promise<Result<BotReason, Refusal>> {
    const { state, presence } = this.#hall;
    if (play === null || play.over) return refused('NO_MATCH');
    const seat = matchSeatOf(who, state, play);
    if (seat === null) return refused('WATCHING');
    if (!givesHints(state)) return refused('NO_HINTS');
    if (!play.game.levels.includes(level)) return refused('NO_LEVEL', level);
    const now = performance.now();
    if (now - (this.#hinted.get(who) ?? Number.NEGATIVE_INFINITY) < HINT_PAUSE) return refused('TOO_FAST');
    this.#hinted.set(who, now);
    if (presence.here.size > 1) {
      const notice = { t: 'notice', sentence: `${state.people[who]!.name} asked for a hint.` } as const;
      this.tell(notice);
      this.#hall.say(notice);
    }
    const said = await this.#bots.explain(play.question(seat, level), play.names);
    return said === null ? refused('NO_HINT') : ok(said);
  }
}
